import { MINUTE_MS } from '@investing-platform/schema/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlatformError } from '../../../kernel/errors.ts';
import type { Broker, VenueAnswer } from '../../../ports/broker.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { getOrders } from '../orders/get-orders.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  AAPL,
  asset,
  BTC,
  own,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { runOnce } from './matcher.ts';

const STEPS = 100;
const RUNS = 2;

type Step =
  | { readonly kind: 'place'; readonly input: PlaceOrderInput }
  | { readonly kind: 'replay' | 'cancel'; readonly which: number }
  | { readonly kind: 'round'; readonly venue: 'fine' | 'retryable' | 'unknown' }
  | { readonly kind: 'price'; readonly price: string }
  | { readonly kind: 'volume'; readonly volume: string }
  | { readonly kind: 'wait'; readonly minutes: number };

const cents = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((amount) => (amount / 100).toFixed(2));

const share = fc.record({
  assetId: fc.constant(AAPL),
  timeInForce: fc.constantFrom('DAY', 'GTC', 'IOC', 'FOK'),
  quantity: fc.integer({ min: 1, max: 40 }).map(String),
} as const);
const coin = fc.record({
  assetId: fc.constant(BTC),
  timeInForce: fc.constantFrom('GTC', 'IOC'),
  quantity: fc.integer({ min: 1, max: 10 ** 9 }).map((units) => (units / 1e8).toFixed(8)),
} as const);
const fraction = fc.record({
  assetId: fc.constant(asset('MSFT').id),
  timeInForce: fc.constant('DAY'),
  notional: cents(1, 3_000),
} as const);
const prices = fc.oneof(
  fc.constant({ type: 'MARKET' } as const),
  fc.record({ type: fc.constant('LIMIT'), limitPrice: cents(90, 110) } as const),
  fc.record({ type: fc.constant('STOP'), stopPrice: cents(90, 110) } as const),
  fc.record({
    type: fc.constant('STOP_LIMIT'),
    stopPrice: cents(90, 110),
    limitPrice: cents(90, 110),
  } as const),
);
const side = fc.record({ side: fc.constantFrom('BUY', 'SELL') } as const);
const input: fc.Arbitrary<PlaceOrderInput> = fc
  .tuple(fc.oneof(share, coin, fraction), prices, side)
  .map((parts) => Object.assign({}, ...parts));
const which = fc.nat({ max: 1_000 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('place'), input } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replay'), which } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), which } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('round'),
      venue: fc.constantFrom('fine', 'fine', 'fine', 'retryable', 'unknown'),
    } as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('price'), price: cents(90, 110) } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('volume'),
      volume: fc.constantFrom('7', '60', '250', '1000000'),
    } as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      minutes: fc.constantFrom(1, 1, 5, 400),
    } as const),
  },
);

/** A refusal is a fine answer; any other error is not. */
async function allowRefusal<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** A venue that answers nothing, or does what it was asked and loses its answer. */
function unreliable(broker: Broker, kind: 'retryable' | 'unknown'): Broker {
  const lost = async (): Promise<VenueAnswer> => ({ kind, reason: 'no line' });
  return { ...broker, submit: lost, poll: lost };
}

/** Carries out steps for one person, and remembers what was placed. */
async function player(world: TradingWorld) {
  const ada = await trader(world, '20000');
  await own(world, ada, '50');
  const placed: { readonly id: string; readonly input: PlaceOrderInput }[] = [];
  const pick = (index: number) => placed[index % Math.max(placed.length, 1)];

  async function place(given: PlaceOrderInput): Promise<void> {
    const keyed = { ...given, idempotencyKey: `key ${placed.length}` };
    const order = await allowRefusal(placeOrder(world.deps, ada.actor, keyed));
    if (order !== null) placed.push({ id: order.id, input: keyed });
  }

  async function replay(index: number): Promise<void> {
    const before = pick(index);
    if (before === undefined) return;
    const order = await placeOrder(world.deps, ada.actor, before.input);
    expect(order.id).toBe(before.id);
  }

  async function carryOut(next: Step): Promise<unknown> {
    switch (next.kind) {
      case 'place':
        return place(next.input);
      case 'replay':
        return replay(next.which);
      case 'cancel': {
        const orderId = pick(next.which)?.id;
        if (orderId === undefined) return;
        return allowRefusal(cancelOrder(world.deps, ada.actor, { id: orderId }));
      }
      case 'round': {
        const { broker } = world.deps;
        const venue = next.venue === 'fine' ? broker : unreliable(broker, next.venue);
        return runOnce({ ...world.deps, broker: venue });
      }
      case 'price':
        for (const symbol of ['AAPL', 'MSFT', 'BTC']) world.market.setPrice(symbol, next.price);
        return;
      case 'volume':
        return world.market.setVolume(next.volume);
      case 'wait':
        return world.clock.advance(next.minutes * MINUTE_MS);
    }
  }
  const orders = async () => (await getOrders(world.deps, ada.actor, { limit: 500 })).nodes;
  return { carryOut, orders };
}

test('in whatever order orders are placed, filled, cancelled and replayed, the books stand', async () => {
  const statuses = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const world = await tradingWorld();
      const { carryOut, orders } = await player(world);
      for (const next of steps) {
        await carryOut(next);
        expect(await faultsOfTheBooks(world.db)).toEqual([]);
      }
      for (const order of await orders()) statuses.add(order.status);
      expect(world.logged).not.toContain('an order could not be worked');
    }),
    { numRuns: RUNS, endOnFailure: true, verbose: true },
  );
  expect(statuses.size, 'the steps reach several states').toBeGreaterThan(2);
});
