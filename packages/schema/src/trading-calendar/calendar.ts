/** One day with trading. Instants are epoch milliseconds. */
export interface TradingDay {
  /** Its place among the exchange's trading days since 2015, from 0. */
  readonly index: number;
  /** `YYYY-MM-DD` on the exchange's clock. */
  readonly date: string;
  /** First instant of trading, before-hours included. */
  readonly start: number;
  /** First instant of regular trading. */
  readonly open: number;
  /** End of regular trading, not itself in it. */
  readonly close: number;
  /** End of all trading, not itself in it. */
  readonly end: number;
  readonly isEarlyClose: boolean;
  /** Milliseconds of trading on all days before. */
  readonly tradedBefore: number;
}

/** The trading days of an exchange in order. */
export interface TradingCalendar {
  readonly timeZone: string;
  /** False for a market that never closes: then each UTC day is a trading day. */
  readonly closes: boolean;
  readonly length: number;
  /** @param index 0 to `length` - 1 */
  day(index: number): TradingDay | null;
  /** The latest trading day that has started by then; -1 before the first. */
  indexAt(epochMs: number): number;
  /** @param date `YYYY-MM-DD`; null for a day without trading */
  dayOf(date: string): TradingDay | null;
  holidayName(date: string): string | null;
  /** The calendar day that it is on the exchange's clock, `YYYY-MM-DD`. */
  dateAt(epochMs: number): string;
}

/** Calendars know these days, both included. */
export const FIRST_YEAR = 2015;
export const LAST_YEAR = 2030;
export const FIRST_DATE = `${FIRST_YEAR}-01-01`;
export const LAST_DATE = `${LAST_YEAR}-12-31`;
