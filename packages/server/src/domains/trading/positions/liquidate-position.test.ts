import { beforeEach, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { runOnce } from '../matching/matcher.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import { moveShares, openBook } from '../settlement/books.ts';
import {
  AAPL,
  balancesOf,
  buy,
  limit,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { type LiquidatePositionInput, liquidatePosition } from './liquidate-position.ts';
import { readPositions } from './read-positions.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
  await own(world, ada, '10');
});

const liquidate = (differing: Partial<LiquidatePositionInput> = {}) =>
  liquidatePosition(world.deps, ada.actor, {
    asset: { symbol: 'AAPL' },
    size: { percent: '100' },
    ...differing,
  });
const order = (id: string) => world.deps.db.one(orderOfUser, ada.userId, id);

test('a position is sold whole with one market order for the day', async () => {
  const sale = await liquidate();
  expect(sale).toMatchObject({ side: 'SELL', type: 'MARKET', timeInForce: 'DAY', quantity: '10' });
  await runOnce(world.deps);
  expect(await readPositions(world.deps, ada.actor)).toEqual([]);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test.each<[string, LiquidatePositionInput['size'], string]>([
  ['a third, rounded down to nine places', { percent: '33.3333' }, '3.33333'],
  ['a quantity', { quantity: '2.5' }, '2.5'],
])('%s is sold', async (_title, size, quantity) => {
  expect((await liquidate({ size })).quantity).toBe(quantity);
});

test('open orders for the asset are cancelled first, and what they held is sold too', async () => {
  const { id } = await placeOrder(world.deps, ada.actor, limit('120', { side: 'SELL' }));
  await runOnce(world.deps);
  expect((await liquidate()).quantity).toBe('10');
  expect((await order(id)).status).toBe('CANCELED');
});

test('open orders that stay keep what they hold', async () => {
  await placeOrder(world.deps, ada.actor, limit('120', { side: 'SELL', quantity: '4' }));
  await runOnce(world.deps);
  const input = { cancelOpenOrders: false };
  expect((await refusal(liquidate(input))).code).toBe('INSUFFICIENT_QUANTITY');
  expect((await liquidate({ ...input, size: { quantity: '6' } })).quantity).toBe('6');
});

test('a buy that stays open is a wash trade', async () => {
  await placeOrder(world.deps, ada.actor, buy());
  expect((await refusal(liquidate({ cancelOpenOrders: false }))).code).toBe('WASH_TRADE');
  expect((await liquidate()).status).toBe('PENDING_NEW');
});

test('what an active strategy holds is left alone', async () => {
  const { userId, live } = ada;
  const bookId = '01900000-0000-7000-8000-00000000000f';
  const owner = { userId, brokerAccountId: live.id, tradingMode: 'LIVE' } as const;
  await world.deps.db.transaction(async (tx) => {
    await openBook(tx, world.deps, bookId, owner);
    const transfer = { ...owner, fromBookId: live.id, toBookId: bookId };
    const source = { sourceType: 'active_strategy', sourceId: bookId };
    await moveShares(tx, world.deps, { ...transfer, ...source }, AAPL, decimal(7));
  });
  expect((await readPositions(world.deps, ada.actor))[0]).toMatchObject({
    quantity: '10',
    quantityAvailable: '3',
  });
  expect((await refusal(liquidate({ size: { quantity: '4' } }))).code).toBe(
    'INSUFFICIENT_QUANTITY',
  );
  expect((await liquidate()).quantity).toBe('3');
  await runOnce(world.deps);
  expect(await balancesOf(world, bookId)).toEqual({ 'position AAPL': '7' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a repetition under its key sells nothing and cancels nothing', async () => {
  const first = await liquidate({ idempotencyKey: 'once' });
  await runOnce(world.deps);
  await own(world, ada, '5');
  const later = await placeOrder(
    world.deps,
    ada.actor,
    limit('120', { side: 'SELL', quantity: '5' }),
  );
  expect((await liquidate({ idempotencyKey: 'once' })).id).toBe(first.id);
  expect((await order(later.id)).status).toBe('PENDING_NEW');
});

test.each<[string, Partial<LiquidatePositionInput>, string]>([
  ['more than there is', { size: { quantity: '10.1' } }, 'INSUFFICIENT_QUANTITY'],
  ['nothing', { size: { quantity: '0' } }, 'BAD_USER_INPUT'],
  ['what is not held', { asset: { symbol: 'MSFT' } }, 'NOT_FOUND'],
  ['what does not exist', { asset: { symbol: 'NONE' } }, 'NOT_FOUND'],
  [
    'of an account of somebody else',
    { brokerAccountId: '01900000-0000-7000-8000-000000000001' },
    'NOT_FOUND',
  ],
])('selling %s is refused', async (_title, differing, code) => {
  expect((await refusal(liquidate(differing))).code).toBe(code);
});
