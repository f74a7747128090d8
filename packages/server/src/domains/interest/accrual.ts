import { daysOf, interestOf } from '@investing-platform/rules/interest/interest';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Reader } from '../../db/database.ts';
import { type Decimal, ZERO } from '../../kernel/decimal.ts';
import { amountsAt } from '../../ledger/index.ts';
import { type EnrollmentRow, ratesOf } from './interest.sql.ts';

/**
 * What an enrollment's days have earned: a function of the journal and the rates, of which nothing
 * is stored by day.
 *
 * @param until the first day that does not count, in the past
 */
export async function accrued(
  reader: Reader,
  row: EnrollmentRow,
  from: string,
  until: string,
): Promise<Decimal> {
  const days = daysOf(from, until).filter((day) => earns(row, day));
  if (days.length === 0) return ZERO;
  const books = row.bookIds.map((id) => ({ id, sinceEntryId: null }));
  const ends = days.map((day) => new Date(Date.parse(day) + DAY_MS - 1));
  // All of them travel in one write.
  const [rates, amounts] = await Promise.all([
    reader.all(ratesOf, row.currency),
    amountsAt(reader, row.userId, books, ends),
  ]);
  const earning = days.map((day, at) => ({
    balance: amounts[at]?.get(row.currency) ?? ZERO,
    aprPercent: rates.findLast(({ fromOn }) => fromOn <= day)?.aprPercent ?? '0',
  }));
  return interestOf(earning, row.currency);
}

/** Whether a day is inside of one of the spans. */
export function earns({ spans }: Pick<EnrollmentRow, 'spans'>, day: string): boolean {
  return spans.some(({ from, until }) => from <= day && (until === null || day < until));
}
