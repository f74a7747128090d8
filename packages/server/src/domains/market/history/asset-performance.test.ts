import { describe, expect, test } from 'vitest';
import { marketWorld, theAsset } from '../market.fixture.ts';
import { fetchAssetPerformance } from './fetch-asset-performance.ts';
import {
  betaOf,
  dailyReturns,
  maxDrawdownPercent,
  yearlyVolatility,
} from './performance-figures.ts';

const closes = (values: readonly number[]) =>
  values.map((value, at) => ({
    date: `2026-01-${String(at + 1).padStart(2, '0')}`,
    close: String(value),
  }));

describe('figures of a performance', () => {
  test('have the deviation of daily returns, the deepest fall and the beta', () => {
    const returns = dailyReturns([100, 110, 99, 99]);
    expect(returns.map((value) => Number(value.toFixed(10)))).toEqual([0.1, -0.1, 0]);
    expect(yearlyVolatility(returns, 252)).toBeCloseTo(0.1 * Math.sqrt(252), 10);
    expect(maxDrawdownPercent([100, 120, 90, 130, 120])).toBeCloseTo(-25, 10);
    const benchmark = [100, 110, 99, 105];
    const twice = [100, 120, 96, 96 * (1 + 2 * (105 / 99 - 1))];
    expect(betaOf(closes(twice), closes(benchmark))).toBeCloseTo(2, 10);
  });

  test('are null where there is too little to say anything', () => {
    expect(yearlyVolatility([0.1], 252)).toBeNull();
    expect(maxDrawdownPercent([])).toBeNull();
    expect(betaOf(closes([1, 2]), closes([1, 2]))).toBeNull();
    expect(betaOf(closes([1, 2, 3]), closes([5, 5, 5]))).toBeNull();
  });
});

describe('fetchAssetPerformance', () => {
  const assetId = theAsset('KO').id;

  test('measures each span from the last close before it', async () => {
    const world = marketWorld();
    const { ranges, series } = await fetchAssetPerformance(world, {
      assetId,
      ranges: ['M1', 'Y1'],
    });
    const bars = await world.marketData.bars({
      assetId,
      timeframe: 'DAY_1',
      from: new Date('2026-10-18T00:00:00Z'),
      to: world.clock.now(),
      adjustment: 'SPLIT',
      extendedHours: false,
      limit: 100,
    });
    const [base, last] = [bars[0], bars.at(-1)];
    expect(base?.at).toEqual(new Date('2026-10-19T13:30:00Z'));
    const expected = (Number(last?.close) / Number(base?.close) - 1) * 100;
    expect(Number(ranges[0]?.priceReturnPercent)).toBeCloseTo(expected, 6);
    expect(series.at(-1)).toEqual({ date: '2026-11-20', value: last?.close });
    expect(series[0]?.date).toBe('2025-11-20');
  });

  test('is better with dividends than without, and has a beta against a benchmark', async () => {
    const found = await fetchAssetPerformance(marketWorld(), {
      assetId,
      ranges: ['Y3'],
      benchmarkSymbol: 'VTI',
    });
    const [range] = found.ranges;
    expect(Number(range?.totalReturnPercent)).toBeGreaterThan(Number(range?.priceReturnPercent));
    expect(range?.benchmarkReturnPercent).not.toBeNull();
    expect(Number(found.beta)).toBeGreaterThan(0.1);
    expect(Number(found.volatilityPercent)).toBeGreaterThan(5);
    expect(Number(found.maxDrawdownPercent)).toBeLessThan(0);
  });

  test.each([
    [{ assetId: '01a1f640-0000-7000-8000-000000000000' }, 'NOT_FOUND', null],
    [{ assetId, ranges: ['CUSTOM'] }, 'BAD_USER_INPUT', 'params.ranges'],
    [{ assetId, benchmarkSymbol: 'NOPE' }, 'BAD_USER_INPUT', 'params.benchmarkSymbol'],
    [{ assetId, benchmarkSymbol: 'AIR' }, 'BAD_USER_INPUT', 'params.benchmarkSymbol'],
  ] as const)('refuses %o', async (input, code, path) => {
    const fields = path === null ? {} : { fields: [expect.objectContaining({ path })] };
    await expect(fetchAssetPerformance(marketWorld(), input)).rejects.toMatchObject({
      code,
      ...fields,
    });
  });
});
