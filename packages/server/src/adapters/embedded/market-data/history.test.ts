import { mondayOf } from '@investing-platform/rules/time/calendar-steps';
import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { instruments } from '@investing-platform/schema/instruments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import type { BarsRequest, HistoryBar, Timeframe } from '../../../ports/market-data.ts';
import { embeddedMarketData } from './index.ts';

const SEED = { seed: 20_261_120, numRuns: 40 };
const NOW = new Date('2026-11-20T16:20:31.250Z');

const assets = ['AAPL', 'SPK', 'BTC', 'AGG'].map((symbol) => {
  const found = instruments.find((asset) => asset.symbol === symbol);
  if (found === undefined) throw new Error(`no instrument ${symbol}`);
  return found;
});

function market(now = NOW) {
  const clock = manualClock(now);
  const marketData = embeddedMarketData({ clock, seed: 'history' });
  return {
    clock,
    marketData,
    bars: (assetId: string, timeframe: Timeframe, more: Partial<BarsRequest> = {}) =>
      marketData.bars({
        assetId,
        timeframe,
        from: new Date('2015-01-01T00:00:00Z'),
        to: new Date('2031-01-01T00:00:00Z'),
        adjustment: 'RAW',
        extendedHours: false,
        limit: 10_001,
        ...more,
      }),
  };
}

/** What bars in a row are as one. */
function asOne(bars: readonly HistoryBar[]) {
  const numbers = (field: 'high' | 'low') => bars.map((bar) => Number(bar[field]));
  return {
    at: bars[0]?.at,
    open: bars[0]?.open,
    high: String(Math.max(...numbers('high'))),
    low: String(Math.min(...numbers('low'))),
    close: bars.at(-1)?.close,
    volume: toPlain(sum(bars.map(({ volume }) => decimal(volume ?? '')))),
    vwap: null,
  };
}

/** A trading day of one of the assets that lies before now. */
const pastDay = fc
  .record({ asset: fc.constantFrom(...assets), index: fc.integer({ min: 0, max: 2_900 }) })
  .map(({ asset, index }) => {
    const day = calendarOf(asset.exchange).day(index);
    if (day === null) throw new Error(`no day ${index}`);
    return { asset, day };
  });

const intraday = ['MIN_1', 'MIN_5', 'MIN_15', 'MIN_30', 'HOUR_1', 'HOUR_4'] as const;
const adjustments = ['RAW', 'SPLIT', 'DIVIDEND', 'ALL'] as const;

describe('bars of the embedded market', () => {
  test('of a day are the sum of its minutes and of every length between', async () => {
    const { bars } = market();
    await fc.assert(
      fc.asyncProperty(
        pastDay,
        fc.constantFrom(...intraday),
        fc.constantFrom(...adjustments),
        async ({ asset, day }, timeframe, adjustment) => {
          const span = { from: new Date(day.open), to: new Date(day.close), adjustment };
          const [whole] = await bars(asset.id, 'DAY_1', span);
          const parts = await bars(asset.id, timeframe, span);
          expect(asOne(parts)).toEqual(whole);
          for (const [at, bar] of parts.slice(1).entries()) expect(bar.open).toBe(parts[at]?.close);
        },
      ),
      SEED,
    );
  });

  test('of a longer step are the sum of the minutes in it', async () => {
    const { bars } = market();
    await fc.assert(
      fc.asyncProperty(pastDay, fc.boolean(), async ({ asset, day }, extendedHours) => {
        const span = { from: new Date(day.start), to: new Date(day.end), extendedHours };
        const minutes = await bars(asset.id, 'MIN_1', span);
        for (const timeframe of intraday) {
          const longer = await bars(asset.id, timeframe, span);
          for (const [place, bar] of longer.entries()) {
            const until = longer[place + 1]?.at ?? span.to;
            const within = minutes.filter(({ at }) => at >= bar.at && at < until);
            expect(asOne(within)).toEqual(bar);
          }
        }
      }),
      { ...SEED, numRuns: 6 },
    );
  });

  test.each(assets.map(({ symbol, id }) => [symbol, id] as const))(
    'of weeks and months of %s are the sum of their days',
    async (_symbol, id) => {
      const { bars } = market();
      const days = await bars(id, 'DAY_1', { adjustment: 'ALL' });
      const byWeek = Map.groupBy(days, ({ at }) => mondayOf(dateOf(id, at)));
      const byMonth = Map.groupBy(days, ({ at }) => dateOf(id, at).slice(0, 7));
      expect([...byWeek.values()].map(asOne)).toEqual(
        await bars(id, 'WEEK_1', { adjustment: 'ALL' }),
      );
      expect([...byMonth.values()].map(asOne)).toEqual(
        await bars(id, 'MONTH_1', { adjustment: 'ALL' }),
      );
    },
  );

  test('reach back ten years by the day and a year by the minute', async () => {
    const { bars, marketData } = market();
    const [apple] = assets;
    const days = await bars(apple?.id ?? '', 'DAY_1', { from: new Date('2016-11-20T00:00:00Z') });
    expect(days).toHaveLength(2_514);
    const from = new Date('2025-11-20T00:00:00Z');
    expect(marketData.historyStart('MIN_1') <= from).toBe(true);
    const minutes = await bars(apple?.id ?? '', 'MIN_1', { from, limit: 10_000 });
    expect(minutes).toHaveLength(10_000);
    expect(minutes[0]?.at).toEqual(new Date('2025-11-20T14:30:00Z'));
  });

  test('that are running hold what has happened, and agree with the quote', async () => {
    const { bars, clock, marketData } = market();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...assets),
        fc.integer({ min: 0, max: 7 * DAY_SECONDS }),
        fc.constantFrom(...intraday, 'DAY_1' as const),
        async (asset, seconds, timeframe) => {
          clock.set(new Date(NOW.getTime() + seconds * 1000));
          const quote = (await marketData.quotes([asset.id])).get(asset.id);
          if (quote?.session !== 'REGULAR') return;
          const from = new Date(clock.now().getTime() - 86_400_000);
          const running = (await bars(asset.id, timeframe, { from })).at(-1);
          expect(running?.close).toBe(quote.price);
          if (timeframe === 'DAY_1') {
            const { open, high, low, volume } = quote;
            expect(running).toMatchObject({ open, high, low, volume });
          }
        },
      ),
      SEED,
    );
  });

  test('do not tell the future: a bar that is over never changes, and none begins later', async () => {
    const [apple] = assets;
    const early = await market().bars(apple?.id ?? '', 'MIN_5', { from: new Date('2026-11-20') });
    const late = await market(new Date('2026-11-21T02:00:00Z')).bars(apple?.id ?? '', 'MIN_5', {
      from: new Date('2026-11-20'),
    });
    expect(late).toHaveLength(78);
    expect(early.at(-1)?.at).toEqual(new Date('2026-11-20T16:20:00Z'));
    expect(late.slice(0, early.length - 1)).toEqual(early.slice(0, -1));
  });

  test('hold the last price of each moment in them', async () => {
    const { bars, marketData } = market();
    await fc.assert(
      fc.asyncProperty(
        pastDay,
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        async ({ asset, day }, part) => {
          const at = new Date(day.open + Math.floor((day.close - day.open) * part));
          const price = (await marketData.pricesAt([asset.id], [at])).get(asset.id)?.[0];
          const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
          const [bar] = await bars(asset.id, 'MIN_1', { from: minute, limit: 1 });
          expect(Number(price)).toBeGreaterThanOrEqual(Number(bar?.low));
          expect(Number(price)).toBeLessThanOrEqual(Number(bar?.high));
        },
      ),
      SEED,
    );
  });

  test('respect an early close', async () => {
    const { bars } = market(new Date('2026-11-28T12:00:00Z'));
    const [apple] = assets;
    const from = new Date('2026-11-27T00:00:00Z');
    const minutes = await bars(apple?.id ?? '', 'MIN_1', { from });
    expect(minutes.at(-1)?.at).toEqual(new Date('2026-11-27T17:59:00Z'));
    expect(minutes).toHaveLength(210);
  });
});

describe('bars with what companies did evened out', () => {
  const splitOf = async () => {
    const { marketData } = market();
    const ids = instruments.map(({ id }) => id);
    const actions = await marketData.corporateActions(ids, new Date('2020-01-01'), NOW);
    const split = actions.find(({ kind }) => kind === 'SPLIT');
    if (split?.kind !== 'SPLIT') throw new Error('no split');
    return split;
  };

  test('divide prices before a split by its ratio, and multiply volumes', async () => {
    const { bars } = market();
    const split = await splitOf();
    const span = { to: split.exAt, from: new Date(split.exAt.getTime() - 30 * DAY_MS) };
    const raw = await bars(split.assetId, 'DAY_1', span);
    const evened = await bars(split.assetId, 'DAY_1', { ...span, adjustment: 'SPLIT' });
    const later = (await market().marketData.corporateActions([split.assetId], split.exAt, NOW))
      .filter(({ kind }) => kind === 'SPLIT')
      .reduce((ratio, action) => ratio * (action.kind === 'SPLIT' ? action.numerator : 1), 1);
    for (const [at, bar] of evened.entries()) {
      expect(Number(bar.close) * later).toBeCloseTo(Number(raw[at]?.close), 2);
      expect(Number(bar.volume)).toBe(Number(raw[at]?.volume) * later);
    }
    const [after] = await bars(split.assetId, 'DAY_1', { from: split.exAt });
    const ratio = Number(raw.at(-1)?.close) / Number(after?.close);
    expect(ratio).toBeGreaterThan(split.numerator * 0.8);
    expect(ratio).toBeLessThan(split.numerator * 1.25);
  });

  test('show no jump of the split in the quote of the ex-day', async () => {
    const split = await splitOf();
    const { marketData } = market(new Date(split.exAt.getTime() + 7 * HOUR_MS));
    const quote = (await marketData.quotes([split.assetId])).get(split.assetId);
    expect(Math.abs(Number(quote?.price) / Number(quote?.previousClose) - 1)).toBeLessThan(0.3);
  });

  test('lose with a dividend what it took from the close before it', async () => {
    const { bars, marketData } = market();
    const fund = assets[3];
    const from = new Date('2026-08-01T00:00:00Z');
    const dividends = await marketData.corporateActions([fund?.id ?? ''], from, NOW);
    expect(dividends.map(({ kind }) => kind)).toEqual([
      'DIVIDEND',
      'DIVIDEND',
      'DIVIDEND',
      'DIVIDEND',
    ]);
    const last = dividends.at(-1);
    if (last?.kind !== 'DIVIDEND') throw new Error('no dividend');
    const to = last.exAt;
    const before = { from: new Date(to.getTime() - 5 * DAY_MS), to };
    const raw = (await bars(fund?.id ?? '', 'DAY_1', before)).at(-1);
    const evened = (await bars(fund?.id ?? '', 'DAY_1', { ...before, adjustment: 'ALL' })).at(-1);
    const expected = Number(raw?.close) - Number(last.amountPerShare);
    expect(Number(evened?.close)).toBeCloseTo(expected, 3);
  });
});

function dateOf(assetId: string, at: Date): string {
  const asset = instruments.find(({ id }) => id === assetId);
  return calendarOf(asset?.exchange ?? 'CRYPTO').dateAt(at.getTime());
}
