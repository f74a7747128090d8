import { DAY_MS } from '@investing-platform/schema/durations';
import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import { addMonths } from '../time/civil-date.ts';

const MONTHS: Readonly<Record<SubscriptionInterval, number>> = { MONTH: 1, YEAR: 12 };
const DATE_CHARACTERS = 10;
const MONTHS_A_YEAR = 12;

/** Days after the first try to renew on which it is tried again; the last of them is the end. */
export const RETRIED_AFTER_DAYS: readonly number[] = [1, 3, 5, 7];

/**
 * The end of the period that begins at a moment. Periods are counted from their anchor, so that
 * one that was begun on the 31st ends on the last day of shorter months, and on the 31st again.
 *
 * @param anchor when the first of these periods began, in UTC; not after `start`
 */
export function periodEnd(anchor: Date, interval: SubscriptionInterval, start: Date): Date {
  const step = MONTHS[interval];
  const years = start.getUTCFullYear() - anchor.getUTCFullYear();
  const months = years * MONTHS_A_YEAR + start.getUTCMonth() - anchor.getUTCMonth();
  let count = Math.max(0, Math.floor(months / step));
  while (monthsAfter(anchor, count * step) <= start) count += 1;
  return monthsAfter(anchor, count * step);
}

/** The same time of day so many calendar months later, or on that month's last day. */
function monthsAfter(anchor: Date, count: number): Date {
  const text = anchor.toISOString();
  const day = addMonths(text.slice(0, DATE_CHARACTERS), count);
  return new Date(`${day}${text.slice(DATE_CHARACTERS)}`);
}

/** A moment so many days later. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
