import type { AskedSpan } from '@investing-platform/rules/asked-span';
import { badInput } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { page } from '../contract/page.ts';
import { dayOf, daysFrom, monthsLater, now } from '../facts/time.ts';

const MINUTE_MILLISECONDS = 60_000;

/** Lengths of a time step in minutes; months are counted by the calendar. */
const MINUTES: Readonly<Record<string, number>> = {
  MIN_1: 1,
  MIN_5: 5,
  MIN_15: 15,
  MIN_30: 30,
  HOUR_1: 60,
  HOUR_4: 240,
  DAY_1: 1_440,
  WEEK_1: 10_080,
  MONTH_1: 43_830,
};

/** Lengths of ranges in days. */
const DAYS: Readonly<Record<string, number>> = {
  D1: 1,
  W1: 7,
  M1: 30,
  M3: 91,
  M6: 182,
  Y1: 365,
  Y3: 1_096,
  Y5: 1_826,
  ALL: 1_826,
};

/** No series has more points, whatever its span and steps. */
const MOST_POINTS = 10_000;

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const momentOf = (value: unknown): Date | null =>
  value == null ? null : new Date(value instanceof Date ? value : String(value));

/** The range and the two ends as they are given. */
export function askedOf(params: Call['params']): AskedSpan<string> {
  const range = params['range'] == null ? null : String(params['range']);
  return { range, from: momentOf(params['from']), to: momentOf(params['to']) };
}

/**
 * The time that a series is about.
 *
 * @throws {PlatformError} BAD_USER_INPUT where the range and the two ends do not fit
 */
export function spanOf({ realm, params }: Pick<Call, 'realm' | 'params'>, usual = 'Y1'): Span {
  const at = now(realm);
  const [from, to] = [momentOf(params['from']), momentOf(params['to'])];
  const range = String(params['range'] ?? (from === null ? usual : 'CUSTOM'));
  if (range === 'CUSTOM') {
    if (from === null) throw badInput('params.from', 'is required for the range CUSTOM');
    const end = to ?? at;
    if (from > end) throw badInput('params.from', 'must not be after `to`');
    return { from, to: end };
  }
  const end = to ?? at;
  if (range === 'YTD') return { from: new Date(Date.UTC(end.getUTCFullYear(), 0, 1)), to: end };
  return { from: daysFrom(end, -(DAYS[range] ?? 365)), to: end };
}

/** The moments of a series, rising; the last one is the end of its span. */
export function stepsOf({ from, to }: Span, interval: string): Date[] {
  const steps: Date[] = [];
  for (let at = 0; at < MOST_POINTS; at += 1) {
    const moment = stepBack(to, interval, at);
    if (moment < from) break;
    steps.unshift(moment);
  }
  return steps;
}

function stepBack(end: Date, interval: string, steps: number): Date {
  if (interval === 'MONTH_1') {
    const day = monthsLater(dayOf(end), -steps);
    return new Date(`${day}${end.toISOString().slice(10)}`);
  }
  return new Date(end.getTime() - steps * (MINUTES[interval] ?? 1_440) * MINUTE_MILLISECONDS);
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

const YEAR_DAYS = 365;

/** How much of today's value something had so long ago: less with time, in slow waves. */
export function pastFraction(seed: number, daysAgo: number): number {
  const growth = Math.exp((-0.06 * daysAgo) / YEAR_DAYS);
  const wave = Math.sin(daysAgo / 23 + seed) - Math.sin(seed);
  return growth * (1 + 0.012 * wave);
}
