import { decimal } from '../numbers/decimal.ts';
import { InputProblems } from '../refusals/input-problems.ts';

/** Open where an end is null or left out. */
interface Range {
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  readonly currency: string;
}

export const RANGES = ['annualIncome', 'netWorth', 'liquidNetWorth'] as const;

/** What an investor tells of income and wealth; null forgets it. */
type RangesTold = { readonly [Field in (typeof RANGES)[number]]?: Range | null | undefined };

/** @throws {PlatformError} BAD_USER_INPUT for ends that are missing or the wrong way round */
export function requireRanges(told: RangesTold): void {
  const problems = new InputProblems();
  for (const field of RANGES) {
    const range = told[field];
    if (range == null) continue;
    const { min, max } = range;
    if (min == null && max == null) problems.add(field, 'needs min, max or both');
    if (min != null && max != null && decimal(min).greaterThan(decimal(max))) {
      problems.add(`${field}.min`, 'must not be above max');
    }
  }
  problems.refuse();
}

/** A range as it is shown: one that is told takes the place of the one before, with both ends. */
export function wholeRange(range: Range | null | undefined) {
  if (range == null) return null;
  const { min, max, currency } = range;
  return { min: min ?? null, max: max ?? null, currency };
}
