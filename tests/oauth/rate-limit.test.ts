import { manualClock, startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

const clock = manualClock(new Date('2026-11-20T12:00:00Z'));
let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ clock, settings: { RATE_LIMIT_SENSITIVE: '5' } });
});
afterEach(() => server.stop());

function requestToken(clientId: string, clientSecret: string): Promise<Response> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return fetch(`${server.url}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
}

async function statuses(count: number, send: () => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  for (let sent = 0; sent < count; sent += 1) found.push((await send()).status);
  return found;
}

test('/oauth/token gives one owner five tokens a second', async () => {
  const user = await server.createUser();
  const { clientId, clientSecret } = await server.createCredential(user);
  const send = () => requestToken(clientId, clientSecret);
  expect(await statuses(6, send)).toEqual([200, 200, 200, 200, 200, 429]);
  clock.advance(1000);
  expect(await statuses(1, send)).toEqual([200]);
});

test('/oauth/token answers one address five failures a second', async () => {
  const send = () => requestToken('nobody', 'nothing');
  expect(await statuses(6, send)).toEqual([401, 401, 401, 401, 401, 429]);
  const refused = await send();
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(refused.headers.get('Rate-Limit-Total')).toBe('5');
  expect(refused.headers.get('Rate-Limit-Remaining')).toBe('0');
  expect(refused.headers.get('Rate-Limit-Reset')).toBe('1');
  clock.advance(1000);
  expect(await statuses(1, send)).toEqual([401]);
});

test.each(['/.well-known/oauth-authorization-server', '/oauth/authorize', '/oauth/token'])(
  'every response of %s carries the counters',
  async (path) => {
    const { headers } = await fetch(server.url + path);
    for (const name of ['Rate-Limit-Total', 'Rate-Limit-Remaining', 'Rate-Limit-Reset']) {
      expect(headers.get(name)).toMatch(/^\d+$/);
    }
  },
);
