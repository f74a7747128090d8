import type { TradingExchange } from '../../generated/operations.ts';
import { FIRST_YEAR, LAST_YEAR, type TradingCalendar } from './calendar.ts';
import { civilDay, FRIDAY, formatDay, nthWeekday, parseDay, weekday } from './civil-day.ts';

const WEEKLIES = 8;
const MONTHLIES = 12;
const LONG_TERM_YEARS = 2;
const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;
const JANUARY = 1;

const UNITED_STATES: readonly TradingExchange[] = ['NYSE', 'NASDAQ', 'ARCA'];

/** Options are on shares and funds of the United States. */
export function listsOptions(exchange: TradingExchange): boolean {
  return UNITED_STATES.includes(exchange);
}

/** The session on a day, or the last one before it where the exchange is closed. */
function sessionOn(calendar: TradingCalendar, day: number): string | null {
  if (day >= civilDay(LAST_YEAR + 1, 1, 1)) return null;
  for (let back = 0; back < DAYS_A_WEEK; back += 1) {
    const found = calendar.dayOf(formatDay(day - back));
    if (found !== null) return found.date;
  }
  return null;
}

/** Options of a month expire on its third Friday, or on the session before (Cboe rule 4.5). */
function monthly(calendar: TradingCalendar, year: number, month: number): string | null {
  return sessionOn(calendar, nthWeekday(year, month, FRIDAY, 3));
}

/**
 * The days on which options of a United States share expire, from a date on, ascending: the next
 * eight Fridays, the third Fridays of a year, and those of the Januaries of two more years, each
 * moved to the session before where the exchange is closed.
 *
 * @param from `YYYY-MM-DD`; included
 */
export function optionExpirations(calendar: TradingCalendar, from: string): string[] {
  const dates = new Set<string | null>();
  const start = parseDay(from);
  const friday = start + ((FRIDAY - weekday(start) + DAYS_A_WEEK) % DAYS_A_WEEK);
  for (let week = 0; week < WEEKLIES; week += 1) {
    dates.add(sessionOn(calendar, friday + week * DAYS_A_WEEK));
  }
  const [year = FIRST_YEAR, month = JANUARY] = from.split('-').map(Number);
  for (let ahead = 0; ahead <= MONTHLIES; ahead += 1) {
    const at = month - 1 + ahead;
    dates.add(monthly(calendar, year + Math.floor(at / MONTHS_A_YEAR), (at % MONTHS_A_YEAR) + 1));
  }
  for (let ahead = 1; ahead <= LONG_TERM_YEARS; ahead += 1) {
    dates.add(monthly(calendar, year + ahead, JANUARY));
  }
  return [...dates].filter((date): date is string => date !== null && date >= from).sort();
}

/** Whether options may expire on a date: a Friday, or the session before one that is closed. */
export function isOptionExpiration(calendar: TradingCalendar, date: string): boolean {
  const day = parseDay(date);
  const friday = day + ((FRIDAY - weekday(day) + DAYS_A_WEEK) % DAYS_A_WEEK);
  return sessionOn(calendar, friday) === date;
}

/** Whether options that expire on a date are those of its month, and not of a week. */
export function isMonthlyExpiration(calendar: TradingCalendar, date: string): boolean {
  const [year = FIRST_YEAR, month = JANUARY] = date.split('-').map(Number);
  return monthly(calendar, year, month) === date;
}
