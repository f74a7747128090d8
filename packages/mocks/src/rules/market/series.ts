import {
  type AskedSpan,
  askedSpan,
  type SpanOfTime,
} from '@investing-platform/rules/time/asked-span';
import { minutesOf } from '@investing-platform/rules/time/calendar-steps';
import { firstMoment } from '@investing-platform/rules/time/first-day';
import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { PastRange, Timeframe } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { page } from '../../contract/page.ts';
import { dayOf, monthsLater, now } from '../../facts/time.ts';

/** No series has more points, whatever its span and steps. */
const MAX_POINTS = 10_000;

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const momentOf = (value: unknown): Date | null =>
  value == null ? null : new Date(value instanceof Date ? value : String(value));

/** The range and the two ends as they are given. */
export function askedOf({ range, from, to }: Call['params']): AskedSpan<PastRange> {
  return { range: range as PastRange | null, from: momentOf(from), to: momentOf(to) };
}

/** What a range begins with. Everything there is: five years. */
export const startOf = (range: PastRange, end: Date): Date =>
  firstMoment(range === 'ALL' ? 'Y5' : range, end);

/**
 * The time that a series is about.
 *
 * @throws {PlatformError} BAD_USER_INPUT where the range and the two ends do not fit
 */
export function spanOf(
  { realm, params }: Pick<Call, 'realm' | 'params'>,
  usual: PastRange,
): SpanOfTime {
  return askedSpan(askedOf(params), usual, now(realm), startOf);
}

/** The moments of a series, rising; the last one is the end of its span. */
export function stepsOf({ from, to }: Span, interval: Timeframe): Date[] {
  const steps: Date[] = [];
  for (let at = 0; at < MAX_POINTS; at += 1) {
    const moment = stepBack(to, interval, at);
    if (moment < from) break;
    steps.unshift(moment);
  }
  return steps;
}

const WEEK_DAYS = 7;

function stepBack(end: Date, interval: Timeframe, steps: number): Date {
  if (interval === 'MONTH_1') {
    const day = monthsLater(dayOf(end), -steps);
    return new Date(`${day}${end.toISOString().slice(10)}`);
  }
  const minutes = minutesOf(interval);
  const length =
    minutes === null ? (interval === 'WEEK_1' ? WEEK_DAYS : 1) * DAY_MS : minutes * MINUTE_MS;
  return new Date(end.getTime() - steps * length);
}

/** One page of points in the order of their time. */
export function pageOfPoints<T extends object>(
  { realm, operation, params }: Call,
  points: readonly (T & { readonly date?: string; readonly at?: Date })[],
): { readonly nodes: readonly T[]; readonly nextCursor: string | null } {
  const named = points.map((point) => ({
    ...point,
    id: point.date ?? point.at?.toISOString() ?? '',
  }));
  return page(realm.platform.seed, operation, named, params);
}
