import type { CostBasisMethod } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import type { PlaceOrderInput } from '../../../domains/trading/orders/place-order.ts';
import { cents, which } from './amounts.fixture.ts';
import { type CardWish, cardWish } from './card-wishes.fixture.ts';
import { type CoinWish, coinWish } from './coin-wishes.fixture.ts';
import { type MoneyWish, moneyWish } from './money-wishes.fixture.ts';
import { input } from './orders.fixture.ts';
import { type StrategyWish, strategyWish } from './strategy-wishes.fixture.ts';

/** What a person asks for. Each gets an idempotency key of its own when it is carried out. */
export type TradingWish =
  | { readonly kind: 'place'; readonly input: PlaceOrderInput }
  /** One or two lots of the account, or parts of them. */
  | { readonly kind: 'sellLots'; readonly which: number; readonly terms: LotSale }
  | { readonly kind: 'edit'; readonly which: number; readonly change: Change }
  | { readonly kind: 'cancel'; readonly which: number }
  | { readonly kind: 'replay'; readonly which: number }
  | { readonly kind: 'method'; readonly method: CostBasisMethod };

export type Wish = TradingWish | MoneyWish | CardWish | CoinWish | StrategyWish;

export interface LotSale {
  readonly count: number;
  /** Of each, at most; whole shares where it has as many. */
  readonly most: number;
  readonly limitPrice: string | null;
}

export interface Change {
  readonly limitPrice?: string;
  readonly stopPrice?: string;
  readonly quantity?: string;
}

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ limitPrice: cents(90, 110) }),
  fc.record({ stopPrice: cents(90, 110) }),
  fc.record({ quantity: fc.integer({ min: 1, max: 60 }).map(String) }),
);

const terms: fc.Arbitrary<LotSale> = fc.record({
  count: fc.constantFrom(1, 2),
  most: fc.integer({ min: 1, max: 20 }),
  limitPrice: fc.option(cents(95, 110)),
});

const METHODS: readonly CostBasisMethod[] = ['FIFO', 'LIFO', 'HIFO', 'AVERAGE', 'SPECIFIC'];

export const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('place'), input } as const) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sellLots'), which, terms } as const) },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('edit'), which, change } as const) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel'), which } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replay'), which } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('method'),
      method: fc.constantFrom(...METHODS),
    } as const),
  },
  { weight: 5, arbitrary: moneyWish },
  { weight: 5, arbitrary: cardWish },
  { weight: 5, arbitrary: coinWish },
  { weight: 9, arbitrary: strategyWish },
);
