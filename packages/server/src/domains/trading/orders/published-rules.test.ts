import { beforeEach, expect, test } from 'vitest';
import { runOnce } from '../matching/matcher.ts';
import {
  balancesOf,
  buy,
  CLOSED,
  limit,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { orderOfUser } from './orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world, '10000');
});

const place = (input: PlaceOrderInput) => placeOrder(world.deps, ada.actor, input);
const filled = async (input: PlaceOrderInput) => {
  const { id } = await place(input);
  await runOnce(world.deps);
  return world.db.one(orderOfUser, ada.userId, id);
};

test('of two sales of fractions beyond the position outside hours the second is refused', async () => {
  await own(world, ada, '1.5');
  world.clock.set(CLOSED);
  expect((await place(buy({ side: 'SELL', quantity: '0.9' }))).status).toBe('PENDING_NEW');
  const second = place(buy({ side: 'SELL', quantity: '0.9' }));
  expect((await refusal(second)).code).toBe('INSUFFICIENT_QUANTITY');
});

test('of two sales by notional beyond the position outside hours the second is refused', async () => {
  await own(world, ada, '1.5');
  world.clock.set(CLOSED);
  const sale = buy({ side: 'SELL', quantity: null, notional: '90' });
  expect((await place(sale)).status).toBe('PENDING_NEW');
  expect((await refusal(place(sale))).code).toBe('INSUFFICIENT_QUANTITY');
});

test('a fourth day trade is taken: the pattern rule ended with SEC order 34-105226', async () => {
  for (let round = 0; round < 4; round += 1) {
    world.clock.advance(60_000);
    expect((await filled(buy({ quantity: '1' }))).status).toBe('FILLED');
    world.clock.advance(60_000);
    expect((await filled(buy({ quantity: '1', side: 'SELL' }))).status).toBe('FILLED');
  }
});

test.each([
  ['290.123', 'BAD_USER_INPUT'],
  ['0.12345', 'BAD_USER_INPUT'],
])('a limit of %s is refused', async (limitPrice, code) => {
  expect((await refusal(place(limit(limitPrice)))).code).toBe(code);
});

test('a limit of 0.1234 is taken', async () => {
  expect((await place(limit('0.1234'))).status).toBe('PENDING_NEW');
});

test('a limit buy pays the quote where that is better than its limit', async () => {
  expect((await filled(limit('120', { quantity: '1' }))).averageFilledPrice).toBe('100.01');
  expect((await balancesOf(world, ada.live.id))['cash USD']).toBe('9899.99');
});
