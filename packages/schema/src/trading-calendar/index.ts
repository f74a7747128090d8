import type { MarketSession, TradingExchange } from '../../generated/operations.ts';
import { aroundTheClock } from './around-the-clock.ts';
import type { TradingCalendar, TradingDay } from './calendar.ts';
import { currencies } from './currencies.ts';
import { exchangeCalendar } from './exchange-calendar.ts';
import { newZealand } from './new-zealand.ts';
import { unitedStates } from './united-states.ts';

export { FIRST_DATE, LAST_DATE, type TradingCalendar, type TradingDay } from './calendar.ts';
export { easterSunday, formatDay, nthWeekday, parseDay, weekday } from './civil-day.ts';
export {
  isMonthlyExpiration,
  isOptionExpiration,
  listsOptions,
  optionExpirations,
} from './option-expirations.ts';
export type { MarketSession, TradingExchange };

/** Made when first asked for: thousands of days take some milliseconds. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const forUnitedStates = once(() => exchangeCalendar(unitedStates));
const forNewZealand = once(() => exchangeCalendar(newZealand));

const CALENDARS: Readonly<Record<TradingExchange, () => TradingCalendar>> = {
  NYSE: forUnitedStates,
  NASDAQ: forUnitedStates,
  ARCA: forUnitedStates,
  NZX: forNewZealand,
  CRYPTO: () => aroundTheClock,
  FX: once(() => exchangeCalendar(currencies)),
};

/** The trading days of an exchange from 2015 to 2030. */
export function calendarOf(exchange: TradingExchange): TradingCalendar {
  return CALENDARS[exchange]();
}

/** The trading day that has started last by then, running or over; null before 2015. */
export function tradingDayAt(exchange: TradingExchange, at: Date): TradingDay | null {
  const calendar = calendarOf(exchange);
  return calendar.day(calendar.indexAt(at.getTime()));
}

/** Which session the exchange is in. Days that the calendar does not know are closed. */
export function sessionAt(exchange: TradingExchange, at: Date): MarketSession {
  if (!calendarOf(exchange).closes) return 'REGULAR';
  const day = tradingDayAt(exchange, at);
  return day === null ? 'CLOSED' : sessionOf(day, at.getTime());
}

/** The session of a trading day that has started. */
function sessionOf(day: TradingDay, at: number): MarketSession {
  if (at < day.open) return 'PRE_MARKET';
  if (at < day.close) return 'REGULAR';
  return at < day.end ? 'AFTER_HOURS' : 'CLOSED';
}

/** When regular trading next opens after `at`. Null for a market that never closes, and in 2031. */
export function nextOpen(exchange: TradingExchange, at: Date): Date | null {
  return nextOf(exchange, at, (day, { before }) => (before?.end === day.open ? null : day.open));
}

/**
 * When regular trading next ends after `at`: the end of the running session, else of the next one.
 * Null for a market that never closes, and in 2031.
 */
export function sessionEnd(exchange: TradingExchange, at: Date): Date | null {
  return nextOf(exchange, at, (day, { after }) => (after?.open === day.close ? null : day.close));
}

interface Neighbours {
  readonly before: TradingDay | null;
  readonly after: TradingDay | null;
}

/** A week's trading days may follow each other without a break, and two weeks' never do. */
const MAX_DAYS_ON_END = 7;

/** @param instant of a day; null where trading goes on through it */
function nextOf(
  exchange: TradingExchange,
  at: Date,
  instant: (day: TradingDay, neighbours: Neighbours) => number | null,
): Date | null {
  const calendar = calendarOf(exchange);
  if (!calendar.closes) return null;
  const started = calendar.indexAt(at.getTime());
  // From the day that has started: every day's instants lie after its start.
  for (let index = started; index <= started + MAX_DAYS_ON_END; index += 1) {
    const day = calendar.day(index);
    if (day === null) continue;
    const neighbours = { before: calendar.day(index - 1), after: calendar.day(index + 1) };
    const found = instant(day, neighbours);
    if (found !== null && found > at.getTime()) return new Date(found);
  }
  return null;
}

/**
 * Seconds of trading since 2015: whole, and greater by one from each price to the next where a
 * price is made every second, from the last price of a day to the first one of the next as well.
 */
export function tradedSeconds(exchange: TradingExchange, at: Date): number {
  const day = tradingDayAt(exchange, at);
  if (day === null) return 0;
  const traded = day.tradedBefore + Math.min(at.getTime(), day.end) - day.start;
  // A market that closes makes a price at the end of a day and another one at the next opening.
  const openings = calendarOf(exchange).closes ? day.index + 1 : 1;
  return Math.floor(traded / 1000) + openings;
}
