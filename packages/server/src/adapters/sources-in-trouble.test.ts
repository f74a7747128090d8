import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { instruments } from '@investing-platform/schema/instruments';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { manualClock } from '../kernel/clock.ts';
import { refuse } from '../kernel/errors.ts';
import type { BarsRequest, MarketData } from '../ports/market-data.ts';
import { alpacaMarketData } from './alpaca/market-data/index.ts';
import { ecbRates } from './ecb/reference-rates.ts';
import { embeddedRates } from './embedded/market-data/rates.ts';
import { feedNews } from './feeds/news.ts';
import { yahooMarketData } from './yahoo/market-data.ts';

const NOW = new Date('2026-03-11T15:00:07Z');
const MAX_SECONDS = 20;
const REST_MS = 10_000;

let server: Server;
let port = 0;
let respond: (response: ServerResponse) => void;
let asked = 0;
/** The deadlines that were set, in milliseconds, each with what lets it pass. */
let deadlines: { readonly milliseconds: number; pass(): void }[] = [];

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = 0;
  deadlines = [];
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const deadline = new AbortController();
    const late = new DOMException('too late', 'TimeoutError');
    deadlines.push({ milliseconds, pass: () => deadline.abort(late) });
    return deadline.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whatever host is meant, this machine is asked. */
const send: typeof fetch = (input, init) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  return fetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
};

const appleId = instruments.find(({ symbol }) => symbol === 'AAPL')?.id ?? '';
const bars: BarsRequest = {
  assetId: appleId,
  timeframe: 'DAY_1',
  from: new Date('2026-01-02T00:00:00Z'),
  to: NOW,
  adjustment: 'RAW',
  extendedHours: false,
  limit: 10,
};

/** What each source is asked, anew for each test. */
const SOURCES: Readonly<Record<string, () => () => Promise<unknown>>> = {
  'reference rates of the ECB': () => {
    const source = ecbRates({ clock: manualClock(NOW), fetch: send });
    return () => source.ratesAt(NOW);
  },
  'a news feed': () => {
    const log = { warn: () => undefined };
    const addresses = ['https://wire.example/rss'];
    const source = feedNews({ clock: manualClock(NOW), log, addresses, fetch: send });
    return () => source.newsAbout({ assetIds: [appleId], from: null, after: null, limit: 1 });
  },
  'quotes of Yahoo Finance': () => {
    const source = yahooMarketData({ ...marketDeps(), fetch: send });
    return () => priceOf(source);
  },
  'bars of Yahoo Finance': () => {
    const source = yahooMarketData({ ...marketDeps(), fetch: send });
    return () => source.bars(bars);
  },
  'quotes of Alpaca': () => {
    const source = alpacaMarketData({ ...marketDeps(), ...KEYS, fetch: send });
    return () => priceOf(source);
  },
  'bars of Alpaca': () => {
    const source = alpacaMarketData({ ...marketDeps(), ...KEYS, fetch: send });
    return () => source.bars(bars);
  },
};
const KEYS = { keyId: 'PKEXAMPLE', secret: 'not-a-real-secret', feed: 'iex' } as const;

/** As the operations have it: no price is as good as no answer. */
async function priceOf(source: MarketData): Promise<string> {
  const quote = (await source.quotes([appleId])).get(appleId);
  if (quote === undefined) throw refuse('PROVIDER_UNAVAILABLE', 'There is no price');
  return quote.price;
}

function marketDeps() {
  return { clock: manualClock(NOW), rates: embeddedRates({ seed: 'trouble' }) };
}

const KILOBYTE = 'x'.repeat(1_024);

function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(KILOBYTE.repeat(512)));
  };
  response.on('drain', more);
  more();
}

const TROUBLES: readonly (readonly [name: string, (response: ServerResponse) => void])[] = [
  ['says that it was asked too often', (response) => response.writeHead(429).end('slow down')],
  ['has a fault', (response) => response.writeHead(500).end('{}')],
  ['answers garbage', (response) => response.end('\u0000\uFFFD<html>]]>{"')],
  ['answers nothing', (response) => response.end()],
  ['answers no object', (response) => response.end('null')],
  ['answers a list', (response) => response.end('[]')],
  ['answers numbers for parts', (response) => response.end('{"bars":5,"chart":5,"Cube":5}')],
  ['ends in the middle', (response) => response.write('{"a', () => response.destroy())],
  ['does not stop answering', endless],
];

const unavailable = { code: 'PROVIDER_UNAVAILABLE' };

describe.each(Object.entries(SOURCES))('%s', (_name, make) => {
  test.each(TROUBLES)('are PROVIDER_UNAVAILABLE where the party %s', async (_trouble, answer) => {
    respond = answer;
    await expect(make()()).rejects.toMatchObject(unavailable);
    expect(asked).toBeGreaterThan(0);
  });

  test.each([
    ['does not answer', () => undefined],
    ['answers a byte and no more', (response: ServerResponse) => void response.write('<')],
  ])('are PROVIDER_UNAVAILABLE where the party %s until the deadline', async (_trouble, answer) => {
    respond = answer;
    const answered = make()();
    await expect.poll(() => asked).toBeGreaterThan(0);
    for (const { milliseconds, pass } of deadlines) {
      expect(milliseconds).toBeLessThanOrEqual(MAX_SECONDS * 1_000);
      pass();
    }
    await expect(answered).rejects.toMatchObject(unavailable);
  });

  test('leave a party alone for ten seconds after five faults in a row', async () => {
    respond = (response) => response.writeHead(500).end();
    const ask = make();
    for (let fault = 0; fault < 5; fault += 1) {
      await expect(ask()).rejects.toMatchObject(unavailable);
    }
    const before = asked;
    await expect(ask()).rejects.toMatchObject(unavailable);
    expect(asked).toBe(before);
    vi.setSystemTime(NOW.getTime() + REST_MS + 1);
    await expect(ask()).rejects.toMatchObject(unavailable);
    expect(asked).toBeGreaterThan(before);
  });
});
