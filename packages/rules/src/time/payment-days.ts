import type { Frequency } from '@investing-platform/schema/operations';
import { addDays, addMonths, daysBetween, monthsBetween } from './civil-date.ts';

interface Plan {
  readonly startsOn: string;
  readonly maturesOn: string | null;
}

interface PaymentDay {
  readonly date: string;
  /** Whether everything must be paid on this day. */
  readonly isLast: boolean;
}

/** Days from one payment to the next, where weeks are counted. */
const DAYS: Partial<Record<Frequency, number>> = { WEEKLY: 7, FORTNIGHTLY: 14, FOUR_WEEKLY: 28 };
/** Months from one payment to the next, or to the one after where there are two a month. */
const MONTHS: Partial<Record<Frequency, number>> = {
  TWICE_MONTHLY: 1,
  MONTHLY: 1,
  QUARTERLY: 3,
  SEMI_ANNUALLY: 6,
  ANNUALLY: 12,
};
const HALF_A_MONTH_DAYS = 15;

/**
 * The days of payment after today, counted from `startsOn`. The last one is `maturesOn`, where
 * it is still to come; a single payment has no other.
 */
export function* paymentDays(
  plan: Plan,
  frequency: Frequency,
  today: string,
): Generator<PaymentDay> {
  const { maturesOn } = plan;
  const end = maturesOn !== null && maturesOn > today ? maturesOn : null;
  if (frequency !== 'ONE_OFF') {
    for (let at = firstAt(plan, frequency, today); ; at += 1) {
      const date = dayAt(plan, frequency, at);
      if (end !== null && date >= end) break;
      if (date > today) yield { date, isLast: false };
    }
  }
  if (end !== null) yield { date: end, isLast: true };
}

/**
 * The first day of a regular payment after a day. Days are counted from the first one, so that one
 * of the 31st comes on the 31st again after a shorter month.
 *
 * @param startsOn the day of the first payment
 */
export function paymentAfter(
  startsOn: string,
  frequency: Exclude<Frequency, 'ONE_OFF'>,
  after: string,
): string {
  if (after < startsOn) return startsOn;
  const plan = { startsOn, maturesOn: null };
  for (let at = firstAt(plan, frequency, after); ; at += 1) {
    const day = dayAt(plan, frequency, at);
    if (day > after) return day;
  }
}

/** The number of a payment that lies before today, or of the first one. */
function firstAt({ startsOn }: Plan, frequency: Frequency, today: string): number {
  const days = DAYS[frequency];
  if (days !== undefined) return Math.max(1, Math.floor(daysBetween(startsOn, today) / days));
  const steps = Math.floor(monthsBetween(startsOn, today) / (MONTHS[frequency] ?? 1));
  return Math.max(1, frequency === 'TWICE_MONTHLY' ? steps * 2 : steps);
}

function dayAt({ startsOn }: Plan, frequency: Frequency, at: number): string {
  const days = DAYS[frequency];
  if (days !== undefined) return addDays(startsOn, at * days);
  if (frequency !== 'TWICE_MONTHLY') return addMonths(startsOn, at * (MONTHS[frequency] ?? 1));
  const month = addMonths(startsOn, Math.floor(at / 2));
  return at % 2 === 0 ? month : addDays(month, HALF_A_MONTH_DAYS);
}
