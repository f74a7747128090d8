import { DAY_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { refuse } from '../../kernel/errors.ts';
import {
  allow as allowRequest,
  bodyOf,
  CHALLENGE,
  type Fields,
  ISSUER,
  locationOf,
  type OAuthWorld,
  oauthWorld,
  REDIRECT_URI,
  rowCount,
} from '../testing.ts';

let world: OAuthWorld;
let user: SessionActor;
let clientId: string;

beforeEach(async () => {
  world = oauthWorld(await testDatabase());
  user = await world.user();
  const created = await world.publicClient(user, REDIRECT_URI, 'http://127.0.0.1/cb');
  ({ clientId } = created.credential);
});

const UNKNOWN_CLIENT = `ip_ci_${'0'.repeat(43)}`;

describe('a valid authorization request', () => {
  test('sends the browser to the consent page with an unguessable id', async () => {
    const response = await world.authorize(clientId);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(
      /^https:\/\/api\.example\.com\/consent\?request=ip_ar_[0-9A-Za-z]{43}$/,
    );
  });

  test('tells nobody where the browser came from, and cannot be framed or cached', async () => {
    const { headers } = await world.authorize(clientId);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('may come from a loopback port that was chosen at run time', async () => {
    const response = await world.authorize(clientId, { redirect_uri: 'http://127.0.0.1:1/cb' });
    expect(locationOf(response).pathname).toBe('/consent');
  });

  test('takes scopes that are joined by plus signs', async () => {
    const response = await world.send(
      `/oauth/authorize?response_type=code&client_id=${clientId}&redirect_uri=${encodeURIComponent(
        REDIRECT_URI,
      )}&scope=trade+funding.read&code_challenge=${CHALLENGE}&code_challenge_method=S256`,
    );
    expect(locationOf(response).pathname).toBe('/consent');
  });

  test.each([
    ['no state', { state: null }],
    ['no scope', { scope: null }],
    ['response_mode=query', { response_mode: 'query' }],
    ['a parameter that nobody knows', { audience: 'x', constructor: 'y' }],
    ['a resource with a slash', { resource: `${ISSUER}/` }],
  ])('may have %s', async (_case, changes: Fields) => {
    expect(locationOf(await world.authorize(clientId, changes)).pathname).toBe('/consent');
  });
});

describe('before client and redirect URI are proven, errors stay in the browser', () => {
  test.each([
    ['no client_id', { client_id: null }, 'invalid_request'],
    ['an unknown client', { client_id: UNKNOWN_CLIENT }, 'invalid_client'],
    ['a client_id of another form', { client_id: 'constructor' }, 'invalid_client'],
    ['no redirect_uri', { redirect_uri: null }, 'invalid_request'],
    ['another redirect URI', { redirect_uri: 'https://evil.example/' }, 'invalid_request'],
    ['a longer redirect URI', { redirect_uri: `${REDIRECT_URI}/x` }, 'invalid_request'],
    ['two client_ids', { client_id: ['a', 'b'] }, 'invalid_request'],
    ['two redirect URIs', { redirect_uri: [REDIRECT_URI, REDIRECT_URI] }, 'invalid_request'],
  ])('with %s', async (_case, changes: Fields, error) => {
    const response = await world.authorize(clientId, changes);
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBeNull();
    expect((await bodyOf(response)).error).toBe(error);
    expect(await rowCount(world.deps.db, 'authorization_requests')).toBe(0);
  });

  test('a confidential client is refused there too', async () => {
    const confidential = await world.confidential(user);
    const response = await world.authorize(confidential.credential.clientId);
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error).toBe('unauthorized_client');
  });

  test('a query beyond 8 KiB is refused there too', async () => {
    const response = await world.authorize(clientId, { state: 'x'.repeat(8 * 1024) });
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBeNull();
  });

  test('a person gets a page that says it and runs no script', async () => {
    const response = await world.send('/oauth/authorize?client_id=<script>', {
      headers: { Accept: 'text/html,*/*' },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('invalid_client');
    expect(page).not.toContain('<script>');
  });
});

describe('to the person’s own app, errors are redirected with state and issuer', () => {
  const requestErrors: [string, Fields, string][] = [
    ['no response_type', { response_type: null }, 'invalid_request'],
    ['response_type=token', { response_type: 'token' }, 'unsupported_response_type'],
    ['response_type=constructor', { response_type: 'constructor' }, 'unsupported_response_type'],
    ['response_mode=fragment', { response_mode: 'fragment' }, 'unsupported_response_mode'],
    ['an unknown scope', { scope: 'admin' }, 'invalid_scope'],
    ['two scope parameters', { scope: ['trade', 'identity'] }, 'invalid_request'],
    ['a foreign resource', { resource: 'https://evil.example' }, 'invalid_target'],
    ['a request object', { request: 'e30.e30.' }, 'request_not_supported'],
    ['a request URI', { request_uri: 'https://a.example' }, 'request_uri_not_supported'],
  ];
  const pkceErrors: [string, Fields, string][] = [
    ['no code_challenge', { code_challenge: null }, 'invalid_request'],
    ['no code_challenge_method', { code_challenge_method: null }, 'invalid_request'],
    ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a method in small letters', { code_challenge_method: 's256' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'abc' }, 'invalid_request'],
    ['a padded challenge', { code_challenge: `${CHALLENGE}=` }, 'invalid_request'],
  ];

  test.each([...requestErrors, ...pkceErrors])('with %s', async (_case, changes, error) => {
    const response = await world.authorize(clientId, { state: 'a b+c%&ü', ...changes }, user);
    expect(response.status).toBe(303);
    const location = locationOf(response);
    expect(location.href.startsWith(`${REDIRECT_URI}?`)).toBe(true);
    expect(location.searchParams.get('error')).toBe(error);
    expect(location.searchParams.get('state')).toBe('a b+c%&ü');
    expect(location.searchParams.get('iss')).toBe(ISSUER);
    expect(location.searchParams.get('code')).toBeNull();
    expect(await rowCount(world.deps.db, 'authorization_requests')).toBe(0);
  });

  test('a state of control characters is refused, and comes back all the same', async () => {
    const location = locationOf(await world.authorize(clientId, { state: 'a\u0000b' }, user));
    expect(location.searchParams.get('error')).toBe('invalid_request');
    expect(location.searchParams.get('state')).toBe('a\u0000b');
    expect(world.logged).toEqual([]);
  });

  test('of two states neither comes back', async () => {
    const location = locationOf(await world.authorize(clientId, { state: ['a', 'b'] }, user));
    expect(location.searchParams.get('error')).toBe('invalid_request');
    expect(location.searchParams.get('state')).toBeNull();
  });

  test('a query of the redirect URI stays', async () => {
    const redirectUri = 'https://app.example.com/cb?tenant=%20x';
    const app = await world.publicClient(user, redirectUri);
    const changes = { redirect_uri: redirectUri, scope: 'admin' };
    const response = await world.authorize(app.credential.clientId, changes, user);
    expect(response.headers.get('Location')).toMatch(
      /^https:\/\/app\.example\.com\/cb\?tenant=%20x&error=invalid_scope&/,
    );
  });

  test.each([
    ['a fault of the server', new Error('disk full'), 'server_error'],
    ['an outage', refuse('PROVIDER_UNAVAILABLE', 'disk gone'), 'temporarily_unavailable'],
  ])('%s is told as %s', async (_title, fault, code) => {
    const { db } = world.deps;
    const broken = oauthWorld({
      ...db,
      maybe: (statement, ...params) =>
        statement.name === 'oauth_insert_request'
          ? Promise.reject(fault)
          : db.maybe(statement, ...params),
    });
    const location = locationOf(await broken.authorize(clientId, {}, user));
    expect(location.searchParams.get('error')).toBe(code);
    expect(location.href).not.toContain('disk');
    expect(broken.logged).toHaveLength(1);
  });
});

describe('a remembered consent', () => {
  async function allow(changes: Fields, session = user): Promise<void> {
    const page = locationOf(await world.authorize(clientId, changes));
    const requestId = page.searchParams.get('request') ?? '';
    await allowRequest(world.deps, session, requestId);
  }

  const again = async (changes: Fields, session = user) =>
    locationOf(await world.authorize(clientId, changes, session));

  test('sends the browser straight back with a code', async () => {
    await allow({ scope: 'trade portfolio' });
    const location = await again({ scope: 'trade', state: 'next' });
    expect(location.origin + location.pathname).toBe(REDIRECT_URI);
    expect(location.searchParams.get('state')).toBe('next');
    expect(location.searchParams.get('iss')).toBe(ISSUER);
    const code = location.searchParams.get('code') ?? '';
    expect((await bodyOf(await world.redeem(clientId, code))).scope).toBe('trade');
  });

  test('covers no scope that was not allowed', async () => {
    await allow({ scope: 'portfolio.read' });
    expect((await again({ scope: 'portfolio' })).pathname).toBe('/consent');
  });

  test('covers nobody else', async () => {
    await allow({});
    expect((await again({}, await world.user())).pathname).toBe('/consent');
  });

  test('covers nobody without a session', async () => {
    await allow({});
    expect(locationOf(await world.authorize(clientId)).pathname).toBe('/consent');
  });

  test.each(['consent', 'login', 'select_account', 'none consent'])(
    'is not relied on where the app sends prompt=%s',
    async (prompt) => {
      await allow({});
      expect((await again({ prompt })).pathname).toBe('/consent');
    },
  );

  test.each<[string, Fields]>([
    ['prompt=none', { prompt: 'none' }],
    ['a prompt of another name', { prompt: 'create consenting' }],
    ['max_age', { max_age: '0' }],
    ['no prompt', { prompt: '' }],
  ])('is relied on with %s', async (_case, changes) => {
    await allow({});
    expect((await again(changes)).pathname).toBe('/callback');
  });

  test('does not exist for prompt=none without one: the person is asked', async () => {
    expect((await again({ prompt: 'none' })).pathname).toBe('/consent');
  });

  test('lasts 90 days', async () => {
    await allow({});
    world.clock.advance(90 * DAY_MS - 1);
    expect((await again({})).pathname).toBe('/callback');
    world.clock.advance(1);
    expect((await again({})).pathname).toBe('/consent');
  });

  test('is for https redirects only', async () => {
    const loopback = { redirect_uri: 'http://127.0.0.1:5000/cb' };
    await allow(loopback);
    expect((await again(loopback)).pathname).toBe('/consent');
  });

  test('is for that redirect URI only', async () => {
    const other = 'https://app.example.com/other';
    const app = await world.publicClient(user, REDIRECT_URI, other);
    await world.code(user, app.credential.clientId);
    const changes = { redirect_uri: other };
    const response = await world.authorize(app.credential.clientId, changes, user);
    expect(locationOf(response).pathname).toBe('/consent');
  });

  test('given on the free plan does not grow when the plan does', async () => {
    const free = await world.user({ plan: 'FREE' });
    await allow({ scope: 'full_access' }, free);
    expect((await again({ scope: 'full_access' }, free)).pathname).toBe('/callback');
    await world.deps.db.all(
      { name: 'oauth_test_upgrade', text: "update users set plan = 'PRO' where id = $1" },
      free.userId,
    );
    expect((await again({ scope: 'full_access' }, free)).pathname).toBe('/consent');
  });
});
