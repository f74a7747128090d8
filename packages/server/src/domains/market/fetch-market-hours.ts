import {
  calendarOf,
  type Exchange,
  FIRST_DATE,
  formatDay,
  LAST_DATE,
  type MarketSession,
  nextOpen,
  parseDay,
  sessionAt,
  sessionEnd,
  type TradingCalendar,
} from '@investing-platform/schema/trading-calendar';
import type { Deps } from '../../deps.ts';
import { badInput } from '../../kernel/errors.ts';

export interface FetchMarketHoursInput {
  /** Default: New York Stock Exchange. */
  readonly exchange?: Exchange | undefined;
  /** `YYYY-MM-DD`. Default: today on the exchange's clock. */
  readonly from?: string | null | undefined;
  /** `YYYY-MM-DD`. Default: six days after `from`. */
  readonly to?: string | null | undefined;
}

export interface MarketDay {
  /** `YYYY-MM-DD` on the exchange's clock. */
  readonly date: string;
  readonly isHoliday: boolean;
  readonly holidayName: string | null;
  readonly isEarlyClose: boolean;
  readonly preMarketOpen: Date | null;
  readonly open: Date | null;
  readonly close: Date | null;
  readonly afterHoursClose: Date | null;
}

export interface MarketHours {
  readonly exchange: Exchange;
  readonly timeZone: string;
  readonly isOpen: boolean;
  readonly session: MarketSession;
  readonly now: Date;
  readonly nextOpen: Date | null;
  readonly nextClose: Date | null;
  readonly days: MarketDay[];
}

const MAX_DAYS = 366;
const DEFAULT_DAYS = 7;

/** @throws {PlatformError} BAD_USER_INPUT for days outside the calendar, or more than 366 */
export function fetchMarketHours(
  { clock }: Pick<Deps, 'clock'>,
  input: FetchMarketHoursInput,
): MarketHours {
  const exchange = input.exchange ?? 'NYSE';
  const calendar = calendarOf(exchange);
  const now = clock.now();
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

function daysAskedFor(
  calendar: TradingCalendar,
  now: Date,
  { from, to }: FetchMarketHoursInput,
): MarketDay[] {
  const first = knownDay('params.from', from ?? calendar.dateAt(now.getTime()));
  const last =
    to == null
      ? Math.min(first + DEFAULT_DAYS - 1, parseDay(LAST_DATE))
      : knownDay('params.to', to);
  if (last < first) throw badInput('params.to', 'must not be before `from`');
  const count = last - first + 1;
  if (count > MAX_DAYS) throw badInput('params.to', `at most ${MAX_DAYS} days can be read at once`);
  return Array.from({ length: count }, (_, at) => marketDay(calendar, formatDay(first + at)));
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
