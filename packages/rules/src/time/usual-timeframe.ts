import { DAY_MS } from '@investing-platform/schema/durations';
import type { PastRange, Timeframe } from '@investing-platform/schema/operations';

const YEAR_DAYS = 366;

const OF_RANGE: Partial<Record<PastRange, Timeframe>> = {
  D1: 'MIN_5',
  W1: 'MIN_30',
  Y3: 'WEEK_1',
  Y5: 'WEEK_1',
};

/** Points between two ends at most, by how many a trading day has. */
const MAX_POINTS = 500;
const POINTS_A_DAY: readonly (readonly [Timeframe, number])[] = [
  ['MIN_5', 78],
  ['MIN_30', 13],
  ['DAY_1', 1],
];
const TRADING_DAYS_A_CALENDAR_DAY = 5 / 7;
/** Steps shorter than a day reach back this far. */
export const INTRADAY_REACH_DAYS = 90;

/**
 * The length of a step of a history of accounts where none is asked for.
 *
 * @param range the one that is asked for; null where the two ends are
 */
export function usualTimeframe(
  range: PastRange | null,
  { from, to }: { readonly from: Date; readonly to: Date },
  now: Date,
): Timeframe {
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (range === 'ALL') return days > YEAR_DAYS ? 'WEEK_1' : 'DAY_1';
  if (range !== null) return OF_RANGE[range] ?? 'DAY_1';
  const reach = (now.getTime() - from.getTime()) / DAY_MS;
  const tradingDays = Math.ceil(days * TRADING_DAYS_A_CALENDAR_DAY) + 1;
  const fitting = POINTS_A_DAY.find(
    ([timeframe, points]) =>
      points * tradingDays <= MAX_POINTS && (timeframe === 'DAY_1' || reach < INTRADAY_REACH_DAYS),
  );
  return fitting?.[0] ?? 'WEEK_1';
}
