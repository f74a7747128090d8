import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import { couponCodes } from '../coupons.fixture.ts';
import { cents, which } from './amounts.fixture.ts';

/**
 * Taken, declined, declined on renewal, confirmed each time, disputed, disputed and won, half of it
 * paid back.
 */
export const CARDS = ['4242', '0341', '0101', '3184', '0259', '2685', '7726'] as const;
export type CardDigits = (typeof CARDS)[number];

/** What is asked about cards, plans and interest. `which` finds a charge. */
export type CardWish =
  | { readonly kind: 'payByCard'; readonly amount: string; readonly card: CardDigits }
  /** At the page of the bank. */
  | { readonly kind: 'confirm'; readonly which: number; readonly confirmed: boolean }
  /** A message of the processor, which may come twice. */
  | { readonly kind: 'hear'; readonly which: number }
  | {
      readonly kind: 'subscribe';
      readonly tier: 'PLUS' | 'PRO' | 'PRIVATE';
      readonly interval: SubscriptionInterval;
      readonly card: CardDigits;
      readonly coupon: string | null;
    }
  | { readonly kind: 'unsubscribe'; readonly atPeriodEnd: boolean }
  | { readonly kind: 'interest'; readonly optIn: boolean };

const card = fc.constantFrom<CardDigits>('4242', ...CARDS);

const confirm = fc.record({
  kind: fc.constant('confirm'),
  which,
  confirmed: fc.constantFrom(true, true, false),
} as const);

const hear = fc.record({ kind: fc.constant('hear'), which } as const);

const subscribe = fc.record({
  kind: fc.constant('subscribe'),
  tier: fc.constantFrom('PLUS', 'PRO', 'PRIVATE'),
  interval: fc.constantFrom<SubscriptionInterval>('MONTH', 'MONTH', 'YEAR'),
  card,
  coupon: fc.option(couponCodes, { freq: 2 }),
} as const);

const unsubscribe = fc.record({
  kind: fc.constant('unsubscribe'),
  atPeriodEnd: fc.boolean(),
} as const);

/** What is asked by people who have plans, and about what they pay for them. */
export const planWish: fc.Arbitrary<CardWish> = fc.oneof(
  { weight: 5, arbitrary: subscribe },
  { weight: 2, arbitrary: unsubscribe },
  { weight: 2, arbitrary: confirm },
  { weight: 1, arbitrary: hear },
);

export const cardWish: fc.Arbitrary<CardWish> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('payByCard'), amount: cents(1, 900), card } as const),
  },
  { weight: 2, arbitrary: confirm },
  { weight: 2, arbitrary: hear },
  { weight: 3, arbitrary: subscribe },
  { weight: 1, arbitrary: unsubscribe },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('interest'),
      optIn: fc.constantFrom(true, true, false),
    } as const),
  },
);
