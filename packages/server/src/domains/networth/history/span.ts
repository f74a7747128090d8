import type { ChartRange, HistoryTimeframe } from '@investing-platform/schema/operations';
import {
  addDays,
  addMonths,
  type CivilDate,
  dayOfMonth,
  monthOf,
  weekdayOf,
  yearOf,
} from '../../../kernel/civil-date.ts';
import { badCursor, badInput } from '../../../kernel/errors.ts';

/** What every history of net worth takes. Days are `YYYY-MM-DD` where the person is. */
export interface HistoryInput {
  readonly range?: ChartRange | null | undefined;
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
  readonly timeframe?: HistoryTimeframe | undefined;
  /** 1 to 10,000; default 1,000. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/** Both days are in it. */
export interface DaySpan {
  /** Null: the first day of what the history is of. */
  readonly from: CivilDate | null;
  readonly to: CivilDate;
}

type FixedRange = Exclude<ChartRange, 'CUSTOM' | 'ALL'>;

const FIRST_DAY: Readonly<Record<FixedRange, (today: CivilDate) => CivilDate>> = {
  D1: (today) => addDays(today, -1),
  W1: (today) => addDays(today, -7),
  M1: (today) => addMonths(today, -1),
  M3: (today) => addMonths(today, -3),
  M6: (today) => addMonths(today, -6),
  YTD: (today) => `${today.slice(0, 4)}-01-01`,
  Y1: (today) => addMonths(today, -12),
  Y3: (today) => addMonths(today, -36),
  Y5: (today) => addMonths(today, -60),
};

/**
 * The days that a history is asked for; none is in the future.
 *
 * @throws {PlatformError} BAD_USER_INPUT where range and ends do not fit
 */
export function spanOf(input: HistoryInput, today: CivilDate): DaySpan {
  const { from = null, to = null } = input;
  const range = input.range ?? (from === null ? 'Y1' : 'CUSTOM');
  if (range === 'CUSTOM') {
    if (from === null) throw badInput('params.from', 'is required for the range CUSTOM');
    if (to !== null && from > to) throw badInput('params.from', 'must not be after `to`');
    if (from > today) throw badInput('params.from', 'must not be in the future');
    return { from, to: to === null || to > today ? today : to };
  }
  if (from !== null) throw badInput('params.from', 'is for the range CUSTOM alone');
  if (to !== null) throw badInput('params.to', 'is for the range CUSTOM alone');
  return { from: range === 'ALL' ? null : FIRST_DAY[range](today), to: today };
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
