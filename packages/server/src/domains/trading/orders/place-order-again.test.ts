import { beforeEach, describe, expect, test } from 'vitest';
import {
  balancesOf,
  CLOSED,
  giveCash,
  limit,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const place = (input: PlaceOrderInput, owner = ada) => placeOrder(world.deps, owner.actor, input);

describe('an order sent again', () => {
  test('with the same idempotency key and input is the same order, and holds once', async () => {
    const input = limit('100', { idempotencyKey: 'key-1' });
    const first = await place(input);
    expect((await place(input)).id).toBe(first.id);
    expect((await balancesOf(world, ada.live.id))['cash_hold USD']).toBe('1000');
  });

  test('with the same idempotency key is answered though the market has closed since', async () => {
    const input = limit('100', { idempotencyKey: 'key-1', timeInForce: 'IOC' });
    const first = await place(input);
    world.clock.set(CLOSED);
    expect((await place(input)).id).toBe(first.id);
  });

  test('with the same idempotency key and other input is IDEMPOTENCY_CONFLICT', async () => {
    await place(limit('100', { idempotencyKey: 'key-1' }));
    const other = place(limit('101', { idempotencyKey: 'key-1' }));
    expect((await refusal(other)).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('after a refusal is tried anew: a refusal is not remembered', async () => {
    const input = limit('100', { idempotencyKey: 'key-1', quantity: '2000' });
    expect((await refusal(place(input))).code).toBe('INSUFFICIENT_FUNDS');
    await giveCash(world, ada, 'USD', '100000');
    expect((await place(input)).status).toBe('PENDING_NEW');
  });

  test('under the same clientOrderId is CONFLICT, and free to somebody else', async () => {
    await place(limit('100', { clientOrderId: 'mine' }));
    const again = place(limit('100', { clientOrderId: 'mine' }));
    expect((await refusal(again)).code).toBe('CONFLICT');
    expect((await balancesOf(world, ada.live.id))['cash_hold USD']).toBe('1000');
    const bob = await trader(world, '1000', 'bob@example.com');
    expect((await place(limit('100', { clientOrderId: 'mine' }), bob)).clientOrderId).toBe('mine');
  });
});
