import * as rules from '@investing-platform/rules/strategies/weights';
import type { RowOf } from '../../contract/row.ts';
import { amount } from '../../facts/amounts.ts';

export interface Weight {
  readonly asset: unknown;
  readonly targetPercent: string;
}

interface Part {
  readonly targetPercent: unknown;
}

/**
 * What is published comes to 100 percent; a draft may come to less.
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireFitting(
  isPublished: boolean,
  weights: readonly Part[],
  cashPercent: unknown,
): void {
  const check = isPublished ? rules.requireWhole : rules.refuseMoreThanWhole;
  const read = weights.map(({ targetPercent }) => ({ targetPercent: amount(targetPercent) }));
  check(read, amount(cashPercent), 'params.holdings');
}

export const weightsOf = (strategy: RowOf<'Strategy'>): readonly Weight[] =>
  (strategy.holdings ?? []) as readonly Weight[];
