import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Page } from '../../../kernel/page.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import { getOrders } from '../../trading/orders/get-orders.ts';
import { balancesOf } from '../../trading/trading.fixture.ts';
import { contributeToActiveStrategy } from '../actives/contribute-to-active-strategy.ts';
import { liquidateActiveStrategy } from '../actives/liquidate-active-strategy.ts';
import { setActiveStrategyStatus } from '../actives/set-active-strategy-status.ts';
import { updateActiveStrategy } from '../actives/update-active-strategy.ts';
import {
  AAPL,
  type Investor,
  invest,
  invested,
  investor,
  lastRun,
  quantitiesOf,
  read,
  settle,
  work,
} from '../strategies.fixture.ts';
import { runsPage } from './in-request.ts';
import { rebalanceActiveStrategy } from './rebalance-active-strategy.ts';

let db: Database;
let ada: Investor;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
});

const rebalance = (id: string) => rebalanceActiveStrategy(ada.world.deps, ada.actor, { id });
const liquidate = (id: string, size: object, more: object = {}) =>
  liquidateActiveStrategy(ada.world.deps, ada.actor, { id, size, ...more });
const _cashOfAccount = async () => (await balancesOf(ada.world, ada.live.id))['cash USD'] ?? '0';

const restrict = statement<never, [accountId: string]>(
  'test_strategies_restrict',
  `update broker_accounts set status = 'RESTRICTED' where id = $1`,
);

const ordersOf = async (group: 'OPEN' | 'ALL' = 'ALL') =>
  (await getOrders(ada.world.deps, ada.actor, { group })).nodes;

/** An active strategy that has far too much of AAPL. */
async function drifted() {
  const made = await invested(ada);
  ada.world.market.setPrice('AAPL', '200');
  return made;
}

describe('a rebalancing', () => {
  test('sells before it buys, and marks its orders', async () => {
    const { id } = await drifted();
    const asked = await rebalance(id);
    expect(asked).toMatchObject({ status: 'QUEUED', type: 'FULL_REBALANCE', startedAt: null });
    await work(ada.world);
    const [newest, ...older] = await ordersOf();
    expect(newest).toMatchObject({
      side: 'SELL',
      activeStrategyId: id,
    });
    expect(older.every(({ side }) => side === 'BUY')).toBe(true);
    await settle(ada.world);
    const view = await read(ada, id);
    expect(Number(view.driftPercentPoints)).toBeLessThan(0.1);
    expect(view.lastRebalancedAt).not.toBeNull();
    const [last, before] = await ordersOf();
    expect([last?.side, before?.side]).toEqual(['BUY', 'SELL']);
    expect(before?.filledAt && last?.submittedAt && before.filledAt <= last.submittedAt).toBe(true);
  });

  test('with a tolerance leaves alone what is within it, and counts as a success', async () => {
    const { id } = await invested(ada);
    ada.world.market.setPrice('AAPL', '101');
    const settings = { tolerancePercentPoints: '5' };
    await rebalanceActiveStrategy(ada.world.deps, ada.actor, { id, terms: { settings } });
    await settle(ada.world);
    const run = await lastRun(ada, id);
    expect(run.status).toBe('COMPLETED_SUCCESS');
    expect(run.skipped.map(({ reason }) => reason)).toEqual([
      'WITHIN_TOLERANCE',
      'WITHIN_TOLERANCE',
    ]);
  });

  test('that is refused by the market for one asset goes on with the others', async () => {
    const { id } = await drifted();
    ada.world.market.setStale(true);
    await rebalance(id);
    await settle(ada.world);
    const run = await lastRun(ada, id);
    expect(run.status).toBe('COMPLETED_ADJUSTED');
    expect(run.skipped.map(({ reason }) => reason)).toEqual(['NO_PRICE', 'NO_PRICE']);
  });

  test('that does not end within its day times out, and what was filled stays', async () => {
    const { id } = await drifted();
    ada.world.market.setVolume('5');
    await rebalance(id);
    await work(ada.world);
    await work(ada.world);
    expect(await ordersOf('OPEN')).toHaveLength(1);
    ada.world.clock.set(new Date('2026-11-20T21:00:05Z'));
    await settle(ada.world);
    const run = await lastRun(ada, id);
    expect(run).toMatchObject({ status: 'TIMEOUT', completedAt: expect.any(Date) });
    expect(run.failureReason).toContain('trading day');
    expect(await ordersOf('OPEN')).toEqual([]);
    expect((await read(ada, id)).status).toBe('ACTIVE');
  });

  test('ends in an error where the account is refused, and nothing stays open', async () => {
    const { id } = await drifted();
    await rebalance(id);
    const { deps } = ada.world;
    const failing = {
      ...ada.world,
      deps: {
        ...deps,
        marketData: { ...deps.marketData, quotes: () => Promise.reject(new Error('broken')) },
      },
    };
    for (let round = 0; round < 40; round += 1) {
      await work(failing);
      ada.world.clock.advance(15_000);
    }
    await settle(ada.world);
    expect(await lastRun(ada, id)).toMatchObject({ status: 'ERROR', startedAt: null });
    expect((await read(ada, id)).status).toBe('ACTIVE');
  });

  test('for a restricted account ends in an error, and a liquidation goes on', async () => {
    const { id } = await drifted();
    await rebalance(id);
    await db.transaction((tx) => tx.run(restrict, ada.live.id));
    await settle(ada.world);
    const run = await lastRun(ada, id);
    expect(run).toMatchObject({ status: 'ERROR', startedAt: null });
    expect(run.failureReason).toContain('RESTRICTED');
    expect(await codeOf(rebalance(id))).toBe('ACCOUNT_RESTRICTED');
    await liquidate(id, { percent: '100' });
    await settle(ada.world);
    expect((await read(ada, id)).status).toBe('CLOSED');
  });

  test('is refused while a run is open, and of what is closed', async () => {
    const { id } = await invest(ada);
    expect(await codeOf(rebalance(id))).toBe('CONFLICT');
    await settle(ada.world);
    await liquidate(id, { percent: '100' });
    await settle(ada.world);
    expect(await codeOf(rebalance(id))).toBe('INVALID_STATE');
  });
});

describe('the runs of an active strategy', () => {
  test('are read in parts, newest first, however they are asked for in one turn', async () => {
    const { id } = await invested(ada);
    await rebalance(id);
    await settle(ada.world);
    await rebalance(id);
    const request = { deps: ada.world.deps, actor: ada.actor };
    const idsOf = ({ nodes }: Page<{ id: string }>) => nodes.map((run) => run.id);
    const [first, whole] = await Promise.all([
      runsPage(request, id, { limit: 2 }),
      runsPage(request, id, {}),
    ]);
    expect(whole).toMatchObject({ nodes: [{}, {}, { type: 'INVEST_CASH' }], nextCursor: null });
    expect(idsOf(first)).toEqual(idsOf(whole).slice(0, 2));
    const rest = await runsPage(request, id, { limit: 2, cursor: first.nextCursor });
    expect(idsOf(rest)).toEqual(idsOf(whole).slice(2));
    expect(rest.nextCursor).toBeNull();
    const other = await invested(ada);
    const foreign = runsPage(request, other.id, { cursor: first.nextCursor });
    expect(await codeOf(foreign)).toBe('BAD_USER_INPUT');
    const bob = await investor({ email: 'bob@example.com' }, ada.world);
    const stolen = await runsPage({ deps: bob.world.deps, actor: bob.actor }, id, {});
    expect(stolen.nodes).toEqual([]);
  });
});

describe('a pause', () => {
  const set = (id: string, status: 'ACTIVE' | 'PAUSED') =>
    setActiveStrategyStatus(ada.world.deps, ada.actor, { id, status });

  test('stops a run that waits', async () => {
    ada.world.clock.set(new Date('2026-11-20T14:00:00Z'));
    const { id } = await invest(ada);
    expect(await codeOf(set(id, 'PAUSED'))).toBe('INVALID_STATE');
    ada.world.clock.set(new Date('2026-11-20T14:30:00Z'));
    await settle(ada.world);
    ada.world.clock.set(new Date('2026-11-21T15:00:00Z'));
    await rebalance(id);
    expect((await set(id, 'PAUSED')).status).toBe('PAUSED');
    await settle(ada.world);
    expect(await lastRun(ada, id)).toMatchObject({ status: 'CANCELED', startedAt: null });
    expect((await set(id, 'PAUSED')).status).toBe('PAUSED');
    expect((await set(id, 'ACTIVE')).status).toBe('ACTIVE');
  });

  test('takes the orders of a run back, and what was filled stays', async () => {
    const { id } = await drifted();
    ada.world.market.setVolume('5');
    await rebalance(id);
    await work(ada.world);
    await work(ada.world);
    const [open] = await ordersOf('OPEN');
    expect(open?.status).toBe('PARTIALLY_FILLED');
    await set(id, 'PAUSED');
    expect(await codeOf(rebalance(id))).toBe('CONFLICT');
    await settle(ada.world);
    const run = await lastRun(ada, id);
    expect(run).toMatchObject({ status: 'CANCELED_MID_RUN', failureReason: 'The owner paused it' });
    expect(await ordersOf('OPEN')).toEqual([]);
    const view = await read(ada, id);
    expect(view.status).toBe('PAUSED');
    expect(Number(view.cash)).toBeGreaterThan(0);
  });

  test('lets its owner contribute and rebalance still', async () => {
    const { id } = await invested(ada);
    await set(id, 'PAUSED');
    await contributeToActiveStrategy(ada.world.deps, ada.actor, { id, amount: '100' });
    await settle(ada.world);
    expect(await read(ada, id)).toMatchObject({ status: 'PAUSED', invested: '1100' });
  });
});

test('a target of nothing is sold with the next run, and its row stays until then', async () => {
  const { id } = await invested(ada);
  const weights = { assets: [{ assetId: AAPL, targetPercent: '100' }] };
  const changed = await updateActiveStrategy(ada.world.deps, ada.actor, { id, weights });
  expect(quantitiesOf(changed)).toMatchObject({ MSFT: '3.999600039' });
  await rebalance(id);
  await settle(ada.world);
  expect(Object.keys(quantitiesOf(await read(ada, id)))).toEqual(['AAPL']);
});
