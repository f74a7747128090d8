import { instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import type { Timeframe } from '../../../ports/market-data.ts';
import { embeddedMarketData } from './index.ts';

const NOW = new Date('2026-11-19T21:00:00Z');
const marketData = embeddedMarketData({ clock: manualClock(NOW), seed: 'history' });

const bars = (assetId: string, timeframe: Timeframe, from = '2015-01-01T00:00:00Z') =>
  marketData.bars({
    assetId,
    timeframe,
    from: new Date(from),
    to: NOW,
    adjustment: 'SPLIT',
    extendedHours: false,
    limit: 10_001,
  });

const returnsOf = async (symbol: string): Promise<number[]> => {
  const asset = instruments.find((instrument) => instrument.symbol === symbol);
  const closes = (await bars(asset?.id ?? '', 'DAY_1')).map(({ close }) => Math.log(Number(close)));
  return closes.slice(1).map((close, at) => close - (closes[at] ?? close));
};

describe('instruments of the embedded market', () => {
  test('of one sector move together more than those of two, and coins least with shares', async () => {
    const [exxon, chevron, apple, bitcoin] = await Promise.all(
      ['XOM', 'CVX', 'AAPL', 'BTC'].map(returnsOf),
    );
    const sector = correlation(exxon ?? [], chevron ?? []);
    const market = correlation(exxon ?? [], apple ?? []);
    expect(sector).toBeGreaterThan(market + 0.05);
    expect(market).toBeGreaterThan(0.15);
    expect(
      Math.abs(correlation(apple ?? [], (bitcoin ?? []).slice(0, apple?.length))),
    ).toBeLessThan(0.2);
  });
});

describe('returns of the embedded market', () => {
  /** How many times as often as by the normal distribution there are great moves: 3 is as often. */
  const kurtosis = (returns: readonly number[]) => {
    const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
    const power = (exponent: number) =>
      returns.reduce((sum, value) => sum + (value - mean) ** exponent, 0) / returns.length;
    return power(4) / power(2) ** 2;
  };

  test.each(['AAPL', 'KO', 'SPY', 'SPK', 'BTC'])(
    'of %s have fat tails, and great moves follow great moves',
    async (symbol) => {
      const returns = await returnsOf(symbol);
      const sizes = returns.map(Math.abs);
      expect(kurtosis(returns)).toBeGreaterThan(4);
      expect(kurtosis(returns)).toBeLessThan(20);
      expect(correlation(sizes.slice(1), sizes.slice(0, -1))).toBeGreaterThan(0.04);
      expect(Math.abs(correlation(returns.slice(1), returns.slice(0, -1)))).toBeLessThan(0.06);
    },
  );

  test.each([
    ['SPY', 'VOO', 0.99],
    ['GOOGL', 'GOOG', 0.99],
    ['GLD', 'IAU', 0.99],
    ['IBIT', 'GBTC', 0.99],
    ['SPY', 'QQQ', 0.85],
    ['SPY', 'AAPL', 0.4],
  ])('of %s and %s go together as what they hold does', async (left, right, least) => {
    const [one, other] = await Promise.all([returnsOf(left), returnsOf(right)]);
    expect(correlation(one, other)).toBeGreaterThan(least);
  });
});

describe('a minute of the embedded market', () => {
  test('moves shares of one sector together, and a coin by itself', async () => {
    const [exxon, chevron, bitcoin] = await Promise.all(
      ['XOM', 'CVX', 'BTC'].map(async (symbol) => {
        const asset = instruments.find((instrument) => instrument.symbol === symbol);
        const minutes = await bars(asset?.id ?? '', 'MIN_1', '2026-11-16T14:30:00Z');
        return new Map(
          minutes.map(({ at, open, close }) => [at.getTime(), Number(close) / Number(open) - 1]),
        );
      }),
    );
    const times = [...(exxon?.keys() ?? [])];
    const of = (moves: ReadonlyMap<number, number> | undefined) =>
      times.map((at) => moves?.get(at) ?? 0);
    expect(times.length).toBe(4 * 390);
    expect(correlation(of(exxon), of(chevron))).toBeGreaterThan(0.2);
    expect(Math.abs(correlation(of(exxon), of(bitcoin)))).toBeLessThan(0.1);
  });
});

function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [ml, mr] = [mean(left), mean(right)];
  const products = left.map((value, at) => (value - ml) * ((right[at] ?? mr) - mr));
  const square = (values: readonly number[], m: number) =>
    values.reduce((total, value) => total + (value - m) ** 2, 0);
  return products.reduce((a, b) => a + b, 0) / Math.sqrt(square(left, ml) * square(right, mr));
}
