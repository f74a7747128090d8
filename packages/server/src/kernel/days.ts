import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { addDays, type CivilDate, dayOfNumber } from './civil-date.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day that it is somewhere at an instant, as `YYYY-MM-DD`.
 *
 * @param timeZone an IANA name
 */
export function dayIn(timeZone: string, at: Date): string {
  if (timeZone === 'UTC') return dayOfNumber(Math.floor(at.getTime() / DAY_MS));
  let format = formats.get(timeZone);
  if (format === undefined) {
    // The numbers of this locale stand in the order of ISO 8601.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** Clocks are at most so far from that of UTC, and by whole minutes. */
const FARTHEST_MINUTES = 15 * 60;

/** At which minute after midnight of UTC a day began last, by zone: most days begin as others do. */
const usualMinutes = new Map<string, number>();

/** The last instant of a day somewhere, to the millisecond. */
export function endOfDay(timeZone: string, day: CivilDate): Date {
  const midnight = Date.parse(day) + DAY_MS;
  if (timeZone === 'UTC') return new Date(midnight - 1);
  const at = (minutes: number): Date => new Date(midnight + minutes * MINUTE_MS);
  const isInside = (minutes: number): boolean => dayIn(timeZone, at(minutes)) <= day;
  const usual = usualMinutes.get(timeZone);
  if (usual !== undefined && !isInside(usual) && isInside(usual - 1)) {
    return new Date(at(usual).getTime() - 1);
  }
  let [inside, beyond] = [-FARTHEST_MINUTES, FARTHEST_MINUTES];
  // Days only ever go on, so that halving finds where the next one begins.
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2);
    if (isInside(middle)) inside = middle;
    else beyond = middle;
  }
  usualMinutes.set(timeZone, beyond);
  return new Date(at(beyond).getTime() - 1);
}

/** The first instant of a day somewhere. */
export function startOfDay(timeZone: string, day: CivilDate): Date {
  if (timeZone === 'UTC') return new Date(day);
  return new Date(endOfDay(timeZone, addDays(day, -1)).getTime() + 1);
}
