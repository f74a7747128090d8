import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';

/**
 * The first instant, extended hours included, at which a share trades without what a date is the
 * ex-date of: on that day, or on the next one with trading.
 *
 * @param date `YYYY-MM-DD`
 * @returns null for a date that the exchange's calendar does not reach
 */
export function exInstant({ exchange }: Instrument, date: string): Date | null {
  const calendar = calendarOf(exchange);
  const day = calendar.dayOf(date);
  if (day !== null) return new Date(day.start);
  const before = calendar.indexAt(Date.parse(`${date}T00:00:00Z`));
  for (const index of [before, before + 1, before + 2]) {
    const next = calendar.day(index);
    if (next !== null && next.date >= date) return new Date(next.start);
  }
  return null;
}
