import { expect, test } from 'vitest';
import { runOnce } from '../matching/matcher.ts';
import { orderOfUser, orderRowOfUser } from '../orders/orders.sql.ts';
import { placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import { limit, own, trader, tradingWorld } from '../trading.fixture.ts';
import { releaseAccount, restrictAccount } from './restrict-account.ts';

test('a restricted account buys nothing until it is released, and sells all the while', async () => {
  const world = await tradingWorld();
  const ada = await trader(world);
  await own(world, ada, '10');
  const { deps, db, market } = world;
  const place = async (input: Parameters<typeof placeOrder>[2]) =>
    (await placeOrder(deps, ada.actor, input)).id;
  const buy = await place(limit('90'));
  const sell = await place(limit('120', { side: 'SELL' }));
  await runOnce(deps);
  const statuses = async () =>
    Promise.all([buy, sell].map(async (id) => (await db.one(orderOfUser, ada.userId, id)).status));
  await db.transaction((tx) => restrictAccount(tx, deps, ada.live.id));
  expect(await statuses()).toEqual(['SUSPENDED', 'NEW']);
  market.setPrice('AAPL', '121');
  await runOnce(deps);
  market.setPrice('AAPL', '80');
  await runOnce(deps);
  expect(await statuses()).toEqual(['SUSPENDED', 'FILLED']);
  // Rounds do not look at it until it wakes.
  const asleep = await db.one(orderRowOfUser, ada.userId, buy);
  expect(asleep.nextAttemptAt).toEqual(asleep.expiresAt);
  await db.transaction((tx) => releaseAccount(tx, deps, ada.live.id));
  expect(await statuses()).toEqual(['NEW', 'FILLED']);
  world.clock.advance(60_000);
  await runOnce(deps);
  expect(await statuses()).toEqual(['FILLED', 'FILLED']);
  expect(await faultsOfTheBooks(db)).toEqual([]);
});
