import { beforeEach, expect, test } from 'vitest';
import { simulatedBroker } from '../../../adapters/embedded/broker/index.ts';
import { embeddedMarketData } from '../../../adapters/embedded/market-data/index.ts';
import { decimal } from '../../../kernel/decimal.ts';
import type { TradingDeps } from '../deps.ts';
import { executionsInRequest } from '../orders/load-executions.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import {
  asset,
  BTC,
  balancesOf,
  buy,
  CLOSED,
  giveCash,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { runOnce } from './matcher.ts';

const SEED = 'embedded';

let world: TradingWorld;
let deps: TradingDeps;
let ada: Trader;

/** The domain on the simulated market that the server runs with. */
beforeEach(async () => {
  world = await tradingWorld();
  const { clock } = world;
  const marketData = embeddedMarketData({ clock, seed: SEED });
  const broker = simulatedBroker({ marketData, clock, seed: SEED });
  deps = { ...world.deps, marketData, broker };
  ada = await trader(world);
});

async function filled(input: PlaceOrderInput) {
  const { id } = await placeOrder(deps, ada.actor, input);
  await runOnce(deps);
  return world.db.one(orderOfUser, ada.userId, id);
}

test.each([
  ['a share', buy({ quantity: '3' })],
  ['a coin', buy({ assetId: BTC, timeInForce: 'GTC', quantity: '0.01' })],
  ['a fund by notional', buy({ assetId: asset('SPY').id, quantity: '0', notional: '100' })],
])('a market order for %s is filled within the minute’s range', async (_title, input) => {
  const order = await filled(input);
  expect(order.status).toBe('FILLED');
  const bar = await deps.marketData.minuteBar(input.assetId, world.clock.now());
  const fills = await executionsInRequest({ deps }, order);
  for (const { price } of fills) {
    expect(decimal(price).gte(bar?.low ?? '0') && decimal(price).lte(bar?.high ?? '0')).toBe(true);
  }
});

test('a share of New Zealand trades in its own hours and currency', async () => {
  await giveCash(world, ada, 'NZD', '1000');
  world.clock.set(new Date('2026-11-22T22:00:00Z'));
  const order = await filled(buy({ assetId: asset('AIR.XNZE').id, quantity: '1' }));
  expect(order).toMatchObject({ status: 'FILLED', currency: 'NZD', quantityFilled: '1' });
  expect(await balancesOf(world, ada.live.id)).toMatchObject({ 'position AIR': '1' });
});

test('a market order over the weekend waits for the opening', async () => {
  world.clock.set(CLOSED);
  expect((await filled(buy())).status).toBe('ACCEPTED');
});

test('the same seed, orders and times give the same fills', async () => {
  const first = await filled(buy({ quantity: '3' }));
  const again = await filled(buy({ quantity: '3' }));
  expect(again.averageFilledPrice).toBe(first.averageFilledPrice);
});
