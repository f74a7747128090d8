import { calendarOf } from '@investing-platform/schema/trading-calendar';

/** Business days that a payment takes. */
const TAKES = { NZD: { days: 1, calendar: 'NZX' }, USD: { days: 2, calendar: 'NYSE' } } as const;

/**
 * The day that the bank should have a payment, `YYYY-MM-DD`. Banks close on the days that the
 * exchange of their country does. Null past its calendar.
 */
export function arrivalOf(payoutCurrency: string, now: Date): string | null {
  const { days, calendar: exchange } = payoutCurrency === 'NZD' ? TAKES.NZD : TAKES.USD;
  const calendar = calendarOf(exchange);
  return calendar.day(calendar.indexAt(now.getTime()) + days)?.date ?? null;
}
