import { beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { runOnce } from '../matching/matcher.ts';
import { placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  AAPL,
  asset,
  balancesOf,
  giveCash,
  limit,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { applyActions } from './index.ts';
import { payDividends } from './pay-dividends.ts';

const EX = new Date('2026-11-23T09:00:00Z');
const PAID = new Date('2026-12-01T15:00:00Z');

const reinvest = statement<never, [userId: string, now: Date]>(
  'test_reinvest',
  `insert into invest_account_settings (user_id, dividend_reinvestment, updated_at)
   values ($1, true, $2)`,
);

const ordersBySource = statement<
  { source: string; status: string; notional: string; side: string },
  [userId: string]
>(
  'test_orders_by_source',
  `select source, status, notional, side from orders
   where user_id = $1 and source = 'DIVIDEND_REINVESTMENT' order by id`,
);

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world, '10000');
  await world.db.transaction((tx) => tx.run(reinvest, ada.userId, world.clock.now()));
});

async function paid(assetId: string, currency: string): Promise<number> {
  world.market.act({
    id: 'dividend',
    kind: 'DIVIDEND',
    assetId,
    amountPerShare: '1',
    currency,
    exAt: EX,
    payAt: PAID,
    withholdingRate: '0.15',
  });
  world.clock.set(PAID);
  await applyActions(world.deps);
  return payDividends(world.deps);
}

const sweeps = () => world.db.all(ordersBySource, ada.userId);

test('a dividend buys more of what paid it, less the tax withheld', async () => {
  await own(world, ada, '10');
  expect(await paid(AAPL, 'USD')).toBe(1);
  expect(await sweeps()).toMatchObject([{ side: 'BUY', notional: '7' }]);
  await runOnce(world.deps);
  expect(await sweeps()).toMatchObject([{ status: 'FILLED' }]);
  const after = await balancesOf(world, ada.live.id);
  // 7.00 at the ask of 100.01, cut off at nine places: no tax form is in force.
  expect(after['position AAPL']).toBe('10.069993');
  expect(await payDividends(world.deps)).toBe(0);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('it stays cash where the asset has no parts', async () => {
  const whole = asset('AIR.XNZE');
  await giveCash(world, ada, 'NZD', '1000');
  world.clock.set(new Date('2026-11-19T22:00:00Z'));
  const order = limit('101', { assetId: whole.id, quantity: '5' });
  await placeOrder(world.deps, ada.actor, order);
  await runOnce(world.deps);
  const before = Number((await balancesOf(world, ada.live.id))['cash NZD']);
  expect(await paid(whole.id, 'NZD')).toBe(1);
  expect(await sweeps()).toEqual([]);
  expect(Number((await balancesOf(world, ada.live.id))['cash NZD']) - before).toBeCloseTo(4.25, 5);
  expect(world.logged).toEqual(['a dividend was not reinvested']);
});

test('it stays cash where there is no current price', async () => {
  await own(world, ada, '10');
  world.market.setStale(true);
  expect(await paid(AAPL, 'USD')).toBe(1);
  expect(await sweeps()).toEqual([]);
  expect((await balancesOf(world, ada.live.id))['cash USD']).toBe('9007');
});
