import type { AskedDays } from '@investing-platform/rules/day-span';
import type { HistoryTimeframe } from '@investing-platform/schema/operations';
import {
  addDays,
  type CivilDate,
  dayOfMonth,
  monthOf,
  weekdayOf,
  yearOf,
} from '../../../kernel/civil-date.ts';
import { badCursor } from '../../../kernel/errors.ts';

/** What every history of net worth takes. Days are `YYYY-MM-DD` where the person is. */
export interface HistoryInput extends AskedDays {
  readonly timeframe?: HistoryTimeframe | undefined;
  /** 1 to 10,000; default 1,000. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const SUNDAY = 0;
const WEEK_DAYS = 7;

/** The last day of the step that a day lies in; weeks end with Sundays. */
const LAST_DAY: Readonly<Record<HistoryTimeframe, (day: CivilDate) => CivilDate>> = {
  DAY_1: (day) => day,
  WEEK_1: (day) => addDays(day, (WEEK_DAYS - weekdayOf(day) + SUNDAY) % WEEK_DAYS),
  MONTH_1: (day) => dayOfMonth(yearOf(day), monthOf(day), 31),
};

/**
 * The last days of the steps in a span, ascending: a step that the span cuts off ends with it.
 *
 * @param most how many at most
 */
export function stepsOf(
  from: CivilDate,
  to: CivilDate,
  timeframe: HistoryTimeframe,
  most: number,
): CivilDate[] {
  const lastDay = LAST_DAY[timeframe];
  const days: CivilDate[] = [];
  for (let day = from; day <= to && days.length < most; ) {
    const last = lastDay(day);
    const end = last < to ? last : to;
    days.push(end);
    day = addDays(end, 1);
  }
  return days;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day after which a page goes on. */
export function dayOfCursor([day = '']: readonly string[]): CivilDate {
  if (!DAY.test(day)) throw badCursor();
  return day;
}
