import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { own, refusal, trader, tradingWorld } from '../trading/trading.fixture.ts';
import { netWorthDashboard } from './dashboard/net-worth-dashboard.ts';
import { seedDemoNetWorth } from './demo/seed-demo-net-worth.ts';
import { incomeOf } from './flows/read-flows.ts';
import { createFlow, deleteFlow, updateFlow } from './flows/write-flow.ts';
import { netWorthAssetHistory } from './history/asset-history.ts';
import { deleteCustomInstrument } from './instruments/custom-instruments.ts';
import { getInstrumentPrices } from './instruments/get-prices.ts';
import { addInstrumentPrice } from './instruments/instrument-prices.ts';
import { recordAsset } from './instruments/record-asset.ts';
import { createLiability } from './liabilities/create-liability.ts';
import { createLiabilityTrade } from './liabilities/create-liability-trade.ts';
import { netWorthLiabilities } from './liabilities/read-liabilities.ts';
import { updateLiability } from './liabilities/update-liability.ts';
import { netWorthWorld, TODAY } from './networth.fixture.ts';

let db: Database;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

test('the net worth of the demo person is the same on every database', async () => {
  const world = await tradingWorld(db);
  const ada = await trader(world, '1000');
  await own(world, ada, '3');
  await db.transaction((tx) => seedDemoNetWorth(tx, world.deps, ada.userId), { entities: true });
  const { totals, assets, goals } = await netWorthDashboard(world.deps, ada.actor);
  expect(totals).toMatchObject({
    netWorth: '340948.04',
    totalAssets: '610331.27',
    totalLiabilities: '269383.23',
    totalMonthlyExpenses: '4160.5',
    totalAnnualIncome: '101140',
    liquidAssets: '5918.9',
    unpricedCount: 0,
    unpricedFlowCount: 0,
    debtToAssetPercent: '44.137215',
    currency: 'NZD',
  });
  expect(assets.map(({ valuedOn }) => valuedOn)).toContain('2026-11-19');
  expect(goals[0]).toMatchObject({ targetAmount: '20000', targetOn: '2027-11-20', priority: 1 });
  const past = await netWorthDashboard(world.deps, ada.actor, { asOf: '2026-09-15' });
  const { nodes } = await netWorthAssetHistory(world.deps, ada.actor, {
    from: '2026-09-15',
    to: '2026-09-15',
  });
  expect([past.totals.netWorth]).toEqual(nodes.map(({ netWorth }) => netWorth));
});

test('what a person records is kept and read alike on every database', async () => {
  const { deps, ada } = await netWorthWorld(db);
  const loan = await createLiability(deps, ada.actor, {
    name: 'Loan',
    kind: 'OTHER',
    currency: 'USD',
    originalAmount: '1000.10',
    startsOn: '2026-10-20',
    interestRatePercent: '6',
    repaymentAmount: '100',
    repaymentFrequency: 'MONTHLY',
    autoAmortize: true,
  });
  expect(loan.wholeBalance).toBe('905.1');
  const { id } = loan;
  await updateLiability(deps, ada.actor, { id, lender: 'Kauri Bank', balance: '800' });
  const booking = { liabilityId: id, type: 'FEE', date: TODAY, amount: '5' } as const;
  const booked = await createLiabilityTrade(deps, ada.actor, { ...booking, idempotencyKey: 'k' });
  expect(booked).toMatchObject({ ...booking, principal: '-5' });
  const [owed] = await netWorthLiabilities(deps, ada.actor, {});
  expect(owed).toMatchObject({ wholeBalance: '805', lender: 'Kauri Bank' });
  const house = await recordAsset(deps, ada.actor, {
    name: 'House',
    currency: 'USD',
    category: 'PROPERTY',
    purchasedOn: '2026-11-18',
    purchasePrice: '5000',
    linkedLiabilityId: id,
    metadata: [{ name: 'a', value: 'b' }],
  });
  const instrumentId = house.instrumentId ?? '';
  await addInstrumentPrice(deps, ada.actor, { instrumentId, date: TODAY, price: '6000.5' });
  const prices = await getInstrumentPrices(deps, ada.actor, { instrumentId });
  expect(prices.nodes.map(({ date, price }) => [date, price])).toEqual([
    [TODAY, '6000.5'],
    ['2026-11-18', '5000'],
  ]);
  const income = await createFlow(deps, ada.actor, 'incomes', {
    name: 'Pay',
    category: 'SALARY',
    amount: '10.5',
    currency: 'USD',
    frequency: 'WEEKLY',
    startsOn: '2026-11-01',
  });
  const changed = { id: income, amount: '20', effectiveOn: '2026-11-10' };
  await updateFlow(deps, ada.actor, 'incomes', changed);
  expect(await incomeOf(deps, ada.actor, income)).toMatchObject({ annualAmount: '1040' });
  const gone = await createFlow(deps, ada.actor, 'incomes', {
    name: 'Odd job',
    category: 'OTHER',
    amount: '1',
    currency: 'USD',
    frequency: 'ONE_OFF',
  });
  await deleteFlow(deps, ada.actor, 'incomes', gone);
  const again = deleteFlow(deps, ada.actor, 'incomes', gone);
  expect((await refusal(again)).code).toBe('NOT_FOUND');
  const { incomes } = await netWorthDashboard(deps, ada.actor);
  expect(incomes.map(({ name }) => name)).toEqual(['Pay']);
  const { nodes } = await netWorthAssetHistory(deps, ada.actor, { from: '2026-11-18' });
  expect(nodes.map(({ date, netWorth }) => [date, netWorth])).toEqual([
    ['2026-11-18', '3999.9'],
    ['2026-11-19', '3999.9'],
    [TODAY, '5195.5'],
  ]);
  await deleteCustomInstrument(deps, ada.actor, { id: instrumentId, force: true });
  expect((await netWorthDashboard(deps, ada.actor)).totals.netWorth).toBe('-805');
});
