import type { CivilDate } from '../../../kernel/civil-date.ts';
import type { EarlierTerms, Terms } from './course.ts';

interface TermsOverTime extends Terms {
  readonly startDate: CivilDate;
  /** By `before`, ascending. */
  readonly earlierTerms: readonly EarlierTerms[];
}

/**
 * What held before a day on which new terms begin: it stays as it was. Terms of later days give way
 * to the new ones.
 */
export function earlierFrom(debt: TermsOverTime, from: CivilDate): EarlierTerms[] {
  const { startDate, earlierTerms } = debt;
  if (from <= startDate) return [];
  const kept = earlierTerms.filter(({ before }) => before <= from);
  if (kept.at(-1)?.before === from) return kept;
  const then = earlierTerms.find(({ before }) => before > from) ?? debt;
  return [...kept, { ...termsOf(then), before: from }];
}

/** What held before, as if the changes had always been so. */
export function correctedTerms(
  earlierTerms: readonly EarlierTerms[],
  changes: Partial<Terms>,
): EarlierTerms[] {
  return earlierTerms.map((terms) => ({ ...terms, ...changes }));
}

function termsOf({ interestRatePercent, repaymentAmount, repaymentFrequency }: Terms): Terms {
  return { interestRatePercent, repaymentAmount, repaymentFrequency };
}
