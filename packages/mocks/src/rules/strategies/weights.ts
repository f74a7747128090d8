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

const decimals = (weights: readonly Part[]) =>
  weights.map(({ targetPercent }) => ({ targetPercent: amount(targetPercent) }));

/** @throws {PlatformError} BAD_USER_INPUT where the weights and the cash do not come to 100 percent */
export function requireWhole(path: string, weights: readonly Part[], cashPercent: unknown): void {
  rules.requireWhole(decimals(weights), amount(cashPercent), path);
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
  check(decimals(weights), amount(cashPercent), 'params.holdings');
}

export const weightsOf = (strategy: RowOf<'Strategy'>): readonly Weight[] =>
  (strategy.holdings ?? []) as readonly Weight[];
