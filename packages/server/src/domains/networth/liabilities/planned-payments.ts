import type { DebtPlan } from '@investing-platform/rules/networth/liabilities/debt-course';
import { TIMES_A_YEAR } from '@investing-platform/rules/networth/recurring';
import type { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { LIABILITIES } from '../recorded.sql.ts';
import type { RecordedLiability } from '../recorded.ts';

/** Of a person, over all debts: what a dashboard computes that nobody asked for before. */
const MAX_PAYMENTS = 20_000;
/** A hundred years of weekly payments; no debt has more. */
const MAX_PAYMENTS_OF_A_DEBT = 5_200;
const MAX_YEARS = 100;
const YEAR_CHARACTERS = 4;

const debtsOf = statement<{ readonly liabilities: readonly RecordedLiability[] }, [userId: string]>(
  'networth_planned_debts',
  `select ${LIABILITIES}`,
);

interface Planned {
  readonly startsOn: string;
  readonly maturesOn?: string | null | undefined;
  readonly interestRatePercent?: string | null | undefined;
  readonly repaymentAmount?: string | null | undefined;
  readonly repaymentFrequency?: DebtPlan['repaymentFrequency'] | undefined;
  readonly earlierTerms?: readonly DebtPlan[] | undefined;
}

/** How many payments a debt can ever have, from its first day to its last. */
export function plannedPayments({
  startsOn,
  maturesOn,
  earlierTerms = [],
  ...now
}: Planned): number {
  const yearOf = (day: string): number => Number(day.slice(0, YEAR_CHARACTERS));
  const years = maturesOn == null ? MAX_YEARS : yearOf(maturesOn) - yearOf(startsOn) + 1;
  const timesAYear = [...earlierTerms, now].map((terms) => {
    const { interestRatePercent, repaymentAmount, repaymentFrequency } = terms;
    if (interestRatePercent == null || repaymentAmount == null) return 0;
    return repaymentFrequency == null || repaymentFrequency === 'ONE_OFF'
      ? 0
      : TIMES_A_YEAR[repaymentFrequency];
  });
  return Math.min(MAX_PAYMENTS_OF_A_DEBT, years * Math.max(...timesAYear));
}

/**
 * Adds a problem where all debts of the person would have more than 20,000 payments together.
 *
 * @param id of the debt that changes; null for a new one
 */
export async function checkPlannedPayments(
  tx: Transaction,
  problems: InputProblems,
  userId: string,
  id: string | null,
  debt: Planned,
): Promise<void> {
  const own = plannedPayments(debt);
  if (own === 0) return;
  const { liabilities } = await tx.one(debtsOf, userId);
  const others = liabilities.filter((each) => each.id !== id).map(plannedPayments);
  if (others.reduce((count, each) => count + each, own) <= MAX_PAYMENTS) return;
  const limit = `all debts would have more than ${MAX_PAYMENTS} planned payments`;
  problems.add('repaymentFrequency', `${limit}: let it be paid less often, or give maturesOn`);
}
