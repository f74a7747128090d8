import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { approveDomain, withdrawDomain } from '../clients/approved-domains.ts';
import { bodyOf, type Fields, locationOf, type OAuthWorld, oauthWorld } from '../testing.ts';

/* RFC 9700 section 4.11.2: the authorization server is no open redirector. */

const STRANGE = 'https://stranger.example/cb';
const LOOPBACK = 'http://127.0.0.1/cb';

let world: OAuthWorld;
let user: SessionActor;
let stranger: SessionActor;

beforeEach(async () => {
  world = oauthWorld(await testDatabase(), { oauth: { approvesLoopback: false } });
  [user, stranger] = [await world.user(), await world.user()];
});

async function app(owner: SessionActor, ...redirectUris: string[]): Promise<string> {
  return (await world.publicClient(owner, ...redirectUris)).credential.clientId;
}

const wrong: readonly (readonly [string, Fields])[] = [
  ['an unknown scope', { scope: 'admin' }],
  ['no challenge', { code_challenge: null }],
  ['another response type', { response_type: 'token' }],
  ['another response mode', { response_mode: 'fragment' }],
  ['a form post', { response_mode: 'form_post' }],
  ['a repeated state', { state: ['a', 'b'] }],
  ['a foreign resource', { resource: 'https://evil.example' }],
  ['a request object', { request: 'e30.e30.' }],
  ['silence asked for', { prompt: 'none', scope: 'admin' }],
];

describe.each(wrong)('a request with %s', (_case, changes) => {
  test.each(['nobody', 'somebody'])('of a stranger’s app stays on our page for %s', async (who) => {
    const clientId = await app(stranger, STRANGE);
    const session = who === 'nobody' ? undefined : user;
    const response = await world.authorize(
      clientId,
      { redirect_uri: STRANGE, ...changes },
      session,
    );
    expect(response.headers.get('Location')).toBeNull();
    expect(response.status).toBe(400);
    expect(JSON.stringify(await bodyOf(response))).not.toContain('stranger.example');
  });

  test('of the person’s own app goes back to it', async () => {
    const clientId = await app(user, STRANGE);
    const response = await world.authorize(clientId, { redirect_uri: STRANGE, ...changes }, user);
    expect(locationOf(response).origin).toBe('https://stranger.example');
    expect(locationOf(response).searchParams.get('error')).not.toBeNull();
  });

  test('to an approved host goes there once the person has signed in', async () => {
    const clientId = await app(stranger);
    const first = locationOf(await world.authorize(clientId, changes));
    expect([first.origin, first.pathname]).toEqual(['https://api.example.com', '/sign-in']);
    const next = first.searchParams.get('next') ?? '';
    expect(next.startsWith('/oauth/authorize?')).toBe(true);
    const second = locationOf(await world.send(next, {}, user));
    expect(second.origin).toBe('https://app.example.com');
    expect(second.searchParams.get('error')).not.toBeNull();
  });
});

const fails = async (clientId: string, redirectUri: string, session?: SessionActor) => {
  const changes = { redirect_uri: redirectUri, scope: 'admin' };
  return (await world.authorize(clientId, changes, session)).headers.get('Location');
};

test('a host is trusted from its approval until that is withdrawn', async () => {
  const clientId = await app(stranger, STRANGE);
  expect(await fails(clientId, STRANGE, user)).toBeNull();
  await approveDomain(world.deps, 'stranger.example');
  expect(await fails(clientId, STRANGE, user)).toContain('https://stranger.example/cb?error=');
  await withdrawDomain(world.deps, 'stranger.example');
  expect(await fails(clientId, STRANGE, user)).toBeNull();
});

test.each([
  ['another port of an approved host', 'https://app.example.com:8443/cb'],
  ['a name under an approved host', 'https://x.app.example.com/cb'],
  ['a name that begins like one', 'https://app.example.com.evil.example/cb'],
])('%s is not approved', async (_case, redirectUri) => {
  expect(await fails(await app(stranger, redirectUri), redirectUri, user)).toBeNull();
});

test('the person’s own machine is trusted where the operator approves loopback', async () => {
  const clientId = await app(stranger, LOOPBACK);
  const redirectUri = 'http://127.0.0.1:4999/cb';
  expect(await fails(clientId, redirectUri, user)).toBeNull();
  world = oauthWorld(world.deps.db, { oauth: { approvesLoopback: true } });
  expect(await fails(clientId, redirectUri, user)).toContain(`${redirectUri}?error=`);
  expect(await fails(clientId, redirectUri)).toContain('https://api.example.com/sign-in?next=');
});

test('a request too long to carry through the sign-in page stays on our page', async () => {
  const clientId = await app(stranger);
  const changes = { scope: 'admin', state: 'x'.repeat(2_048) };
  expect((await world.authorize(clientId, changes)).headers.get('Location')).toBeNull();
  expect((await world.authorize(clientId, changes, user)).headers.get('Location')).not.toBeNull();
});

test('what the database cannot say is not taken for an approval', async () => {
  const clientId = await app(stranger, STRANGE);
  const { db } = world.deps;
  const broken = oauthWorld({ ...db, all: () => Promise.reject(new Error('gone')) });
  const changes = { redirect_uri: STRANGE, scope: 'admin' };
  const response = await broken.authorize(clientId, changes, user);
  expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
});
