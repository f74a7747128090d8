import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { clusterUrl, racingDatabase } from '../../../testing/race.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { limit, type Trader, type TradingWorld, trader, tradingWorld } from '../trading.fixture.ts';
import { lockAccount } from './lock-account.ts';

/** Fewer than the clients of the busy account. */
const POOL_SIZE = 4;
const CLIENTS = 50;
const MAX_WAITING = 200;

const databaseName = statement<{ readonly name: string }>(
  'test_turns_database_name',
  'select current_database() as name',
);

let home: Database;
let db: Database;
let world: TradingWorld;
let ada: Trader;
let bob: Trader;
/** Has the row of Ada's account until it is called. */
let release: () => Promise<void>;

beforeEach(async () => {
  home = await racingDatabase({ isOwn: true });
  const address = new URL(clusterUrl());
  address.pathname = `/${(await home.one(databaseName)).name}`;
  db = await openDatabase({ url: address.href, poolSize: POOL_SIZE });
  world = await tradingWorld(db);
  ada = await trader(world, '1000000');
  bob = await trader(world, '1000', 'bob@example.com');
  release = await holdAccount(ada.live.id);
});
afterEach(async () => {
  await release();
  await db.close();
  await home.close();
});

async function holdAccount(accountId: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const over = home.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    held.resolve();
    await end.promise;
  });
  await held.promise;
  return () => {
    end.resolve();
    return over;
  };
}

const place = (person: Trader, input: Partial<PlaceOrderInput> = {}) =>
  placeOrder(world.deps, person.actor, { ...limit('100', { quantity: '1' }), ...input });

/** Calls that wait for the account, and settle whatever they come to. */
const waiting = (count: number, call: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, call));

describe('an account that nobody gets at for a while', () => {
  test('keeps those who wait for it, and nobody else’s connection', async () => {
    const busy = waiting(CLIENTS, () => place(ada));
    expect((await place(bob)).status).toBe('PENDING_NEW');
    await release();
    const outcomes = await busy;
    expect(outcomes.map(({ status }) => status)).not.toContain('rejected');
  });

  test.each([
    ['named', (one: Trader) => ({ brokerAccountId: one.live.id })],
    ['named in capital letters', (one: Trader) => ({ brokerAccountId: one.live.id.toUpperCase() })],
  ])(
    '%s, takes a turn of its own, so that the person’s other account trades on',
    async (_, named) => {
      const busy = waiting(CLIENTS, () => place(ada, named(ada)));
      const order = await place(ada, { brokerAccountId: ada.paper.id });
      expect((await cancelOrder(world.deps, ada.actor, { id: order.id })).status).toBe('CANCELED');
      await release();
      expect((await busy).map(({ status }) => status)).not.toContain('rejected');
    },
  );

  test('refuses more than 200 who wait, and says when to come again', async () => {
    const refused: unknown[] = [];
    const calls = Array.from({ length: MAX_WAITING + 10 }, () =>
      place(ada).catch((error: unknown) => refused.push(error)),
    );
    await expect.poll(() => refused.length).toBe(10);
    await release();
    await Promise.all(calls);
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 1 });
    }
    expect(refused).toHaveLength(10);
  });

  test('is no queue in which a stranger can stand by its id', async () => {
    const named = { brokerAccountId: ada.live.id };
    const strangers = waiting(MAX_WAITING, () => place(bob, named));
    await release();
    expect((await place(ada, named)).status).toBe('PENDING_NEW');
    for (const outcome of await strangers) expect(outcome.status).toBe('rejected');
  });
});
