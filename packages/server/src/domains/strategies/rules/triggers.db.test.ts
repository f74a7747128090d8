import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { balancesOf, buy } from '../../trading/trading.fixture.ts';
import { startDueRuns } from '../actives/check-actives.ts';
import { setActiveStrategyStatus } from '../actives/set-active-strategy-status.ts';
import { syncWithSourceStrategy } from '../actives/sync-with-source-strategy.ts';
import { updateActiveStrategy } from '../actives/update-active-strategy.ts';
import { updateStrategy } from '../definitions/update-strategy.ts';
import {
  AAPL,
  type Investor,
  invested,
  investor,
  lastRun,
  MSFT,
  NVDA,
  publish,
  quantitiesOf,
  read,
  runsOf,
  settle,
  work,
} from '../strategies.fixture.ts';

let db: Database;
let ada: Investor;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
});

const at = (text: string) => ada.world.clock.set(new Date(text));
const typesOf = async (id: string) =>
  (await runsOf(ada, id)).map(({ type, initiatedBy }) => `${type} ${initiatedBy}`);

async function pass(text: string): Promise<void> {
  at(text);
  await work(ada.world);
  await settle(ada.world);
}

describe('rules', () => {
  const rules = { rebalanceRules: [{ driftPercentPoints: '5' }], cooldownDays: 0 };

  test('by drift start a run once an asset is off by so much', async () => {
    const { id } = await invested(ada, rules);
    ada.world.market.setPrice('AAPL', '123');
    await pass('2026-11-20T15:20:00Z');
    expect(await typesOf(id)).toEqual(['INVEST_CASH OWNER']);
    ada.world.market.setPrice('AAPL', '125');
    await pass('2026-11-20T15:40:00Z');
    expect(await typesOf(id)).toEqual(['FULL_REBALANCE RULE', 'INVEST_CASH OWNER']);
    expect(Number((await read(ada, id)).driftPercentPoints)).toBeLessThan(0.1);
  });

  test.each(['suspended_at', 'closed_at'])('start nothing for a person with %s', async (column) => {
    const { id } = await invested(ada, rules);
    const shutOut = `update users set ${column} = now() where id = $1`;
    await db.transaction((tx) =>
      tx.run(statement<never, [userId: string]>(`test_set_${column}`, shutOut), ada.userId),
    );
    ada.world.market.setPrice('AAPL', '150');
    await pass('2026-11-20T15:40:00Z');
    expect(await typesOf(id)).toEqual(['INVEST_CASH OWNER']);
  });

  test('wait for the market, and for the cooldown after a rebalancing', async () => {
    const { id } = await invested(ada, { ...rules, cooldownDays: 7 });
    ada.world.market.setPrice('AAPL', '150');
    await pass('2026-11-21T15:00:00Z');
    expect(await runsOf(ada, id)).toHaveLength(1);
    await pass('2026-11-23T15:00:00Z');
    expect(await runsOf(ada, id)).toHaveLength(2);
    ada.world.market.setPrice('AAPL', '80');
    await pass('2026-11-27T15:00:00Z');
    expect(await runsOf(ada, id)).toHaveLength(2);
    await pass('2026-12-01T15:00:00Z');
    expect(await runsOf(ada, id)).toHaveLength(3);
  });

  test('by the calendar start one run on their day', async () => {
    const { id } = await invested(ada, { rebalanceRules: [{ monthDay: 31 }] });
    expect((await read(ada, id)).nextRebalanceAt).toEqual(new Date('2026-11-30T14:30:00Z'));
    await pass('2026-11-29T15:00:00Z');
    expect(await runsOf(ada, id)).toHaveLength(1);
    await pass('2026-11-30T14:30:00Z');
    await pass('2026-11-30T15:30:00Z');
    expect(await typesOf(id)).toEqual(['FULL_REBALANCE RULE', 'INVEST_CASH OWNER']);
    expect((await read(ada, id)).nextRebalanceAt).toEqual(new Date('2026-12-31T14:30:00Z'));
  });

  test('start nothing while it is paused, or where that is off', async () => {
    const { id } = await invested(ada, rules);
    const { deps } = ada.world;
    await setActiveStrategyStatus(deps, ada.actor, { id, status: 'PAUSED' });
    ada.world.market.setPrice('AAPL', '150');
    await pass('2026-11-23T15:00:00Z');
    await setActiveStrategyStatus(deps, ada.actor, { id, status: 'ACTIVE' });
    await updateActiveStrategy(deps, ada.actor, { id, autoRebalance: false });
    await pass('2026-11-23T15:30:00Z');
    expect(await runsOf(ada, id)).toHaveLength(1);
    await updateActiveStrategy(deps, ada.actor, { id, autoRebalance: true });
    await pass('2026-11-23T15:30:05Z');
    expect(await runsOf(ada, id)).toHaveLength(2);
  });
});

describe('a regular contribution', () => {
  const regular = {
    recurringContribution: {
      amount: '100',
      frequency: 'MONTHLY' as const,
      startsOn: '2026-11-28',
    },
  };

  test('comes on its day, or on the next trading day, and once', async () => {
    const { id } = await invested(ada, regular);
    await pass('2026-11-28T15:00:00Z');
    expect(await runsOf(ada, id)).toHaveLength(1);
    await pass('2026-11-30T14:30:00Z');
    await pass('2026-12-01T15:00:00Z');
    expect(await typesOf(id)).toEqual(['INVEST_CASH RECURRING_CONTRIBUTION', 'INVEST_CASH OWNER']);
    const view = await read(ada, id);
    expect(view.recurringContribution).toMatchObject({ nextOn: '2026-12-28' });
    expect(view.invested).toBe('1100');
  });

  test('that the cash does not cover is left out', async () => {
    const { id } = await invested(ada, regular);
    await placeOrder(ada.world.deps, ada.actor, buy({ notional: '8950', quantity: null }));
    await pass('2026-11-30T15:00:00Z');
    expect(await runsOf(ada, id)).toHaveLength(1);
    const view = await read(ada, id);
    expect(view.recurringContribution).toMatchObject({ nextOn: '2026-12-28' });
    expect(view).toMatchObject({ invested: '1000', status: 'ACTIVE' });
  });

  test('that is stopped waits', async () => {
    const { recurringContribution } = regular;
    const { id } = await invested(ada, {
      recurringContribution: { ...recurringContribution, paused: true },
    });
    await pass('2026-11-30T15:00:00Z');
    expect(await runsOf(ada, id)).toHaveLength(1);
    expect((await balancesOf(ada.world, ada.live.id))['cash USD']).toBe('9000');
  });
});

describe('a new version of the strategy', () => {
  const change = (id: string) =>
    updateStrategy(ada.world.deps, ada.actor, {
      id,
      holdings: [
        { assetId: AAPL, targetPercent: '50' },
        { assetId: NVDA, targetPercent: '50' },
      ],
    });

  test('is taken over and rebalanced to, by itself', async () => {
    const strategy = await publish(ada);
    const source = { strategyId: strategy.id };
    const { id } = await invested(ada, { source, autoSync: true });
    await change(strategy.id);
    ada.world.clock.advance(5_000);
    await work(ada.world);
    await settle(ada.world);
    expect(await typesOf(id)).toEqual(['SYNC SOURCE_CHANGE', 'INVEST_CASH OWNER']);
    const view = await read(ada, id);
    expect(view).toMatchObject({ strategyVersion: 2, outOfSync: false, status: 'ACTIVE' });
    expect(Object.keys(quantitiesOf(view)).sort()).toEqual(['AAPL', 'NVDA']);
  });

  test('waits for its owner where that is off', async () => {
    const strategy = await publish(ada);
    const { id } = await invested(ada, { source: { strategyId: strategy.id } });
    await change(strategy.id);
    await pass('2026-11-23T15:00:00Z');
    expect(await read(ada, id)).toMatchObject({ strategyVersion: 1, outOfSync: true });
    const { deps } = ada.world;
    const quiet = await syncWithSourceStrategy(deps, ada.actor, { id, rebalance: false });
    expect(quiet).toMatchObject({ strategyVersion: 2, outOfSync: false, status: 'ACTIVE' });
    expect(quiet.holdings.map((one) => [one.asset.symbol, one.targetPercent])).toEqual(
      expect.arrayContaining([
        ['AAPL', '50'],
        ['NVDA', '50'],
        ['MSFT', '0'],
      ]),
    );
    const again = await syncWithSourceStrategy(deps, ada.actor, { id });
    expect(again.status).toBe('ACTIVE');
    expect(await runsOf(ada, id)).toHaveLength(1);
  });

  test('takes the place of own weights', async () => {
    const strategy = await publish(ada);
    const { id } = await invested(ada, { source: { strategyId: strategy.id } });
    const { deps } = ada.world;
    const weights = { assets: [{ assetId: MSFT, targetPercent: '100' }] };
    await updateActiveStrategy(deps, ada.actor, { id, weights });
    const key = { id, idempotencyKey: 'back' };
    const synced = await syncWithSourceStrategy(deps, ada.actor, key);
    expect(synced).toMatchObject({ customWeights: false, status: 'REBALANCING' });
    expect((await syncWithSourceStrategy(deps, ada.actor, key)).id).toBe(id);
    const other = syncWithSourceStrategy(deps, ada.actor, { id });
    expect(await codeOf(other)).toBe('CONFLICT');
    await settle(ada.world);
    expect((await lastRun(ada, id)).type).toBe('SYNC');
  });

  test('is none for own weights from the start', async () => {
    const { id } = await invested(ada);
    const sync = syncWithSourceStrategy(ada.world.deps, ada.actor, { id });
    expect(await codeOf(sync)).toBe('INVALID_STATE');
  });
});

test('triggers that are looked at twice start one run', async () => {
  const { id } = await invested(ada, { rebalanceRules: [{ driftPercentPoints: '1' }] });
  ada.world.market.setPrice('AAPL', '150');
  at('2026-11-23T15:00:00Z');
  const started = [await startDueRuns(ada.world.deps), await startDueRuns(ada.world.deps)];
  expect(started).toEqual([1, 0]);
  await settle(ada.world);
  expect(await runsOf(ada, id)).toHaveLength(2);
  expect(decimal((await read(ada, id)).driftPercentPoints ?? '100').lessThan('0.1')).toBe(true);
});
