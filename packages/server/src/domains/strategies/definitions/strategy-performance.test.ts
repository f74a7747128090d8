import { describe, expect, test } from 'vitest';
import { embeddedMarketData } from '../../../adapters/embedded/market-data/index.ts';
import { manualClock } from '../../../kernel/clock.ts';
import { asset } from '../../trading/test-market.fixture.ts';
import { strategyPerformance } from './strategy-performance.ts';

const NOW = new Date('2026-11-23T13:00:00Z');
const clock = manualClock(NOW);
const deps = { clock, marketData: embeddedMarketData({ clock, seed: 'performance' }) };

const part = (symbol: string, targetPercent: string) => ({
  id: asset(symbol).id,
  assetId: asset(symbol).id,
  asset: asset(symbol),
  targetPercent,
  note: null,
  voteTally: null,
});

const strategy = (id: string, publishedAt: string) => ({
  id,
  version: 1,
  cashPercent: '10',
  holdings: [part('AAPL', '60'), part('BTC', '30')],
  createdAt: new Date(publishedAt),
  publishedAt: new Date(publishedAt),
});

const OLD = strategy('old', '2020-01-06T15:00:00Z');

describe('the performance of a model portfolio', () => {
  test('of a day is from the last trading day but one to the last', async () => {
    // A Monday before the market opens.
    const { series } = await strategyPerformance(deps, OLD, 'D1');
    expect(series.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
  });

  test('of a year has its figures, and a benchmark over the same days', async () => {
    const view = await strategyPerformance(deps, OLD, 'Y1');
    expect(view).toMatchObject({ range: 'Y1', benchmarkSymbol: 'SPY' });
    expect(view.series[0]).toEqual({ date: '2025-11-20', value: '100' });
    const last = view.series.at(-1);
    expect(last?.date).toBe('2026-11-20');
    expect(Number(view.returnPercent)).toBeCloseTo(Number(last?.value) - 100, 5);
    for (const figure of [view.volatilityPercent, view.sharpeRatio, view.benchmarkReturnPercent]) {
      expect(figure).toMatch(/^-?\d+(\.\d+)?$/);
    }
    expect(Number(view.maxDrawdownPercent)).toBeLessThanOrEqual(0);
    // The last close is of Friday, a whole year after the first.
    expect(Number(view.annualizedReturnPercent)).toBeCloseTo(Number(view.returnPercent), 5);
  });

  test.each([
    ['coins, by 365 days a year', [part('BTC', '60'), part('ETH', '30')], 365],
    ['shares and coins, by 252 trading days', OLD.holdings, 252],
  ])(
    'has the volatility and the Sharpe ratio of its own points: %s',
    async (id, holdings, days) => {
      const view = await strategyPerformance(deps, { ...OLD, id, holdings }, 'Y1');
      const values = view.series.map(({ value }) => Number(value));
      const returns = values.slice(1).map((value, at) => value / (values[at] ?? value) - 1);
      const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length;
      const squares = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0);
      const yearly = Math.sqrt((squares / (returns.length - 1)) * days);
      expect(Number(view.volatilityPercent)).toBeCloseTo(yearly * 100, 3);
      expect(Number(view.sharpeRatio)).toBeCloseTo((mean * days) / yearly, 3);
    },
  );

  test('of a younger strategy starts on its first day', async () => {
    const young = strategy('young', '2026-10-05T15:00:00Z');
    const { series } = await strategyPerformance(deps, young, 'Y1');
    expect(series[0]?.date).toBe('2026-10-05');
  });

  test('of one that was published after the last trading day is not known', async () => {
    const today = strategy('today', '2026-11-23T12:00:00Z');
    expect(await strategyPerformance(deps, today, 'Y1')).toMatchObject({
      returnPercent: null,
      series: [],
      benchmarkReturnPercent: null,
    });
  });

  test('is refused where 200 others wait already, of which two are reckoned at a time', async () => {
    const gate = Promise.withResolvers<void>();
    let [reading, most] = [0, 0];
    const { bars } = deps.marketData;
    const slow: typeof bars = async (question) => {
      reading += 1;
      most = Math.max(most, reading);
      await gate.promise;
      reading -= 1;
      return bars(question);
    };
    const slowly = { clock, marketData: { ...deps.marketData, bars: slow } };
    const asked = Array.from({ length: 203 }, (_, at) =>
      strategyPerformance(slowly, strategy(`waits ${at}`, '2026-11-18T15:00:00Z'), 'W1'),
    );
    const outcomes = Promise.allSettled(asked);
    await expect(asked.at(-1)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    gate.resolve();
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    // Two assets and the benchmark of each.
    expect(most).toBeLessThanOrEqual(6);
  });

  test('is reckoned once for all who ask', async () => {
    const first = strategyPerformance(deps, OLD, 'M3');
    expect(strategyPerformance(deps, OLD, 'M3')).toBe(first);
    expect(strategyPerformance(deps, { ...OLD, version: 2 }, 'M3')).not.toBe(first);
    await first;
  });
});

describe('a source that is silent about prices', () => {
  const { marketData } = deps;
  const silentAbout = (symbol: string): typeof marketData => ({
    ...marketData,
    bars: (request) =>
      request.assetId === asset(symbol).id
        ? Promise.reject(new Error('the source is silent'))
        : marketData.bars(request),
  });
  const view = (symbol: string) =>
    strategyPerformance({ clock, marketData: silentAbout(symbol) }, OLD, 'M1');

  test('of a holding leaves every figure unknown, and is asked again', async () => {
    expect(await view('BTC')).toMatchObject({
      returnPercent: null,
      volatilityPercent: null,
      maxDrawdownPercent: null,
      benchmarkSymbol: 'SPY',
      benchmarkReturnPercent: null,
      series: [],
    });
    expect((await strategyPerformance(deps, OLD, 'M1')).returnPercent).not.toBeNull();
  });

  test('of the benchmark leaves out what compares with it', async () => {
    const later = { ...OLD, version: 3 };
    const source = silentAbout('SPY');
    const told = await strategyPerformance({ clock, marketData: source }, later, 'M1');
    const { returnPercent } = await strategyPerformance(deps, OLD, 'M1');
    expect(told).toMatchObject({ returnPercent, benchmarkReturnPercent: null });
  });
});
