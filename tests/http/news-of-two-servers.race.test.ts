import {
  compose,
  manualClock,
  readConfig,
  startTestServer,
  type TestServer,
} from '@investing-platform/server/testing';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

/** An hour in which the simulated newsroom has something to tell. */
const clock = manualClock(new Date('2026-11-19T20:55:00Z'));
const MARKET_SEED = 'two servers';
const MINUTE_MS = 60_000;
const MIN_STORIES = 4;
/** Servers look for news every five seconds of real time. */

let server: TestServer;
let other: Awaited<ReturnType<typeof compose>>;
let urls: readonly [here: string, there: string];
let token: string;

beforeAll(async () => {
  const postgresUrl = inject('postgresUrl') ?? '';
  server = await startTestServer({ postgresUrl, clock, settings: { MARKET_SEED } });
  const current = { name: 'test_current_database', text: 'select current_database() name' };
  const { name } = await server.deps.db.one<{ name: string }, []>(current);
  const databaseUrl = new URL(postgresUrl);
  databaseUrl.pathname = `/${name}`;
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS_PORT: '0', PORT: '0' };
  const config = readConfig({ ...settings, MARKET_SEED, DATABASE_URL: databaseUrl.href });
  other = await compose(config, { clock });
  urls = [server.wsUrl, `ws://localhost:${(await other.start()).port}/graphql`];
  token = await server.issueToken(await server.createUser(), ['identity']);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

interface Update {
  readonly sequence: number;
  readonly missedCount: number;
  readonly news: { readonly id: string; readonly headline: string; readonly publishedAt: string };
}

/** What a server tells from now on, or after a story. */
function newsOf(url: string, afterId: string | null = null): Update[] {
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  onTestFinished(async () => client.dispose());
  const heard: Update[] = [];
  const query = `subscription ($params: NewsUpdatesInput) {
    newsUpdates(params: $params) { sequence missedCount news { id headline publishedAt } }
  }`;
  client.subscribe<{ newsUpdates: Update }>(
    { query, variables: { params: { afterId } } },
    {
      next: ({ data }) => void (data && heard.push(data.newsUpdates)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return heard;
}

const subscribers = () => [server.deps, other.deps].map(({ hub }) => hub.subscriberCount());

test('two servers tell the same news in order, and either goes on where the other was', async () => {
  const [here, there] = urls.map((url) => newsOf(url));
  await expect.poll(subscribers).toEqual([1, 1]);
  clock.advance(58 * MINUTE_MS);
  await expect.poll(() => here?.length).toBeGreaterThanOrEqual(MIN_STORIES);
  await expect.poll(() => there).toEqual(here);
  const told = here ?? [];
  const times = told.map(({ news }) => news.publishedAt);
  expect(times).toEqual(times.toSorted());
  expect(told.map(({ sequence }) => sequence)).toEqual(told.map((_, at) => at + 1));
  expect(told.every(({ missedCount }) => missedCount === 0)).toBe(true);
  expect(new Set(told.map(({ news }) => news.id)).size).toBe(told.length);

  for (const known of [0, 2]) {
    const rest = told.slice(known + 1).map(({ news }) => news);
    const resumed = newsOf(urls[1], told[known]?.news.id);
    await expect.poll(() => resumed.map(({ news }) => news)).toEqual(rest);
  }
});
