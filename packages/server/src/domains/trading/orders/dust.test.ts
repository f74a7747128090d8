import { beforeEach, expect, test } from 'vitest';
import { runOnce } from '../matching/matcher.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  balancesOf,
  buy,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { placeOrder } from './place-order.ts';

/** Worth less than half a cent at 100. */
const DUST = '0.00004';
/** Worth more than half a cent. */
const LARGER_DUST = '0.00006';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world, '200');
});

async function trade(side: 'BUY' | 'SELL', quantity: string, count: number): Promise<void> {
  for (let order = 0; order < count; order += 1) {
    await placeOrder(world.deps, ada.actor, buy({ side, quantity }));
    await runOnce(world.deps);
  }
}

test('buys for parts of a cent cost a cent each: nothing is bought for nothing', async () => {
  await trade('BUY', DUST, 5);
  expect(await balancesOf(world, ada.live.id)).toEqual({
    'cash USD': '199.95',
    'position AAPL': '0.0002',
  });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('sales for parts of a cent bring no more than they are worth', async () => {
  await own(world, ada, '1');
  await trade('SELL', LARGER_DUST, 5);
  expect(await balancesOf(world, ada.live.id)).toEqual({
    'cash USD': '100',
    'position AAPL': '0.9997',
  });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});
