import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { decimal, sum } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import { onBooks } from '../../testing/on-database.ts';
import { outcomes } from '../../testing/outcomes.ts';
import { racingDatabase, times } from '../../testing/race.ts';
import { depositCash, takeBackDeposit } from './accounts/deposit-cash.ts';
import { lockAccount } from './accounts/lock-account.ts';
import { applyActions } from './corporate-actions/index.ts';
import { runOnce } from './matching/matcher.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { editOrder } from './orders/edit-order.ts';
import { getOrders } from './orders/get-orders.ts';
import { orderOfUser, orderRowOfUser } from './orders/orders.sql.ts';
import { placeOrder } from './orders/place-order.ts';
import { liquidatePosition } from './positions/liquidate-position.ts';
import {
  AAPL,
  balancesOf,
  buy,
  limit,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from './trading.fixture.ts';

let db: Database;
let world: TradingWorld;

onBooks(async (given) => {
  db = given;
  world = await tradingWorld(db);
}, racingDatabase);

const statusOf = async (owner: Trader, id: string) =>
  (await db.one(orderOfUser, owner.userId, id)).status;

test('100 orders at once on cash for 10 are exactly 10 orders', async () => {
  const ada = await trader(world, '1000');
  const order = limit('100', { quantity: '1' });
  const requests = times(100, () => placeOrder(world.deps, ada.actor, order));
  expect(await outcomes(requests)).toEqual({ ok: 10, INSUFFICIENT_FUNDS: 90 });
  expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash_hold USD': '1000' });
});

test('50 sales at once of shares for 5 are exactly 5 sales', async () => {
  const ada = await trader(world, '1000');
  await own(world, ada, '5');
  const sale = limit('120', { side: 'SELL', quantity: '1' });
  const requests = times(50, () => placeOrder(world.deps, ada.actor, sale));
  expect(await outcomes(requests)).toEqual({ ok: 5, INSUFFICIENT_QUANTITY: 45 });
});

test('an order sent 20 times at once under one key is one order', async () => {
  const ada = await trader(world);
  const input = limit('100', { idempotencyKey: 'once' });
  const orders = await Promise.all(times(20, () => placeOrder(world.deps, ada.actor, input)));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect((await balancesOf(world, ada.live.id))['cash_hold USD']).toBe('1000');
});

test('of 20 orders at once under one clientOrderId one is placed', async () => {
  const ada = await trader(world);
  const input = limit('100', { clientOrderId: 'mine' });
  const requests = times(20, () => placeOrder(world.deps, ada.actor, input));
  expect(await outcomes(requests)).toEqual({ ok: 1, CONFLICT: 19 });
});

test('of a buy and a sale that cross and come at once one is refused', async () => {
  const ada = await trader(world);
  await own(world, ada, '20');
  const requests = times(20, (index) =>
    placeOrder(
      world.deps,
      ada.actor,
      limit('100', { side: index % 2 === 0 ? 'BUY' : 'SELL', quantity: '1' }),
    ),
  );
  expect(await outcomes(requests)).toEqual({ ok: 10, WASH_TRADE: 10 });
  const { nodes } = await getOrders(world.deps, ada.actor, { group: 'OPEN' });
  expect(new Set(nodes.map(({ side }) => side)).size).toBe(1);
});

test('an order cancelled 20 times at once is cancelled once, and gives back once', async () => {
  const ada = await trader(world);
  const { id } = await placeOrder(world.deps, ada.actor, limit('100'));
  const requests = times(20, () => cancelOrder(world.deps, ada.actor, { id: id }));
  expect(await outcomes(requests)).toEqual({ ok: 1, ORDER_NOT_CANCELABLE: 19 });
  expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash USD': '100000' });
});

test('of a cancel and a fill at the same time exactly one wins', async () => {
  const ada = await trader(world, '1000000');
  const ids = await Promise.all(
    times(40, async () => (await placeOrder(world.deps, ada.actor, buy())).id),
  );
  const rounds = times(3, () => runOnce(world.deps));
  const cancels = ids.map((orderId) => cancelOrder(world.deps, ada.actor, { id: orderId }));
  const counts = await outcomes(cancels);
  await Promise.all(rounds);
  const statuses = await Promise.all(ids.map((id) => statusOf(ada, id)));
  const canceled = statuses.filter((status) => status === 'CANCELED').length;
  const filled = statuses.filter((status) => status === 'FILLED').length;
  expect(canceled + filled).toBe(40);
  expect(counts.ok ?? 0).toBe(canceled);
  expect(counts.ORDER_NOT_CANCELABLE ?? 0).toBe(filled);
  const balances = await balancesOf(world, ada.live.id);
  expect(balances['position AAPL'] ?? '0').toBe(String(filled * 10));
  expect(balances).not.toHaveProperty('cash_hold USD');
});

test('of many edits of one order at once exactly one counts, and cash is held once', async () => {
  const ada = await trader(world, '5000');
  const { id } = await placeOrder(world.deps, ada.actor, limit('50'));
  await runOnce(world.deps);
  const requests = times(20, (index) =>
    editOrder(world.deps, ada.actor, { id: id, limitPrice: String(51 + index) }),
  );
  const counts = await outcomes(requests);
  expect(counts).toEqual({ ok: 1, ORDER_NOT_EDITABLE: 19 });
  expect(await statusOf(ada, id)).toBe('REPLACED');
  const { nodes } = await getOrders(world.deps, ada.actor, { group: 'OPEN' });
  expect(nodes).toHaveLength(1);
  const held = Number(nodes[0]?.limitPrice) * 10;
  expect((await balancesOf(world, ada.live.id))['cash_hold USD']).toBe(String(held));
});

test('of an edit and a fill at the same time each order ends up one way', async () => {
  const ada = await trader(world, '1000000');
  const ids = await Promise.all(
    times(20, async () => (await placeOrder(world.deps, ada.actor, limit('99'))).id),
  );
  await runOnce(world.deps);
  world.market.setPrice('AAPL', '98');
  const edits = ids.map((orderId) =>
    editOrder(world.deps, ada.actor, { id: orderId, quantity: '12' }),
  );
  const rounds = times(3, () => runOnce(world.deps));
  const counts = await outcomes(edits);
  await Promise.all(rounds);
  await runOnce(world.deps);
  const statuses = await Promise.all(ids.map((id) => statusOf(ada, id)));
  const replaced = statuses.filter((status) => status === 'REPLACED').length;
  const filled = statuses.filter((status) => status === 'FILLED').length;
  expect(replaced + filled).toBe(20);
  expect(counts.ok ?? 0).toBe(replaced);
  expect(counts.ORDER_NOT_EDITABLE ?? 0).toBe(filled);
});

test('a position liquidated many times at once is sold once', async () => {
  const ada = await trader(world, '1000');
  await own(world, ada, '5');
  const input = { asset: { symbol: 'AAPL' }, size: { percent: '100' }, cancelOpenOrders: false };
  const requests = times(20, () => liquidatePosition(world.deps, ada.actor, input));
  expect(await outcomes(requests)).toEqual({ ok: 1, INSUFFICIENT_QUANTITY: 19 });
});

test('a split comes once, however many look for it while orders are placed and filled', async () => {
  const ada = await trader(world, '100000');
  await own(world, ada, '50');
  world.clock.set(new Date('2026-11-23T15:00:00Z'));
  const action = { id: 'split', assetId: AAPL, exAt: new Date('2026-11-23T09:00:00Z') };
  world.market.act({ ...action, kind: 'SPLIT', numerator: 2, denominator: 1 });
  const sales = times(10, () =>
    placeOrder(world.deps, ada.actor, buy({ side: 'SELL', quantity: '1' })),
  );
  const applied = await Promise.all(times(5, () => applyActions(world.deps)));
  await Promise.all([...sales, ...times(2, () => runOnce(world.deps))]);
  await runOnce(world.deps);
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await balancesOf(world, ada.live.id))['position AAPL']).toBe('90');
});

test('matchers in several processes fill every order once', async () => {
  const traders = await Promise.all(
    times(4, (index) => trader(world, '100000', `trader${index}@example.com`)),
  );
  const owners = times(60, (index) => traders[index % traders.length] as Trader);
  await Promise.all(
    owners.map((owner) => placeOrder(world.deps, owner.actor, buy({ quantity: '1' }))),
  );
  const changed = await Promise.all(times(4, () => runOnce(world.deps)));
  const left = await runOnce(world.deps);
  expect(changed.reduce((sum, count) => sum + count, left)).toBe(60);
  for (const owner of traders) {
    expect((await balancesOf(world, owner.live.id))['position AAPL']).toBe('15');
  }
});

test('orders, fills and cancels of several people at once leave the books whole', async () => {
  const traders = await Promise.all(
    times(5, (index) => trader(world, '20000', `trader${index}@example.com`)),
  );
  world.market.setVolume('100');
  const busy = traders.map(async (owner) => {
    for (let round = 0; round < 8; round += 1) {
      const side = round % 2 === 0 ? ('BUY' as const) : ('SELL' as const);
      const placed = await outcomes([
        placeOrder(world.deps, owner.actor, buy({ side, quantity: '7' })),
      ]);
      expect(placed).not.toHaveProperty('INTERNAL');
      const { nodes } = await getOrders(world.deps, owner.actor, { group: 'OPEN', limit: 1 });
      const unwanted = round % 3 === 0 ? nodes : [];
      const cancels = unwanted.map(({ id }) => cancelOrder(world.deps, owner.actor, { id: id }));
      await Promise.all([runOnce(world.deps), outcomes(cancels)]);
      world.clock.advance(30_000);
    }
  });
  await Promise.all(busy);
  expect(world.logged).not.toContain('an order could not be worked');
});

test('sales that settle while deposits come in pay what is owed, once', async () => {
  const { deps } = world;
  const ada = await trader(world, '3000');
  await own(world, ada, '30');
  world.market.setPrice('AAPL', '100');
  const { live: account, userId } = ada;
  const move = (carry: typeof depositCash, amount: string) =>
    db.transaction((tx) =>
      carry(tx, deps, userId, { account, currency: 'USD', amount: decimal(amount) }),
    );
  await move(takeBackDeposit, '1500');
  const sale = buy({ side: 'SELL', quantity: '1' });
  const sales = await Promise.all(times(20, () => placeOrder(deps, ada.actor, sale)));
  await Promise.all([
    ...times(4, () => runOnce(deps)),
    ...times(10, () => move(depositCash, '10.01')),
    ...times(3, () => move(takeBackDeposit, '33.33')),
  ]);
  await runOnce(deps);
  const { 'cash USD': cash = '0', ...left } = await balancesOf(world, account.id);
  expect(left).toEqual({ 'position AAPL': '10' });
  const sold = await Promise.all(sales.map(({ id }) => db.one(orderRowOfUser, userId, id)));
  expect(sold.every(({ status }) => status === 'FILLED')).toBe(true);
  const brought = sum(
    sold.map(({ valueFilled, fees }) => roundCash(decimal(valueFilled), 'USD').minus(fees)),
  );
  expect(cash).toBe(brought.minus('1500').plus('100.1').minus('99.99').toString());
  expect(await db.transaction((tx) => lockAccount(tx, account.id))).toMatchObject({
    status: 'ACTIVE',
  });
});
