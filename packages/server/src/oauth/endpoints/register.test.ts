import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { testDatabase } from '../../db/testing.ts';
import { approveDomain, listApprovedDomains, withdrawDomain } from '../clients/approved-domains.ts';
import {
  bodyOf,
  countingLimiter,
  locationOf,
  type OAuthWorld,
  oauthWorld,
  REDIRECT_URI,
  rowCount,
} from '../testing.ts';

let db: Database;
let world: OAuthWorld;

beforeEach(async () => {
  db = await testDatabase();
  world = oauthWorld(db);
});

function register(metadata: object, target = world): Promise<Response> {
  return target.send('/oauth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(metadata),
  });
}

const valid = { redirect_uris: [REDIRECT_URI], client_name: 'An assistant' };

describe('a registration', () => {
  test('makes a public client without a secret', async () => {
    const response = await register(valid);
    expect(response.status).toBe(201);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await bodyOf(response)).toEqual({
      client_id: expect.stringMatching(/^ip_ci_[0-9A-Za-z]{43}$/),
      client_id_issued_at: Date.parse('2026-11-20T12:00:00Z') / 1000,
      client_name: 'An assistant',
      redirect_uris: [REDIRECT_URI],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
  });

  test('makes a client that any user can connect', async () => {
    const { client_id: clientId } = await bodyOf(await register(valid));
    const code = await world.code(await world.user(), String(clientId), { scope: 'trade' });
    expect((await bodyOf(await world.redeem(String(clientId), code))).scope).toBe('trade');
  });

  test('as common assistants send it passes, without the refresh_token grant', async () => {
    const response = await register({
      ...valid,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: 'identity profile.read trade public',
      client_uri: 'https://app.example.com',
      logo_uri: 'https://app.example.com/logo.png',
      contacts: ['a@example.com'],
      software_id: 'x',
    });
    expect(response.status).toBe(201);
    expect((await bodyOf(response)).grant_types).toEqual(['authorization_code']);
  });

  test('without a name is named by its host', async () => {
    const response = await register({ redirect_uris: ['http://localhost:3000/cb'] });
    expect((await bodyOf(response)).client_name).toBe('localhost:3000');
  });

  test('keeps one of two equal redirect URIs', async () => {
    const response = await register({ redirect_uris: [REDIRECT_URI, REDIRECT_URI] });
    expect((await bodyOf(response)).redirect_uris).toEqual([REDIRECT_URI]);
  });
});

describe('a registration keeps what it can (RFC 7591 section 3.2.1)', () => {
  const registered = async (metadata: object) => {
    const response = await register(metadata);
    expect(response.status).toBe(201);
    return bodyOf(response);
  };

  test.each<[string, unknown[], string[]]>([
    ['a custom scheme', ['cursor://callback', REDIRECT_URI], [REDIRECT_URI]],
    ['a host that nobody approved', ['https://evil.example/cb', REDIRECT_URI], [REDIRECT_URI]],
    ['a script', [REDIRECT_URI, 'javascript:alert(1)'], [REDIRECT_URI]],
    ['what is no text', [1, null, REDIRECT_URI], [REDIRECT_URI]],
    ['the code of an answer', [`${REDIRECT_URI}?code=x`, REDIRECT_URI], [REDIRECT_URI]],
    [
      'all but ten',
      Array.from({ length: 12 }, (_, at) => `${REDIRECT_URI}/${at}`),
      Array.from({ length: 10 }, (_, at) => `${REDIRECT_URI}/${at}`),
    ],
  ])('and leaves out %s', async (_case, redirectUris, kept) => {
    const body = await registered({ redirect_uris: redirectUris });
    expect(body.redirect_uris).toEqual(kept);
    const { client_id: clientId } = body;
    const answer = await world.authorize(String(clientId), {
      redirect_uri: 'https://evil.example/cb',
    });
    expect(answer.headers.get('Location')).toBeNull();
  });

  test('without a name is named by a host that was kept', async () => {
    const body = await registered({ redirect_uris: ['https://bank.example/cb', REDIRECT_URI] });
    expect(body.client_name).toBe('app.example.com');
  });

  test.each(['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'constructor', 7])(
    'and makes the method %s none',
    async (method) => {
      const body = await registered({ ...valid, token_endpoint_auth_method: method });
      expect(body.token_endpoint_auth_method).toBe('none');
      expect(body).not.toHaveProperty('client_secret');
    },
  );

  test('and leaves out other grants and response types', async () => {
    const body = await registered({
      ...valid,
      grant_types: ['implicit', 'authorization_code', 'client_credentials'],
      response_types: ['token', 'code'],
    });
    expect(body.grant_types).toEqual(['authorization_code']);
    expect(body.response_types).toEqual(['code']);
  });

  test('and reads null as absent', async () => {
    const body = await registered({
      redirect_uris: [REDIRECT_URI],
      client_name: null,
      scope: null,
      grant_types: null,
      response_types: null,
      token_endpoint_auth_method: null,
      contacts: null,
    });
    expect(body.client_name).toBe('app.example.com');
  });
});

describe('a registration is refused', () => {
  test.each([
    ['no redirect_uris', {}],
    ['null', { redirect_uris: null }],
    ['an empty list', { redirect_uris: [] }],
    ['a text', { redirect_uris: REDIRECT_URI }],
    ['a number in the list', { redirect_uris: [1] }],
    ['http', { redirect_uris: ['http://app.example.com/callback'] }],
    ['a fragment', { redirect_uris: [`${REDIRECT_URI}#x`] }],
    ['a custom scheme', { redirect_uris: ['cursor://callback'] }],
    ['a host that nobody approved', { redirect_uris: ['https://evil.example/cb'] }],
    ['the code of an answer', { redirect_uris: [`${REDIRECT_URI}?code=x`] }],
    ['a host that ends in a dot', { redirect_uris: ['https://app.example.com./cb'] }],
    ['a user name before an approved host', { redirect_uris: ['https://a@app.example.com/'] }],
    [
      'an approved host as the user name',
      { redirect_uris: ['https://app.example.com@evil.example/'] },
    ],
    ['a subdomain of an approved host', { redirect_uris: ['https://x.app.example.com/cb'] }],
    ['another port of an approved host', { redirect_uris: ['https://app.example.com:1/cb'] }],
  ])('with %s as invalid_redirect_uri', async (_case, metadata) => {
    const response = await register(metadata);
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error).toBe('invalid_redirect_uri');
  });

  test.each([
    ['client credentials', { grant_types: ['client_credentials'] }],
    ['refresh tokens alone', { grant_types: ['refresh_token'] }],
    ['a grant type as text', { grant_types: 'authorization_code' }],
    ['the implicit response type', { response_types: ['token'] }],
    ['an unknown scope', { scope: 'identity admin' }],
    ['a scope that is no text', { scope: ['identity'] }],
    ['a name that is no text', { client_name: { en: 'x' } }],
    ['an empty name', { client_name: '  ' }],
    ['a name of 101 characters', { client_name: 'x'.repeat(101) }],
    ['a name with an invisible character', { client_name: 'Bank\u202egro' }],
    ['a name with a line break', { client_name: 'a\nb' }],
  ])('with %s as invalid_client_metadata', async (_case, change) => {
    const response = await register({ ...valid, ...change });
    expect(response.status).toBe(400);
    expect((await bodyOf(response)).error).toBe('invalid_client_metadata');
  });

  test.each([
    ['no JSON', 'application/json', '{', 400],
    ['a list', 'application/json', '[]', 400],
    ['null', 'application/json', 'null', 400],
    ['nothing', 'application/json', '', 400],
    ['a form', 'application/x-www-form-urlencoded', 'redirect_uris=x', 400],
    ['over 32 KiB', 'application/json', `"${'x'.repeat(32 * 1024)}"`, 413],
  ])('with a body of %s', async (_case, type, body, status) => {
    const response = await world.send('/oauth/register', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await bodyOf(response)).toEqual({
      error: expect.stringMatching(/^invalid_(client_metadata|request)$/),
      error_description: expect.any(String),
    });
  });

  test('where 10,000 clients of the last minutes wait for their first use', async () => {
    const many = statement<object, [createdAt: Date]>(
      'oauth_test_many_registrations',
      `insert into api_credentials (id, client_id, label, is_public, redirect_uris, origin,
         created_at)
       select gen_random_uuid(), 'c' || n, 'x', true, array['https://a.example/'],
         'REGISTRATION', $1
       from generate_series(1, 10000) n`,
    );
    await db.all(many, world.clock.now());
    const response = await register(valid);
    expect(response.status).toBe(503);
    expect((await bodyOf(response)).error).toBe('temporarily_unavailable');
    expect(response.headers.get('Retry-After')).toBe('3600');
    world.clock.advance(600_000);
    // Those that nobody has used by now make room, so that nobody can keep all others out.
    const later = await register(valid);
    expect(later.status).toBe(201);
    expect(await rowCount(db, 'api_credentials')).toBe(9_901);
  });
});

describe('loopback redirect URIs register', () => {
  const uris = ['http://localhost:3000/cb', 'http://127.0.0.1/cb', 'https://[::1]:1/cb'];

  test.each(uris)('outside production without approval: %s', async (uri) => {
    expect((await register({ redirect_uris: [uri] })).status).toBe(201);
  });

  test.each(uris)('in production not without approval: %s', async (uri) => {
    const production = oauthWorld(db, { oauth: { approvesLoopback: false } });
    const response = await register({ redirect_uris: [uri] }, production);
    expect((await bodyOf(response)).error).toBe('invalid_redirect_uri');
  });

  test('in production with the operator’s approval, on any port', async () => {
    const production = oauthWorld(db, {
      oauth: { approvesLoopback: false, approvedRedirectDomains: ['localhost'] },
    });
    expect((await register({ redirect_uris: [uris[0]] }, production)).status).toBe(201);
    expect((await register({ redirect_uris: [uris[1]] }, production)).status).toBe(400);
  });
});

describe('the operator’s list', () => {
  const metadata = { redirect_uris: ['https://assistant.example/cb'] };

  test('opens registration for a host until the approval is withdrawn', async () => {
    expect((await register(metadata)).status).toBe(400);
    await approveDomain(world.deps, ' Assistant.example ');
    await approveDomain(world.deps, 'assistant.example');
    expect((await register(metadata)).status).toBe(201);
    expect((await listApprovedDomains(world.deps)).map(({ domain }) => domain)).toEqual([
      'assistant.example',
    ]);
    await withdrawDomain(world.deps, 'assistant.example');
    expect((await register(metadata)).status).toBe(400);
  });

  test('leaves clients that registered before as they are', async () => {
    await approveDomain(world.deps, 'assistant.example');
    const { client_id: clientId } = await bodyOf(await register(metadata));
    await withdrawDomain(world.deps, 'assistant.example');
    const changes = { redirect_uri: 'https://assistant.example/cb' };
    const location = locationOf(await world.authorize(String(clientId), changes));
    expect(location.pathname).toBe('/consent');
  });

  test.each(['', 'https://a.example', '*.a.example', 'a.example/', 'a b', 'a.example:', '-'])(
    'takes hosts, not %j',
    async (domain) => {
      const approval = approveDomain(world.deps, domain);
      await expect(approval).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  test('says where there is nothing to withdraw', async () => {
    const withdrawal = withdrawDomain(world.deps, 'a.example');
    await expect(withdrawal).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('every attempt to register counts against the sender’s address', async () => {
  const limited = oauthWorld(db, { limiter: countingLimiter(2) });
  expect((await register(valid, limited)).status).toBe(201);
  expect((await register({}, limited)).status).toBe(400);
  expect((await register(valid, limited)).status).toBe(429);
});
