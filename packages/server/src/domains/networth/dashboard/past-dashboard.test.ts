import { DAY_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../kernel/civil-date.ts';
import {
  giveCash,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../../trading/trading.fixture.ts';
import { seedDemoNetWorth } from '../demo/seed-demo-net-worth.ts';
import { flowHistory } from '../flows/flow-history.ts';
import { createFlow, updateFlow } from '../flows/write-flow.ts';
import { netWorthAssetHistory } from '../history/asset-history.ts';
import { changeOfMonth } from '../history/change-of-month.ts';
import { netWorthDashboard } from './net-worth-dashboard.ts';

const TODAY = '2026-11-20';
/** So many days of a year, and the last ones. */
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 30, 61, 93, 150, 200, 290, 364];

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world, '1000');
  await world.db.transaction((tx) => seedDemoNetWorth(tx, world.deps, ada.userId), {
    entities: true,
  });
});

const on = (asOf: string | null, portfolioIds: readonly string[] | null = null) =>
  netWorthDashboard(world.deps, ada.actor, { asOf, portfolioIds });

async function pointOf(day: string, portfolioId: string | null = null) {
  const input = { from: day, to: day, portfolioId };
  const { nodes } = await netWorthAssetHistory(world.deps, ada.actor, input);
  return nodes[0];
}

async function flowsOf(table: 'incomes' | 'expenses', day: string) {
  const asked = { list: table, table, id: null };
  const { nodes } = await flowHistory(world.deps, ada.actor, asked, { from: day, to: day });
  return nodes[0];
}

async function weeksOfTrading(): Promise<void> {
  await own(world, ada, '3.5');
  for (const price of ['90', '123.4567', '111']) {
    world.clock.advance(2 * DAY_MS);
    world.market.setPrice('AAPL', price);
    await giveCash(world, ada, 'NZD', '77.77');
  }
}

const portfoliosOf = async () => {
  const { assets, liabilities } = await on(null);
  const ids = [...assets, ...liabilities].flatMap(({ portfolioId }) => portfolioId ?? []);
  return [...new Set(ids)];
};

describe('the dashboard of a past day', () => {
  test('is the point of that day in the histories', async () => {
    await weeksOfTrading();
    const today = addDays(TODAY, 6);
    for (const count of DAYS) {
      const day = addDays(today, -count);
      const { totals, currency, assets } = await on(day);
      const point = await pointOf(day);
      expect(
        {
          value: totals.totalAssets,
          totalLiabilities: totals.totalLiabilities,
          netWorth: totals.netWorth,
          unpricedCount: totals.unpricedCount,
        },
        day,
      ).toEqual({
        value: point?.value,
        totalLiabilities: point?.totalLiabilities,
        netWorth: point?.netWorth,
        unpricedCount: point?.unpricedCount,
      });
      expect(currency).toBe('NZD');
      expect(assets.length).toBeGreaterThan(0);
      const [incomes, expenses] = [await flowsOf('incomes', day), await flowsOf('expenses', day)];
      expect([totals.totalAnnualIncome, totals.totalMonthlyExpenses], day).toEqual([
        incomes?.annualAmount ?? '0',
        expenses?.monthlyAmount ?? '0',
      ]);
    }
  });

  test('is that of now for today, and its moment the end of its day for others', async () => {
    expect(await on(TODAY)).toEqual(await on(null));
    expect((await on(TODAY)).asOf).toEqual(world.clock.now());
    const { asOf } = await on('2026-10-31');
    expect(asOf < world.clock.now()).toBe(true);
    expect(asOf.getTime() - Date.parse('2026-10-31T00:00:00Z')).toBeGreaterThan(0);
  });

  test('shows incomes by the terms of that day, and none that had not begun', async () => {
    const income = { name: 'Stall', category: 'OTHER', amount: '100', currency: 'NZD' } as const;
    const id = await createFlow(world.deps, ada.actor, 'incomes', {
      ...income,
      frequency: 'MONTHLY',
      startsOn: '2026-03-01',
    });
    await updateFlow(world.deps, ada.actor, 'incomes', {
      id,
      amount: '300',
      effectiveOn: '2026-09-01',
    });
    const stallOn = async (day: string) => {
      const { incomes } = await on(day);
      return incomes.find((one) => one.id === id)?.amount ?? null;
    };
    expect(await stallOn('2026-02-28')).toBeNull();
    expect(await stallOn('2026-08-31')).toBe('100');
    expect(await stallOn('2026-09-01')).toBe('300');
  });

  test('tells the change of the month before it', async () => {
    const day = '2026-09-15';
    const { totals } = await on(day);
    const change = await changeOfMonth(world.deps, totals);
    const [then, before] = [await pointOf(day), await pointOf('2026-08-15')];
    expect(Number(change.amount)).toBeCloseTo(Number(then?.netWorth) - Number(before?.netWorth), 6);
  });

  test('is refused for a day in the future', async () => {
    expect(await refusal(on(addDays(TODAY, 1)))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'params.asOf' }],
    });
  });
});

describe('the dashboard of portfolios', () => {
  test.each([[null], ['2026-09-15']])('has what is in them, as of %s', async (asOf) => {
    const whole = await on(asOf);
    const ids = await portfoliosOf();
    expect(ids.length).toBe(2);
    for (const portfolioId of ids) {
      const part = await on(asOf, [portfolioId]);
      for (const row of [...part.assets, ...part.liabilities]) {
        expect(row.portfolioId).toBe(portfolioId);
      }
      expect(part.totals.totalAnnualIncome).toBe(whole.totals.totalAnnualIncome);
      expect(part.goals).toEqual(whole.goals);
      if (part.assets.length === 0) continue;
      const point = await pointOf(asOf ?? TODAY, portfolioId);
      expect(part.totals.totalAssets).toBe(point?.value);
      // What was taken up for an asset is named, in whichever portfolio it is.
      const links = (rows: typeof whole.assets) =>
        rows.flatMap(({ linkedLiabilityIds }) => linkedLiabilityIds);
      expect(links(part.assets)).toEqual(links(whole.assets));
    }
    const both = await on(asOf, ids);
    expect(both.totals.totalLiabilities).toBe(whole.totals.totalLiabilities);
    expect(both.assets).toEqual(
      whole.assets.filter(({ brokerAccountId }) => brokerAccountId === null),
    );
  });

  test('tells the change of what is in them', async () => {
    const ids = await portfoliosOf();
    const { totals } = await on(null, ids);
    const change = await changeOfMonth(world.deps, totals);
    const before = await on('2026-10-20', ids);
    expect(Number(change.amount)).toBeCloseTo(
      Number(totals.netWorth) - Number(before.totals.netWorth),
      6,
    );
  });

  test.each([[null], ['2026-09-15']])(
    'is refused for one that is not there, as of %s',
    async (asOf) => {
      const [first = ''] = await portfoliosOf();
      const eve = await trader(world, '0', 'eve@example.com');
      const asked = { asOf, portfolioIds: [first] };
      expect(await refusal(netWorthDashboard(world.deps, eve.actor, asked))).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await refusal(on(asOf, [first, ada.userId]))).toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});
