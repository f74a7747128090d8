import { leafScopes } from '@investing-platform/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../db/testing.ts';
import type { SessionActor } from '../kernel/actor.ts';
import { deleteCredential } from './credentials.ts';
import { decideConsent } from './decide-consent.ts';
import { readConsentRequest } from './read-consent-request.ts';
import {
  type Fields,
  ISSUER,
  locationOf,
  type OAuthWorld,
  oauthWorld,
  REDIRECT_URI,
  rowCount,
} from './testing.ts';

let world: OAuthWorld;
let developer: SessionActor;
let user: SessionActor;
let clientId: string;
let credentialId: string;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  developer = await world.user();
  user = await world.user();
  const created = await world.publicClient(developer);
  ({ clientId, id: credentialId } = created.credential);
});

async function ask(changes: Fields = {}): Promise<string> {
  const page = locationOf(await world.authorize(clientId, changes));
  return page.searchParams.get('request') ?? '';
}

const decide = (requestId: string, decision: 'ALLOW' | 'DECLINE', session = user) =>
  decideConsent(world.deps, session, { requestId, decision });

describe('the consent screen shows', () => {
  test('the client, its host and what allowing grants', async () => {
    const id = await ask({ scope: 'portfolio trade' });
    expect(await readConsentRequest(world.deps, user, id)).toEqual({
      id,
      client: {
        name: 'App',
        host: 'app.example.com',
        isPublic: true,
        registeredDynamically: false,
      },
      requestedScopes: ['portfolio.read', 'portfolio.write', 'trade'],
      grantedScopes: ['portfolio.read', 'portfolio.write', 'trade'],
      droppedScopes: [],
      expiresAt: new Date('2026-11-20T12:10:00Z'),
    });
  });

  test('a free-plan user what was dropped', async () => {
    const free = await world.user({ plan: 'FREE' });
    const shown = await readConsentRequest(world.deps, free, await ask({ scope: 'full_access' }));
    expect(shown.requestedScopes).toEqual(leafScopes);
    expect(shown.grantedScopes).toEqual(['identity']);
    expect(shown.droppedScopes).toEqual(leafScopes.slice(1));
  });

  test('nothing of a request that lapsed', async () => {
    const id = await ask();
    world.clock.advance(600_000);
    const reading = readConsentRequest(world.deps, user, id);
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('nothing of a request whose client was deleted', async () => {
    const id = await ask();
    await deleteCredential(world.deps, developer, credentialId);
    const reading = readConsentRequest(world.deps, user, id);
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('nothing for an id that was made up', async () => {
    const reading = readConsentRequest(world.deps, user, 'constructor');
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a decision', () => {
  test('to allow leads back with code, state and issuer', async () => {
    const { redirectUri } = await decide(await ask(), 'ALLOW');
    const url = new URL(redirectUri);
    expect(url.origin + url.pathname).toBe(REDIRECT_URI);
    expect([...url.searchParams.keys()]).toEqual(['code', 'state', 'iss']);
    expect(url.searchParams.get('code')).toMatch(/^ip_ac_[0-9A-Za-z]{43}$/);
    expect(url.searchParams.get('state')).toBe('a state');
    expect(url.searchParams.get('iss')).toBe(ISSUER);
  });

  test('to decline leads back with access_denied and state', async () => {
    const { redirectUri } = await decide(await ask(), 'DECLINE');
    const parameters = new URL(redirectUri).searchParams;
    expect(parameters.get('error')).toBe('access_denied');
    expect(parameters.get('state')).toBe('a state');
    expect(parameters.get('iss')).toBe(ISSUER);
    expect(await rowCount(world.deps.db, 'authorization_codes')).toBe(0);
  });

  test('without a state brings none back', async () => {
    const { redirectUri } = await decide(await ask({ state: null }), 'ALLOW');
    expect(new URL(redirectUri).searchParams.has('state')).toBe(false);
  });

  test.each(['ALLOW', 'DECLINE'] as const)('is made once, after %s', async (decision) => {
    const id = await ask();
    await decide(id, decision);
    await expect(decide(id, 'ALLOW')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('simultaneous or not', async () => {
    const id = await ask();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => decide(id, 'ALLOW')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rowCount(world.deps.db, 'authorization_codes')).toBe(1);
  });

  test('comes too late after ten minutes', async () => {
    const id = await ask();
    world.clock.advance(600_000);
    await expect(decide(id, 'ALLOW')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('grants a free-plan user identity, whatever was asked for', async () => {
    const free = await world.user({ plan: 'FREE' });
    const { redirectUri } = await decide(await ask({ scope: 'trade' }), 'ALLOW', free);
    const code = new URL(redirectUri).searchParams.get('code') ?? '';
    const response = await world.redeem(clientId, code);
    expect(await response.json()).toMatchObject({ scope: 'identity' });
  });
});
