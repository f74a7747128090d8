import type { OrderSide, OrderType } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { runOnce } from '../matching/matcher.ts';
import {
  AAPL,
  asset,
  BTC,
  balancesOf,
  buy,
  CLOSED,
  limit,
  OPEN,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { getOrders } from './get-orders.ts';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';
import { previewOrder } from './preview-order.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const symbolOf = (input: PlaceOrderInput) => (input.assetId === BTC ? 'BTC' : 'AAPL');
const preview = (input: PlaceOrderInput, owner = ada) =>
  previewOrder(world.deps, owner.actor, asset(symbolOf(input)), input);
const codes = async (input: PlaceOrderInput, owner = ada) =>
  (await preview(input, owner)).refusals.map(({ code }) => code);

describe('a preview', () => {
  test('tells what the order needs, costs and leaves, and stores nothing', async () => {
    const input = buy({ clientOrderId: 'mine', idempotencyKey: 'key' });
    expect(await preview(input)).toEqual({
      accepted: true,
      refusals: [],
      brokerAccountId: ada.live.id,
      currency: 'USD',
      price: '100.01',
      quantity: '10',
      value: '1000.1',
      fees: '0',
      cashNeeded: '1025.11',
      quantityNeeded: '0',
      buyingPower: '100000',
      buyingPowerAfter: '98974.89',
      session: 'REGULAR',
      waits: false,
      worksAt: OPEN,
      expiresAt: new Date('2026-11-20T21:00:00Z'),
    });
    expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash USD': '100000' });
    expect((await getOrders(world.deps, ada.actor, {})).nodes).toEqual([]);
    expect((await placeOrder(world.deps, ada.actor, input)).status).toBe('PENDING_NEW');
  });

  test('tells when an order waits for the opening, and for its auction', async () => {
    world.clock.set(CLOSED);
    const opens = new Date('2026-11-23T14:30:00Z');
    const waiting = { session: 'CLOSED', waits: true, worksAt: opens };
    expect(await preview(limit('100'))).toMatchObject(waiting);
    expect(await preview(limit('100', { timeInForce: 'OPG' }))).toMatchObject(waiting);
  });

  test('of an asset is refused for an order of another', async () => {
    const other = previewOrder(world.deps, ada.actor, asset('MSFT'), buy());
    expect(await refusal(other)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'params.assetId' }],
    });
  });

  test('has no amounts where the terms are wrong, and names every wrong field', async () => {
    const wrong = await preview(buy({ type: 'STOP_LIMIT', quantity: '0.5', timeInForce: 'IOC' }));
    expect(wrong).toMatchObject({ accepted: false, price: null, cashNeeded: null });
    expect(wrong.refusals.map(({ field }) => field)).toEqual([
      'params.limitPrice',
      'params.stopPrice',
      'params.timeInForce',
    ]);
  });

  test('shows the price of a market order that is too old, and refuses it', async () => {
    world.market.setStale(true);
    expect(await preview(buy())).toMatchObject({ price: '100.01', cashNeeded: null });
    expect(await codes(buy())).toEqual(['PROVIDER_UNAVAILABLE']);
  });

  test('gathers everything that stands against an order', async () => {
    await placeOrder(world.deps, ada.actor, limit('90', { clientOrderId: 'mine' }));
    const sale = limit('80', { side: 'SELL', quantity: '5', clientOrderId: 'mine' });
    expect(await codes(sale)).toEqual(['WASH_TRADE', 'CONFLICT', 'INSUFFICIENT_QUANTITY']);
    world.clock.set(CLOSED);
    const dear = limit('200', { quantity: '1000', timeInForce: 'IOC' });
    expect(await codes(dear)).toEqual(['MARKET_CLOSED', 'INSUFFICIENT_FUNDS']);
    expect(await preview(dear)).toMatchObject({ cashNeeded: '200000', buyingPowerAfter: null });
  });

  test('does not know the accounts and the lots of other people', async () => {
    const eve = await trader(world, '1000', 'eve@example.com');
    expect(await codes(buy({ brokerAccountId: eve.paper.id }))).toEqual(['NOT_FOUND']);
    await own(world, eve, '5');
    await own(world, ada, '5');
    const lots = [{ lotId: eve.live.id, quantity: '5' }];
    expect(await codes(buy({ side: 'SELL', quantity: '5', lots }))).toEqual(['NOT_FOUND']);
  });
});

/** Terms of one order, for any asset. */
interface Wish {
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly ofCoin: boolean;
  readonly byNotional: boolean;
  /** Thousandths of a unit, or cents. */
  readonly size: number;
  /** In cents. */
  readonly price: number;
  /** Of the prices of the order against the market's, in cents. */
  readonly limitOff: number;
  readonly stopOff: number;
}

const wishes: fc.Arbitrary<Wish> = fc.record({
  side: fc.constantFrom('BUY', 'SELL'),
  type: fc.constantFrom('MARKET', 'LIMIT', 'STOP', 'STOP_LIMIT'),
  ofCoin: fc.boolean(),
  byNotional: fc.boolean(),
  size: fc.integer({ min: 1000, max: 45_000 }),
  price: fc.integer({ min: 2000, max: 20_000 }),
  limitOff: fc.integer({ min: -1500, max: 1500 }),
  stopOff: fc.integer({ min: -1500, max: 1500 }),
});

const cents = (amount: number): string => toPlain(decimal(amount).dividedBy(100));

function orderOf({ side, type, ofCoin, byNotional, size, price, ...off }: Wish): PlaceOrderInput {
  return {
    side,
    type,
    assetId: ofCoin ? BTC : AAPL,
    timeInForce: ofCoin ? 'GTC' : 'DAY',
    ...(byNotional
      ? { quantity: null, notional: cents(size) }
      : { quantity: toPlain(decimal(size).dividedBy(1000)) }),
    ...(type.endsWith('LIMIT') ? { limitPrice: cents(price + off.limitOff) } : {}),
    ...(type.startsWith('STOP') ? { stopPrice: cents(price + off.stopOff) } : {}),
  };
}

/** Moves the market so that buys pay, or sales get, just this price. */
function offer(wish: Wish, price: Decimal): void {
  const last = wish.side === 'BUY' ? price.minus('0.01') : price.plus('0.01');
  world.market.setPrice(wish.ofCoin ? 'BTC' : 'AAPL', toPlain(last));
}

async function cashOf(owner: Trader): Promise<Decimal> {
  const balances = await balancesOf(world, owner.live.id);
  return decimal(balances['cash USD'] ?? 0).plus(balances['cash_hold USD'] ?? 0);
}

test('a fill at the prices of the preview moves the cash and costs the fees that it told', async () => {
  const outcomes = { FILLED: 0, refused: 0 };
  let person = 0;
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      person += 1;
      const owner = await trader(world, '100000', `person-${person}@example.com`);
      world.market.setPrice('AAPL', '100');
      world.market.setPrice('BTC', '100');
      world.clock.advance(60_000);
      const stock = { assetId: wish.ofCoin ? BTC : AAPL, quantity: '30' };
      const first = buy({ ...stock, timeInForce: wish.ofCoin ? 'GTC' : 'DAY' });
      await placeOrder(world.deps, owner.actor, first);
      await runOnce(world.deps);
      const input = orderOf(wish);
      world.market.setPrice(symbolOf(input), cents(wish.price));
      world.clock.advance(60_000);
      const told = await preview(input, owner);
      const before = await cashOf(owner);
      if (!told.accepted) {
        outcomes.refused += 1;
        const error = await refusal(placeOrder(world.deps, owner.actor, input));
        expect(error.code).toBe(told.refusals[0]?.code);
        return;
      }
      const { id } = await placeOrder(world.deps, owner.actor, input);
      const held = await balancesOf(world, owner.live.id);
      expect(held['cash_hold USD'] ?? '0').toBe(told.cashNeeded);
      expect(held[`position_hold ${symbolOf(input)}`] ?? '0').toBe(told.quantityNeeded);
      if (wish.side === 'BUY') expect(held['cash USD']).toBe(told.buyingPowerAfter);
      await bringAbout(wish, input, decimal(told.price ?? 0));
      const [order] = (await getOrders(world.deps, owner.actor, { ids: [id] })).nodes;
      expect(order).toMatchObject({ status: 'FILLED', averageFilledPrice: told.price });
      expect(order).toMatchObject({ quantityFilled: told.quantity, fees: told.fees });
      const moved = (await cashOf(owner)).minus(before);
      const value = decimal(told.value ?? 0);
      const expected = wish.side === 'BUY' ? value.negated() : value;
      expect(toPlain(moved)).toBe(toPlain(expected.minus(told.fees ?? 0)));
      outcomes.FILLED += 1;
    }),
    { numRuns: 60, seed: 20_261_120 },
  );
  expect(outcomes.FILLED).toBeGreaterThan(30);
  expect(outcomes.refused).toBeGreaterThan(3);
});

/** Reaches the stop price where there is one, then offers the price. */
async function bringAbout(wish: Wish, input: PlaceOrderInput, price: Decimal): Promise<void> {
  await runOnce(world.deps);
  if (input.stopPrice != null) {
    // Nothing trades in the minute that reaches it.
    world.market.setVolume('0');
    world.clock.advance(60_000);
    world.market.setPrice(symbolOf(input), String(input.stopPrice));
    await runOnce(world.deps);
    world.market.setVolume('1000000');
  }
  world.clock.advance(60_000);
  offer(wish, price);
  await runOnce(world.deps);
}
