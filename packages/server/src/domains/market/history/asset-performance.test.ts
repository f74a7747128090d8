import { describe, expect, test } from 'vitest';
import { marketWorld, theAsset } from '../market.fixture.ts';
import { fetchAssetPerformance } from './fetch-asset-performance.ts';

describe('fetchAssetPerformance', () => {
  const assetId = theAsset('KO').id;

  test.each(['KO', 'BTC'])('tells the returns of its own points, of %s', async (symbol) => {
    const asset = theAsset(symbol);
    for (const range of ['D1', 'W1', 'M1', 'YTD', 'Y1', 'Y5'] as const) {
      const { ranges, series, volatilityPercent, maxDrawdownPercent } = await fetchAssetPerformance(
        marketWorld(),
        { assetId: asset.id, ranges: [range] },
      );
      const values = series.map(({ value }) => Number(value));
      const returned = ((values.at(-1) ?? 0) / (values[0] ?? 0) - 1) * 100;
      expect(Number(ranges[0]?.priceReturnPercent)).toBeCloseTo(returned, 5);
      const returns = values.slice(1).map((value, at) => value / (values[at] ?? value) - 1);
      if (returns.length < 20) continue;
      const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length;
      const squares = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0);
      const yearly = Math.sqrt((squares / (returns.length - 1)) * (symbol === 'BTC' ? 365 : 252));
      expect(Number(volatilityPercent)).toBeCloseTo(yearly * 100, 5);
      const falls = values.map((value, at) => value / Math.max(...values.slice(0, at + 1)) - 1);
      expect(Number(maxDrawdownPercent)).toBeCloseTo(Math.min(...falls) * 100, 5);
    }
  });

  test('measures each span from the last close on or before its first day', async () => {
    const world = marketWorld(new Date('2026-11-22T16:00:00Z'));
    const first = async (range: 'D1' | 'W1' | 'M1' | 'YTD' | 'Y1', id = assetId) =>
      (await fetchAssetPerformance(world, { assetId: id, ranges: [range] })).series[0]?.date;
    expect([await first('D1'), await first('W1'), await first('M1')]).toEqual([
      '2026-11-19',
      '2026-11-13',
      '2026-10-20',
    ]);
    expect([await first('YTD'), await first('Y1')]).toEqual(['2025-12-31', '2025-11-20']);
    const bitcoin = theAsset('BTC').id;
    expect([await first('YTD', bitcoin), await first('Y1', bitcoin)]).toEqual([
      '2025-12-31',
      '2025-11-22',
    ]);
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
