import type { OrderFilter } from '@investing-platform/rules/trading/orders/order-filter';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { FIRST_ID, LAST_ID } from '../../../kernel/ids.ts';
import { runOnce } from '../matching/matcher.ts';
import {
  BTC,
  buy,
  countingReads,
  limit,
  OPEN,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { cancelOrder } from './cancel-order.ts';
import { getOrders } from './get-orders.ts';
import { executionsInRequest } from './load-executions.ts';
import { orderOfUser, ordersNewest, ordersOldest } from './orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

async function place(name: string, input: PlaceOrderInput, owner = ada): Promise<string> {
  const order = await placeOrder(world.deps, owner.actor, { ...input, clientOrderId: name });
  world.clock.advance(1_000);
  return order.id;
}

const page = (input: OrderFilter = {}, owner = ada) => getOrders(world.deps, owner.actor, input);
const names = async (input: OrderFilter = {}, owner = ada) =>
  (await page(input, owner)).nodes.map(({ clientOrderId }) => clientOrderId);

describe('the orders of a person', () => {
  beforeEach(async () => {
    await place('filled', buy({ quantity: '5' }));
    await runOnce(world.deps);
    const gone = await place('canceled', limit('90'));
    await cancelOrder(world.deps, ada.actor, { id: gone });
    await place('working', limit('91'));
    await place('sale', limit('120', { side: 'SELL', quantity: '5' }));
    await place('coin', limit('50', { assetId: BTC, timeInForce: 'GTC' }));
    await place('paper', limit('90', { brokerAccountId: ada.paper.id }));
    await runOnce(world.deps);
    await place('new', limit('92'));
  });

  const after = (seconds: number) => new Date(OPEN.getTime() + seconds * 1_000);

  test.each<[string, () => OrderFilter, string[]]>([
    ['all', () => ({}), ['new', 'paper', 'coin', 'sale', 'working', 'canceled', 'filled']],
    ['edited', () => ({ statuses: ['PENDING_REPLACE', 'REPLACED'] }), []],
    ['open', () => ({ group: 'OPEN' }), ['new', 'paper', 'coin', 'sale', 'working']],
    ['closed', () => ({ group: 'CLOSED' }), ['canceled', 'filled']],
    ['all in words', () => ({ group: 'ALL', limit: 2 }), ['new', 'paper']],
    ['of some states', () => ({ statuses: ['PENDING_NEW', 'FILLED'] }), ['new', 'filled']],
    [
      'open of some states',
      () => ({ group: 'OPEN', statuses: ['NEW', 'FILLED'] }),
      ['paper', 'coin', 'sale', 'working'],
    ],
    ['open of closed states', () => ({ group: 'OPEN', statuses: ['FILLED'] }), []],
    ['live', () => ({ tradingMode: 'LIVE', group: 'OPEN' }), ['new', 'coin', 'sale', 'working']],
    ['practice', () => ({ tradingMode: 'PAPER' }), ['paper']],
    ['of an account', () => ({ brokerAccountId: ada.paper.id }), ['paper']],
    ['for an asset', () => ({ assetIds: [BTC] }), ['coin']],
    ['to sell', () => ({ sides: ['SELL'] }), ['sale']],
    ['of their names', () => ({ clientOrderIds: ['coin', 'sale', 'of nobody'] }), ['coin', 'sale']],
    ['of an active strategy', () => ({ activeStrategyId: ada.live.id }), []],
    [
      'oldest first',
      () => ({ direction: 'ASC', group: 'OPEN' }),
      ['working', 'sale', 'coin', 'paper', 'new'],
    ],
    [
      'that changed since a moment',
      () => ({ updatedSince: after(6) }),
      ['new', 'paper', 'coin', 'sale', 'working'],
    ],
    ['from a moment on, included', () => ({ from: after(5) }), ['new', 'paper']],
    ['before a moment, not included', () => ({ to: after(1) }), ['filled']],
    ['between two moments', () => ({ from: after(1), to: after(3) }), ['working', 'canceled']],
  ])('come newest first: %s', async (_title, input, expected) => {
    expect(await names(input())).toEqual(expected);
  });

  test('are nobody else’s', async () => {
    const eve = await trader(world, '1000', 'eve@example.com');
    await place('hers', limit('10', { quantity: '1' }), eve);
    expect(await names({}, eve)).toEqual(['hers']);
    expect(await names({ brokerAccountId: eve.live.id })).toEqual([]);
    expect(await names({ statuses: ['PENDING_NEW'] })).toEqual(['new']);
  });

  test('come page by page, neither skipped nor repeated when others are placed', async () => {
    const first = await page({ limit: 3 });
    await place('later', limit('93'));
    const second = await page({ limit: 3, cursor: first.nextCursor });
    const third = await page({ limit: 3, cursor: second.nextCursor });
    const read = [first, second, third].flatMap(({ nodes }) => nodes);
    expect(read.map(({ clientOrderId }) => clientOrderId)).toEqual([
      ...['new', 'paper', 'coin', 'sale', 'working', 'canceled', 'filled'],
    ]);
    expect(third.nextCursor).toBeNull();
  });

  test('have no next page where they end with this one', async () => {
    expect((await page({ limit: 7 })).nextCursor).toBeNull();
    expect((await page({ limit: 6 })).nextCursor).not.toBeNull();
  });

  test('taken in the same millisecond come page by page as well', async () => {
    for (let index = 0; index < 5; index += 1) {
      await placeOrder(world.deps, ada.actor, limit('80', { clientOrderId: `same ${index}` }));
    }
    const read: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const { nodes, nextCursor } = await page({ limit: 2, cursor });
      read.push(...nodes.map(({ clientOrderId }) => clientOrderId));
      cursor = nextCursor;
    } while (cursor !== null && read.length < 50);
    expect(read).toHaveLength(12);
    expect(new Set(read).size).toBe(12);
  });
});

test.each([
  ['a text', 'nonsense'],
  ['an empty one', ''],
  ['one that is cut off', 'cut'],
])('a cursor that was not given out is BAD_USER_INPUT: %s', async (_title, kind) => {
  for (const name of ['a', 'b']) await place(name, limit('90'));
  const given = (await page({ limit: 1 })).nextCursor ?? '';
  const cursor = kind === 'cut' ? given.slice(0, -2) : kind;
  const error = await refusal(page({ cursor }));
  expect(error.code).toBe('BAD_USER_INPUT');
  expect(error.fields?.[0]?.path).toBe('params.cursor');
});

describe('the number of statements', () => {
  beforeEach(async () => {
    await own(world, ada, '3');
    for (const name of ['a', 'b', 'c']) await place(name, buy({ quantity: '1' }));
    await runOnce(world.deps);
  });

  test('for a page of orders is one', async () => {
    const { db, sent } = countingReads(world.db);
    const { nodes } = await getOrders({ ...world.deps, db }, ada.actor, {});
    expect(nodes).toHaveLength(4);
    expect(sent).toHaveLength(1);
  });

  test('for the executions of all orders of a page is one more', async () => {
    const { db, sent } = countingReads(world.db);
    const deps = { ...world.deps, db };
    const { nodes } = await getOrders(deps, ada.actor, {});
    const request = { deps };
    const fills = await Promise.all(nodes.map((order) => executionsInRequest(request, order)));
    expect(fills.map((each) => each.map(({ quantity, price }) => [quantity, price]))).toEqual([
      [['1', '100.01']],
      [['1', '100.01']],
      [['1', '100.01']],
      [['3', '100']],
    ]);
    expect(sent).toHaveLength(2);
  });
});

test('the executions of an order sum to what it shows, though it is filled meanwhile', async () => {
  world.market.setVolume('60');
  const id = await place('parts', buy());
  const taken = await world.db.one(orderOfUser, ada.userId, id);
  await runOnce(world.deps);
  const part = await world.db.one(orderOfUser, ada.userId, id);
  world.clock.advance(60_000);
  await runOnce(world.deps);
  const { db, sent } = countingReads(world.db);
  const fills = (order: typeof part) => executionsInRequest({ deps: { db } }, order);
  expect(await fills(taken)).toEqual([]);
  expect(sent).toEqual([]);
  const [first, ...others] = await fills(part);
  expect(first?.quantity).toBe(part.quantityFilled);
  expect(others).toEqual([]);
});

test.each([
  ['newest', ordersNewest, 'infinity', LAST_ID],
  ['oldest', ordersOldest, '-infinity', FIRST_ID],
] as const)(
  'a page from the %s on is read along the index, not sorted',
  async (_name, read, at, id) => {
    const plan = statement<{ 'QUERY PLAN': string }, unknown[]>(
      `test_trading_plan_${_name}`,
      `explain ${read.text}`,
    );
    const filter = [null, null, null, null, null, '-infinity', 'infinity', null, null, null];
    const params = [ada.userId, ...filter, '-infinity', at, id, 51];
    const lines = (await world.db.all(plan, ...params)).map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('orders_newest_first');
    expect(lines).not.toContain('Sort');
  },
);
