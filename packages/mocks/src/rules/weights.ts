import { badInput } from '@investing-platform/schema/engine';
import type { Row } from '../contract/row.ts';
import { isMore, plus, total } from '../facts/amounts.ts';

export interface Weight {
  readonly asset: unknown;
  readonly weightPercent: string;
}

/** @throws {PlatformError} BAD_USER_INPUT where the weights and the cash do not come to 100 percent */
export function requireWhole(
  path: string,
  weights: readonly { weightPercent: unknown }[],
  cashPercent: unknown,
): void {
  const sum = plus(total(weights.map(({ weightPercent }) => weightPercent)), cashPercent ?? '0');
  if (sum !== '100') throw badInput(path, `must come to 100 percent with the cash, not ${sum}`);
}

/**
 * What is published comes to 100 percent; a draft may come to less.
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireFitting(
  isPublished: boolean,
  weights: readonly { weightPercent: unknown }[],
  cashPercent: unknown,
): void {
  const sum = plus(total(weights.map(({ weightPercent }) => weightPercent)), cashPercent ?? '0');
  if (isPublished) requireWhole('params.holdings', weights, cashPercent);
  else if (isMore(sum, '100'))
    throw badInput('params.holdings', `must come to 100 percent with the cash at most, not ${sum}`);
}

export const weightsOf = (strategy: Row): readonly Weight[] =>
  (strategy['holdings'] ?? []) as readonly Weight[];

export const rulesOf = (given: unknown) =>
  ((given ?? []) as readonly Record<string, unknown>[]).map((rule) => {
    const [[name, value] = ['driftPercentPoints', '5']] = Object.entries(rule).filter(
      ([, one]) => one != null,
    );
    return { trigger: TRIGGERS[name], [name]: value };
  });

const TRIGGERS: Readonly<Record<string, string>> = {
  driftPercentPoints: 'DRIFT_ABSOLUTE',
  driftPercentOfTarget: 'DRIFT_RELATIVE',
  weekday: 'CALENDAR_WEEKLY',
  monthDay: 'CALENDAR_MONTHLY',
  quarterDay: 'CALENDAR_QUARTERLY',
  yearDay: 'CALENDAR_ANNUALLY',
};
