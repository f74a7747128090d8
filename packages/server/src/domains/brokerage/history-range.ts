import type { ChartRange, Timeframe } from '@investing-platform/schema/operations';
import { badInput } from '../../kernel/errors.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface RangeInput {
  readonly range: ChartRange;
  readonly from: Date | null;
  readonly to: Date | null;
}

const MONTHS: Partial<Record<ChartRange, number>> = { M1: 1, M3: 3, M6: 6, Y1: 12, Y3: 36, Y5: 60 };
const DAY_MILLISECONDS = 86_400_000;
const DAYS: Partial<Record<ChartRange, number>> = { D1: 1, W1: 7 };

/**
 * The span that a range means.
 *
 * @param began when there was first something to show
 * @throws {PlatformError} BAD_USER_INPUT where range and ends do not fit
 */
export function spanOf({ range, from, to }: RangeInput, now: Date, began: Date): Span {
  if (range === 'CUSTOM') return customSpan(from, to, now);
  if (from !== null) throw badInput('params.from', 'is for the range CUSTOM alone');
  if (to !== null) throw badInput('params.to', 'is for the range CUSTOM alone');
  const days = DAYS[range];
  if (days !== undefined)
    return { from: new Date(now.getTime() - days * DAY_MILLISECONDS), to: now };
  const months = MONTHS[range];
  if (months !== undefined) return { from: monthsBefore(now, months), to: now };
  return {
    from: range === 'YTD' ? new Date(Date.UTC(now.getUTCFullYear(), 0, 1)) : began,
    to: now,
  };
}

function customSpan(from: Date | null, to: Date | null, now: Date): Span {
  if (from === null) throw badInput('params.from', 'is required for the range CUSTOM');
  if (to === null) throw badInput('params.to', 'is required for the range CUSTOM');
  const end = to < now ? to : now;
  if (from < end) return { from, to: end };
  throw badInput('params.from', 'must be before the end, and in the past');
}

/** The same day of an earlier month, or the last one that it has. */
function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then;
}

const USUAL: Partial<Record<ChartRange, Timeframe>> = {
  D1: 'MIN_5',
  W1: 'MIN_30',
  Y3: 'WEEK_1',
  Y5: 'WEEK_1',
};
/** Points of a custom span at most, by how many a trading day has. */
const CUSTOM_POINTS = 500;
const POINTS_A_DAY: readonly (readonly [Timeframe, number])[] = [
  ['MIN_5', 78],
  ['MIN_30', 13],
  ['DAY_1', 1],
];
const TRADING_DAYS_A_CALENDAR_DAY = 5 / 7;
const YEAR_DAYS = 366;
const INTRADAY_REACH_DAYS = 90;

/** The length of a step where none is asked for. */
export function usualTimeframe(range: ChartRange, { from, to }: Span, now: Date): Timeframe {
  const days = (to.getTime() - from.getTime()) / DAY_MILLISECONDS;
  if (range === 'ALL') return days > YEAR_DAYS ? 'WEEK_1' : 'DAY_1';
  if (range !== 'CUSTOM') return USUAL[range] ?? 'DAY_1';
  const reach = (now.getTime() - from.getTime()) / DAY_MILLISECONDS;
  const tradingDays = Math.ceil(days * TRADING_DAYS_A_CALENDAR_DAY) + 1;
  const fitting = POINTS_A_DAY.find(
    ([timeframe, points]) =>
      points * tradingDays <= CUSTOM_POINTS &&
      (timeframe === 'DAY_1' || reach < INTRADAY_REACH_DAYS),
  );
  return fitting?.[0] ?? 'WEEK_1';
}
