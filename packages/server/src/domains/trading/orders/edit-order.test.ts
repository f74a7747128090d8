import { beforeEach, expect, test } from 'vitest';
import type { Broker } from '../../../ports/broker.ts';
import { runOnce } from '../matching/matcher.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  balancesOf,
  buy,
  CLOSED,
  limit,
  OPEN,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { cancelOrder } from './cancel-order.ts';
import { type EditOrderInput, editOrder } from './edit-order.ts';
import { orderOfUser } from './orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

async function working(input: PlaceOrderInput): Promise<string> {
  const { id } = await placeOrder(world.deps, ada.actor, input);
  await runOnce(world.deps);
  return id;
}

const edit = (orderId: string, changes: Omit<EditOrderInput, 'id'>, deps = world.deps) =>
  editOrder(deps, ada.actor, { id: orderId, ...changes });
const order = (id: string) => world.deps.db.one(orderOfUser, ada.userId, id);
const cash = () => balancesOf(world, ada.live.id);

/** The venue, except that cancels go another way. */
const withCancel = (cancel: Broker['cancel']) => ({
  ...world.deps,
  broker: { ...world.deps.broker, cancel },
});

test('an edit puts a new order in the place of the old one', async () => {
  const id = await working(limit('90'));
  const next = await edit(id, { limitPrice: '95', quantity: '12', clientOrderId: 'second' });
  expect(next).toMatchObject({
    status: 'PENDING_NEW',
    quantity: '12',
    limitPrice: '95',
    clientOrderId: 'second',
    replacesOrderId: id,
  });
  expect(await order(id)).toMatchObject({ status: 'REPLACED', replacedByOrderId: next.id });
  expect(await cash()).toEqual({ 'cash USD': '98860', 'cash_hold USD': '1140' });
  await runOnce(world.deps);
  expect((await order(next.id)).status).toBe('NEW');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test.each<[string, PlaceOrderInput, Omit<EditOrderInput, 'id'>, string]>([
  ['a lower price holds less', limit('90'), { limitPrice: '80' }, '800'],
  ['fewer hold less', limit('90'), { quantity: '4' }, '360'],
  [
    'more at a lower price hold what they need',
    limit('90'),
    { quantity: '20', limitPrice: '50' },
    '1000',
  ],
  ['another time in force holds the same', limit('90'), { timeInForce: 'GTC' }, '900'],
])('after an edit %s', async (_title, input, changes, held) => {
  const id = await working(input);
  await edit(id, changes);
  expect((await cash())['cash_hold USD']).toBe(held);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a partly filled order is edited for what it has not filled', async () => {
  world.market.setVolume('60');
  const id = await working(limit('101'));
  const filled = Number((await order(id)).quantityFilled);
  expect(filled).toBeGreaterThan(0);
  const next = await edit(id, { quantity: '20' });
  expect(next.quantity).toBe(String(20 - filled));
  expect(await order(id)).toMatchObject({ status: 'REPLACED', quantityFilled: String(filled) });
  expect((await cash())['cash_hold USD']).toBe(String((20 - filled) * 101));
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a sale is edited for more shares than it held', async () => {
  await own(world, ada, '10');
  const id = await working(limit('120', { side: 'SELL', quantity: '4' }));
  await edit(id, { quantity: '9' });
  expect(await cash()).toMatchObject({ 'position AAPL': '1', 'position_hold AAPL': '9' });
  const tooMany = await working(limit('130', { side: 'SELL', quantity: '1' }));
  expect((await refusal(edit(tooMany, { quantity: '3' }))).code).toBe('INSUFFICIENT_QUANTITY');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('an order that waits for the opening can be edited', async () => {
  world.clock.set(CLOSED);
  const id = await working(limit('90'));
  expect((await order(id)).status).toBe('ACCEPTED');
  const next = await edit(id, { limitPrice: '91' });
  await runOnce(world.deps);
  expect((await order(next.id)).status).toBe('ACCEPTED');
});

test('a fill that comes first leaves the old order filled and rejects the new one', async () => {
  const id = await working(limit('90'));
  const deps = withCancel(async () => ({
    kind: 'ok',
    report: {
      state: 'FILLED',
      fills: [{ reference: 'late', quantity: '10', price: '90', fee: '0', at: OPEN }],
    },
  }));
  const next = await edit(id, { quantity: '20' }, deps);
  expect(next).toMatchObject({
    status: 'REJECTED',
    failureCode: 'EDIT_TOO_LATE',
    failureReason: expect.stringContaining('filled'),
  });
  expect((await order(id)).status).toBe('FILLED');
  expect(await cash()).toEqual({ 'cash USD': '99100', 'position AAPL': '10' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a fill in part that comes with the answer is taken off the new order', async () => {
  const id = await working(limit('90'));
  const deps = withCancel(async () => ({
    kind: 'ok',
    report: {
      state: 'CANCELED',
      fills: [{ reference: 'late', quantity: '4', price: '90', fee: '0', at: OPEN }],
    },
  }));
  const next = await edit(id, { quantity: '15', limitPrice: '80' }, deps);
  expect(next).toMatchObject({ status: 'PENDING_NEW', quantity: '11' });
  expect(await order(id)).toMatchObject({ status: 'REPLACED', quantityFilled: '4' });
  expect((await cash())['cash_hold USD']).toBe('880');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('an edit that the market has outrun ends both orders', async () => {
  const id = await working(limit('90'));
  const deps = withCancel(async () => ({
    kind: 'ok',
    report: {
      state: 'CANCELED',
      fills: [{ reference: 'late', quantity: '5', price: '90', fee: '0', at: OPEN }],
    },
  }));
  const next = await edit(id, { quantity: '5' }, deps);
  expect(next.status).toBe('REJECTED');
  expect(await order(id)).toMatchObject({ status: 'CANCELED', quantityFilled: '5' });
  expect(await cash()).toEqual({ 'cash USD': '99550', 'position AAPL': '5' });
});

test('an edit whose rest is no longer covered after a dear late fill is rejected', async () => {
  const id = await working(limit('90'));
  const deps = withCancel(async () => ({
    kind: 'ok',
    report: {
      state: 'CANCELED',
      fills: [{ reference: 'late', quantity: '4', price: '120', fee: '0', at: OPEN }],
    },
  }));
  const next = await edit(id, { quantity: '1000', limitPrice: '100' }, deps);
  expect(next).toMatchObject({ status: 'REJECTED', failureCode: 'EDIT_NOT_COVERED' });
  expect(await cash()).toEqual({ 'cash USD': '99520', 'position AAPL': '4' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('an edit that the market refuses leaves the old order as it was', async () => {
  const id = await working(limit('90'));
  const deps = withCancel(async () => ({ kind: 'ok', report: { state: 'WORKING', fills: [] } }));
  const next = await edit(id, { limitPrice: '95' }, deps);
  expect(next).toMatchObject({ status: 'REJECTED', failureCode: 'EDIT_REFUSED' });
  expect((await order(id)).status).toBe('NEW');
  expect(await cash()).toEqual({ 'cash USD': '99100', 'cash_hold USD': '900' });
});

test('an edit that the market does not answer for waits, and can be neither cancelled nor edited', async () => {
  const id = await working(limit('90'));
  const deps = withCancel(async () => ({ kind: 'unknown', reason: 'no line' }));
  const next = await edit(id, { limitPrice: '95' }, deps);
  expect(next.status).toBe('PENDING_NEW');
  expect(await order(id)).toMatchObject({ status: 'PENDING_REPLACE', replacedByOrderId: next.id });
  const cancel = (orderId: string) => cancelOrder(world.deps, ada.actor, { id: orderId });
  expect((await refusal(cancel(id))).code).toBe('ORDER_NOT_CANCELABLE');
  expect((await refusal(cancel(next.id))).code).toBe('ORDER_NOT_CANCELABLE');
  expect((await refusal(edit(id, { limitPrice: '96' }))).code).toBe('ORDER_NOT_EDITABLE');
  world.clock.advance(60_000);
  await runOnce(world.deps);
  expect((await order(id)).status).toBe('REPLACED');
  await runOnce(world.deps);
  expect((await order(next.id)).status).toBe('NEW');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('more cash than there is refuses the edit and leaves the old order', async () => {
  const id = await working(limit('90'));
  expect((await refusal(edit(id, { quantity: '5000' }))).code).toBe('INSUFFICIENT_FUNDS');
  expect((await order(id)).status).toBe('NEW');
});

test('all the cash there is can be spent by an edit', async () => {
  const id = await working(limit('90'));
  expect((await edit(id, { quantity: '1000', limitPrice: '100' })).status).toBe('PENDING_NEW');
  expect(await cash()).toEqual({ 'cash_hold USD': '100000' });
});

test.each<[string, PlaceOrderInput, Omit<EditOrderInput, 'id'>, string]>([
  ['nothing', limit('90'), {}, 'params'],
  ['the same', limit('90'), { limitPrice: '90', quantity: '10' }, 'params'],
  ['a notional for an order by quantity', limit('90'), { notional: '50' }, 'params.notional'],
  ['a stop price for a limit order', limit('90'), { stopPrice: '50' }, 'params.stopPrice'],
  ['a price of too many places', limit('90'), { limitPrice: '91.001' }, 'params.limitPrice'],
])('an edit of %s is BAD_USER_INPUT', async (_title, input, changes, path) => {
  const id = await working(input);
  const error = await refusal(edit(id, changes));
  expect(error.code).toBe('BAD_USER_INPUT');
  expect(error.fields?.map((field) => field.path)).toEqual([path]);
});

test('a new total that is filled already is BAD_USER_INPUT', async () => {
  world.market.setVolume('60');
  const id = await working(limit('101'));
  const { quantityFilled } = await order(id);
  const error = await refusal(edit(id, { quantity: quantityFilled }));
  expect(error.fields?.map((field) => field.path)).toEqual(['params.quantity']);
});

test('a stop price that was reached cannot be changed, and the new order stays awake', async () => {
  world.market.setVolume('60');
  const stop = { type: 'STOP_LIMIT', stopPrice: '99', limitPrice: '101' } as const;
  const id = await working(buy(stop));
  expect((await refusal(edit(id, { stopPrice: '98' }))).fields?.[0]?.path).toBe('params.stopPrice');
  world.market.setPrice('AAPL', '98');
  const next = await edit(id, { limitPrice: '102' });
  world.clock.advance(60_000);
  await runOnce(world.deps);
  expect((await order(next.id)).status).not.toBe('HELD');
});

test('an order of somebody else is NOT_FOUND, one that is final ORDER_NOT_EDITABLE', async () => {
  const id = await working(limit('90'));
  const eve = await trader(world, '1', 'eve@example.com');
  const edited = editOrder(world.deps, eve.actor, { id: id, limitPrice: '91' });
  expect((await refusal(edited)).code).toBe('NOT_FOUND');
  await cancelOrder(world.deps, ada.actor, { id: id });
  expect((await refusal(edit(id, { limitPrice: '91' }))).code).toBe('ORDER_NOT_EDITABLE');
});

test('an edit that is sent again under its key is one edit', async () => {
  const id = await working(limit('90'));
  const input = { limitPrice: '95', idempotencyKey: 'once' };
  const first = await edit(id, input);
  expect((await edit(id, input)).id).toBe(first.id);
  expect((await refusal(edit(id, { ...input, limitPrice: '96' }))).code).toBe(
    'IDEMPOTENCY_CONFLICT',
  );
});
