import fc from 'fast-check';
import type { SimulatedFate } from '../../../ports/simulated-payments.ts';
import { which } from './amounts.fixture.ts';

/** What is asked about bitcoin on its chain. `which` finds a withdrawal. */
export type CoinWish =
  /** Somebody sends some, and the chain keeps it or not. */
  | { readonly kind: 'coinsIn'; readonly amount: string; readonly fate: SimulatedFate }
  | { readonly kind: 'coinsOut'; readonly amount: string }
  | { readonly kind: 'letCoinsOut' | 'keepCoinsIn'; readonly which: number }
  /** What comes in from now on is sold; null: nothing any more. */
  | { readonly kind: 'sweep'; readonly percent: '40' | '100' | null };

export const coinWish: fc.Arbitrary<CoinWish> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('coinsIn'),
      amount: fc.constantFrom('0.5', '2.25', '10'),
      fate: fc.constantFrom<SimulatedFate>(
        ...(['KEPT', 'KEPT', 'KEPT', 'DROPPED', 'TAKEN_BACK', 'REORGANIZED'] as const),
      ),
    } as const),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('coinsOut'),
      // The chain does not take what ends in 404, and 30 of them an operator looks at.
      amount: fc.constantFrom('0.25', '1.5', '4', '30', '0.404'),
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('letCoinsOut', 'letCoinsOut', 'keepCoinsIn'),
      which,
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sweep'),
      percent: fc.constantFrom('40', '100', null),
    } as const),
  },
);
