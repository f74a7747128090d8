import { DAY_MS } from '@investing-platform/schema/durations';
import type { Frequency } from '@investing-platform/schema/operations';
import { addDays, addMonths, type CivilDate } from '../../../kernel/civil-date.ts';

export type ContributionFrequency = Exclude<Frequency, 'ONE_OFF'>;

/** Days from one contribution to the next, where weeks are counted. */
const DAYS: Partial<Record<ContributionFrequency, number>> = {
  WEEKLY: 7,
  FORTNIGHTLY: 14,
  FOUR_WEEKLY: 28,
};
/** Months from one contribution to the next, or to the one after where there are two a month. */
const MONTHS: Partial<Record<ContributionFrequency, number>> = {
  TWICE_MONTHLY: 1,
  MONTHLY: 1,
  QUARTERLY: 3,
  SEMI_ANNUALLY: 6,
  ANNUALLY: 12,
};
const HALF_A_MONTH_DAYS = 15;
const DAYS_OF_YEAR = 366;

/**
 * The first day of a regular contribution after a day. Days are counted from the first one, so
 * that one of the 31st comes on the 31st again after a shorter month.
 *
 * @param startsOn the day of the first contribution
 */
export function contributionAfter(
  startsOn: CivilDate,
  frequency: ContributionFrequency,
  after: CivilDate,
): CivilDate {
  if (after < startsOn) return startsOn;
  const daysSince = (Date.parse(after) - Date.parse(startsOn)) / DAY_MS;
  const interval = DAYS[frequency];
  if (interval !== undefined) {
    return addDays(startsOn, (Math.floor(daysSince / interval) + 1) * interval);
  }
  const months = MONTHS[frequency] ?? 1;
  // At most one interval too early, so that the search below ends at once.
  const firstMonths = Math.max(0, Math.floor((daysSince / DAYS_OF_YEAR) * 12) - months);
  for (let at = Math.floor(firstMonths / months); ; at += 1) {
    const day = addMonths(startsOn, at * months);
    if (day > after) return day;
    if (frequency !== 'TWICE_MONTHLY') continue;
    const second = addDays(day, HALF_A_MONTH_DAYS);
    if (second > after) return second;
  }
}
