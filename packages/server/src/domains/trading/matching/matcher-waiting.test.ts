import { beforeEach, describe, expect, test } from 'vitest';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { applyActions } from '../corporate-actions/index.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { editOrder } from '../orders/edit-order.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  AAPL,
  asset,
  buy,
  limit,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { runOnce } from './matcher.ts';

let world: TradingWorld;
let ada: Trader;
let asked: string[];
let deps: TradingWorld['deps'];

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world, '1000000');
  asked = [];
  const { broker } = world.deps;
  const poll: typeof broker.poll = (order, ...rest) => {
    asked.push(order.id);
    return broker.poll(order, ...rest);
  };
  deps = { ...world.deps, broker: { ...broker, poll } };
});

const statusOf = async (id: string) => (await world.db.one(orderOfUser, ada.userId, id)).status;

/** Places an order and hands it to the venue. */
async function working(input: PlaceOrderInput): Promise<string> {
  const { id } = await placeOrder(deps, ada.actor, input);
  await runOnce(deps);
  return id;
}

/** Which orders the venue is asked about in a round. */
async function askedInRound(): Promise<string[]> {
  asked.length = 0;
  await runOnce(deps);
  return asked;
}

const SELL = { side: 'SELL', quantity: '10' } as const;
const stop = (stopPrice: string, more: Partial<PlaceOrderInput> = {}) =>
  buy({ type: 'STOP', stopPrice, ...more });

describe('an order that waits for its price', () => {
  test.each<[string, PlaceOrderInput, missed: string, reached: string]>([
    ['a limit buy, until sellers ask that little', limit('95'), '95', '94.99'],
    ['a limit sell, until buyers bid that much', limit('105', SELL), '105', '105.01'],
    ['a stop buy, until the price rises to it', stop('105'), '104.99', '105'],
    ['a stop sell, until the price falls to it', stop('95', SELL), '95.01', '95'],
  ])('%s', async (_title, input, missed, reached) => {
    await own(world, ada, '10');
    const id = await working(input);
    expect(await askedInRound()).toEqual([]);
    world.market.setPrice('AAPL', missed);
    world.clock.advance(60_000);
    expect(await askedInRound()).toEqual([]);
    world.market.setPrice('AAPL', reached);
    expect(await askedInRound()).toContain(id);
    expect(await statusOf(id)).toBe('FILLED');
    expect(await askedInRound()).toEqual([]);
  });

  test('goes on with what a minute left of it, minute by minute', async () => {
    const id = await working(limit('95', { quantity: '100' }));
    world.market.setVolume('500');
    world.market.setPrice('AAPL', '94');
    await runOnce(deps);
    expect(await statusOf(id)).toBe('PARTIALLY_FILLED');
    for (let minute = 0; minute < 5; minute += 1) {
      world.clock.advance(60_000);
      await runOnce(deps);
    }
    expect(await statusOf(id)).toBe('FILLED');
  });

  test('ends with its session, and waits again in the next', async () => {
    const id = await working(limit('95', { timeInForce: 'GTC' }));
    world.clock.set(new Date('2026-11-20T21:00:00Z'));
    await runOnce(deps);
    expect(await statusOf(id)).toBe('DONE_FOR_DAY');
    world.clock.set(new Date('2026-11-23T14:30:00Z'));
    await runOnce(deps);
    expect(await statusOf(id)).toBe('NEW');
    expect(await askedInRound()).toEqual([]);
    world.market.setPrice('AAPL', '94');
    await runOnce(deps);
    expect(await statusOf(id)).toBe('FILLED');
  });

  test('lapses at its time', async () => {
    const id = await working(limit('95'));
    world.clock.set(new Date('2026-11-20T21:00:00Z'));
    await runOnce(deps);
    expect(await statusOf(id)).toBe('EXPIRED');
  });

  test('is cancelled and edited like every other', async () => {
    const [first, second] = [await working(limit('95')), await working(limit('94'))];
    await cancelOrder(deps, ada.actor, { id: first });
    const next = await editOrder(deps, ada.actor, { id: second, limitPrice: '101' });
    await runOnce(deps);
    expect(await statusOf(first)).toBe('CANCELED');
    expect(await statusOf(next.id)).toBe('FILLED');
    expect(await faultsOfTheBooks(world.db)).toEqual([]);
  });

  test('waits for another price after a split', async () => {
    const id = await working(limit('95', { timeInForce: 'GTC' }));
    world.clock.advance(1_000);
    const act = { id: 'split', assetId: AAPL, exAt: world.clock.now() };
    const split: CorporateAction = { ...act, kind: 'SPLIT', numerator: 2, denominator: 1 };
    world.market.act(split);
    world.market.setPrice('AAPL', '50');
    await applyActions(deps);
    await runOnce(deps);
    expect(await statusOf(id)).toBe('NEW');
    world.market.setPrice('AAPL', '47.4');
    await runOnce(deps);
    expect(await statusOf(id)).toBe('FILLED');
  });

  test('whose cancel is lost between two steps is cancelled by the next round', async () => {
    const id = await working(limit('95'));
    const never = { ...deps.broker, cancel: () => Promise.reject(new Error('the process ended')) };
    const cancel = cancelOrder({ ...deps, broker: never }, ada.actor, { id });
    await expect(cancel).rejects.toThrow('the process ended');
    expect(await statusOf(id)).toBe('PENDING_CANCEL');
    await runOnce(deps);
    expect(await statusOf(id)).toBe('CANCELED');
  });
});

test('a price asks for the orders that it reaches, and for no others', async () => {
  const { id: other } = asset('MSFT');
  const placed = new Map<string, string>();
  for (let cents = 0; cents < 60; cents += 1) {
    const limitPrice = (9_000 + cents) / 100;
    const assetId = cents % 2 === 0 ? AAPL : other;
    const input = limit(String(limitPrice), { quantity: '1', assetId });
    placed.set((await placeOrder(deps, ada.actor, input)).id, `${assetId} ${limitPrice}`);
  }
  await runOnce(deps);
  expect(await askedInRound()).toEqual([]);
  // Sellers ask a cent more.
  world.market.setPrice('AAPL', '90.53');
  const reached = (await askedInRound()).map((id) => placed.get(id));
  expect(reached).toEqual(['90.54', '90.56', '90.58'].map((price) => `${AAPL} ${price}`));
});

test('a venue that tells no prices is asked about every open order', async () => {
  const { prices: _, ...silent } = deps.broker;
  deps = { ...deps, broker: silent };
  const id = await working(limit('95'));
  expect(await askedInRound()).toEqual([id]);
});

test('nobody is asked for prices while no order waits for one', async () => {
  let calls = 0;
  const prices = async () => {
    calls += 1;
    return new Map();
  };
  deps = { ...deps, broker: { ...deps.broker, prices } };
  await working(buy());
  expect(calls).toBe(0);
});
