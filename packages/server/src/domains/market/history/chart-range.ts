import { firstDay } from '@investing-platform/rules/time/first-day';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { PastRange } from '@investing-platform/schema/operations';
import {
  calendarOf,
  type TradingCalendar,
  type TradingExchange,
} from '@investing-platform/schema/trading-calendar';

/**
 * The first instant of a span that ends at a moment: the start of the first trading day in it. One
 * day means the trading day that has started last by then.
 *
 * @param began the first instant of which there is anything
 */
export function rangeStart(
  range: PastRange,
  exchange: TradingExchange,
  end: Date,
  began: Date,
): Date {
  const calendar = calendarOf(exchange);
  if (range === 'ALL') return began;
  if (range === 'D1') {
    const day = calendar.day(Math.max(0, calendar.indexAt(end.getTime())));
    return new Date(day?.start ?? end.getTime() - DAY_MS);
  }
  const first = firstDay(range, calendar.dateAt(end.getTime()));
  return new Date(firstInstantFrom(calendar, first));
}

/** The start of the first trading day on or after a date. */
function firstInstantFrom(calendar: TradingCalendar, date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // No exchange is more than a day off from UTC.
  let index = Math.max(0, calendar.indexAt(midnight - DAY_MS));
  while ((calendar.day(index)?.date ?? date) < date) index += 1;
  return calendar.day(index)?.start ?? midnight;
}
