import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  approvalDomain,
  isLoopback,
  matchesRegistered,
  redirectUriProblem,
  withParameters,
} from './redirect-uri.ts';

describe('a redirect URI', () => {
  test.each([
    'https://app.example.com/callback',
    'https://app.example.com',
    'https://app.example.com/',
    'https://app.example.com:8443/callback?tenant=1',
    'https://localhost/callback',
    'http://localhost/callback',
    'http://localhost:3000/callback',
    'http://127.0.0.1/callback',
    'http://127.0.0.1:51004/callback',
    'https://[::1]:3000/callback',
  ])('%s is accepted', (uri) => {
    expect(redirectUriProblem(uri)).toBeNull();
  });

  test.each([
    ['http elsewhere', 'http://app.example.com/callback', 'must use https'],
    [
      'http on a name that starts like localhost',
      'http://localhost.example.com/',
      'must use https',
    ],
    ['http on a user name like localhost', 'http://localhost@example.com/', 'user name'],
    ['http on the other loopback address', 'http://[::1]/callback', 'must use https'],
    ['http on another loopback address', 'http://127.0.0.2/callback', 'must use https'],
    ['a fragment', 'https://app.example.com/callback#done', 'fragment'],
    ['an empty fragment', 'https://app.example.com/callback#', 'fragment'],
    ['a custom scheme', 'com.example.app:/callback', 'must use https'],
    ['a script', 'javascript:alert(1)', 'must use https'],
    ['data', 'data:text/html,hello', 'must use https'],
    ['a relative reference', '/callback', 'absolute'],
    ['nothing', '', 'printable'],
    ['a backslash', 'https://app.example.com\\@evil.example/', 'backslash'],
    ['a space', 'https://app.example.com/a b', 'printable'],
    ['a line feed', 'https://app.example.com/\ncallback', 'printable'],
    ['letters beyond ASCII', 'https://äpp.example.com/', 'printable'],
    ['a password', 'https://user:secret@app.example.com/', 'user name'],
    ['capital letters in the host', 'https://APP.example.com/', 'normal form'],
    ['one slash', 'https:/app.example.com/', 'normal form'],
    ['dots that go up', 'https://app.example.com/a/../b', 'normal form'],
    ['an escaped host', 'https://%61pp.example.com/', 'normal form'],
    ['the usual port', 'https://app.example.com:443/', 'normal form'],
    ['a dot after the host', 'https://app.example.com./', 'dot'],
    ['a dot after localhost', 'https://localhost./', 'dot'],
    ['a code', 'https://app.example.com/cb?code=x', 'code'],
    ['an escaped code', 'https://app.example.com/cb?%63ode=x', 'code'],
    ['a state without a value', 'https://app.example.com/cb?a=b&state', 'state'],
    ['an issuer', 'https://app.example.com/cb?iss=https://evil.example', 'iss'],
    ['an error', 'https://app.example.com/cb?error=', 'error'],
    ['a description of one', 'https://app.example.com/cb?error_description=x', 'error_description'],
    ['IPv6 loopback over http', 'http://[::1]/', 'https'],
    ['another address of loopback over http', 'http://127.0.0.2/', 'https'],
    ['a name under localhost over http', 'http://app.localhost/', 'https'],
    ['letters that look like others', 'https://аpp.example.com/', 'printable'],
    ['a number as host', 'http://2130706433/', 'normal form'],
    ['2,049 characters', `https://app.example.com/${'a'.repeat(2025)}`, 'longer'],
  ])('with %s is refused', (_case, uri, problem) => {
    expect(redirectUriProblem(uri)).toMatch(problem);
  });
});

describe('a requested redirect URI is one of the registered', () => {
  const https = 'https://app.example.com/callback';

  test.each([
    ['the same text', https, https],
    ['another port on localhost', 'http://localhost:51004/cb', 'http://localhost:3000/cb'],
    ['a port where none was registered', 'http://127.0.0.1:51004/cb', 'http://127.0.0.1/cb'],
    ['no port where one was registered', 'http://127.0.0.1/cb', 'http://127.0.0.1:3000/cb'],
    ['another port, with a query', 'http://localhost:9/cb?a=b', 'http://localhost/cb?a=b'],
  ])('for %s', (_case, requested, registered) => {
    expect(matchesRegistered(requested, [registered])).toBe(true);
  });

  test.each([
    ['another path', 'https://app.example.com/other', https],
    ['a longer path', 'https://app.example.com/callback/x', https],
    ['a slash at the end', 'https://app.example.com/callback/', https],
    ['an added query', 'https://app.example.com/callback?x=1', https],
    ['capital letters', 'https://app.example.com/Callback', https],
    ['another port elsewhere', 'https://app.example.com:8443/callback', https],
    ['a subdomain', 'https://x.app.example.com/callback', https],
    ['another scheme', 'http://app.example.com/callback', https],
    ['the other loopback name', 'http://localhost:1/cb', 'http://127.0.0.1:1/cb'],
    ['another loopback scheme', 'https://localhost:1/cb', 'http://localhost:1/cb'],
    ['another loopback path', 'http://localhost:1/other', 'http://localhost:1/cb'],
    ['a port that does not exist', 'http://localhost:65536/cb', 'http://localhost/cb'],
    ['a host hidden behind the port', 'http://localhost:1@evil.example/cb', 'http://localhost/cb'],
    ['a host hidden behind a colon', 'http://localhost:@evil.example/cb', 'http://localhost/cb'],
    ['a longer host', 'http://localhost.evil.example/cb', 'http://localhost/cb'],
    ['a fragment', 'http://localhost:1/cb#x', 'http://localhost/cb'],
  ])('but not for %s', (_case, requested, registered) => {
    expect(matchesRegistered(requested, [registered])).toBe(false);
  });

  test('but not where none is registered', () => {
    expect(matchesRegistered('https://app.example.com/callback', [])).toBe(false);
  });

  test('whatever matches leads to the registered scheme, host, path and query', () => {
    const seed = 20_261_120;
    const registered = 'http://localhost:3000/cb?a=b';
    const tail = fc.oneof(fc.string(), fc.constantFrom(':1', ':70000', ':@e', '.e', '@e', '\\'));
    const requested = tail.map((text) => `http://localhost${text}/cb?a=b`);
    const property = fc.property(requested, (uri) => {
      if (!matchesRegistered(uri, [registered])) return;
      const url = new URL(uri);
      expect(url.hostname).toBe('localhost');
      expect(url.pathname + url.search + url.hash).toBe('/cb?a=b');
    });
    fc.assert(property, { seed, numRuns: 2000 });
  });
});

describe('parameters are added to a redirect URI', () => {
  test.each([
    ['https://a.example/cb', 'https://a.example/cb?code=x+y'],
    ['https://a.example', 'https://a.example?code=x+y'],
    ['https://a.example/cb?q=%20%7E', 'https://a.example/cb?q=%20%7E&code=x+y'],
    ['https://a.example/cb?', 'https://a.example/cb?code=x+y'],
  ])('%s keeps what it has', (uri, expected) => {
    expect(withParameters(uri, [['code', 'x y']])).toBe(expected);
  });
});

describe('what the operator approves', () => {
  test.each([
    ['https://app.example.com/callback', 'app.example.com'],
    ['https://app.example.com:8443/callback', 'app.example.com:8443'],
    ['http://localhost:3000/callback', 'localhost'],
    ['http://127.0.0.1:51004/callback', '127.0.0.1'],
  ])('for %s is %s', (uri, domain) => {
    expect(approvalDomain(uri)).toBe(domain);
  });

  test.each([
    ['http://localhost/', true],
    ['http://127.0.0.1:1/', true],
    ['https://[::1]/', true],
    ['https://127.0.0.2/', true],
    ['https://app.localhost/', true],
    ['https://localhost.example.com/', false],
  ])('%s is on loopback: %s', (uri, expected) => {
    expect(isLoopback(uri)).toBe(expected);
  });
});
