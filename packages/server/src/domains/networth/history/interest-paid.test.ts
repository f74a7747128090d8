import { beforeEach, expect, test } from 'vitest';
import type { Trader } from '../../trading/trading.fixture.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { createLiabilityTrade } from '../liabilities/create-liability-trade.ts';
import { updateLiability } from '../liabilities/update-liability.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';
import { netWorthLiabilityHistory } from './liability-history.ts';
import type { HistoryInput } from './page.ts';

let world: NetWorthWorld;
let ada: Trader;

beforeEach(async () => {
  world = await netWorthWorld();
  ada = world.ada;
});

/** Half of it is the person's. */
const loan = (currency = 'USD') =>
  createLiability(world.deps, ada.actor, {
    name: 'Loan',
    kind: 'PERSONAL_LOAN',
    currency,
    originalAmount: '1000',
    startsOn: '2026-01-15',
    ownershipPercent: '50',
  });
const charge = (liabilityId: string, date: string, amount: string) =>
  createLiabilityTrade(world.deps, ada.actor, { liabilityId, type: 'INTEREST', date, amount });
const interest = async (input: HistoryInput) => {
  const page = await netWorthLiabilityHistory(world.deps, ada.actor, {
    timeframe: 'MONTH_1',
    ...input,
  });
  return page.nodes.map(({ date, cumulativeInterest }) => [date, cumulativeInterest]);
};

test('interest counts from the first day of the history on, for the person’s part', async () => {
  const { id } = await loan();
  await charge(id, '2026-02-10', '10');
  await charge(id, '2026-03-10', '20');
  await charge(id, '2026-04-10', '40');
  expect(await interest({ from: '2026-03-01', to: '2026-04-30' })).toEqual([
    ['2026-03-31', '10'],
    ['2026-04-30', '30'],
  ]);
});

test('interest counts at the exchange rate of its day', async () => {
  const { id } = await loan('NZD');
  await charge(id, '2026-02-10', '10');
  await charge(id, '2026-03-10', '10');
  world.market.fxRate = async (_from, _to, at) => (at < new Date('2026-03-01') ? '0.6' : '0.8');
  expect(await interest({ from: '2026-02-01', to: '2026-03-31' })).toEqual([
    ['2026-02-28', '3'],
    ['2026-03-31', '7'],
  ]);
});

test('of a debt that was put away no more interest counts', async () => {
  const { id } = await loan();
  await charge(id, '2026-11-10', '10');
  await charge(id, TODAY, '20');
  await updateLiability(world.deps, ada.actor, { id, archived: true });
  expect((await interest({ from: '2026-11-01' })).at(-1)).toEqual([TODAY, '5']);
});
