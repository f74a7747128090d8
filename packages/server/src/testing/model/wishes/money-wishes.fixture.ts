import fc from 'fast-check';
import { cents, which } from './amounts.fixture.ts';

/** What is asked about the money of an account. `which` finds one of its payments. */
export type MoneyWish =
  | { readonly kind: 'deposit' | 'withdraw'; readonly amount: string }
  /** To the person's bank account, by and by. */
  | { readonly kind: 'payOut'; readonly amount: string }
  | { readonly kind: 'callOff' | 'approve' | 'reject'; readonly which: number }
  /** A line of the bank's statement, which is added by and by. */
  | { readonly kind: 'bankLine'; readonly amount: string }
  | { readonly kind: 'sendBack'; readonly which: number }
  /** The bank takes a deposit back, whether or not the cash is still there. */
  | { readonly kind: 'takeBack'; readonly amount: string }
  /** Of practice accounts alone. */
  | { readonly kind: 'reset'; readonly amount: string };

export const moneyWish: fc.Arbitrary<MoneyWish> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit', 'withdraw'),
      amount: cents(1, 4_000),
    } as const),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('payOut'), amount: cents(1, 3_000) } as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('callOff', 'approve', 'reject'),
      which,
    } as const),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('bankLine'), amount: cents(1, 2_000) } as const),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sendBack'), which } as const) },
  {
    weight: 3,
    // Now and then more than there is, so that an account owes while its orders are filled.
    arbitrary: fc.record({
      kind: fc.constant('takeBack'),
      amount: fc.oneof(cents(1, 9_000), cents(15_000, 25_000)),
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reset'), amount: cents(10_000, 20_000) } as const),
  },
);
