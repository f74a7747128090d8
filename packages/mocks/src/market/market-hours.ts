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
    isOpen: session === 'REGULAR',
    session,
    now,
    nextOpen: nextOpen(exchange, now),
    nextClose: sessionEnd(exchange, now),
    days: daysAskedFor(calendar, now, input),
  };
}

function daysAskedFor(calendar: TradingCalendar, now: Date, { from, to }: FetchMarketHoursInput) {
  const first = knownDay('params.from', from ?? calendar.dateAt(now.getTime()));
  const last =
    to == null ? Math.min(first + USUAL_DAYS - 1, parseDay(LAST_DATE)) : knownDay('params.to', to);
  if (last < first) throw badInput('params.to', 'must not be before `from`');
  const count = last - first + 1;
  if (count > MOST_DAYS)
    throw badInput('params.to', `at most ${MOST_DAYS} days can be read at once`);
  return Array.from({ length: count }, (_, at) => marketDay(calendar, formatDay(first + at)));
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
    isHoliday: holidayName !== null,
    holidayName,
    isEarlyClose: hours.isEarlyClose,
    preMarketOpen: hours.start === hours.open ? null : instant(hours.start),
    open: instant(hours.open),
    close: instant(hours.close),
    afterHoursClose: hours.end === hours.close ? null : instant(hours.end),
  };
}

function instant(epochMilliseconds: number | null): Date | null {
  return epochMilliseconds === null ? null : new Date(epochMilliseconds);
}
