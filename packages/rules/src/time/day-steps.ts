import type { HistoryTimeframe } from '@investing-platform/schema/operations';
import { addDays, type CivilDate, dayOfMonth, monthOf, weekdayOf, yearOf } from './civil-date.ts';

const WEEK_DAYS = 7;

const LAST_DAY: Readonly<Record<HistoryTimeframe, (day: CivilDate) => CivilDate>> = {
  DAY_1: (day) => day,
  WEEK_1: (day) => addDays(day, (WEEK_DAYS - weekdayOf(day)) % WEEK_DAYS),
  MONTH_1: (day) => dayOfMonth(yearOf(day), monthOf(day), 31),
};

/** The last day of the step that a day lies in; weeks end with Sundays. */
export function lastDayOfStep(day: CivilDate, timeframe: HistoryTimeframe): CivilDate {
  return LAST_DAY[timeframe](day);
}

/**
 * The last days of the steps in a span, ascending: a step that the span cuts off ends with it.
 *
 * @param most how many at most
 */
export function daySteps(
  from: CivilDate,
  to: CivilDate,
  timeframe: HistoryTimeframe,
  most: number,
): CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = from; day <= to && days.length < most; ) {
    const last = lastDayOfStep(day, timeframe);
    const end = last < to ? last : to;
    days.push(end);
    day = addDays(end, 1);
  }
  return days;
}
