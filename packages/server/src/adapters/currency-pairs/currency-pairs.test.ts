import { instruments } from '@investing-platform/schema/instruments';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketDataContract } from '../../ports/market-data.contract.ts';
import type { BarsRequest, HistoryBar, Timeframe } from '../../ports/market-data.ts';
import type { ReferenceRateSource } from '../../ports/reference-rates.ts';
import { embeddedMarketData } from '../embedded/market-data/index.ts';
import { embeddedRates } from '../embedded/market-data/rates.ts';
import { withCurrencyPairs } from './index.ts';

const OPEN_AT = new Date('2026-11-20T16:20:31Z');
const SEED = 'pairs';

function assetId(symbol: string): string {
  const asset = instruments.find((one) => one.symbol === symbol);
  if (asset === undefined) throw new Error(`no ${symbol}`);
  return asset.id;
}

function marketAt(start: Date, rates: ReferenceRateSource = embeddedRates({ seed: SEED })) {
  let now = start;
  const clock = { now: () => now };
  const source = embeddedMarketData({ clock, seed: SEED, rates });
  const marketData = withCurrencyPairs({ clock, rates }, source);
  return {
    marketData,
    setTime(next: Date) {
      now = next;
    },
  };
}

marketDataContract('pairs of currencies', async () => ({
  ...marketAt(OPEN_AT),
  shareId: assetId('EURUSD'),
  openAt: OPEN_AT,
  closedAt: new Date('2026-11-21T12:00:00Z'),
  coin: { id: assetId('BTC'), code: 'BTC' },
}));

/** One euro in dollars, from the given moments on. */
function published(...days: readonly (readonly [at: string, usd: string])[]): ReferenceRateSource {
  const tables = days.map(([at, usd]) => ({
    base: 'EUR',
    rates: new Map([
      ['EUR', '1'],
      ['USD', usd],
      ['NZD', '2'],
    ]),
    publishedAt: new Date(at),
    source: 'told',
  }));
  const [first] = tables;
  if (first === undefined) throw new Error('no rates');
  return {
    ratesAt: async (at) => tables.findLast(({ publishedAt }) => publishedAt <= at) ?? first,
  };
}

const WEEK = published(
  ['2026-11-18T15:00:00Z', '1.1'],
  ['2026-11-19T15:00:00Z', '1.2'],
  ['2026-11-20T15:00:00Z', '1.15'],
);

describe('the price of a pair', () => {
  test('is the published rate, and changes when the next one is published', async () => {
    const { marketData, setTime } = marketAt(new Date('2026-11-20T14:59:59Z'), WEEK);
    const id = assetId('EURUSD');
    expect((await marketData.quotes([id])).get(id)).toMatchObject({
      price: '1.2',
      bid: '1.2',
      ask: '1.2',
      previousClose: '1.2',
      volume: '0',
      open: '1.2',
      high: '1.2',
      low: '1.2',
      session: 'REGULAR',
      stale: false,
      asOf: new Date('2026-11-19T15:00:00Z'),
      source: 'told',
      delayedMinutes: 0,
    });
    setTime(new Date('2026-11-20T15:00:00Z'));
    expect((await marketData.quotes([id])).get(id)).toMatchObject({
      price: '1.15',
      previousClose: '1.2',
      open: '1.2',
      high: '1.2',
      low: '1.15',
      asOf: new Date('2026-11-20T15:00:00Z'),
    });
  });

  test('stands over the weekend, and is stale after six days of silence', async () => {
    const { marketData, setTime } = marketAt(new Date('2026-11-22T12:00:00Z'), WEEK);
    const id = assetId('EURUSD');
    const onSunday = (await marketData.quotes([id])).get(id);
    expect(onSunday).toMatchObject({ price: '1.15', session: 'CLOSED', stale: false });
    setTime(new Date('2026-11-26T15:00:01Z'));
    expect((await marketData.quotes([id])).get(id)).toMatchObject({ price: '1.15', stale: true });
  });

  test('is crossed where neither currency is the euro, to six digits', async () => {
    const { marketData } = marketAt(OPEN_AT, WEEK);
    const id = assetId('NZDUSD');
    expect((await marketData.quotes([id])).get(id)?.price).toBe('0.575');
  });

  test('is missing where a currency has no rate, beside pairs that have one', async () => {
    const { marketData } = marketAt(OPEN_AT, WEEK);
    const ids = [assetId('USDJPY'), assetId('EURUSD'), assetId('AAPL')];
    const quotes = await marketData.quotes(ids);
    expect([...quotes.keys()].sort()).toEqual([assetId('EURUSD'), assetId('AAPL')].sort());
  });

  test('is unknown before the first publication', async () => {
    const { marketData } = marketAt(OPEN_AT, WEEK);
    const [id, at] = [assetId('EURUSD'), new Date('2026-11-18T14:59:59Z')];
    expect((await marketData.pricesAt([id], [at, OPEN_AT])).get(id)).toEqual([null, '1.15']);
    expect(await marketData.minuteBar(id, at)).toBeNull();
  });
});

describe('the bars of a pair', () => {
  const LENGTHS: readonly Timeframe[] = [
    ...(['MIN_1', 'MIN_5', 'MIN_15', 'MIN_30', 'HOUR_1', 'HOUR_4'] as const),
    ...(['DAY_1', 'WEEK_1', 'MONTH_1'] as const),
  ];
  const { marketData } = marketAt(new Date('2026-11-20T23:00:00Z'));

  const request = (more: Partial<BarsRequest>): BarsRequest => ({
    assetId: assetId('NZDUSD'),
    timeframe: 'DAY_1',
    from: new Date('2015-01-01T00:00:00Z'),
    to: new Date('2026-11-21T00:00:00Z'),
    adjustment: 'RAW',
    extendedHours: false,
    limit: 10_000,
    ...more,
  });

  test('of a day begin in the evening before, at 17:00 in New York', async () => {
    const from = new Date('2026-10-28T00:00:00Z');
    const bars = await marketData.bars(request({ from, limit: 4 }));
    expect(bars.map(({ at }) => at.toISOString().slice(0, 16))).toEqual([
      ...['2026-10-28T21:00', '2026-10-29T21:00', '2026-11-01T22:00', '2026-11-02T22:00'],
    ]);
  });

  test('reach over ten years and more', async () => {
    const bars = await marketData.bars(request({}));
    expect(bars.length).toBeGreaterThan(3_000);
    expect(bars[0]?.at).toEqual(new Date('2015-01-01T22:00:00Z'));
  });

  test('nest: a bar has the prices of the shorter ones in it', async () => {
    const spans = fc.record({
      start: fc.date({
        min: new Date('2026-01-05'),
        max: new Date('2026-08-20'),
        noInvalidDate: true,
      }),
      pair: fc.constantFrom(...['EURUSD', 'NZDUSD', 'USDJPY', 'USDIDR', 'GBPNZD']),
      long: fc.constantFrom(...LENGTHS.slice(1)),
    });
    await fc.assert(
      fc.asyncProperty(spans, async ({ start, pair, long }) => {
        const short = LENGTHS[LENGTHS.indexOf(long) - 1] ?? 'MIN_1';
        const whole = await marketData.bars(
          request({ assetId: assetId(pair), timeframe: long, from: start, limit: 3 }),
        );
        const [first, , last] = whole;
        if (first === undefined || last === undefined) throw new Error('no bars');
        const parts = await marketData.bars(
          request({ assetId: assetId(pair), timeframe: short, from: first.at, to: last.at }),
        );
        expectNested(whole.slice(0, 2), last.at, isMade(long, short) ? parts : []);
      }),
      { seed: 20261120, numRuns: 60 },
    );
  });
});

/** Weeks reach over the ends of months. */
const isMade = (long: Timeframe, short: Timeframe): boolean =>
  !(long === 'MONTH_1' && short === 'WEEK_1');

function expectNested(whole: readonly HistoryBar[], end: Date, parts: readonly HistoryBar[]): void {
  for (const [place, bar] of whole.entries()) {
    const until = whole[place + 1]?.at ?? end;
    const within = parts.filter(({ at }) => at >= bar.at && at < until);
    if (parts.length === 0) continue;
    expect(within[0]?.at).toEqual(bar.at);
    expect([within[0]?.open, within.at(-1)?.close]).toEqual([bar.open, bar.close]);
    expect(Math.max(...within.map(({ high }) => Number(high)))).toBe(Number(bar.high));
    expect(Math.min(...within.map(({ low }) => Number(low)))).toBe(Number(bar.low));
  }
}
