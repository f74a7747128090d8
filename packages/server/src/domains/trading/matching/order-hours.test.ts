import { beforeEach, describe, expect, test } from 'vitest';
import { orderRowOfUser } from '../orders/orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  balancesOf,
  buy,
  limit,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { runOnce } from './matcher.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const at = (moment: string) => world.clock.set(new Date(moment));
const place = async (input: PlaceOrderInput) => (await placeOrder(world.deps, ada.actor, input)).id;
const stored = (id: string) => world.db.one(orderRowOfUser, ada.userId, id);

async function after(id: string, moment: string): Promise<string> {
  at(moment);
  await runOnce(world.deps);
  return (await stored(id)).status;
}

describe('an order for the day', () => {
  test.each([
    ['in the last millisecond of a session', '2026-11-20T20:59:59.999Z', '2026-11-20T21:00:00Z'],
    ['at the instant of the close', '2026-11-20T21:00:00.000Z', '2026-11-23T21:00:00Z'],
    ['on the eve of a holiday, after the close', '2026-11-25T22:00:00Z', '2026-11-27T18:00:00Z'],
    ['on a holiday before a short day', '2026-11-26T15:00:00Z', '2026-11-27T18:00:00Z'],
    ['at the close of a short day', '2026-11-27T18:00:00.000Z', '2026-11-30T21:00:00Z'],
    ['on the Friday before clocks go forward', '2026-03-06T22:00:00Z', '2026-03-09T20:00:00Z'],
    ['on the Sunday on which they do', '2026-03-08T12:00:00Z', '2026-03-09T20:00:00Z'],
    ['on the Friday before clocks go back', '2026-10-30T21:00:00Z', '2026-11-02T21:00:00Z'],
  ])('that is placed %s stands to the end of its session', async (_when, placed, ends) => {
    at(placed);
    const { expiresAt } = await stored(await place(limit('90')));
    expect(expiresAt).toEqual(new Date(ends));
  });

  test('is filled in the last millisecond, and lapses at the instant of the close', async () => {
    const [last, late] = [await place(limit('90')), await place(limit('80'))];
    await runOnce(world.deps);
    world.market.setPrice('AAPL', '89');
    expect(await after(last, '2026-11-20T20:59:59.999Z')).toBe('FILLED');
    world.market.setPrice('AAPL', '79');
    expect(await after(late, '2026-11-20T21:00:00.000Z')).toBe('EXPIRED');
    expect((await balancesOf(world, ada.live.id))['cash_hold USD']).toBeUndefined();
    expect(await faultsOfTheBooks(world.db)).toEqual([]);
  });

  test('that waits over a weekend is worked at the opening, not a millisecond before', async () => {
    at('2026-03-07T12:00:00Z');
    const id = await place(buy());
    expect(await after(id, '2026-03-09T13:29:59.999Z')).toBe('ACCEPTED');
    expect(await after(id, '2026-03-09T13:30:00.000Z')).toBe('FILLED');
  });
});

describe('an order until cancelled', () => {
  test('lapses after 90 calendar days though the market is closed then', async () => {
    at('2026-11-22T15:00:00Z');
    const id = await place(limit('90', { timeInForce: 'GTC' }));
    // A Saturday, 90 times 24 hours later.
    expect(await after(id, '2027-02-20T14:59:59.999Z')).toBe('ACCEPTED');
    expect(await after(id, '2027-02-20T15:00:00.000Z')).toBe('EXPIRED');
    expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash USD': '100000' });
  });
});
