import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { own, trader, tradingWorld } from '../trading/trading.fixture.ts';
import { netWorthDashboard } from './net-worth-dashboard.ts';
import { seedDemoNetWorth } from './seed-demo-net-worth.ts';

let db: Database;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

test('the net worth of the demo person is the same on every database', async () => {
  const world = await tradingWorld(db);
  const ada = await trader(world, '1000');
  await own(world, ada, '3');
  await db.transaction((tx) => seedDemoNetWorth(tx, world.deps, ada.userId));
  const { totals, assets, goals } = await netWorthDashboard(world.deps, ada.actor);
  expect(totals).toEqual({
    netWorth: '340948.04',
    totalAssets: '610331.27',
    totalLiabilities: '269383.23',
    totalMonthlyExpenses: '4160.5',
    totalAnnualIncome: '101140',
    liquidAssets: '5918.9',
    debtToAssetPercent: '44.14',
    currency: 'NZD',
  });
  expect(assets.map(({ valuedOn }) => valuedOn)).toContain('2026-11-19');
  expect(goals[0]).toMatchObject({ targetAmount: '20000', targetDate: '2027-11-20', priority: 1 });
});
