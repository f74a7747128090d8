import fc from 'fast-check';
import type { PlaceOrderInput } from '../../../domains/trading/orders/place-order.ts';
import { AAPL, asset, BTC } from '../../../domains/trading/trading.fixture.ts';
import { cents } from './amounts.fixture.ts';

const shares = fc.record({
  assetId: fc.constant(AAPL),
  quantity: fc.integer({ min: 1, max: 40 }).map(String),
} as const);
const coins = fc.record({
  assetId: fc.constant(BTC),
  quantity: fc.integer({ min: 10 ** 4, max: 10 ** 9 }).map((units) => (units / 1e8).toFixed(8)),
} as const);
const fraction = fc.record({
  assetId: fc.constantFrom(asset('MSFT').id, asset('MSFT').id, asset('NVDA').id),
  notional: cents(1, 3_000),
} as const);

const limit = fc.record({ type: fc.constant('LIMIT'), limitPrice: cents(90, 110) } as const);
const atOnce = fc.oneof(fc.constant({ type: 'MARKET' } as const), limit);
const prices = fc.oneof(
  atOnce,
  atOnce,
  fc.record({ type: fc.constant('STOP'), stopPrice: cents(90, 110) } as const),
  fc.record({
    type: fc.constant('STOP_LIMIT'),
    stopPrice: cents(90, 110),
    limitPrice: cents(90, 110),
  } as const),
);

const inForce = (...all: PlaceOrderInput['timeInForce'][]) =>
  fc.record({ timeInForce: fc.constantFrom(...all) });
const side = fc.record({ side: fc.constantFrom('BUY', 'SELL') } as const);
const early = fc.constant({ premarket: true });

const together = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<PlaceOrderInput> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all));

/** Orders of every type and time in force; most of them keep to the rules. */
export const input: fc.Arbitrary<PlaceOrderInput> = fc.oneof(
  { weight: 4, arbitrary: together(shares, prices, inForce('DAY', 'GTC'), side) },
  { weight: 2, arbitrary: together(shares, atOnce, inForce('IOC', 'FOK', 'OPG', 'CLS'), side) },
  { weight: 2, arbitrary: together(shares, limit, inForce('DAY', 'GTC'), early, side) },
  { weight: 2, arbitrary: together(coins, prices, inForce('GTC'), side) },
  { weight: 1, arbitrary: together(coins, atOnce, inForce('IOC'), side) },
  { weight: 4, arbitrary: together(fraction, prices, inForce('DAY'), side) },
  {
    weight: 1,
    arbitrary: together(
      fc.oneof(shares, coins, fraction),
      prices,
      inForce('DAY', 'GTC', 'IOC', 'FOK', 'OPG', 'CLS'),
      side,
    ),
  },
);
