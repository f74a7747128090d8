import { expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { racingDatabase, times } from '../../../testing/race.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { getOrders } from '../../trading/orders/get-orders.ts';
import { balancesOf, own } from '../../trading/trading.fixture.ts';
import { startDueRuns } from '../actives/check-actives.ts';
import { contributeToActiveStrategy } from '../actives/contribute-to-active-strategy.ts';
import { liquidateActiveStrategy } from '../actives/liquidate-active-strategy.ts';
import { setActiveStrategyStatus } from '../actives/set-active-strategy-status.ts';
import { setAssetShares } from '../actives/set-asset-shares.ts';
import { advanceRun } from '../runs/advance-run.ts';
import { rebalanceActiveStrategy } from '../runs/rebalance-active-strategy.ts';
import {
  AAPL,
  type Investor,
  invest,
  invested,
  investor,
  publish,
  quantitiesOf,
  read,
  runsOf,
  settle,
} from '../strategies.fixture.ts';
import { fetchStrategy } from './fetch-strategies.ts';
import { subscribeToStrategy } from './subscribe-to-strategy.ts';

let ada: Investor;

onBooks(async (db) => {
  ada = await investor({ db });
}, racingDatabase);

const ordersOf = async () => (await getOrders(ada.world.deps, ada.actor, {})).nodes;

test('a run that several processes advance at once places one set of orders', async () => {
  const { id } = await invested(ada);
  ada.world.market.setPrice('AAPL', '200');
  const before = (await ordersOf()).length;
  const run = await rebalanceActiveStrategy(ada.world.deps, ada.actor, { id });
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(times(5, () => advanceRun(ada.world.deps, run.id)));
    await Promise.all(times(2, () => runOnce(ada.world.deps)));
    ada.world.clock.advance(1_000);
  }
  await settle(ada.world);
  expect((await ordersOf()).length - before).toBe(2);
  expect((await runsOf(ada, id))[0]).toMatchObject({ status: 'COMPLETED_SUCCESS' });
});

test('money that is put to work 20 times at once under one key is put to work once', async () => {
  const made = await Promise.all(times(20, () => invest(ada, { idempotencyKey: 'once' })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await balancesOf(ada.world, ada.live.id))['cash USD']).toBe('9000');
});

test('of 15 active strategies at once on cash for 10 there are 10', async () => {
  const counts = await outcomes(times(15, () => invest(ada, { amount: '1000' })));
  expect(counts).toEqual({ ok: 10, INSUFFICIENT_FUNDS: 5 });
});

test('of contributions, rebalancings and liquidations at once one is queued', async () => {
  const { id } = await invested(ada);
  const { deps } = ada.world;
  const counts = await outcomes([
    ...times(5, () => contributeToActiveStrategy(deps, ada.actor, { id, amount: '10' })),
    ...times(5, () => rebalanceActiveStrategy(deps, ada.actor, { id })),
    ...times(5, () => liquidateActiveStrategy(deps, ada.actor, { id, size: { percent: '10' } })),
  ]);
  expect(counts).toEqual({ ok: 1, CONFLICT: 14 });
  await settle(ada.world);
});

test('triggers that several processes look at start one run', async () => {
  const { id } = await invested(ada, { rebalanceRules: [{ driftPercentPoints: '1' }] });
  ada.world.market.setPrice('AAPL', '150');
  ada.world.clock.advance(1_000_000);
  const started = await Promise.all(times(6, () => startDueRuns(ada.world.deps)));
  expect(started.reduce((sum, count) => sum + count, 0)).toBe(1);
  await settle(ada.world);
  expect(await runsOf(ada, id)).toHaveLength(2);
});

test('a pause against a run at work leaves nothing open, whoever comes first', async () => {
  const { id } = await invested(ada);
  ada.world.market.setPrice('AAPL', '200');
  const { deps } = ada.world;
  const run = await rebalanceActiveStrategy(deps, ada.actor, { id });
  await Promise.all([
    advanceRun(deps, run.id),
    setActiveStrategyStatus(deps, ada.actor, { id, status: 'PAUSED' }),
    runOnce(deps),
    advanceRun(deps, run.id),
  ]);
  await settle(ada.world);
  const { nodes } = await getOrders(deps, ada.actor, { group: 'OPEN' });
  expect(nodes).toEqual([]);
  expect((await read(ada, id)).status).toBe('PAUSED');
});

test('shares that two strategies attach at once go to one of them', async () => {
  const [first, second] = [await invested(ada), await invested(ada)];
  await own(ada.world, ada, '10');
  const attach = ({ id, holdings }: typeof first) =>
    setAssetShares(ada.world.deps, ada.actor, {
      id,
      shares: [
        {
          assetId: AAPL,
          quantity: String(Number(quantitiesOf({ holdings }).AAPL) + 8),
        },
      ],
    });
  const counts = await outcomes([attach(first), attach(second)]);
  expect(counts).toEqual({ ok: 1, INSUFFICIENT_QUANTITY: 1 });
});

test('20 people who follow a strategy at once are 20 followers', async () => {
  const { id } = await publish(ada);
  const people = await Promise.all(
    times(20, (at) => investor({ email: `person${at}@example.com`, cash: '0' }, ada.world)),
  );
  await Promise.all(
    people.flatMap(({ actor }) =>
      times(2, () => subscribeToStrategy(ada.world.deps, actor, { strategyId: id })),
    ),
  );
  const { subscriberCount } = await fetchStrategy(ada.world.deps, ada.actor, { id });
  expect(subscriberCount).toBe(20);
});
