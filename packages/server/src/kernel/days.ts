import { formattedDay } from '@investing-platform/rules/time/formatted-day';
import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { LRUCache } from 'lru-cache';
import { type CivilDate, dayOfNumber, numberOfDay } from './civil-date.ts';

/**
 * The day that it is somewhere at an instant, as `YYYY-MM-DD`.
 *
 * @param timeZone an IANA name
 */
export function dayIn(timeZone: string, at: Date): string {
  if (timeZone === 'UTC') return dayOfNumber(Math.floor(at.getTime() / DAY_MS));
  return knownDay(timeZone, at.getTime()) ?? formattedDay(timeZone, at);
}

/** Clocks are at most so far from that of UTC, and by whole minutes. */
const FARTHEST_MINUTES = 15 * 60;

/** At which minute after midnight of UTC a day began last, by zone: most days begin as others do. */
const usualMinutes = new Map<string, number>();

/** When days end, by zone and by their number: small ones are found sooner than moments. */
const endsByZone = new LRUCache<string, Map<number, number>>({ max: 32 });
/** Of a zone: twenty years. */
const MAX_ENDS = 7_500;

/** The last instant of a day somewhere, to the millisecond. */
export function endOfDay(timeZone: string, day: CivilDate): Date {
  return new Date(endAt(timeZone, numberOfDay(day)));
}

/** @param day days since 1970-01-01 */
function endAt(timeZone: string, day: number): number {
  const midnight = (day + 1) * DAY_MS;
  if (timeZone === 'UTC') return midnight - 1;
  const ends = endsByZone.get(timeZone) ?? new Map<number, number>();
  let end = ends.get(day);
  if (end === undefined) {
    end = endFound(timeZone, dayOfNumber(day), midnight);
    if (ends.size >= MAX_ENDS) ends.clear();
    ends.set(day, end);
    endsByZone.set(timeZone, ends);
  }
  return end;
}

/** Asks the formatter, which takes a hundred times as long as to remember. */
function endFound(timeZone: string, day: CivilDate, midnight: number): number {
  const at = (minutes: number): number => midnight + minutes * MINUTE_MS;
  const isInside = (minutes: number): boolean =>
    formattedDay(timeZone, new Date(at(minutes))) <= day;
  const usual = usualMinutes.get(timeZone);
  if (usual !== undefined && !isInside(usual) && isInside(usual - 1)) return at(usual) - 1;
  let [inside, beyond] = [-FARTHEST_MINUTES, FARTHEST_MINUTES];
  // Days only ever go on, so that halving finds where the next one begins.
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2);
    if (isInside(middle)) inside = middle;
    else beyond = middle;
  }
  usualMinutes.set(timeZone, beyond);
  return at(beyond) - 1;
}

/** The day of an instant of which the ends of its day and of the one before are remembered. */
function knownDay(timeZone: string, time: number): CivilDate | null {
  const [ends, usual] = [endsByZone.get(timeZone), usualMinutes.get(timeZone)];
  if (ends === undefined || usual === undefined) return null;
  const last = Math.floor((time - usual * MINUTE_MS) / DAY_MS);
  // Where clocks are an hour back for half of the year, its last hour seems to be of the next day.
  for (const day of [last, last - 1]) {
    const [before, end] = [ends.get(day - 1), ends.get(day)];
    if (before !== undefined && end !== undefined && before < time && time <= end) {
      return dayOfNumber(day);
    }
  }
  return null;
}

/** The first instant of a day somewhere. */
export function startOfDay(timeZone: string, day: CivilDate): Date {
  return new Date(startAt(timeZone, numberOfDay(day)));
}

/**
 * The same in epoch milliseconds.
 *
 * @param day days since 1970-01-01
 */
export function startAt(timeZone: string, day: number): number {
  return endAt(timeZone, day - 1) + 1;
}
