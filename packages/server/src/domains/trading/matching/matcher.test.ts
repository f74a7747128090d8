import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '../orders/cancel-order.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { readPositions } from '../positions/read-positions.ts';
import {
  BTC,
  balancesOf,
  buy,
  CLOSED,
  limit,
  OPEN,
  own,
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

async function place(input: PlaceOrderInput): Promise<string> {
  return (await placeOrder(world.deps, ada.actor, input)).id;
}

const orderNow = (id: string) => world.db.one(orderOfUser, ada.userId, id);
const cash = () => balancesOf(world, ada.live.id);

async function matched(id: string) {
  await runOnce(world.deps);
  return orderNow(id);
}

const minutes = (count: number) => world.clock.advance(count * MINUTE_MS);

describe('an order after a round of the matcher', () => {
  test('at the market is filled at the ask, and gives back what it did not need', async () => {
    const order = await matched(await place(buy()));
    expect(order).toMatchObject({
      status: 'FILLED',
      quantityFilled: '10',
      averageFilledPrice: '100.01',
      fees: '0',
      filledAt: OPEN,
    });
    expect(await cash()).toEqual({ 'cash USD': '98999.9', 'position AAPL': '10' });
  });

  test('to sell at the market is filled at the bid, and the proceeds buy at once', async () => {
    await own(world, ada, '10');
    await matched(await place(buy({ side: 'SELL', quantity: '4' })));
    expect(await cash()).toEqual({ 'cash USD': '99399.96', 'position AAPL': '6' });
  });

  test('with a limit below the ask works in the market', async () => {
    expect((await matched(await place(limit('100')))).status).toBe('NEW');
    expect((await cash())['cash_hold USD']).toBe('1000');
  });

  test('with a limit is filled when the price comes, at the better of limit and quote', async () => {
    const id = await place(limit('95', { timeInForce: 'GTC' }));
    await runOnce(world.deps);
    world.market.setPrice('AAPL', '94');
    minutes(1);
    expect(await matched(id)).toMatchObject({ status: 'FILLED', averageFilledPrice: '94.01' });
    expect(await cash()).toEqual({ 'cash USD': '99059.9', 'position AAPL': '10' });
  });

  test('that waits for its stop price is held, then elected', async () => {
    const id = await place(buy({ type: 'STOP', stopPrice: '105' }));
    expect((await matched(id)).status).toBe('HELD');
    world.market.setPrice('AAPL', '105');
    expect(await matched(id)).toMatchObject({ status: 'FILLED', averageFilledPrice: '105.01' });
  });

  test('that was elected and missed its limit stays elected', async () => {
    const id = await place(buy({ type: 'STOP_LIMIT', stopPrice: '105', limitPrice: '105' }));
    await runOnce(world.deps);
    world.market.setPrice('AAPL', '106');
    expect((await matched(id)).status).toBe('NEW');
    world.market.setPrice('AAPL', '104');
    expect(await matched(id)).toMatchObject({ status: 'FILLED', averageFilledPrice: '104.01' });
  });

  test('for more than the minute offers is filled in parts, minute by minute', async () => {
    world.market.setVolume('60');
    const id = await place(buy());
    const first = await matched(id);
    expect(first).toMatchObject({ status: 'PARTIALLY_FILLED', filledAt: null });
    expect((await matched(id)).quantityFilled).toBe(first.quantityFilled);
    expect(first.quantityFilled).toMatch(/^[1-9]$/);
    const seen = [Number(first.quantityFilled)];
    for (let minute = 0; minute < 10 && (await orderNow(id)).status !== 'FILLED'; minute += 1) {
      minutes(1);
      seen.push(Number((await matched(id)).quantityFilled));
    }
    expect(seen).toEqual([...seen].sort((left, right) => left - right));
    expect(await orderNow(id)).toMatchObject({ status: 'FILLED', quantityFilled: '10' });
    expect(await cash()).toEqual({ 'cash USD': '98999.9', 'position AAPL': '10' });
  });

  test('filled in part holds only what the rest of it may cost', async () => {
    world.market.setVolume('60');
    const { quantityFilled } = await matched(await place(limit('110')));
    const rest = 10 - Number(quantityFilled);
    expect(rest).toBeGreaterThan(0);
    expect((await cash())['cash_hold USD']).toBe(String(rest * 110));
  });

  test('for now is filled in part and the rest cancelled', async () => {
    world.market.setVolume('60');
    const order = await matched(await place(limit('101', { timeInForce: 'IOC' })));
    expect(order).toMatchObject({ status: 'CANCELED', canceledAt: OPEN });
    expect(Number(order.quantityFilled)).toBeGreaterThan(0);
    expect(await cash()).not.toHaveProperty('cash_hold USD');
  });

  test('for now or never is cancelled whole', async () => {
    world.market.setVolume('60');
    const order = await matched(await place(limit('101', { timeInForce: 'FOK' })));
    expect(order).toMatchObject({ status: 'CANCELED', quantityFilled: '0' });
    expect(await cash()).toEqual({ 'cash USD': '100000' });
  });

  test('by notional buys what the money comes to, cut off at nine places', async () => {
    world.market.setPrice('AAPL', '417.79');
    const input = buy({ quantity: '0', notional: '30443.17' });
    const order = await matched(await place(input));
    expect(order).toMatchObject({
      status: 'FILLED',
      quantity: null,
      notional: '30443.17',
      quantityFilled: '72.865414073',
    });
    expect(await cash()).toEqual({ 'cash USD': '69556.83', 'position AAPL': '72.865414073' });
  });

  test('by notional sells what was held for it at most', async () => {
    await own(world, ada, '10');
    const id = await place(buy({ side: 'SELL', quantity: '0', notional: '500' }));
    world.market.setPrice('AAPL', '90');
    expect(await matched(id)).toMatchObject({ status: 'FILLED', quantityFilled: '5.00050005' });
    expect(await cash()).toEqual({ 'cash USD': '99449.99', 'position AAPL': '4.99949995' });
  });

  test('for a coin pays a quarter percent', async () => {
    const input = buy({ assetId: BTC, timeInForce: 'GTC', quantity: '2' });
    const order = await matched(await place(input));
    expect(order).toMatchObject({ status: 'FILLED', fees: '0.5' });
    expect(await cash()).toEqual({ 'cash USD': '99799.48', 'position BTC': '2' });
    const [position] = await readPositions(world.deps, ada.actor);
    expect(position).toMatchObject({ costBasis: '200.52', averageEntryPrice: '100.26' });
  });

  test('on a closed market is accepted, and works from the opening', async () => {
    world.clock.set(CLOSED);
    const id = await place(limit('100'));
    expect((await matched(id)).status).toBe('ACCEPTED');
    world.clock.set(new Date('2026-11-23T14:29:59Z'));
    expect((await matched(id)).status).toBe('ACCEPTED');
    world.clock.set(new Date('2026-11-23T14:30:00Z'));
    expect((await matched(id)).status).toBe('NEW');
  });

  test.each([
    [true, 'FILLED'],
    [false, 'ACCEPTED'],
  ])('before regular hours, with premarket %s, is %s', async (premarket, status) => {
    world.clock.set(new Date('2026-11-20T10:00:00Z'));
    expect((await matched(await place(limit('101', { premarket })))).status).toBe(status);
  });

  test('that may trade after regular hours lapses with them', async () => {
    const id = await place(limit('90', { premarket: true }));
    world.clock.set(new Date('2026-11-21T00:59:59Z'));
    expect((await matched(id)).status).toBe('NEW');
    world.clock.set(new Date('2026-11-21T01:00:00Z'));
    expect((await matched(id)).status).toBe('EXPIRED');
  });

  test('at the market overnight fills to its collar at most; the rest is cancelled', async () => {
    world.clock.set(CLOSED);
    const id = await place(buy());
    await runOnce(world.deps);
    world.market.setPrice('AAPL', '103');
    world.clock.set(new Date('2026-11-23T14:30:00Z'));
    expect(await matched(id)).toMatchObject({ status: 'CANCELED', quantityFilled: '0' });
    expect(await cash()).toEqual({ 'cash USD': '100000' });
  });

  test.each<[string, () => void]>([
    ['at the end of its session', () => world.clock.set(new Date('2026-11-20T21:00:00Z'))],
    ['days later, after a restart', () => world.clock.set(new Date('2026-11-24T15:00:00Z'))],
  ])('for the day lapses %s', async (_title, wait) => {
    const id = await place(limit('90'));
    await runOnce(world.deps);
    wait();
    expect(await matched(id)).toMatchObject({ status: 'EXPIRED', expiredAt: world.clock.now() });
    expect(await cash()).toEqual({ 'cash USD': '100000' });
  });

  test('for the day keeps what was filled when it lapses', async () => {
    world.market.setVolume('60');
    const id = await place(buy());
    await runOnce(world.deps);
    world.clock.set(new Date('2026-11-20T21:00:00Z'));
    const order = await matched(id);
    expect(order.status).toBe('EXPIRED');
    expect((await cash())['position AAPL']).toBe(order.quantityFilled);
    expect(await cash()).not.toHaveProperty('cash_hold USD');
  });

  test('until cancelled stands over night and lapses after 90 days', async () => {
    const id = await place(limit('90', { timeInForce: 'GTC' }));
    await runOnce(world.deps);
    world.clock.set(new Date('2026-11-20T22:00:00Z'));
    expect((await matched(id)).status).toBe('DONE_FOR_DAY');
    world.clock.set(new Date('2026-11-23T15:00:00Z'));
    expect((await matched(id)).status).toBe('NEW');
    world.clock.set(new Date(OPEN.getTime() + 90 * DAY_MS - 1));
    expect((await matched(id)).status).toBe('NEW');
    minutes(1);
    expect((await matched(id)).status).toBe('EXPIRED');
  });

  test('that the venue refuses is rejected with its reason', async () => {
    // Elected far below its stop price, the notional comes to less than the least of a coin.
    world.market.setPrice('BTC', '1000');
    const input = buy({
      assetId: BTC,
      timeInForce: 'GTC',
      type: 'STOP',
      stopPrice: '900',
      side: 'BUY',
      quantity: '0',
      notional: '1',
    });
    const id = await place(input);
    world.market.setPrice('BTC', '10000000');
    const order = await matched(id);
    expect(order).toMatchObject({
      status: 'REJECTED',
      failureCode: 'REFUSED_BY_MARKET',
      failureReason: expect.any(String),
    });
    expect(await cash()).toEqual({ 'cash USD': '100000' });
  });

  test('that was cancelled stays as it is', async () => {
    const id = await place(buy());
    await cancelOrder(world.deps, ada.actor, { id: id });
    expect((await matched(id)).status).toBe('CANCELED');
  });
});
