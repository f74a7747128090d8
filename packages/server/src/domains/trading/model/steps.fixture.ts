import fc from 'fast-check';
import type { PlaceOrderInput } from '../place-order.ts';
import { AAPL, asset, BTC } from '../trading.fixture.ts';

export const SYMBOLS = ['AAPL', 'MSFT', 'BTC'] as const;
export type TradedSymbol = (typeof SYMBOLS)[number];

/** What a person asks for. Each gets an idempotency key of its own when it is carried out. */
export type Wish =
  | { readonly kind: 'place'; readonly input: PlaceOrderInput }
  | { readonly kind: 'edit'; readonly which: number; readonly change: Change }
  | { readonly kind: 'cancel'; readonly which: number }
  | { readonly kind: 'replay'; readonly which: number }
  | { readonly kind: 'deposit' | 'withdraw'; readonly amount: string };

export interface Change {
  readonly limitPrice?: string;
  readonly stopPrice?: string;
  readonly quantity?: string;
}

/** What the platform does by itself. */
export type Chore =
  | { readonly kind: 'round'; readonly venue: 'fine' | 'retryable' | 'unknown' }
  | { readonly kind: 'jobs' };

/** What happens in the world. */
export type Happening =
  | { readonly kind: 'price'; readonly symbol: TradedSymbol; readonly price: string }
  | { readonly kind: 'volume'; readonly volume: string }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'morning' }
  | { readonly kind: 'split'; readonly numerator: number; readonly denominator: number }
  | { readonly kind: 'dividend'; readonly amount: string };

export type Step =
  | Wish
  | Chore
  | Happening
  /** Several at the same time. */
  | { readonly kind: 'together'; readonly all: readonly (Wish | Chore)[] }
  /** The process dies while it does these, after some turns of the event loop; another goes on. */
  | { readonly kind: 'crash'; readonly all: readonly (Wish | Chore)[]; readonly turns: number };

const cents = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((amount) => (amount / 100).toFixed(2));

const share = fc.record({
  assetId: fc.constant(AAPL),
  timeInForce: fc.constantFrom('DAY', 'GTC', 'IOC', 'FOK', 'OPG', 'CLS'),
  quantity: fc.integer({ min: 1, max: 40 }).map(String),
} as const);
const early = fc.record({
  assetId: fc.constant(AAPL),
  timeInForce: fc.constantFrom('DAY', 'GTC'),
  quantity: fc.integer({ min: 1, max: 40 }).map(String),
  premarket: fc.constant(true),
} as const);
const coin = fc.record({
  assetId: fc.constant(BTC),
  timeInForce: fc.constantFrom('GTC', 'IOC', 'FOK'),
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
  .tuple(fc.oneof(share, share, early, coin, fraction), prices, side)
  .map((parts) => Object.assign({}, ...parts));
const which = fc.nat({ max: 100_000 });

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ limitPrice: cents(90, 110) }),
  fc.record({ stopPrice: cents(90, 110) }),
  fc.record({ quantity: fc.integer({ min: 1, max: 60 }).map(String) }),
);

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('place'), input } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit'), which, change } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), which } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replay'), which } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit', 'withdraw'),
      amount: cents(1, 4_000),
    } as const),
  },
);

const chore: fc.Arbitrary<Chore> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('round'),
      venue: fc.constantFrom('fine', 'fine', 'fine', 'fine', 'retryable', 'unknown'),
    } as const),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'jobs' } as const) },
);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('price'),
      symbol: fc.constantFrom(...SYMBOLS),
      price: cents(90, 110),
    } as const),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('volume'),
      volume: fc.constantFrom('7', '60', '250', '1000000'),
    } as const),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      minutes: fc.constantFrom(1, 1, 1, 5, 60, 400, 1_440),
    } as const),
  },
  { weight: 6, arbitrary: fc.constant({ kind: 'morning' } as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { kind: 'split', numerator: 2, denominator: 1 } as const,
      { kind: 'split', numerator: 3, denominator: 2 } as const,
      { kind: 'split', numerator: 1, denominator: 2 } as const,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('dividend'), amount: cents(1, 3) } as const),
  },
);

const inParallel = fc.array(fc.oneof({ weight: 3, arbitrary: wish }, chore), {
  minLength: 2,
  maxLength: 5,
});

/** One step of a life of the platform. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: wish },
  { weight: 6, arbitrary: chore },
  { weight: 6, arbitrary: happening },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('together'), all: inParallel } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('crash'),
      all: inParallel,
      turns: fc.nat({ max: 60 }),
    } as const),
  },
);
