import {
  calendarOf,
  FIRST_DATE,
  formatDay,
  LAST_DATE,
  type MarketSession,
  nextOpen,
  parseDay,
  sessionAt,
  sessionEnd,
  type TradingCalendar,
  type TradingExchange,
} from '@investing-platform/schema/trading-calendar';
import { badInput } from '../refusals/platform-error.ts';

/** Which hours are asked for. */
export interface AskedHours {
  /** Default: New York Stock Exchange. */
  readonly exchange?: TradingExchange | undefined;
  /** `YYYY-MM-DD`. Default: six days before `to`, else today on the exchange's clock. */
  readonly from?: string | null | undefined;
  /** `YYYY-MM-DD`. Default: six days after `from`. */
  readonly to?: string | null | undefined;
}

interface MarketDay {
  /** `YYYY-MM-DD` on the exchange's clock. */
  readonly date: string;
  readonly holiday: boolean;
  readonly holidayName: string | null;
  readonly earlyClose: boolean;
  readonly preMarketOpensAt: Date | null;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly afterHoursClosesAt: Date | null;
}

export interface MarketHours {
  readonly exchange: TradingExchange;
  readonly timeZone: string;
  readonly open: boolean;
  readonly session: MarketSession;
  readonly asOf: Date;
  readonly nextOpensAt: Date | null;
  readonly nextClosesAt: Date | null;
  readonly days: MarketDay[];
}

const MAX_DAYS = 366;
const DEFAULT_DAYS = 7;

/**
 * The hours of an exchange, day by day.
 *
 * @throws {PlatformError} BAD_USER_INPUT for days outside the calendar, or more than 366
 */
export function marketHours(now: Date, input: AskedHours): MarketHours {
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

function daysAskedFor(calendar: TradingCalendar, now: Date, { from, to }: AskedHours): MarketDay[] {
  const until = to == null ? null : knownDay('params.to', to);
  const first = from == null ? firstDay(calendar, now, until) : knownDay('params.from', from);
  const last = until ?? Math.min(first + DEFAULT_DAYS - 1, parseDay(LAST_DATE));
  if (last < first) throw badInput('params.from', 'must not be after `to`');
  const count = last - first + 1;
  if (count > MAX_DAYS) throw badInput('params.to', `at most ${MAX_DAYS} days can be read at once`);
  return Array.from({ length: count }, (_, at) => marketDay(calendar, formatDay(first + at)));
}

/** As many days as usual up to the last one asked for, else from today on. */
function firstDay(calendar: TradingCalendar, now: Date, last: number | null): number {
  if (last !== null) return Math.max(last - DEFAULT_DAYS + 1, parseDay(FIRST_DATE));
  return knownDay('params.from', calendar.dateAt(now.getTime()));
}

function knownDay(path: string, date: string): number {
  // Calendar days as text are in order.
  if (date >= FIRST_DATE && date <= LAST_DATE) return parseDay(date);
  throw badInput(path, `the calendar holds the days from ${FIRST_DATE} to ${LAST_DATE}`);
}

function marketDay(calendar: TradingCalendar, date: string): MarketDay {
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

function instant(epochMs: number | null): Date | null {
  return epochMs === null ? null : new Date(epochMs);
}
