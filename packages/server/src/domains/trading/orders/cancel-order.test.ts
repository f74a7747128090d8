import type { OrderStatus } from '@investing-platform/rules/trading/orders/status';
import { beforeEach, expect, test } from 'vitest';
import type { Broker } from '../../../ports/broker.ts';
import { runOnce } from '../matching/matcher.ts';
import { readPositions } from '../positions/read-positions.ts';
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
import { type PlaceOrderInput, placeOrder } from './place-order.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const place = async (input: PlaceOrderInput) => (await placeOrder(world.deps, ada.actor, input)).id;
const cancel = (orderId: string, owner = ada, deps = world.deps) =>
  cancelOrder(deps, owner.actor, { id: orderId });
const cash = () => balancesOf(world, ada.live.id);

test.each<[OrderStatus, PlaceOrderInput, Date]>([
  ['ACCEPTED', limit('90'), CLOSED],
  ['NEW', limit('90'), OPEN],
  ['HELD', buy({ type: 'STOP', stopPrice: '120' }), OPEN],
])('a cancelled order in status %s gives back what it held', async (status, input, at) => {
  world.clock.set(at);
  const id = await place(input);
  await runOnce(world.deps);
  expect((await cash())['cash_hold USD']).toBeDefined();
  expect(await cancel(id)).toMatchObject({ id, status: 'CANCELED', canceledAt: at });
  expect(await cash(), `from ${status}`).toEqual({ 'cash USD': '100000' });
});

test('an order can be cancelled before the matcher has seen it', async () => {
  const id = await place(buy());
  expect((await cancel(id)).status).toBe('CANCELED');
  expect(await runOnce(world.deps)).toBe(0);
  expect(await cash()).toEqual({ 'cash USD': '100000' });
});

test('a cancelled sale gives back its shares', async () => {
  await own(world, ada, '5');
  const id = await place(limit('120', { side: 'SELL', quantity: '5' }));
  await runOnce(world.deps);
  expect((await readPositions(world.deps, ada.actor))[0]?.quantityAvailable).toBe('0');
  await cancel(id);
  expect((await readPositions(world.deps, ada.actor))[0]?.quantityAvailable).toBe('5');
});

test('a cancelled order keeps what was filled', async () => {
  world.market.setVolume('60');
  const id = await place(buy());
  await runOnce(world.deps);
  const order = await cancel(id);
  expect(order.status).toBe('CANCELED');
  expect((await cash())['position AAPL']).toBe(order.quantityFilled);
  expect(await cash()).not.toHaveProperty('cash_hold USD');
});

test('an order that is final is not cancelable, and says so twice', async () => {
  const id = await place(buy());
  await runOnce(world.deps);
  expect((await refusal(cancel(id))).code).toBe('ORDER_NOT_CANCELABLE');
  const other = await place(limit('90'));
  await cancel(other);
  expect((await refusal(cancel(other))).code).toBe('ORDER_NOT_CANCELABLE');
});

test('a cancel that is sent again under its key is one cancel', async () => {
  const id = await place(limit('90'));
  const input = { id, idempotencyKey: 'once' };
  const first = await cancelOrder(world.deps, ada.actor, input);
  expect(await cancelOrder(world.deps, ada.actor, input)).toEqual(first);
  const other = await place(limit('90'));
  const reused = cancelOrder(world.deps, ada.actor, { ...input, id: other });
  expect((await refusal(reused)).code).toBe('IDEMPOTENCY_CONFLICT');
});

test('an order whose cancel is on its way is not cancelable again', async () => {
  const id = await place(limit('100'));
  await runOnce(world.deps);
  const deps = withCancel(async () => ({ kind: 'unknown', reason: 'no line' }));
  await cancel(id, ada, deps);
  expect((await refusal(cancel(id))).code).toBe('ORDER_NOT_CANCELABLE');
});

test('an order of somebody else is NOT_FOUND, as one that never was', async () => {
  const id = await place(limit('90'));
  const eve = await trader(world, '1', 'eve@example.com');
  expect((await refusal(cancel(id, eve))).code).toBe('NOT_FOUND');
  const never = '01900000-0000-7000-8000-000000000000';
  expect((await refusal(cancel(never))).code).toBe('NOT_FOUND');
});

/** The venue, except that cancels go another way. */
function withCancel(answer: Broker['cancel']) {
  return { ...world.deps, broker: { ...world.deps.broker, cancel: answer } };
}

test('a fill that the venue reports with the cancel comes first', async () => {
  const id = await place(limit('100'));
  await runOnce(world.deps);
  const deps = withCancel(async () => ({
    kind: 'ok',
    report: {
      state: 'FILLED',
      fills: [{ reference: 'late', quantity: '10', price: '100', fee: '0', at: OPEN }],
    },
  }));
  expect(await cancel(id, ada, deps)).toMatchObject({ status: 'FILLED', quantityFilled: '10' });
  expect(await cash()).toEqual({ 'cash USD': '99000', 'position AAPL': '10' });
});

test.each(['retryable', 'unknown'] as const)(
  'a cancel that the venue answers with %s stays on its way until the venue answers',
  async (kind) => {
    const id = await place(limit('100'));
    await runOnce(world.deps);
    const deps = withCancel(async () => ({ kind, reason: 'no line' }));
    expect((await cancel(id, ada, deps)).status).toBe('PENDING_CANCEL');
    expect((await cash())['cash_hold USD']).toBe('1000');
    world.clock.advance(60_000);
    await runOnce(world.deps);
    expect((await refusal(cancel(id))).code).toBe('ORDER_NOT_CANCELABLE');
    expect(await cash()).toEqual({ 'cash USD': '100000' });
  },
);

test('an order that the venue keeps is what it was before', async () => {
  const id = await place(limit('100'));
  await runOnce(world.deps);
  const deps = withCancel(async () => ({ kind: 'ok', report: { state: 'WORKING', fills: [] } }));
  expect((await cancel(id, ada, deps)).status).toBe('NEW');
  expect((await cash())['cash_hold USD']).toBe('1000');
});

test('an order that is being cancelled is not filled by a round of the matcher', async () => {
  const id = await place(limit('100'));
  await runOnce(world.deps);
  const deps = withCancel(async (...args) => {
    world.market.setPrice('AAPL', '99');
    await runOnce(world.deps);
    return world.deps.broker.cancel(...args);
  });
  expect((await cancel(id, ada, deps)).status).toBe('CANCELED');
  expect(await cash()).toEqual({ 'cash USD': '100000' });
});
