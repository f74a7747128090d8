import { beforeEach, expect, test } from 'vitest';
import { runOnce } from '../matching/matcher.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
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
} from '../trading.fixture.ts';
import { claimAction } from './actions.sql.ts';
import { applyActions } from './index.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
  await own(world, ada, '100');
});

/** A split that is in force, and that no job has seen yet. */
function split(numerator: number, denominator: number): void {
  world.clock.advance(1_000);
  const action = { id: 'split', assetId: AAPL, exAt: world.clock.now() };
  world.market.act({ ...action, kind: 'SPLIT', numerator, denominator });
}

const place = async (input: Parameters<typeof buy>[0]) =>
  (await placeOrder(world.deps, ada.actor, buy(input))).id;
const statusOf = async (id: string) => (await world.db.one(orderOfUser, ada.userId, id)).status;
const shares = async () => (await balancesOf(world, ada.live.id))['position AAPL'];

test('what is sold after a split is sold in its units, before any job has seen it', async () => {
  split(2, 1);
  const id = await place({ side: 'SELL', quantity: '50' });
  await runOnce(world.deps);
  expect(await statusOf(id)).toBe('FILLED');
  expect(await shares()).toBe('150');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('an order from before a split is not filled at its old price after it', async () => {
  const id = (await placeOrder(world.deps, ada.actor, limit('80', { timeInForce: 'GTC' }))).id;
  await runOnce(world.deps);
  split(2, 1);
  world.market.setPrice('AAPL', '50');
  await runOnce(world.deps);
  await runOnce(world.deps);
  expect(await statusOf(id)).toBe('NEW');
  world.market.setPrice('AAPL', '39');
  await runOnce(world.deps);
  expect(await statusOf(id)).toBe('FILLED');
  expect(await shares()).toBe('220');
});

test('a sell of shares that a reverse split has taken away is cancelled', async () => {
  split(1, 2);
  const id = await place({ side: 'SELL', quantity: '60' });
  await runOnce(world.deps);
  expect(await statusOf(id)).toBe('CANCELED');
  expect(await shares()).toBe('50');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a buy after a split is not split', async () => {
  split(2, 1);
  await place({ quantity: '10' });
  await runOnce(world.deps);
  expect(await shares()).toBe('210');
});

/** A platform on which nothing can be applied to one account. */
function failingFor(accountId: string): TradingWorld['deps'] {
  const { db } = world.deps;
  const transaction: typeof db.transaction = (work, options) =>
    db.transaction((tx) => {
      const maybe: typeof tx.maybe = async (one, ...values) => {
        const isClaim = one.name === claimAction.name && values.includes(accountId);
        if (isClaim) throw new Error('a fault of this account');
        return tx.maybe(one, ...values);
      };
      return work(Object.assign(Object.create(tx), { maybe }));
    }, options);
  return { ...world.deps, db: { ...db, transaction } };
}

test('an account that a split cannot reach keeps no other waiting, and trades nothing', async () => {
  const bob = await trader(world, '100000', 'bob@example.com');
  await own(world, bob, '100');
  split(2, 1);
  const id = await place({ side: 'SELL', quantity: '50' });
  const deps = failingFor(ada.live.id);
  expect(await applyActions(deps)).toBeGreaterThan(0);
  expect((await balancesOf(world, bob.live.id))['position AAPL']).toBe('200');
  await runOnce(deps);
  expect(await statusOf(id)).toBe('PENDING_NEW');
  expect(world.logged).toContain('an action was not applied');
  await runOnce(world.deps);
  expect(await shares()).toBe('150');
});
