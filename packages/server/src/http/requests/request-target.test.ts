import { expect, test } from 'vitest';
import { startFixture } from '../testing/app.fixture.ts';
import { exchangeBytes, requestText } from '../testing/raw.fixture.ts';

const body = '{"query":"{ health }"}';
const ok = 'HTTP/1.1 200 OK';
const notFound = 'HTTP/1.1 404 Not Found';

/** A POST of a query, with `head` in the place of the request line and the `Host` line. */
function post(...head: string[]): string {
  const more = [
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  return requestText([...head, ...more], body);
}

test.each([
  ['the origin form', '/graphql', ok],
  ['the absolute form (RFC 9112, section 3.2.2)', 'http://localhost/graphql', ok],
  ['the absolute form in capitals', 'HTTP://LOCALHOST:80/graphql?a=b', ok],
  ['the absolute form without a path', 'http://localhost', notFound],
  ['the absolute form with a query alone', 'http://localhost?/graphql', notFound],
  ['another scheme', 'ftp://localhost/graphql', notFound],
  ['two slashes', '//graphql', notFound],
  ['a slash at the end', '/graphql/', notFound],
  ['an encoded letter', '/%67raphql', notFound],
  ['dot segments', '/x/../graphql', notFound],
  ['encoded dot segments', '/x/%2e%2e/graphql', notFound],
  ['a backslash', '/x\\..\\graphql', notFound],
  ['capitals', '/GraphQL', notFound],
])('%s asks for what it says, and nothing is tidied up', async (_title, target, status) => {
  const fixture = await startFixture();
  const answer = await exchangeBytes(fixture, post(`POST ${target} HTTP/1.1`, 'Host: localhost'));
  expect(answer).toContain(status);
  expect(answer).toContain('Rate-Limit-Total: ');
});

test('a request of HTTP/1.0 needs no Host line', async () => {
  const fixture = await startFixture();
  expect(await exchangeBytes(fixture, post('POST /graphql HTTP/1.0'))).toContain(ok);
});

test('several Host lines leave open what is meant: 400 (RFC 9112, section 3.2)', async () => {
  const fixture = await startFixture();
  const lines = ['POST /graphql HTTP/1.1', 'Host: localhost', 'Host: evil.example'];
  const answer = await exchangeBytes(fixture, post(...lines));
  expect(answer).toContain('HTTP/1.1 400 Bad Request');
  expect(fixture.world.calls).toEqual([]);
});

test('of several Authorization lines none is believed', async () => {
  const fixture = await startFixture();
  const lines = ['Authorization: Bearer good', 'Authorization: Bearer other'];
  const answer = await exchangeBytes(
    fixture,
    post('POST /graphql HTTP/1.1', 'Host: localhost', ...lines),
  );
  expect(answer).toContain('HTTP/1.1 401 Unauthorized');
  expect(fixture.world.calls).toEqual([]);
});

test.each(['h2c', 'TLS/1.0', 'foo, websocket'])(
  'an offer to switch to %s is ignored (RFC 9110, section 7.8)',
  async (protocol) => {
    const fixture = await startFixture();
    const head = [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: Upgrade, HTTP2-Settings, close',
      `Upgrade: ${protocol}`,
    ];
    expect(await exchangeBytes(fixture, requestText(head, body))).toContain('"health":"ok"');
  },
);
