import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import type { GoalFundingRuleInput } from '../../../graphql/generated/resolver-types.ts';
import { refuse } from '../../../kernel/errors.ts';
import { getDefaultPortfolio } from '../../portfolios/read-portfolios.ts';
import { createPortfolio } from '../../portfolios/write-portfolio.ts';
import { giveCash, own, refusal } from '../../trading/trading.fixture.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { deleteCustomInstrument } from '../instruments/custom-instruments.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth.fixture.ts';
import { goalOf, netWorthGoals } from './read-goals.ts';
import { createGoal, deleteGoal, updateGoal } from './write-goal.ts';

let db: Database;
let world: NetWorthWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});

afterEach(() => db.close());

const moveHolding = statement<never, [id: string, portfolioId: string]>(
  'test_move_holding',
  'update tracked_holdings set portfolio_id = $2 where id = $1',
);

const save = async (rules: GoalFundingRuleInput[], currency = 'USD') => {
  const id = await createGoal(world.deps, world.ada.actor, {
    name: 'Home',
    kind: 'HOME',
    targetAmount: '1000',
    currency,
    funding: { rules },
  });
  return goalOf(world.deps, world.ada.actor, id);
};
const boat = () =>
  recordAsset(world.deps, world.ada.actor, {
    name: 'Boat',
    currency: 'USD',
    category: 'VEHICLE',
    purchasedOn: '2026-11-18',
    purchasePrice: '1000',
    ownershipPercent: '50',
  });

test('what accounts hold and what is recorded counts towards goals, in their currencies', async () => {
  await giveCash(world, world.ada, 'USD', '1000');
  await own(world, world.ada, '3');
  const { id } = await boat();
  const { assets } = await netWorthDashboard(world.deps, world.ada.actor);
  const worth = assets.reduce((sum, { value }) => sum + Number(value), 0);
  const rules = assets.map((asset) => ({
    source: { netWorthAssetId: asset.id },
    sharePercent: '50',
  }));
  const goal = await save(rules);
  expect(goal.fundingRules).toHaveLength(3);
  expect(Number(goal.currentAmount)).toBeCloseTo(worth / 2, 1);
  const inYen = await save([{ source: { netWorthAssetId: id }, sharePercent: '10' }], 'JPY');
  // The market of the tests has one rate for every pair: 1.7.
  expect(inYen.currentAmount).toBe('85');
  const { goals } = await netWorthDashboard(world.deps, world.ada.actor, { asOf: '2026-11-18' });
  expect(goals).toEqual(await netWorthGoals(world.deps, world.ada.actor, {}));
  expect(await netWorthGoals(world.deps, (await world.another()).actor, {})).toEqual([]);
});

test('what a portfolio’s parts hold counts towards a goal as well', async () => {
  const { deps, ada } = world;
  const { id } = await boat();
  const assets = await getDefaultPortfolio(deps, ada.actor, 'ASSETS');
  const { portfolioId } = (await netWorthDashboard(deps, ada.actor)).assets[0] ?? {};
  expect(portfolioId).toBe(assets.id);
  const above = await save([{ source: { portfolioId: assets.id }, sharePercent: '100' }]);
  const named = { name: 'At sea', costBasisMethod: 'FIFO' } as const;
  const part = await createPortfolio(deps, ada.actor, named);
  const before = await goalOf(deps, ada.actor, above.id);
  expect(before.currentAmount).toBe(above.currentAmount);
  await db.transaction((tx) => tx.run(moveHolding, id, part));
  expect((await goalOf(deps, ada.actor, above.id)).currentAmount).toBe(above.currentAmount);
  const { goals } = await netWorthDashboard(deps, ada.actor);
  expect(goals.map(({ currentAmount }) => currentAmount)).toEqual([above.currentAmount]);
});

test('what is gone yields nothing, and nothing is known without an exchange rate', async () => {
  const { id, instrumentId } = await boat();
  const source = { netWorthAssetId: id };
  const { id: unratedId } = await save([{ source, sharePercent: '1' }], 'XTS');
  const fxRate = async (): Promise<never> => {
    throw refuse('PROVIDER_UNAVAILABLE', 'no rate');
  };
  const deps = { ...world.deps, marketData: { ...world.deps.marketData, fxRate } };
  const unrated = await goalOf(deps, world.ada.actor, unratedId);
  expect(unrated).toMatchObject({ currentAmount: '0', unpricedCount: 1 });
  expect(unrated.fundingRules[0]?.amount).toBeNull();
  const goal = await save([{ source, sharePercent: '99' }]);
  expect(goal.currentAmount).toBe('495');
  await deleteCustomInstrument(world.deps, world.ada.actor, {
    id: instrumentId ?? '',
    force: true,
  });
  expect(await goalOf(world.deps, world.ada.actor, goal.id)).toMatchObject({
    currentAmount: '0',
    unpricedCount: 0,
    fundingRules: [{ ...source, amount: '0' }],
  });
});

test('a goal and what counts towards it are one person’s alone', async () => {
  const eve = await world.another();
  const { id } = await boat();
  const { id: goalId } = await save([{ source: { netWorthAssetId: id }, sharePercent: '100' }]);
  const gone = [
    updateGoal(world.deps, eve.actor, { id: goalId, name: 'Mine' }),
    deleteGoal(world.deps, eve.actor, goalId),
    createGoal(world.deps, eve.actor, {
      name: 'Mine',
      kind: 'HOME',
      targetAmount: '1',
      currency: 'USD',
      funding: { rules: [{ source: { netWorthAssetId: id } }] },
    }),
  ].map(refusal);
  for (const refused of await Promise.all(gone))
    expect(refused).toMatchObject({ code: 'NOT_FOUND' });
  await deleteGoal(world.deps, world.ada.actor, goalId);
  expect(await netWorthGoals(world.deps, world.ada.actor, { includeEnded: true })).toEqual([]);
  // What it counted is free again.
  await save([{ source: { netWorthAssetId: id }, sharePercent: '100' }]);
});
