import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { decimal } from '../../kernel/decimal.ts';
import { marketDataContract } from '../../ports/market-data.contract.ts';
import type { BarsRequest } from '../../ports/market-data.ts';
import { embeddedMarketData } from '../embedded/market-data/index.ts';
import { embeddedRates } from '../embedded/market-data/rates.ts';
import { localParty } from '../outbound/local-party.fixture.ts';
import { fakeYahoo } from './fake-yahoo.fixture.ts';
import { yahooMarketData } from './market-data.ts';
import { quoteOf, type YahooQuote } from './quotes.ts';
import { yahooSymbol } from './symbols.ts';

const OPEN_AT = new Date('2026-03-11T15:00:07Z');
const CLOSED_AT = new Date('2026-03-14T15:00:00Z');
const SEED = 'yahoo';

function assetOf(symbol: string): Instrument {
  const asset = instruments.find((one) => one.symbol === symbol);
  if (asset === undefined) throw new Error(`no ${symbol}`);
  return asset;
}

const APPLE = assetOf('AAPL');
const BITCOIN = assetOf('BTC');
const party = localParty();

function setUp() {
  const clock = manualClock(OPEN_AT);
  const rates = embeddedRates({ seed: SEED });
  const real = embeddedMarketData({ clock, seed: SEED, rates });
  party.answer(fakeYahoo(real, clock));
  return { clock, real, marketData: yahooMarketData({ clock, rates, fetch: party.fetch }) };
}

const days = (more: Partial<BarsRequest> = {}): BarsRequest => ({
  assetId: APPLE.id,
  timeframe: 'DAY_1',
  from: new Date('2020-01-01T00:00:00Z'),
  to: OPEN_AT,
  adjustment: 'SPLIT',
  extendedHours: false,
  limit: 5_000,
  ...more,
});

marketDataContract('Yahoo Finance', async () => {
  const { clock, marketData } = setUp();
  const coin = { id: BITCOIN.id, code: 'BTC' };
  const [openAt, closedAt] = [OPEN_AT, CLOSED_AT];
  return { marketData, setTime: clock.set, shareId: APPLE.id, openAt, closedAt, coin };
});

describe('prices of Yahoo Finance', () => {
  test('are named as such, and asked for at most every five seconds', async () => {
    const { marketData, clock } = setUp();
    const [quote] = (await marketData.quotes([APPLE.id, BITCOIN.id])).values();
    expect(quote).toMatchObject({ source: 'yahoo', stale: false, delayedMinutes: 0 });
    clock.advance(4_000);
    await marketData.quotes([APPLE.id]);
    const asked = () => party.asked.filter(({ pathname }) => pathname.includes('/v7/')).length;
    expect(asked()).toBe(1);
    clock.advance(1_000);
    await marketData.quotes([APPLE.id]);
    expect(asked()).toBe(2);
  });

  test('stand marked stale for 15 minutes while Yahoo does not answer, and then end', async () => {
    const { marketData, clock } = setUp();
    const before = (await marketData.quotes([APPLE.id])).get(APPLE.id);
    party.answer(() => ({ status: 503 }));
    clock.advance(60_000);
    const during = (await marketData.quotes([APPLE.id])).get(APPLE.id);
    expect(during).toEqual({ ...before, stale: true });
    clock.advance(900_000);
    await expect(marketData.quotes([APPLE.id])).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
  });

  test.each([
    ['an answer of another shape', { json: { quoteResponse: { result: [{ price: 1 }] } } }],
    ['a page', { text: '<html>' }],
    ['a redirect elsewhere', { status: 302, headers: { location: 'https://evil.example/' } }],
  ])('%s is no price', async (_, answer) => {
    const { marketData } = setUp();
    party.answer(() => answer);
    await expect(marketData.quotes([APPLE.id])).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
  });
});

describe('bars of Yahoo Finance', () => {
  test('are as they traded, with splits or with dividends evened out, as they are asked for', async () => {
    const { marketData, real } = setUp();
    const withSplit = instruments.filter(
      (asset) => asset.assetClass !== 'CRYPTO' && yahooSymbol(asset) !== null,
    );
    const since = new Date('2020-01-01T00:00:00Z');
    const actions = await real.corporateActions(
      withSplit.map(({ id }) => id),
      since,
      OPEN_AT,
    );
    const split = actions.find(({ kind }) => kind === 'SPLIT');
    if (split === undefined) throw new Error('no share was split');
    for (const adjustment of ['RAW', 'SPLIT', 'DIVIDEND', 'ALL'] as const) {
      const request = days({ assetId: split.assetId, adjustment });
      const [ours, theirs] = [await marketData.bars(request), await real.bars(request)];
      expect(ours.map(({ at }) => at)).toEqual(theirs.map(({ at }) => at));
      for (const [place, bar] of ours.entries()) {
        const close = decimal(theirs[place]?.close ?? '0');
        // Evened out twice, by them and back by us, each time rounded to what is printed.
        const apart = decimal(bar.close).dividedBy(close).minus(1).abs();
        expect(apart.toNumber(), `${adjustment} ${bar.at.toISOString()}`).toBeLessThan(0.002);
      }
    }
  });

  test('of a symbol that Yahoo does not know are none, and that is no failure', async () => {
    const { marketData } = setUp();
    const { answer } = party;
    answer(() => ({
      status: 404,
      json: { chart: { result: null, error: { code: 'Not Found', description: 'No data found' } } },
    }));
    expect(await marketData.bars(days())).toEqual([]);
  });

  test('in another currency than the catalogue says are refused', async () => {
    const { marketData, clock, real } = setUp();
    const honest = fakeYahoo(real, clock);
    party.answer(async (url, headers) => {
      const answer = await honest(url, headers);
      const text = JSON.stringify(answer.json ?? null).replaceAll('"USD"', '"GBp"');
      return answer.json === undefined ? answer : { text };
    });
    await expect(marketData.bars(days())).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect((await marketData.quotes([APPLE.id])).size).toBe(0);
  });
});

test('dividends are those paid then, not those of a share of today', async () => {
  const { marketData, real } = setUp();
  const from = new Date('2016-01-01T00:00:00Z');
  const expected = await real.corporateActions([APPLE.id], from, OPEN_AT);
  const actions = await marketData.corporateActions([APPLE.id], from, OPEN_AT);
  expect(actions.map(({ exAt, kind }) => [exAt, kind])).toEqual(
    expected.map(({ exAt, kind }) => [exAt, kind]),
  );
});

describe('a quote of Yahoo Finance', () => {
  const yahoo: YahooQuote = {
    symbol: 'AAPL',
    currency: 'USD',
    regularMarketPrice: 189.3,
    regularMarketTime: new Date('2026-03-10T20:00:00Z'),
    regularMarketOpen: 187,
    regularMarketDayHigh: 190,
    regularMarketDayLow: 186.5,
    regularMarketPreviousClose: 188,
    regularMarketVolume: 1_000,
    preMarketPrice: 191.25,
    preMarketTime: new Date('2026-03-11T12:00:00Z'),
    bid: 0,
    ask: 191.2,
  };
  const PRE_MARKET = new Date('2026-03-11T12:00:30Z');

  test('before the open has the price before the open, and the day before for its close', () => {
    expect(quoteOf(APPLE, yahoo, PRE_MARKET)).toMatchObject({
      price: '191.25',
      bid: '191.25',
      ask: '191.25',
      open: null,
      high: null,
      previousClose: '189.3',
      volume: '0',
      session: 'PRE_MARKET',
      asOf: yahoo.preMarketTime,
    });
  });

  test.each<[string, Partial<YahooQuote>]>([
    ['without a price', { regularMarketPrice: undefined, preMarketPrice: undefined }],
    ['with a price of nothing', { regularMarketPrice: 0, preMarketPrice: Number.NaN }],
    ['without a time', { regularMarketTime: undefined }],
    ['without a close before', { regularMarketPreviousClose: undefined }],
    ['in another currency', { currency: 'EUR' }],
    [
      'from the future',
      {
        regularMarketTime: new Date('2027-01-01T00:00:00Z'),
        preMarketPrice: undefined,
      },
    ],
  ])('%s is none', (_, missing) => {
    expect(quoteOf(APPLE, { ...yahoo, ...missing }, PRE_MARKET)).toBeNull();
  });
});

test.each([
  ['AAPL', 'AAPL'],
  ['BRK.B', 'BRK-B'],
  ['SPK', 'SPK.NZ'],
  ['BTC', 'BTC-USD'],
  ['UNI', null],
])('%s is called %s', (symbol, name) => {
  const asset = instruments.find((one) => one.symbol === symbol);
  if (asset !== undefined) expect(yahooSymbol(asset)).toBe(name);
});
