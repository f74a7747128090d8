import { expect, test } from 'vitest';
import { sessionActor } from '../../graphql/engine.fixture.ts';
import type { OAuthRoutes } from '../../oauth/index.ts';
import { outage, startFixture } from '../testing/app.fixture.ts';
import { exchangeBytes, requestText } from '../testing/raw.fixture.ts';

/** An authorization server that answers every path with what reached it. */
const echo: OAuthRoutes = {
  async handle(request, _ip, session) {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.text() : '';
    return Response.json({ path: pathname + search, body, user: session?.userId ?? null });
  },
};

const COOKIE = `session=${'s'.repeat(43)}`;

async function setUp(settings: Record<string, string> = {}) {
  const fixture = await startFixture({ oauthRoutes: echo, settings });
  fixture.sessions.set('s'.repeat(43), sessionActor());
  const ask = (line: string, more: readonly string[] = [], body = '') =>
    exchangeBytes(
      fixture,
      requestText([line, 'Host: localhost', 'Connection: close', ...more], body),
    );
  return { ...fixture, ask };
}

test.each(['/oauth/token?a=b%20c', 'http://localhost/oauth/token?a=b%20c'])(
  'the authorization server gets %s under the issuer, as it came',
  async (target) => {
    const { ask } = await setUp();
    expect(await ask(`GET ${target} HTTP/1.1`)).toContain('"path":"/oauth/token?a=b%20c"');
  },
);

test.each([
  '/oauth/x/../token',
  '/oauth/./token',
  '/oauth/%2e%2e/graphql',
  '/oauth/x\\..\\token',
  '/oauth/\\token',
  '/oauth/../.well-known/oauth-authorization-server',
])('%s is no other spelling of an endpoint', async (target) => {
  const { ask } = await setUp();
  expect(await ask(`GET ${target} HTTP/1.1`)).toContain('HTTP/1.1 404 Not Found');
});

test('TRACE is not supported, and no fault', async () => {
  const { ask, logged } = await setUp();
  expect(await ask('TRACE /oauth/token HTTP/1.1')).toContain('HTTP/1.1 501 Not Implemented');
  expect(logged).toEqual([]);
});

test.each([
  ['GET', '/oauth/authorize', '"user":"user-1"'],
  ['GET', '/oauth/authorize?client_id=x', '"user":"user-1"'],
  ['GET', '/oauth/token', '"user":null'],
  ['GET', '/.well-known/oauth-authorization-server', '"user":null'],
  ['POST', '/oauth/authorize', '"user":null'],
])('%s %s sees the session as %s', async (method, target, user) => {
  const { ask } = await setUp();
  const answer = await ask(`${method} ${target} HTTP/1.1`, [`Cookie: ${COOKIE}`]);
  expect(answer).toContain(user);
});

test('an outage of the database is 503, to be tried again', async () => {
  const { ask, world } = await setUp();
  world.databaseFault = outage();
  const answer = await ask('GET /oauth/authorize HTTP/1.1', [`Cookie: ${COOKIE}`]);
  expect(answer).toContain('HTTP/1.1 503 Service Unavailable');
  expect(answer).toContain('Retry-After: 1');
  expect(answer).not.toContain('ECONNREFUSED');
});

test('a refusal for too many requests can be read by pages of other origins', async () => {
  const { ask } = await setUp({ RATE_LIMIT_GENERAL: '1' });
  await ask('GET /oauth/token HTTP/1.1');
  const answer = (await ask('GET /oauth/token HTTP/1.1')).toLowerCase();
  expect(answer).toContain('http/1.1 429 too many requests');
  expect(answer).toContain('access-control-allow-origin: *');
  expect(answer).toMatch(/access-control-expose-headers: .*retry-after/);
});

test('a body that is too large or no text is refused before anybody reads it', async () => {
  const { ask } = await setUp();
  const line = 'POST /oauth/token HTTP/1.1';
  const large = 'x'.repeat(262_145);
  expect(await ask(line, [`Content-Length: ${large.length}`], large)).toContain('HTTP/1.1 413');
  expect(await ask(line, ['Content-Length: 2'], '\xff\xfe')).toContain('HTTP/1.1 400');
  expect(await ask(line, ['Content-Length: 3'], 'a=b')).toContain('"body":"a=b"');
});
