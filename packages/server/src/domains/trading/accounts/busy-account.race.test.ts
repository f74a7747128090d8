import type { OrderSide, OrderType, TimeInForce } from '@investing-platform/schema/operations';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { buildSchema, isEnumType } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { rebuildBalances } from '../../../ledger/index.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import { clusterUrl, racingDatabase } from '../../../testing/race.ts';
import { addOpeningPosition } from '../lots/add-opening-position.ts';
import { startMatcher } from '../matching/matcher.ts';
import { getOrders } from '../orders/get-orders.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { readPositions } from '../positions/read-positions.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  asset,
  BTC,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';

const CLIENTS = 6;
/** Before regular hours, when an opening takes orders, and in them. */
const MOMENTS = ['2026-11-20T14:00:00Z', '2026-11-20T15:00:00Z'];
/** Those that a server has by default. */
const POOL_SIZE = 10;

const contract = buildSchema(publicTypeDefs);

function valuesOf<T extends string>(name: string): T[] {
  const type = contract.getType(name);
  if (!isEnumType(type)) throw new Error(`the contract has no enum ${name}`);
  return type.getValues().map((value) => value.name as T);
}

const BOUGHT = ['AAPL', 'BTC'] as const;
/** Other assets than those that are bought, so that no order crosses one of the same person. */
const SOLD = ['MSFT', 'ETH'] as const;

/** Every order that the contract can say, whether or not it is taken. */
const EVERY_ORDER: readonly PlaceOrderInput[] = valuesOf<OrderType>('OrderType').flatMap((type) =>
  valuesOf<TimeInForce>('TimeInForce').flatMap((timeInForce) =>
    valuesOf<OrderSide>('OrderSide').flatMap((side) =>
      (side === 'BUY' ? BOUGHT : SOLD).flatMap((symbol) =>
        [{ quantity: '1' }, { notional: '5' }].map((size) => ({
          assetId: asset(symbol).id,
          side,
          type,
          timeInForce,
          ...size,
          ...pricesOf(type, side),
        })),
      ),
    ),
  ),
);

/** Prices at which an order trades at once: everything costs 100. */
function pricesOf(type: OrderType, side: OrderSide) {
  const isBuy = side === 'BUY';
  return {
    limitPrice: type.includes('LIMIT') ? (isBuy ? '101' : '99') : null,
    stopPrice: type.startsWith('STOP') ? (isBuy ? '100' : '100') : null,
  };
}

/** What an order may be refused for: its own terms, the hours, and its account's means. */
const REFUSALS = [
  ...['BAD_USER_INPUT', 'INSUFFICIENT_FUNDS', 'INSUFFICIENT_QUANTITY', 'MARKET_CLOSED'],
];

const databaseName = statement<{ readonly name: string }>(
  'test_busy_database_name',
  'select current_database() as name',
);
const deadlocksOf = statement<{ readonly count: number }, [database: string]>(
  'test_busy_deadlocks',
  'select deadlocks::int as count from pg_stat_database where datname = $1',
);

let home: Database;
let db: Database;
let world: TradingWorld;
let ada: Trader;
let bob: Trader;

beforeEach(async () => {
  home = await racingDatabase({ isOwn: true });
  const address = new URL(clusterUrl());
  address.pathname = `/${(await home.one(databaseName)).name}`;
  db = await openDatabase({ url: address.href, poolSize: POOL_SIZE, checksLocks: true });
  world = await tradingWorld(db);
  ada = await trader(world, '10000000');
  bob = await trader(world, '1000', 'bob@example.com');
});
afterEach(() => home.close());

/** Ends the connections, which then have told of all that they counted. */
async function deadlocks(): Promise<number> {
  const { name } = await home.one(databaseName);
  await db.close();
  return (await home.one(deadlocksOf, name)).count;
}

/** While `work` runs, `others` is done again and again; returns how often. */
async function beside(work: Promise<unknown>, others: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  ended.catch(() => undefined);
  let count = 0;
  for (; !isOver; count += 1) await others();
  await ended;
  return count;
}

describe('an account that many clients trade on at once', () => {
  test('one client after the other, market orders: nothing waits for its own fills', async () => {
    const matcher = startMatcher(world.deps);
    const order = { assetId: BTC, side: 'BUY', type: 'MARKET', timeInForce: 'IOC' } as const;
    for (let count = 0; count < 30; count += 1) {
      await placeOrder(world.deps, ada.actor, {
        ...order,
        notional: '5',
        brokerAccountId: ada.paper.id,
      });
    }
    await matcher.stop();
    expect(await faultsOfTheBooks(db)).toEqual([]);
    expect(await deadlocks()).toBe(0);
  });

  test('takes every order that the contract can say, and others read meanwhile', async () => {
    const owner = {
      userId: ada.userId,
      brokerAccountId: ada.live.id,
      tradingMode: 'LIVE',
    } as const;
    for (const symbol of SOLD) {
      const opening = { ...owner, assetId: asset(symbol).id, quantity: '10000', price: '100' };
      await db.transaction((tx) => addOpeningPosition(tx, world.deps, opening));
    }
    const matcher = startMatcher(world.deps);
    const client = async (_: unknown, index: number): Promise<string[]> => {
      const codes: string[] = [];
      for (let at = 0; at < EVERY_ORDER.length; at += 1) {
        // Each client begins elsewhere, so that different orders meet.
        const order = EVERY_ORDER[(at + index * 31) % EVERY_ORDER.length];
        if (order !== undefined) codes.push(await codeOf(placeOrder(world.deps, ada.actor, order)));
      }
      return codes;
    };
    const answers: string[] = [];
    let reads = 0;
    for (const moment of MOMENTS) {
      world.clock.set(new Date(moment));
      const trading = Promise.all(Array.from({ length: CLIENTS }, client));
      reads += await beside(trading, async () => {
        expect(await readPositions(world.deps, bob.actor)).toEqual([]);
        expect((await getOrders(world.deps, bob.actor, { group: 'OPEN' })).nodes).toEqual([]);
      });
      answers.push(...(await trading).flat());
    }
    await matcher.stop();
    const codes = Map.groupBy(answers, (code) => code);
    const taken = codes.get('ok')?.length ?? 0;
    expect([...codes.keys()].filter((code) => code !== 'ok' && !REFUSALS.includes(code))).toEqual(
      [],
    );
    expect(taken).toBeGreaterThan(EVERY_ORDER.length);
    expect(reads).toBeGreaterThan(0);
    expect(await faultsOfTheBooks(db)).toEqual([]);
    expect(await db.transaction((tx) => rebuildBalances(tx))).toEqual([]);
    expect(await deadlocks()).toBe(0);
  });
});
