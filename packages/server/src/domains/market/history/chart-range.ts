import type { PastRange } from '@investing-platform/schema/operations';
import {
  calendarOf,
  formatDay,
  parseDay,
  type TradingCalendar,
  type TradingExchange,
} from '@investing-platform/schema/trading-calendar';

const MONTHS: Partial<Record<PastRange, number>> = { M1: 1, M3: 3, M6: 6, Y1: 12, Y3: 36, Y5: 60 };
const DAYS_A_WEEK = 7;
const DAY_MILLISECONDS = 86_400_000;

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
    return new Date(day?.start ?? end.getTime() - DAY_MILLISECONDS);
  }
  const first = firstDate(range, calendar.dateAt(end.getTime()));
  return new Date(firstInstantFrom(calendar, first));
}

/** The date that a span starts with, seen from another one. */
function firstDate(range: Exclude<PastRange, 'ALL' | 'D1'>, today: string): string {
  if (range === 'YTD') return `${today.slice(0, 4)}-01-01`;
  if (range === 'W1') return formatDay(parseDay(today) - DAYS_A_WEEK);
  return monthsBefore(today, MONTHS[range] ?? 0);
}

/** The same day of an earlier month, or the last one that it has. */
function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** The start of the first trading day on or after a date. */
function firstInstantFrom(calendar: TradingCalendar, date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // No exchange is more than a day off from UTC.
  let index = Math.max(0, calendar.indexAt(midnight - DAY_MILLISECONDS));
  while ((calendar.day(index)?.date ?? date) < date) index += 1;
  return calendar.day(index)?.start ?? midnight;
}
