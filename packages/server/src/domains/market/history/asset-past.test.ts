import { calendarOf } from '@investing-platform/schema/trading-calendar';
import { describe, expect, test } from 'vitest';
import type { CorporateAction, MarketData } from '../../../ports/market-data.ts';
import { marketWorld, theAsset } from '../market.fixture.ts';
import { assetBars } from './asset-bars.ts';
import { assetDividends, assetSplits } from './company-actions.ts';
import { fiftyTwoWeekRange } from './fifty-two-week-range.ts';
import { getStockHistoricalData } from './get-stock-historical-data.ts';

const APPLE = theAsset('AAPL');

/** A world whose source answers some questions in another way. */
function worldWith(source: Partial<MarketData>) {
  const world = marketWorld();
  return { ...world, marketData: { ...world.marketData, ...source } };
}

const silent = async () => Promise.reject(new Error('socket hang up'));

describe('The range of 52 weeks', () => {
  test.each(['AAPL', 'BTC', 'AIR.XNZE'])('of %s is that of its daily bars', async (symbol) => {
    const world = marketWorld();
    const asset = theAsset(symbol);
    const { dateAt } = calendarOf(asset.exchange);
    const { nodes } = await getStockHistoricalData(world, {
      asset: { assetId: asset.id },
      range: 'Y3',
      limit: 10_000,
    });
    const year = nodes.filter(({ at }) => dateAt(at.getTime()) >= '2025-11-22');
    expect(year.length).toBeGreaterThan(240);
    const range = await fiftyTwoWeekRange(world, asset);
    expect(Number(range?.high)).toBe(Math.max(...year.map(({ high }) => Number(high))));
    expect(Number(range?.low)).toBe(Math.min(...year.map(({ low }) => Number(low))));
    const highest = year.find(({ at }) => dateAt(at.getTime()) === range?.highOn);
    expect(highest?.high).toBe(range?.high);
  });

  test('is read once a minute', async () => {
    let reads = 0;
    const { bars } = marketWorld().marketData;
    const world = worldWith({
      bars: (request) => {
        reads += 1;
        return bars(request);
      },
    });
    await Promise.all([fiftyTwoWeekRange(world, APPLE), fiftyTwoWeekRange(world, APPLE)]);
    expect(reads).toBe(1);
    world.clock.advance(60_000);
    await fiftyTwoWeekRange(world, APPLE);
    expect(reads).toBe(2);
  });

  test.each([
    ['that has no prices', async () => []],
    ['whose source does not answer', silent],
  ])('of an asset %s is unknown', async (_which, bars) => {
    expect(await fiftyTwoWeekRange(worldWith({ bars }), APPLE)).toBeNull();
  });
});

describe('Bars of one of several assets', () => {
  test('are those of the asset, 250 where nothing says how many', async () => {
    const world = marketWorld();
    const page = await assetBars(world, APPLE, { range: 'Y3' });
    const whole = await getStockHistoricalData(world, {
      asset: { assetId: APPLE.id },
      range: 'Y3',
    });
    expect(page?.nodes).toEqual(whole.nodes.slice(0, 250));
    const rest = await getStockHistoricalData(world, {
      asset: { assetId: APPLE.id },
      range: 'Y3',
      cursor: page?.nextCursor,
    });
    expect(rest.nodes).toEqual(whole.nodes.slice(250));
  });

  test('are unknown where their source does not answer', async () => {
    expect(await assetBars(worldWith({ bars: silent }), APPLE, {})).toBeNull();
  });
});

describe('What a company did', () => {
  const past: readonly CorporateAction[] = [
    {
      id: '1',
      assetId: APPLE.id,
      exAt: new Date('2026-05-11T08:00:00Z'),
      kind: 'DIVIDEND',
      amountPerShare: '0.26',
      currency: 'USD',
      payAt: new Date('2026-05-14T13:30:00Z'),
      withholdingRate: '0.15',
    },
    {
      id: '2',
      assetId: APPLE.id,
      exAt: new Date('2026-08-31T08:00:00Z'),
      kind: 'SPLIT',
      numerator: 4,
      denominator: 1,
    },
    {
      id: '3',
      assetId: APPLE.id,
      exAt: new Date('2026-09-07T08:00:00Z'),
      kind: 'SYMBOL_CHANGE',
      symbol: 'APPL',
    },
  ];

  test('is told by its days in the exchange’s time zone', async () => {
    const deps = worldWith({ corporateActions: async () => past });
    expect(await assetDividends({ deps }, APPLE, {})).toEqual([
      { exDate: '2026-05-11', paidOn: '2026-05-14', amountPerShare: '0.26', currency: 'USD' },
    ]);
    expect(await assetSplits({ deps }, APPLE, {})).toEqual([
      { exDate: '2026-08-31', ratio: { numerator: 4, denominator: 1 } },
    ]);
    expect(await assetSplits({ deps }, APPLE, { from: '2026-09-01' })).toEqual([]);
  });

  test('is asked for once, for all assets of a request', async () => {
    const asked: (readonly string[])[] = [];
    const deps = worldWith({
      corporateActions: async (ids) => {
        asked.push(ids);
        return past;
      },
    });
    const request = { deps };
    const coke = theAsset('KO');
    const [dividends, splits, others] = await Promise.all([
      assetDividends(request, APPLE, {}),
      assetSplits(request, APPLE, {}),
      assetDividends(request, coke, {}),
    ]);
    expect([dividends?.length, splits?.length, others?.length]).toEqual([1, 1, 0]);
    expect(asked).toEqual([[APPLE.id, coke.id]]);
  });

  test('is unknown where the source does not answer', async () => {
    const deps = worldWith({ corporateActions: silent });
    expect(await assetDividends({ deps }, APPLE, {})).toBeNull();
    expect(await assetSplits({ deps }, APPLE, {})).toBeNull();
  });
});
