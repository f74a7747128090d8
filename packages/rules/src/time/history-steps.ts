import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { Timeframe } from '@investing-platform/schema/operations';
import { calendarOf, type TradingDay } from '@investing-platform/schema/trading-calendar';
import { badInput } from '../refusals/platform-error.ts';
import { isSameStep, minutesOf } from './calendar-steps.ts';
import { MAX_POINTS, refuseTooMany } from './chart-length.ts';
import { INTRADAY_REACH_DAYS } from './usual-timeframe.ts';

const MARKET = 'NYSE';
const INTRADAY_REACH_MS = INTRADAY_REACH_DAYS * DAY_MS;

/** Which moments to show. */
export interface StepsRequest {
  readonly timeframe: Timeframe;
  readonly from: Date;
  /** Not in the future. */
  readonly to: Date;
  readonly extendedHours: boolean;
  readonly now: Date;
}

/** The end of the step before the first one, and of each step; the last one ends with `to`. */
export interface Steps {
  readonly base: Date;
  readonly ends: readonly Date[];
}

/**
 * The ends of the steps in (`from`, `to`], by the hours and days of New York; the last is `to`.
 *
 * @throws {PlatformError} BAD_USER_INPUT where the steps are too short for the span
 */
export function stepsOf(request: StepsRequest): Steps {
  const { timeframe, from, to, now } = request;
  const minutes = minutesOf(timeframe);
  if (minutes !== null && now.getTime() - from.getTime() > INTRADAY_REACH_MS) {
    throw badInput('params.timeframe', 'steps shorter than a day reach back 90 days');
  }
  const all =
    minutes === null
      ? endsOfSteps(timeframe)
      : shortSteps(minutes, new Date(from.getTime() - LOOK_BACK_MS), to, request.extendedHours);
  const start = from.getTime();
  const base = all.findLast((end) => end <= start) ?? start;
  const ends = all.filter((end) => end > start && end < to.getTime());
  refuseTooMany(ends.length + 1, 'points');
  return { base: new Date(base), ends: [...ends.map((end) => new Date(end)), to] };
}

/** Longer than markets are ever closed, so that the step before the first one is found. */
const LOOK_BACK_MS = 35 * DAY_MS;

const endsByTimeframe = new Map<Timeframe, readonly number[]>();

/** The ends of all days, weeks or months of the calendar: of each the last trading day's. */
function endsOfSteps(timeframe: Timeframe): readonly number[] {
  const known = endsByTimeframe.get(timeframe);
  if (known !== undefined) return known;
  const calendar = calendarOf(MARKET);
  const ends: number[] = [];
  for (let index = 0; index < calendar.length; index += 1) {
    const day = calendar.day(index);
    if (day !== null && !isSameStep(day, calendar.day(index + 1), timeframe)) ends.push(day.close);
  }
  endsByTimeframe.set(timeframe, ends);
  return ends;
}

function shortSteps(minutes: number, after: Date, upTo: Date, extendedHours: boolean): number[] {
  const calendar = calendarOf(MARKET);
  const ends: number[] = [];
  const first = Math.max(0, calendar.indexAt(after.getTime()));
  for (let index = first; ends.length <= 2 * MAX_POINTS * LOOK_BACK_SHARE; index += 1) {
    const day = calendar.day(index);
    if (day === null || day.start > upTo.getTime()) break;
    const inside = endsOfDay(day, minutes, extendedHours);
    ends.push(...inside.filter((end) => end > after.getTime() && end <= upTo.getTime()));
  }
  return ends;
}

/** Minutes of 125 days: 90 days and what is looked back at. */
const LOOK_BACK_SHARE = 10;

function endsOfDay(day: TradingDay, minutes: number, extendedHours: boolean): number[] {
  const [opens, closes] = extendedHours ? [day.start, day.end] : [day.open, day.close];
  const length = minutes * MINUTE_MS;
  const ends: number[] = [];
  for (let end = opens + length; end < closes; end += length) ends.push(end);
  return [...ends, closes];
}
