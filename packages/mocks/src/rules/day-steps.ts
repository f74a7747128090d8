import { addDays } from '@investing-platform/rules/civil-date';
import { type AskedDays, daySpan } from '@investing-platform/rules/day-span';
import type { Call } from '../contract/call.ts';
import { monthsLater, today } from '../facts/time.ts';

const WEEK_DAYS = 7;

const LAST_DAY: Readonly<Record<string, (day: string) => string>> = {
  DAY_1: (day) => day,
  WEEK_1: (day) => addDays(day, (WEEK_DAYS - new Date(day).getUTCDay()) % WEEK_DAYS),
  MONTH_1: (day) => monthsLater(`${day.slice(0, 7)}-31`, 0),
};

/** No history has more points. */
const MOST_POINTS = 10_000;

/**
 * The last days of the steps that a history is asked for, rising, none before it began.
 *
 * @throws {PlatformError} BAD_USER_INPUT where range and ends do not fit
 */
export function daySteps(call: Call, timeframe: string, began: string | null): string[] {
  const { from, to } = daySpan(call.params as AskedDays, today(call.realm));
  const lastDay = LAST_DAY[timeframe];
  if (began === null || lastDay === undefined) return [];
  const days: string[] = [];
  for (
    let day = from === null || from < began ? began : from;
    day <= to && days.length < MOST_POINTS;
    day = addDays(days.at(-1) ?? to, 1)
  ) {
    const last = lastDay(day);
    days.push(last < to ? last : to);
  }
  return days;
}
