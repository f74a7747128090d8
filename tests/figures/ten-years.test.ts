import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdingsAt } from './formulas/holdings.ts';
import { type Exact, exact, toCents, total } from './formulas/money.ts';
import { type RawHistory, type RawPoint, readHistory } from './support/raw.ts';
import { seedsOf } from './support/seeds.ts';
import { type TenYears, tenYears } from './support/ten-years.ts';

const text = (amount: Exact): string => amount.toFixed();

describe.each(seedsOf('ten-years-1'))('ten years of an account, seed %s', (seed) => {
  let lived: TenYears;
  beforeAll(async () => {
    lived = await tenYears(seed);
  }, 600_000);
  afterAll(() => lived?.world.server.stop());

  const historyOf = (params: object): Promise<RawHistory> =>
    readHistory(lived.ask, { source: { brokerAccountId: lived.accountId }, ...params });

  /** What the activities and the market's own prices come to at the moments of some points. */
  async function worthAt(points: readonly RawPoint[]): Promise<string[]> {
    const moments = points.map(({ at }) => new Date(at));
    const { raw, world } = lived;
    const ids = [...new Set(raw.activities.flatMap(({ assetId }) => assetId ?? []))];
    const prices = await world.server.deps.marketData.pricesAt(ids, moments);
    return moments.map((at, place) => {
      const { cash, quantities } = holdingsAt(raw.activities, at);
      const values = [...quantities].map(([id, quantity]) =>
        toCents(quantity.times(prices.get(id)?.[place] ?? Number.NaN)),
      );
      return text(total([...values, ...cash.values()]));
    });
  }

  test('were lived through monthly payments, purchases, dividends and splits', () => {
    const { activities } = lived.raw;
    const countOf = (type: string) => activities.filter((one) => one.type === type).length;
    expect(countOf('DEPOSIT')).toBeGreaterThan(118);
    expect(countOf('FILL')).toBeGreaterThan(100);
    expect(countOf('DIVIDEND')).toBeGreaterThan(30);
    expect(countOf('SPLIT')).toBeGreaterThan(0);
  });

  test.each(['DAY_1', 'WEEK_1', 'MONTH_1'])(
    'are one series by %s, each point of which is what was held at the prices of its moment',
    async (timeframe) => {
      const { points } = await historyOf({ range: 'ALL', timeframe });
      const least = { DAY_1: 2_500, WEEK_1: 520, MONTH_1: 120 }[timeframe] ?? Number.NaN;
      expect(points.length).toBeGreaterThanOrEqual(least);
      expect(points.map(({ equity }) => equity)).toEqual(await worthAt(points));
    },
  );

  test('have no step but by what was paid in, what companies paid and what prices did', async () => {
    const { points } = await historyOf({ range: 'ALL', timeframe: 'DAY_1' });
    const deposits = lived.raw.activities.filter(({ type }) => type === 'DEPOSIT');
    const paidIn = total(deposits.map(({ netAmount }) => netAmount));
    expect(text(total(points.map(({ cashflow }) => cashflow ?? Number.NaN)))).toBe(text(paidIn));
    const jumps = points.slice(1).filter(({ equity, cashflow }, place) => {
      const before = exact(points[place]?.equity ?? Number.NaN);
      const moved = exact(equity)
        .minus(before)
        .minus(cashflow ?? Number.NaN);
      return before.greaterThan(10_000) && moved.abs().greaterThan(before.times(0.15));
    });
    expect(jumps).toEqual([]);
  });

  test('end with what balances and dashboard say, and cost about what a month costs', async () => {
    const { points } = await historyOf({ range: 'ALL' });
    expect(points.at(-1)?.equity).toBe(lived.raw.balances.equity);
    const dashboard = await lived.ask<{ totals: { netWorth: string; unpricedCount: number } }>(
      '{ netWorthDashboard { totals { netWorth unpricedCount } } }',
    );
    expect(dashboard.totals.unpricedCount).toBe(0);
    const whole = await statementsOf(() => historyOf({ range: 'ALL', timeframe: 'DAY_1' }));
    const month = await statementsOf(() => historyOf({ range: 'M1', timeframe: 'DAY_1' }));
    expect(whole).toBeLessThan(2 * month);
  });

  /** How many statements outside of transactions something takes: what runs beside it only adds. */
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    const counts = [
      await countedDuring(work),
      await countedDuring(work),
      await countedDuring(work),
    ];
    return Math.min(...counts);
  }

  async function countedDuring(work: () => Promise<unknown>): Promise<number> {
    const { deps } = lived.world.server;
    const { db } = deps;
    let count = 0;
    const all: typeof db.all = (...asked) => {
      count += 1;
      return db.all(...asked);
    };
    Object.assign(deps, { db: { ...db, all } });
    await work();
    Object.assign(deps, { db });
    return count;
  }
});
