import fc from 'fast-check';
import type { PaymentFate } from '../../adapters/embedded/bank-rail/index.ts';
import { type CouponChore, couponChore } from './coupons.fixture.ts';
import { LINES, type Line } from './lines.fixture.ts';
import { cents, which as whose } from './wishes/amounts.fixture.ts';
import { type Wish, wish } from './wishes/wishes.fixture.ts';

const SYMBOLS = ['AAPL', 'MSFT', 'BTC', 'NVDA', 'AIR.XNZE'] as const;
export type TradedSymbol = (typeof SYMBOLS)[number];

/** What the platform does by itself, and what its operators do. */
export type Chore =
  | { readonly kind: 'round'; readonly venue: 'fine' | 'retryable' | 'unknown' }
  | { readonly kind: 'jobs' }
  /** Several of both, while a few seconds pass. */
  | { readonly kind: 'work' }
  | CouponChore;

/** What is done to the person behind an account, or to the account. */
export interface Measure {
  readonly kind:
    | 'restrict'
    | 'release'
    | 'suspend'
    | 'reinstate'
    | 'sync'
    | 'disconnect'
    /** Of the one person who may leave, whoever's turn it is. */
    | 'close';
}

/** What happens in the world. */
export type Happening =
  | { readonly kind: 'price'; readonly symbol: TradedSymbol; readonly price: string }
  | { readonly kind: 'volume'; readonly volume: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'morning'; readonly exchange: 'NASDAQ' | 'NZX' }
  | {
      readonly kind: 'split';
      readonly symbol: TradedSymbol;
      readonly numerator: number;
      readonly denominator: number;
    }
  | { readonly kind: 'dividend'; readonly symbol: TradedSymbol; readonly amount: string }
  | { readonly kind: 'spinOff' }
  /** What becomes of payments that the bank has taken or is asked to take. */
  | { readonly kind: 'bank'; readonly fate: PaymentFate }
  /** What becomes of calls to the card processor and the chains. */
  | { readonly kind: 'line'; readonly line: Line }
  /** What the broker elsewhere says that accounts have. */
  | { readonly kind: 'elsewhere'; readonly cash: string; readonly shares: string }
  | { readonly kind: 'rename'; readonly symbol: TradedSymbol; readonly name: string };

/** What somebody wants of one of the accounts. */
export interface Request {
  readonly kind: 'ask';
  /** Which account. */
  readonly whose: number;
  readonly wish: Wish | Measure;
}

export type Step =
  | Request
  | Chore
  | Happening
  /** Several at the same time. */
  | { readonly kind: 'together'; readonly all: readonly (Request | Chore)[] }
  /** The process dies while it does these, after some turns of the event loop; another goes on. */
  | { readonly kind: 'crash'; readonly all: readonly (Request | Chore)[]; readonly turns: number };

const measure: fc.Arbitrary<Measure> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('restrict', 'suspend') } as const) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('release', 'reinstate') } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'close' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('sync', 'sync', 'sync', 'disconnect'),
    } as const),
  },
);
const request: fc.Arbitrary<Request> = fc.record({
  kind: fc.constant('ask' as const),
  whose,
  wish: fc.oneof({ weight: 20, arbitrary: wish }, { weight: 1, arbitrary: measure }),
});

const chore: fc.Arbitrary<Chore> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('round'),
      venue: fc.constantFrom('fine', 'fine', 'fine', 'fine', 'retryable', 'unknown'),
    } as const),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'jobs' } as const) },
  { weight: 3, arbitrary: fc.constant({ kind: 'work' } as const) },
  { weight: 2, arbitrary: couponChore },
);

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
const MONTH = 31 * DAY;

const SPLITS = [
  { numerator: 2, denominator: 1 },
  { numerator: 3, denominator: 2 },
  { numerator: 1, denominator: 2 },
] as const;
const symbol = fc.constantFrom('AAPL', 'AAPL', 'MSFT', 'AIR.XNZE');

const company: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({ kind: fc.constant('split'), symbol, ratio: fc.constantFrom(...SPLITS) } as const)
      .map(({ ratio, ...split }) => ({ ...split, ...ratio })),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('dividend'), symbol, amount: cents(1, 3) } as const),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'spinOff' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rename'),
      symbol,
      name: fc.constantFrom('NEW.A', 'NEW.B'),
    } as const),
  },
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
      seconds: fc.constantFrom(1, 15, MINUTE, MINUTE, MINUTE, 5 * MINUTE, HOUR, 7 * HOUR, DAY),
    } as const),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('morning'),
      exchange: fc.constantFrom('NASDAQ', 'NASDAQ', 'NASDAQ', 'NZX'),
    } as const),
  },
  { weight: 4, arbitrary: company },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.constant(MONTH) } as const),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('line'),
      line: fc.constantFrom<Line>('FINE', 'FINE', 'FINE', 'FINE', ...LINES),
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('elsewhere'),
      cash: cents(-100, 4_000),
      shares: fc.constantFrom('0', '5', '20.5', '40'),
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('bank'),
      fate: fc.constantFrom('SETTLED', 'SETTLED', 'REFUSED', 'RETURNED'),
    } as const),
  },
);

const inParallel = fc.array(fc.oneof({ weight: 3, arbitrary: request }, chore), {
  minLength: 2,
  maxLength: 5,
});

/** One step of a life of the platform. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: request },
  { weight: 8, arbitrary: chore },
  { weight: 7, arbitrary: happening },
  {
    weight: 4,
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
