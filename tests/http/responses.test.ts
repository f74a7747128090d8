import { manualClock, startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterEach, describe, expect, test } from 'vitest';

let server: TestServer;
afterEach(() => server.stop());

const start = async (
  settings: Record<string, string> = {},
  more: Parameters<typeof startTestServer>[0] = {},
) => {
  server = await startTestServer({ settings, ...more });
  return server;
};

describe('every response carries the rate limits', () => {
  test.each<[string, string, number]>([
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/dev/mail', 200],
    ['GET', '/graphql', 405],
    ['OPTIONS', '/graphql', 204],
    ['POST', '/graphql', 415],
    ['GET', '/.well-known/oauth-authorization-server', 200],
    ['GET', '/.well-known/oauth-protected-resource', 200],
    ['GET', '/oauth/token', 405],
    ['POST', '/oauth/token', 400],
    ['GET', '/oauth/authorize', 400],
    ['POST', '/oauth/register', 400],
    ['GET', '/oauth/nowhere', 404],
    ['GET', '/uploads', 405],
    ['OPTIONS', '/uploads', 204],
    ['POST', '/uploads', 401],
    ['GET', '/webhooks/mail/ada@example.com', 405],
    ['POST', '/webhooks/mail/ada@example.com', 401],
    ['POST', '/webhooks/cards/stripe', 400],
    ['POST', '/webhooks/identity/persona', 400],
    ['GET', '/mcp', 405],
    ['GET', `/files/${'x'.repeat(40)}`, 404],
    ['GET', `/shared/${'x'.repeat(40)}.csv`, 404],
    ['GET', '/account/export', 401],
    ['GET', '/packages', 200],
    ['GET', '/operator/bank', 404],
  ])('%s %s', async (method, path, status) => {
    const { url } = await start();
    const response = await fetch(url + path, { method, redirect: 'manual' });
    expect(response.status).toBe(status);
    for (const name of ['rate-limit-total', 'rate-limit-remaining', 'rate-limit-reset']) {
      expect(response.headers.get(name)).toMatch(/^\d+$/);
    }
  });
});

describe('the sensitive group', () => {
  const signIn = 'mutation ($params: SignInInput!) { signIn(params: $params) { session { id } } }';
  const params = { email: 'nobody@example.com', password: 'not the password' };

  test('allows five sign-ins a second of one address, and general operations beside them', async () => {
    const clock = manualClock(new Date('2026-11-20T16:00:00Z'));
    await start({ RATE_LIMIT_SENSITIVE: '5' }, { clock });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.graphql({}, signIn, { params })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(refused[0]?.headers.get('rate-limit-total')).toBe('5');
    expect((await server.graphql({}, '{ healthCheck { status } }')).status).toBe(200);
  });

  test('counts failures at the token endpoint in the same bucket', async () => {
    const { url } = await start({ RATE_LIMIT_SENSITIVE: '1' });
    const body = () => new URLSearchParams({ grant_type: 'client_credentials' });
    const headers = { Authorization: `Basic ${Buffer.from('ip_ci_x:y').toString('base64')}` };
    const first = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body: body() });
    expect(first.headers.get('rate-limit-total')).toBe('1');
    const second = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body: body() });
    expect([first.status, second.status]).toEqual([401, 429]);
    const alias = await server.graphql({}, signIn, { params });
    expect(alias.status).toBe(429);
  });
});

describe('a first-party session', () => {
  test('lives from sign-in to sign-out', async () => {
    await start();
    const user = await server.createUser({ plan: 'FREE' });
    const cookie = { Cookie: await server.signIn(user) };
    const query = '{ currentSession { user { email } } apiCredentials { id } }';
    const { body } = await server.graphql(cookie, query);
    expect(body).toEqual({
      data: { currentSession: { user: { email: user.email } }, apiCredentials: [] },
    });
    const out = await server.graphql(cookie, 'mutation { signOut { affectedCount } }');
    expect(out.headers.get('set-cookie')).toMatch(/^session=;/);
    const after = await server.graphql(cookie, '{ apiCredentials { id } }');
    expect(after.status).toBe(401);
  });
});

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    ALLOW_SIMULATED: 'market,options,rates,news,venue,bank',
    PUBLIC_URL: 'https://api.example.com',
    APP_SECRET: 'a secret of more than thirty-two characters',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  };

  test('introspection is off, and nothing of it leaks', async () => {
    await start(production);
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }']) {
      const { body } = await server.graphql({}, query);
      expect(body.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
      expect(body.data).toBeUndefined();
    }
    const { body } = await server.graphql({}, '{ healthChek { status } }');
    expect(body.errors?.[0]?.message).toBe('Cannot query field "healthChek" on type "Query".');
  });

  test('the outbox is not served', async () => {
    const { url } = await start(production);
    expect((await fetch(`${url}/dev/mail`)).status).toBe(404);
  });

  test('the session cookie is bound to this host over https, and pages insist on https', async () => {
    const { url } = await start(production);
    const user = await server.createUser();
    expect(await server.signIn(user)).toMatch(/^__Host-session=/);
    const page = await fetch(`${url}/nowhere`);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('no loopback page is first-party', async () => {
    const { url } = await start(production);
    const user = await server.createUser();
    const headers = { Cookie: await server.signIn(user), Origin: url };
    const { body } = await server.graphql(headers, '{ apiCredentials { id } }');
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const own = { ...headers, Origin: 'https://api.example.com' };
    expect((await server.graphql(own, '{ apiCredentials { id } }')).body.data).toBeDefined();
  });

  test('the challenge and the metadata name the public address, whatever Host says', async () => {
    const { url } = await start(production);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example' },
      body: '{"query":"{ fetchCurrentUser { id } }"}',
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe(
      'Bearer resource_metadata="https://api.example.com/.well-known/oauth-protected-resource/graphql", scope="identity"',
    );
  });
});
