import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import type { BarsRequest, HistoryBar, MarketData } from '../../../ports/market-data.ts';
import { courseOf, shortBars } from './price-course.ts';

const SATURDAY = new Date('2026-11-21T00:00:00Z');
const bar = (at: Date, low: string): HistoryBar => {
  return { at, low, open: '95', high: '97', close: '96', volume: '1', vwap: null };
};

/** A coin, of which each day ends where the next one begins; what is low comes an hour before. */
const late = bar(new Date(+SATURDAY + 23 * HOUR_MS), '89');
const days = [0, 1, 2].map((day) =>
  bar(new Date(+SATURDAY + day * DAY_MS), day === 0 ? '89' : '93'),
);
const marketData = {
  bars: async ({ timeframe, from, to, limit }: BarsRequest) =>
    (timeframe === 'DAY_1' ? days : [late])
      .filter(({ at }) => at >= from && at < to)
      .slice(0, limit),
  corporateActions: async () => [],
  historyStart: () => new Date(0),
} as Partial<MarketData> as MarketData;

test('whole days leave no hour out, not even of days without a night', async () => {
  const to = new Date(+SATURDAY + 2.5 * DAY_MS);
  const course = { assetId: 'coin', as: SATURDAY, from: SATURDAY, to };
  const { bars, isWhole } = await courseOf({ marketData }, course);
  expect(isWhole).toBe(true);
  const [first, second] = bars;
  expect(first?.next).toEqual(second?.bar.at);
  const hours = await shortBars({ marketData }, { ...course, to: first?.next ?? to });
  expect(hours.map((one) => one.bar.low)).toEqual(['89']);
});
