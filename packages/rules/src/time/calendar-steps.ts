import type { HistoryTimeframe, Timeframe } from '@investing-platform/schema/operations';
import { formatDay, parseDay, type TradingDay } from '@investing-platform/schema/trading-calendar';

const DAYS_A_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

const MINUTES: Readonly<Record<Exclude<Timeframe, HistoryTimeframe>, number>> = {
  MIN_1: 1,
  MIN_5: 5,
  MIN_15: 15,
  MIN_30: 30,
  HOUR_1: 60,
  HOUR_4: 240,
};

/** The length of a bar in minutes; null for a day and longer. */
export function minutesOf(timeframe: Timeframe): number | null {
  return timeframe in MINUTES ? MINUTES[timeframe as keyof typeof MINUTES] : null;
}

type Dated = Pick<TradingDay, 'date'>;

/** Whether two trading days belong to one bar, or step. */
export function isSameStep(day: Dated | null, next: Dated | null, timeframe: Timeframe): boolean {
  if (day === null || next === null) return false;
  if (timeframe === 'MONTH_1') return day.date.slice(0, 7) === next.date.slice(0, 7);
  return timeframe === 'WEEK_1' && weekOf(day.date) === weekOf(next.date);
}

/** Weeks since that of 1970-01-01. */
const weekOf = (date: string): number =>
  Math.floor((parseDay(date) + DAYS_FROM_MONDAY) / DAYS_A_WEEK);

/** The Monday of a day's week. Days are `YYYY-MM-DD`. */
export function mondayOf(date: string): string {
  const day = parseDay(date);
  return formatDay(day - ((day + DAYS_FROM_MONDAY) % DAYS_A_WEEK));
}
