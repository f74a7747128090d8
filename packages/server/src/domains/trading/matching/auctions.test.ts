import { beforeEach, expect, test } from 'vitest';
import { orderOfUser } from '../orders/orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  balancesOf,
  buy,
  limit,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { runOnce } from './matcher.ts';

let world: TradingWorld;
let ada: Trader;

const at = (text: string) => world.clock.set(new Date(text));
const round = async (text: string) => {
  at(text);
  await runOnce(world.deps);
};
const place = async (input: PlaceOrderInput) => (await placeOrder(world.deps, ada.actor, input)).id;
const order = (id: string) => world.deps.db.one(orderOfUser, ada.userId, id);

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

test('an order for the opening waits for it and is filled at its price', async () => {
  at('2026-11-21T00:01:00Z');
  const id = await place(limit('105', { timeInForce: 'OPG' }));
  await round('2026-11-21T00:02:00Z');
  expect((await order(id)).status).toBe('ACCEPTED');
  await round('2026-11-23T14:30:01Z');
  expect(await order(id)).toMatchObject({ status: 'FILLED', averageFilledPrice: '100' });
});

test('an order for the closing is held through the day and filled at the close', async () => {
  at('2026-11-20T15:00:00Z');
  const id = await place(buy({ timeInForce: 'CLS' }));
  await round('2026-11-20T15:00:01Z');
  expect((await order(id)).status).toBe('HELD');
  await round('2026-11-20T21:00:00Z');
  expect(await order(id)).toMatchObject({ status: 'FILLED', averageFilledPrice: '100' });
});

test('what an auction does not fill lapses, and gives back what it held', async () => {
  at('2026-11-20T14:00:00Z');
  const never = await place(limit('90', { timeInForce: 'OPG' }));
  const part = await place(limit('105', { timeInForce: 'OPG', quantity: '900' }));
  world.market.setVolume('1000');
  await round('2026-11-20T14:30:30Z');
  expect((await order(never)).status).toBe('EXPIRED');
  const partly = await order(part);
  expect(partly.status).toBe('EXPIRED');
  expect(Number(partly.quantityFilled)).toBeGreaterThan(0);
  expect(await balancesOf(world, ada.live.id)).not.toHaveProperty('cash_hold USD');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('an auction that nobody asked about in time is looked up afterwards', async () => {
  at('2026-11-20T14:00:00Z');
  const id = await place(limit('105', { timeInForce: 'OPG' }));
  await round('2026-11-20T16:00:00Z');
  expect((await order(id)).status).toBe('FILLED');
});

test.each([
  ['OPG', '2026-11-20T14:29:00Z'],
  ['CLS', '2026-11-20T20:51:00Z'],
] as const)('%s is MARKET_CLOSED at %s', async (timeInForce, text) => {
  at(text);
  expect((await refusal(place(limit('100', { timeInForce })))).code).toBe('MARKET_CLOSED');
});
