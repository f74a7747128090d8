import {
  type CourseStep,
  courseOf,
} from '@investing-platform/rules/networth/liabilities/debt-course';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { RecordedDebts, RecordedLiability } from '../recorded.ts';
import { partOf } from '../shown-in.ts';

/** Each has up to 5,200 payments. */
const DEBTS_AT_ONCE = 4;

/** A debt with how it came about, up to today. */
export interface DebtOverTime {
  readonly debt: RecordedLiability;
  readonly course: readonly CourseStep[];
}

export function debtsOverTime(
  { liabilities, bookings }: Pick<RecordedDebts, 'liabilities' | 'bookings'>,
  today: CivilDate,
): Promise<DebtOverTime[]> {
  const bookingsOf = Map.groupBy(bookings, ({ liabilityId }) => liabilityId);
  return mapBreathing(liabilities, DEBTS_AT_ONCE, (debt) => ({
    debt,
    course: courseOf(debt, bookingsOf.get(debt.id) ?? [], today),
  }));
}

/** Whether a debt counts in the totals of a day: not since it was put away. */
export function isCounted({ archivedOn }: RecordedLiability, day: CivilDate): boolean {
  return archivedOn === null || day < archivedOn;
}

/**
 * The person's part of what was owed at the end of each of some days, in the debt's currency.
 *
 * @param days ascending
 */
export function partsOwed({ debt, course }: DebtOverTime, days: readonly CivilDate[]): Decimal[] {
  let [part, next] = [ZERO, 0];
  return days.map((day) => {
    let balance: Decimal | null = null;
    for (let step = course[next]; step !== undefined && step.date <= day; step = course[next]) {
      balance = step.balance;
      next += 1;
    }
    if (balance !== null) {
      part = partOf(toPlain(roundCash(balance, debt.currency)), debt.ownershipPercent);
    }
    return part;
  });
}
