import { badInput } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { dayOf, daysFrom, monthsLater, today } from '../facts/time.ts';

const addDays = (day: string, count: number): string => dayOf(daysFrom(new Date(day), count));

const FIRST_DAY: Readonly<Record<string, (today: string) => string>> = {
  D1: (day) => addDays(day, -1),
  W1: (day) => addDays(day, -7),
  M1: (day) => monthsLater(day, -1),
  M3: (day) => monthsLater(day, -3),
  M6: (day) => monthsLater(day, -6),
  YTD: (day) => `${day.slice(0, 4)}-01-01`,
  Y1: (day) => monthsLater(day, -12),
  Y3: (day) => monthsLater(day, -36),
  Y5: (day) => monthsLater(day, -60),
};

interface DaySpan {
  /** Null: as far back as there is anything. */
  readonly from: string | null;
  readonly to: string;
}

/** @throws {PlatformError} BAD_USER_INPUT where the range and the two ends do not fit */
function daySpan({ realm, params }: Pick<Call, 'realm' | 'params'>): DaySpan {
  const day = today(realm);
  const from = (params['from'] ?? null) as string | null;
  const to = (params['to'] ?? null) as string | null;
  const range = String(params['range'] ?? (from === null ? 'Y1' : 'CUSTOM'));
  if (range === 'CUSTOM') {
    if (from === null) throw badInput('params.from', 'is required for the range CUSTOM');
    if (to !== null && from > to) throw badInput('params.from', 'must not be after `to`');
    if (from > day) throw badInput('params.from', 'must not be in the future');
    return { from, to: to === null || to > day ? day : to };
  }
  if (from !== null) throw badInput('params.from', 'is for the range CUSTOM alone');
  if (to !== null) throw badInput('params.to', 'is for the range CUSTOM alone');
  return { from: FIRST_DAY[range]?.(day) ?? null, to: day };
}

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
  const { from, to } = daySpan(call);
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
