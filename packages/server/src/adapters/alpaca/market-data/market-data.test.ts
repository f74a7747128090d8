import { DAY_MS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { marketDataContract } from '../../../ports/market-data.contract.ts';
import type { BarsRequest } from '../../../ports/market-data.ts';
import { embeddedMarketData } from '../../embedded/market-data/index.ts';
import { embeddedRates } from '../../embedded/market-data/rates.ts';
import { localParty } from '../../outbound/local-party.fixture.ts';
import { ACCESS, fakeAlpacaData } from './fake-data.fixture.ts';
import { alpacaMarketData } from './index.ts';
import { quoteOf } from './snapshots.ts';

const OPEN_AT = new Date('2026-03-11T15:00:07Z');
const CLOSED_AT = new Date('2026-03-14T15:00:00Z');
const SEED = 'alpaca';

function assetOf(symbol: string): Instrument {
  const asset = instruments.find((one) => one.symbol === symbol);
  if (asset === undefined) throw new Error(`no ${symbol}`);
  return asset;
}

const APPLE = assetOf('AAPL');
const BITCOIN = assetOf('BTC');
const SPARK = assetOf('SPK');
const party = localParty();

function setUp() {
  const clock = manualClock(OPEN_AT);
  const rates = embeddedRates({ seed: SEED });
  const real = embeddedMarketData({ clock, seed: SEED, rates });
  party.answer(fakeAlpacaData(real));
  const marketData = alpacaMarketData({ ...ACCESS, clock, rates, fetch: party.fetch });
  return { clock, real, marketData };
}

const minutes = (more: Partial<BarsRequest> = {}): BarsRequest => ({
  assetId: APPLE.id,
  timeframe: 'MIN_1',
  from: new Date(OPEN_AT.getTime() - 3 * DAY_MS),
  to: OPEN_AT,
  adjustment: 'RAW',
  extendedHours: true,
  limit: 10_000,
  ...more,
});

marketDataContract('Alpaca', async () => {
  const { clock, marketData } = setUp();
  const coin = { id: BITCOIN.id, code: 'BTC' };
  const [openAt, closedAt] = [OPEN_AT, CLOSED_AT];
  return { marketData, setTime: clock.set, shareId: APPLE.id, openAt, closedAt, coin };
});

test('prices say that they come from one exchange alone, where they do', async () => {
  const { marketData } = setUp();
  const quote = (await marketData.quotes([APPLE.id])).get(APPLE.id);
  expect(quote).toMatchObject({ source: 'alpaca iex', delayedMinutes: 0, stale: false });
  expect(party.asked[0]?.searchParams.get('feed')).toBe('iex');
});

test('what Alpaca does not trade has no price and no bars, and is not asked for', async () => {
  const { marketData } = setUp();
  expect((await marketData.quotes([SPARK.id])).size).toBe(0);
  expect(await marketData.bars(minutes({ assetId: SPARK.id }))).toEqual([]);
  expect(party.asked).toEqual([]);
});

test('bars of several pages are whole, and the same as they were sent', async () => {
  const { marketData, real } = setUp();
  const bars = await marketData.bars(minutes());
  const sent = await real.bars(minutes());
  expect(bars.length).toBeGreaterThan(1_500);
  expect(bars.map(({ vwap, ...rest }) => ({ ...rest, vwap: null }))).toEqual(sent);
  expect(party.asked.some(({ searchParams }) => searchParams.has('page_token'))).toBe(true);
});

test.each([
  ['HOUR_1', true],
  ['HOUR_1', false],
  ['HOUR_4', true],
  ['MIN_15', false],
  ['DAY_1', false],
  ['WEEK_1', false],
  ['MONTH_1', false],
] as const)(
  'bars of %s are the sums of what was sent, extended hours %s',
  async (timeframe, extendedHours) => {
    const { marketData, real } = setUp();
    const from = new Date(OPEN_AT.getTime() - 60 * DAY_MS);
    for (const assetId of [APPLE.id, BITCOIN.id]) {
      const request = minutes({ assetId, timeframe, extendedHours, from });
      const sums = await marketData.bars(request);
      expect(sums.map((bar) => ({ ...bar, vwap: null }))).toEqual(await real.bars(request));
      expect(sums.length).toBeGreaterThan(1);
    }
  },
);

test('dividends and splits are those that were sent', async () => {
  const { marketData, real } = setUp();
  const from = new Date('2016-01-01T00:00:00Z');
  const facts = (actions: Awaited<ReturnType<typeof real.corporateActions>>) =>
    actions.map(({ id, ...rest }) => ('payAt' in rest ? { ...rest, payAt: null } : rest));
  const ours = await marketData.corporateActions([APPLE.id], from, OPEN_AT);
  expect(facts(ours)).toEqual(facts(await real.corporateActions([APPLE.id], from, OPEN_AT)));
});

describe('actions without a price of their own', () => {
  const EX_DATE = '2026-03-09';
  const facts = { id: 'a1', process_date: EX_DATE };
  const spinOff = {
    ...facts,
    ex_date: EX_DATE,
    source_symbol: 'AAPL',
    source_cusip: '0',
    source_rate: 4,
    new_symbol: 'MSFT',
    new_cusip: '1',
    new_rate: 1,
  };
  const exAt = new Date('2026-03-09T08:00:00Z');

  /** The same server, but for the actions that it tells. */
  function telling(told: object, assetId = APPLE.id) {
    const { marketData, real } = setUp();
    const answer = fakeAlpacaData(real);
    party.answer((url, headers) =>
      url.pathname.endsWith('/corporate-actions')
        ? { json: { corporate_actions: told, next_page_token: null } }
        : answer(url, headers),
    );
    const actions = () =>
      marketData.corporateActions([assetId], new Date('2026-03-01T00:00:00Z'), OPEN_AT);
    const openOf = async (id: string) => {
      const [bar] = await real.bars(
        minutes({ assetId: id, timeframe: 'DAY_1', from: new Date('2026-03-09T00:00:00Z') }),
      );
      return Number(bar?.open);
    };
    return { actions, openOf };
  }

  test('a spin-off splits the cost by the first prices of both shares', async () => {
    const { actions, openOf } = telling({ spin_offs: [spinOff] });
    const [action, ...more] = await actions();
    expect(more).toEqual([]);
    const microsoft = assetOf('MSFT').id;
    expect(action).toMatchObject({
      kind: 'SPIN_OFF',
      assetId: APPLE.id,
      newAssetId: microsoft,
      exAt,
      numerator: 1,
      denominator: 4,
    });
    const [old, fresh] = [await openOf(APPLE.id), await openOf(microsoft)];
    const share = action?.kind === 'SPIN_OFF' ? Number(action.costShare) : Number.NaN;
    expect(share).toBeCloseTo(fresh / (fresh + 4 * old), 7);
    expect(party.asked[0]?.searchParams.get('types')).toContain('spin_off,name_change');
  });

  test('a ratio of parts becomes one of whole numbers', async () => {
    const { actions } = telling({ spin_offs: [{ ...spinOff, source_rate: 1, new_rate: 0.125 }] });
    expect((await actions())[0]).toMatchObject({ numerator: 125, denominator: 1_000 });
  });

  test.each([
    ['of shares that the catalogue does not hold', { new_symbol: 'ZZZZ' }],
    ['that is told of the shares it gives', { source_symbol: 'MSFT', new_symbol: 'AAPL' }],
    ['without a ratio', { new_rate: 0 }],
    ['of a day that no calendar holds', { ex_date: '2031-02-03' }],
    ['of a day that is to come', { ex_date: '2026-03-12' }],
  ])('a spin-off %s is left out', async (_, change) => {
    const { actions } = telling({ spin_offs: [{ ...spinOff, ...change }] });
    expect(await actions()).toEqual([]);
  });

  test('a change of the ticker holds from the day on which it is processed', async () => {
    const change = {
      ...facts,
      old_symbol: 'AAPL',
      new_symbol: 'APPL',
      old_cusip: '0',
      new_cusip: '0',
    };
    const { actions } = telling({ name_changes: [change] });
    const told = { kind: 'SYMBOL_CHANGE', symbol: 'APPL', assetId: APPLE.id, exAt };
    expect(await actions()).toEqual([expect.objectContaining(told)]);
  });

  test.each([
    ['to the same', { new_symbol: 'AAPL' }],
    ['to what is no ticker', { new_symbol: '<b>' }],
  ])('a change of the ticker %s is none', async (_, change) => {
    const whole = {
      ...facts,
      old_symbol: 'AAPL',
      new_symbol: 'APPL',
      old_cusip: '0',
      new_cusip: '0',
    };
    const { actions } = telling({ name_changes: [{ ...whole, ...change }] });
    expect(await actions()).toEqual([]);
  });
});

describe('no price comes of', () => {
  test.each([
    ['wrong keys', { status: 403, json: { message: 'forbidden.' } }],
    ['too many questions', { status: 429, json: { message: 'too many requests.' } }],
    ['an outage', { status: 500, text: 'no' }],
    ['a page', { text: '<html>' }],
    ['a redirect', { status: 307, headers: { location: 'https://evil.example/' } }],
  ])('%s', async (_, answer) => {
    const { marketData } = setUp();
    party.answer(() => answer);
    const unavailable = { code: 'PROVIDER_UNAVAILABLE' };
    await expect(marketData.quotes([APPLE.id])).rejects.toMatchObject(unavailable);
    await expect(marketData.bars(minutes())).rejects.toMatchObject(unavailable);
  });
});

describe('a snapshot', () => {
  const bar = (day: string, c: number) => ({
    t: new Date(`${day}T05:00:00Z`),
    o: 99,
    h: 101,
    l: 98,
    c,
    v: 1_000.5,
    n: 1,
    vw: 100,
  });
  const trade = { p: 101.5, t: OPEN_AT, s: 1, i: 1, c: [], x: 'V', z: 'C' as const };
  const whole = {
    latestTrade: trade,
    dailyBar: bar('2026-03-11', 101),
    prevDailyBar: bar('2026-03-10', 97.25),
  };
  const shown = (snapshot: object) => quoteOf(APPLE, snapshot, OPEN_AT, 'alpaca iex');

  test('is widened to its last price, and has no spread where none was sent', () => {
    expect(shown(whole)).toMatchObject({
      price: '101.5',
      bid: '101.5',
      ask: '101.5',
      open: '99',
      high: '101.5',
      low: '98',
      previousClose: '97.25',
      volume: '1000.5',
    });
  });

  test('of the day before has its close for the day before, and no open', () => {
    const early = { ...whole, dailyBar: bar('2026-03-10', 97.25), prevDailyBar: undefined };
    expect(shown(early)).toMatchObject({ open: null, volume: '0', previousClose: '97.25' });
  });

  test.each<[string, object]>([
    ['without a trade', { latestTrade: undefined }],
    ['with a trade at nothing', { latestTrade: { ...trade, p: 0 } }],
    ['from the future', { latestTrade: { ...trade, t: new Date('2027-01-01') } }],
    ['without the day before', { prevDailyBar: undefined }],
  ])('%s is no quote', (_, change) => {
    expect(shown({ ...whole, ...change })).toBeNull();
  });
});
