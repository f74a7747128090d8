import type { AccountDay } from '@investing-platform/rules/time/account-days';
import { calendarOf, type TradingExchange } from '@investing-platform/schema/trading-calendar';

const MARKET = 'NYSE';

/**
 * The day of the books that an instant belongs to: the first trading day whose close it does not
 * pass, so that what happens on a weekend counts for Monday. Past the calendar: the UTC day.
 */
export function accountDay(at: Date): string {
  return dayEndingAtOrAfter(at)?.date ?? at.toISOString().slice(0, 10);
}

/** Null past the days that the calendar knows. */
function dayEndingAtOrAfter(at: Date): AccountDay | null {
  const calendar = calendarOf(MARKET);
  const now = at.getTime();
  const started = calendar.indexAt(now);
  for (const index of [started, started + 1]) {
    const day = calendar.day(index);
    if (day !== null && now <= day.close) return { date: day.date, close: day.close };
  }
  return null;
}

/** The last day that has ended by then, its closing instant included. Null before 2015. */
export function dayEndedBy(at: Date): AccountDay | null {
  const calendar = calendarOf(MARKET);
  const now = at.getTime();
  const started = calendar.indexAt(now);
  for (const index of [started, started - 1]) {
    const day = calendar.day(index);
    if (day !== null && day.close <= now) return { date: day.date, close: day.close };
  }
  return null;
}

/** Trading days from a trade to its settlement: SEC rule 15c6-1. */
const SETTLES_AFTER_NZX = 2;
const SETTLES_AFTER = 1;

/** The day on which a trade of `at` settles. Null for crypto assets: at once. */
export function settlementDay(exchange: TradingExchange, at: Date): string | null {
  const calendar = calendarOf(exchange);
  if (!calendar.closes) return null;
  const traded = calendar.indexAt(at.getTime());
  const after = exchange === 'NZX' ? SETTLES_AFTER_NZX : SETTLES_AFTER;
  return calendar.day(traded + after)?.date ?? null;
}

/** The calendar day in New York, `YYYY-MM-DD`. */
export function newYorkDate(at: Date): string {
  return calendarOf(MARKET).dateAt(at.getTime());
}
