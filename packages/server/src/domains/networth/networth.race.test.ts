import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { outcomes } from '../../testing/outcomes.ts';
import { netWorthDashboard } from './dashboard/net-worth-dashboard.ts';
import { createFlow, deleteFlow } from './flows/write-flow.ts';
import { createGoal } from './goals/write-goal.ts';
import { addInstrumentPrice } from './instruments/instrument-prices.ts';
import { type RecordAssetInput, recordAsset } from './instruments/record-asset.ts';
import { createLiability } from './liabilities/create-liability.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from './networth.fixture.ts';

let db: Database;
let world: NetWorthWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});

afterEach(() => db.close());

const AT_ONCE = 8;
const CAR: RecordAssetInput = {
  name: 'Car',
  currency: 'USD',
  category: 'VEHICLE',
  purchasedOn: '2026-11-18',
  purchasePrice: '500',
};

test('one key at once records one thing', async () => {
  const record = () =>
    recordAsset(world.deps, world.ada.actor, { ...CAR, idempotencyKey: 'the same' });
  const made = await Promise.all(Array.from({ length: AT_ONCE }, record));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const { totals } = await netWorthDashboard(world.deps, world.ada.actor);
  expect(totals.netWorth).toBe('500');
});

const USD = { currency: 'USD', idempotencyKey: 'the same' } as const;
const MONTHLY = { ...USD, amount: '900', frequency: 'MONTHLY', startsOn: '2026-01-01' } as const;
const creates: readonly [string, () => Promise<unknown>][] = [
  [
    'debt',
    async () => {
      const loan = { ...USD, name: 'Loan', kind: 'OTHER', originalAmount: '500' } as const;
      const { deps, ada } = world;
      return (await createLiability(deps, ada.actor, { ...loan, startsOn: '2026-11-17' })).id;
    },
  ],
  [
    'income',
    () =>
      createFlow(world.deps, world.ada.actor, 'incomes', {
        ...MONTHLY,
        name: 'Pay',
        category: 'SALARY',
      }),
  ],
  [
    'expense',
    () =>
      createFlow(world.deps, world.ada.actor, 'expenses', {
        ...MONTHLY,
        name: 'Rent',
        category: 'HOUSING',
      }),
  ],
  [
    'goal',
    () =>
      createGoal(world.deps, world.ada.actor, {
        ...USD,
        name: 'Home',
        kind: 'HOME',
        targetAmount: '90000',
      }),
  ],
];

test.each(creates)('one key at once, and again later, records one %s', async (_, create) => {
  const made = await Promise.all(Array.from({ length: AT_ONCE }, create));
  expect(new Set([...made, await create()]).size).toBe(1);
});

test('things recorded at once have short names of their own, in one portfolio', async () => {
  const record = () => recordAsset(world.deps, world.ada.actor, CAR);
  const made = await Promise.all(Array.from({ length: AT_ONCE }, record));
  expect(new Set(made.map(({ instrumentId }) => instrumentId)).size).toBe(AT_ONCE);
  expect(new Set(made.map(({ portfolioId }) => portfolioId)).size).toBe(1);
});

test('of prices of one day at once, one is taken', async () => {
  const { instrumentId } = await recordAsset(world.deps, world.ada.actor, CAR);
  const price = (_: unknown, at: number) =>
    addInstrumentPrice(world.deps, world.ada.actor, {
      instrumentId: instrumentId ?? '',
      date: TODAY,
      price: `${at}`,
    });
  const deeds = Array.from({ length: AT_ONCE }, price);
  expect(await outcomes(deeds)).toEqual({ ok: 1, CONFLICT: AT_ONCE - 1 });
});

test('of deletions of one expense at once, one finds it', async () => {
  const { deps, ada } = world;
  const id = await createFlow(deps, ada.actor, 'expenses', {
    name: 'Rent',
    category: 'HOUSING',
    amount: '500',
    currency: 'USD',
    frequency: 'WEEKLY',
  });
  const deeds = Array.from({ length: AT_ONCE }, () => deleteFlow(deps, ada.actor, 'expenses', id));
  expect(await outcomes(deeds)).toEqual({ ok: 1, NOT_FOUND: AT_ONCE - 1 });
});
