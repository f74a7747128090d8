import { badInput } from '@investing-platform/schema/engine';
import type { FetchMarketHoursInput } from '@investing-platform/schema/operations';
import {
  calendarOf,
  FIRST_DATE,
  formatDay,
  LAST_DATE,
  nextOpen,
  parseDay,
  sessionAt,
  sessionEnd,
  type TradingCalendar,
} from '@investing-platform/schema/trading-calendar';

const MOST_DAYS = 366;
const USUAL_DAYS = 7;

/** @throws {PlatformError} BAD_USER_INPUT for days outside the calendar, or more than 366 */
export function marketHours(now: Date, input: FetchMarketHoursInput) {
  const exchange = input.exchange ?? 'NYSE';
  const calendar = calendarOf(exchange);
  const session = sessionAt(exchange, now);
  return {
    exchange,
    timeZone: calendar.timeZone,
    open: session === 'REGULAR',
    session,
    asOf: now,
    nextOpensAt: nextOpen(exchange, now),
    nextClosesAt: sessionEnd(exchange, now),
    days: daysAskedFor(calendar, now, input),
  };
}

function daysAskedFor(calendar: TradingCalendar, now: Date, { from, to }: FetchMarketHoursInput) {
  const until = to == null ? null : knownDay('params.to', to);
  const first = from == null ? firstDay(calendar, now, until) : knownDay('params.from', from);
  const last = until ?? Math.min(first + USUAL_DAYS - 1, parseDay(LAST_DATE));
  if (last < first) throw badInput('params.from', 'must not be after `to`');
  const count = last - first + 1;
  if (count > MOST_DAYS)
    throw badInput('params.to', `at most ${MOST_DAYS} days can be read at once`);
  return Array.from({ length: count }, (_, at) => marketDay(calendar, formatDay(first + at)));
}

/** As many days as usual up to the last one asked for, else from today on. */
function firstDay(calendar: TradingCalendar, now: Date, last: number | null): number {
  if (last !== null) return Math.max(last - USUAL_DAYS + 1, parseDay(FIRST_DATE));
  return knownDay('params.from', calendar.dateAt(now.getTime()));
}

function knownDay(path: string, date: string): number {
  if (date >= FIRST_DATE && date <= LAST_DATE) return parseDay(date);
  throw badInput(path, `the calendar holds the days from ${FIRST_DATE} to ${LAST_DATE}`);
}

function marketDay(calendar: TradingCalendar, date: string) {
  const day = calendar.dayOf(date);
  const holidayName = calendar.holidayName(date);
  const hours = day ?? { start: null, open: null, close: null, end: null, isEarlyClose: false };
  return {
    date,
    holiday: holidayName !== null,
    holidayName,
    earlyClose: hours.isEarlyClose,
    preMarketOpensAt: hours.start === hours.open ? null : instant(hours.start),
    opensAt: instant(hours.open),
    closesAt: instant(hours.close),
    afterHoursClosesAt: hours.end === hours.close ? null : instant(hours.end),
  };
}

function instant(epochMilliseconds: number | null): Date | null {
  return epochMilliseconds === null ? null : new Date(epochMilliseconds);
}
