import { leafScopes } from '@investing-platform/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { deleteCredential } from '../clients/credentials.ts';
import {
  allow,
  bodyOf,
  type Fields,
  ISSUER,
  locationOf,
  type OAuthWorld,
  oauthWorld,
  REDIRECT_URI,
  rowCount,
  SENDER,
} from '../testing.ts';
import { authenticateBearer } from '../tokens/authenticate-bearer.ts';
import { decideConsent } from './decide-consent.ts';
import { readConsentRequest } from './read-consent-request.ts';

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

const decide = async (requestId: string, decision: 'ALLOW' | 'DECLINE', session = user) =>
  decision === 'ALLOW'
    ? { redirectUri: await allow(world.deps, session, requestId) }
    : decideConsent(world.deps, session, { requestId, decision, shownScopes: [] });

const setPlan = (session: SessionActor, plan: string) =>
  world.deps.db.all(
    { name: 'oauth_test_consent_plan', text: 'update users set plan = $2 where id = $1' },
    session.userId,
    plan,
  );

describe('the consent screen shows', () => {
  test('the client, its host and what allowing grants', async () => {
    const id = await ask({ scope: 'portfolio trade' });
    expect(await readConsentRequest(world.deps, user, id)).toEqual({
      id,
      client: {
        name: 'App',
        host: 'app.example.com',
        isLoopback: false,
        registeredBy: 'ANOTHER_PERSON',
        registeredAt: new Date('2026-11-20T12:00:00Z'),
        documentUrl: null,
      },
      requestedScopes: ['portfolio.read', 'portfolio.write', 'trade'],
      grantedScopes: ['portfolio.read', 'portfolio.write', 'trade'],
      droppedScopes: [],
      isAssistant: false,
      approval: 'NONE',
      rememberedDays: 90,
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

  test('whose app it is, and since when', async () => {
    world.clock.advance(86_400_000);
    const id = await ask();
    const shown = async (session: SessionActor, requestId = id) =>
      (await readConsentRequest(world.deps, session, requestId)).client;
    const registeredAt = new Date('2026-11-20T12:00:00Z');
    expect(await shown(developer)).toMatchObject({ registeredBy: 'YOU', registeredAt });
    expect(await shown(user)).toMatchObject({ registeredBy: 'ANOTHER_PERSON', registeredAt });
    const response = await world.send('/oauth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ redirect_uris: [REDIRECT_URI], client_name: 'Investing Platform' }),
    });
    const registered = String((await bodyOf(response)).client_id);
    const page = locationOf(await world.authorize(registered));
    const requestId = page.searchParams.get('request') ?? '';
    expect(await shown(developer, requestId)).toMatchObject({
      registeredBy: 'ITSELF',
      registeredAt: world.clock.now(),
    });
  });

  test.each([
    ['http://localhost:3000/cb', 'localhost:3000', true, null],
    ['http://127.0.0.1/cb', '127.0.0.1', true, null],
    ['https://localhost/cb', 'localhost', true, null],
    ['https://app.localhost/cb', 'app.localhost', true, null],
    ['https://xn--pp-yia.example/cb', 'xn--pp-yia.example', false, 90],
    ['https://app.example.com:8443/cb', 'app.example.com:8443', false, 90],
  ])('of %s the host, and for how long it is remembered', async (uri, host, isLoopback, days) => {
    const app = await world.publicClient(developer, uri);
    const page = locationOf(await world.authorize(app.credential.clientId, { redirect_uri: uri }));
    const requestId = page.searchParams.get('request') ?? '';
    const shown = await readConsentRequest(world.deps, user, requestId);
    expect(shown.client).toMatchObject({ host, isLoopback });
    expect(shown.rememberedDays).toBe(days);
    await allow(world.deps, user, requestId);
    const again = locationOf(
      await world.authorize(app.credential.clientId, { redirect_uri: uri }, user),
    );
    expect(again.pathname).toBe(days === null ? '/consent' : '/cb');
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

describe('a grant never exceeds what the person was shown', () => {
  const decideShown = (requestId: string, shownScopes: readonly string[], session: SessionActor) =>
    decideConsent(world.deps, session, { requestId, decision: 'ALLOW', shownScopes });
  const grantOf = async ({ redirectUri }: { readonly redirectUri: string }) => {
    const code = new URL(redirectUri).searchParams.get('code') ?? '';
    return (await bodyOf(await world.redeem(clientId, code))).scope;
  };

  test('where the plan grew between page and decision', async () => {
    const free = await world.user({ plan: 'FREE' });
    const id = await ask({ scope: 'full_access' });
    const { grantedScopes } = await readConsentRequest(world.deps, free, id);
    await setPlan(free, 'PRO');
    expect(await grantOf(await decideShown(id, grantedScopes, free))).toBe('identity');
    const again = locationOf(await world.authorize(clientId, { scope: 'full_access' }, free));
    expect(again.pathname).toBe('/consent');
  });

  test('nor what the plan includes where it shrank', async () => {
    const id = await ask({ scope: 'identity trade' });
    const { grantedScopes } = await readConsentRequest(world.deps, user, id);
    await setPlan(user, 'FREE');
    expect(await grantOf(await decideShown(id, grantedScopes, user))).toBe('identity');
  });

  test('where nothing of it is left the request stays open', async () => {
    const id = await ask({ scope: 'trade' });
    await setPlan(user, 'FREE');
    const refused = decideShown(id, ['trade'], user);
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await grantOf(await decide(id, 'ALLOW'))).toBe('identity');
  });

  test('where the plan lapsed between decision and redemption', async () => {
    const decided = await decide(await ask({ scope: 'trade' }), 'ALLOW');
    await setPlan(user, 'FREE');
    const code = new URL(decided.redirectUri).searchParams.get('code') ?? '';
    expect((await bodyOf(await world.redeem(clientId, code))).error).toBe('invalid_grant');
  });

  test('where the plan lapsed after the token was issued', async () => {
    const code = await world.code(user, clientId, { scope: 'trade' });
    const { access_token: token } = await bodyOf(await world.redeem(clientId, code));
    await setPlan(user, 'FREE');
    const actor = await authenticateBearer(world.deps, `Bearer ${String(token)}`, SENDER);
    expect(actor).toMatchObject({ scopes: new Set() });
  });

  test.each<[string, string[]]>([
    ['nothing', []],
    ['a scope that was not asked for', ['identity', 'trade']],
    ['a name that is no scope', ['full_access']],
  ])('and where %s is said to have been shown, nothing is granted', async (_case, shown) => {
    const id = await ask({ scope: 'identity portfolio' });
    await expect(decideShown(id, shown, user)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await rowCount(world.deps.db, 'authorization_codes')).toBe(0);
    expect(await grantOf(await decideShown(id, ['portfolio.read'], user))).toBe('portfolio.read');
  });
});
