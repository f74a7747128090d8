import { manualClock, startTestServer, type TestServer } from '@investing-platform/server/testing';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const RATE = 50;
const KIB = 1_024;
const MAX_BYTES = 1_024 * KIB;
const QUERY = '{ fetchCurrentUser { id } }';
const NEVER_READ = '{"query":';

let server: TestServer;
let token: string;

beforeAll(async () => {
  // Time stands still, so that nothing comes back to a bucket.
  const clock = manualClock(new Date('2026-11-20T16:00:00Z'));
  const settings = { RATE_LIMIT_GENERAL: String(RATE) };
  server = await startTestServer({ clock, settings });
});
afterAll(() => server.stop());
beforeEach(async () => {
  token = await newToken();
});

async function newToken(): Promise<string> {
  return server.issueToken(await server.createUser({ plan: 'PRO' }), ['full_access']);
}

/** JSON of so many bytes, nearly all of them keys that differ: the costliest to parse. */
function keys(bytes: number, head: object): string {
  const begun = `${JSON.stringify(head).slice(0, -1)},"extensions":{`;
  const pairs: string[] = [];
  let left = bytes - begun.length - 2;
  for (let at = 0; left > 20; at += 1) {
    const pair = `"k${at}":1,`;
    pairs.push(pair);
    left -= pair.length;
  }
  return `${begun}${pairs.join('')}"z":"${'z'.repeat(left - 6)}"}}`;
}

interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function post(path: string, type: string, body: string, own = token): Promise<Sent> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': type,
      Accept: 'application/json, text/event-stream',
      Authorization: `Bearer ${own}`,
    },
    body,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const remaining = ({ headers }: Sent) => Number(headers.get('Rate-Limit-Remaining'));

const DOORS: readonly (readonly [name: string, path: string, type: string, head: object])[] = [
  ['/graphql', '/graphql', 'application/json', { query: QUERY }],
  ['/graphql by Yoga', '/graphql', 'application/graphql+json', { query: QUERY }],
  ['/mcp', '/mcp', 'application/json', { jsonrpc: '2.0', id: 1, method: 'ping' }],
];

describe.each(DOORS)('a body at %s', (_, path, type, head) => {
  test.each([
    [1, 1],
    [32, 1],
    [33, 2],
    [64, 2],
    [1_024, 32],
  ])('of %d KiB costs %d of the requests that a second allows', async (kibibytes, units) => {
    const answer = await post(path, type, keys(kibibytes * KIB, head));
    expect(answer.status).toBeLessThan(429);
    expect(remaining(answer)).toBe(RATE - units);
  });

  test('is not read where too little is left for it, and shorter ones still are', async () => {
    const long = keys(MAX_BYTES, head);
    await post(path, type, long);
    const unread = NEVER_READ.padEnd(MAX_BYTES);
    const refused = await post(path, type, unread);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(refused.text).toContain('Too many requests');
    const short = await post(path, type, keys(KIB, head));
    expect(short.status).toBeLessThan(429);
  });

  test('of one person costs another nothing', async () => {
    const long = keys(MAX_BYTES, head);
    const others = await newToken();
    const sent = await Promise.all(Array.from({ length: 40 }, () => post(path, type, long)));
    const read = sent.filter(({ status }) => status !== 429);
    // One is read, and the others take the unit of a request at most.
    expect(read).toHaveLength(1);
    expect(remaining(await post(path, type, keys(KIB, head), others))).toBe(RATE - 1);
  });
});

test('the code and the wait of a long body are those of too many requests', async () => {
  const long = keys(MAX_BYTES, { query: QUERY });
  await post('/graphql', 'application/json', long);
  const { text } = await post('/graphql', 'application/json', long);
  expect(JSON.parse(text).errors).toMatchObject([
    { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } },
  ]);
});

test('a long message on a socket is counted alike, and one too many closes it', async () => {
  const closed = Promise.withResolvers<unknown>();
  const client = createClient({
    url: server.wsUrl,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${token}` },
    retryAttempts: 0,
    on: { closed: closed.resolve },
  });
  const extensions = { text: 'x'.repeat(MAX_BYTES - 1_000) };
  const ask = (more: object) =>
    new Promise((resolve) => {
      client.subscribe(
        { query: QUERY, ...more },
        { next: resolve, error: resolve, complete: () => undefined },
      );
    });
  expect(await ask({ extensions })).toMatchObject({ data: { fetchCurrentUser: {} } });
  await ask({ extensions });
  expect(await closed.promise).toMatchObject({ code: 1013, reason: 'Too many requests' });
  const next = await post('/graphql', 'application/json', JSON.stringify({ query: QUERY }));
  expect(remaining(next)).toBe(RATE - 33);
  await client.dispose();
});
