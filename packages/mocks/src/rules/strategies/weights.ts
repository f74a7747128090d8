import { badInput } from '@investing-platform/rules/platform-error';
import type { FieldProblem } from '@investing-platform/schema';
import type { RowOf } from '../../contract/row.ts';
import { isMore, plus, total } from '../../facts/amounts.ts';
import { decimalPlaces, givenTwice, refuseAll } from '../problems.ts';

export interface Weight {
  readonly asset: unknown;
  readonly targetPercent: string;
}

/** As an input has it. */
export interface GivenWeight {
  readonly assetId: string;
  readonly targetPercent: unknown;
}

const WEIGHT_PLACES = 2;

/**
 * Each asset once, to two places.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong weight
 */
export function requireWeights(path: string, weights: readonly GivenWeight[]): void {
  const ids = weights.map(({ assetId }) => assetId);
  refuseAll([
    ...givenTwice(ids, (at) => `${path}.${at}.assetId`),
    ...weights.flatMap(({ targetPercent }, at) => tooFine(`${path}.${at}`, targetPercent)),
  ]);
}

function tooFine(path: string, targetPercent: unknown): FieldProblem[] {
  if (decimalPlaces(targetPercent) <= WEIGHT_PLACES) return [];
  const message = `takes at most ${WEIGHT_PLACES} decimal places`;
  return [{ path: `${path}.targetPercent`, message }];
}

/** @throws {PlatformError} BAD_USER_INPUT where the weights and the cash do not come to 100 percent */
export function requireWhole(
  path: string,
  weights: readonly { targetPercent: unknown }[],
  cashPercent: unknown,
): void {
  if (weights.length === 0) throw badInput(path, 'holds at least one asset');
  const sum = plus(total(weights.map(({ targetPercent }) => targetPercent)), cashPercent ?? '0');
  if (sum !== '100') throw badInput(path, `must come to 100 percent with the cash, not ${sum}`);
}

/**
 * What is published comes to 100 percent; a draft may come to less.
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireFitting(
  isPublished: boolean,
  weights: readonly { targetPercent: unknown }[],
  cashPercent: unknown,
): void {
  const sum = plus(total(weights.map(({ targetPercent }) => targetPercent)), cashPercent ?? '0');
  if (isPublished) requireWhole('params.holdings', weights, cashPercent);
  else if (isMore(sum, '100'))
    throw badInput('params.holdings', `must come to 100 percent with the cash at most, not ${sum}`);
}

export const weightsOf = (strategy: RowOf<'Strategy'>): readonly Weight[] =>
  (strategy.holdings ?? []) as readonly Weight[];
