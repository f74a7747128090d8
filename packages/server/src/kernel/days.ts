import { formattedDay } from '@investing-platform/rules/time/formatted-day';
import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { LRUCache } from 'lru-cache';
import { type CivilDate, dayOfNumber, MAX_KNOWN_DAYS, numberOfDay } from './civil-date.ts';

/** Clocks are at most so far from that of UTC, and by whole minutes. */
const FARTHEST_MINUTES = 15 * 60;

/** What is known of the days of a zone: 400 KB. */
class Zone {
  readonly name: string;
  /** By days since 1970-01-01; 0: not known yet. */
  readonly ends = new Float64Array(MAX_KNOWN_DAYS);
  /** At which minute after midnight of UTC a day began last: most days begin as others do. */
  usual: number | null = null;

  constructor(name: string) {
    this.name = name;
  }
}

const zones = new LRUCache<string, Zone>({ max: 32 });

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = new Zone(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

/**
 * The day that it is somewhere at an instant, as `YYYY-MM-DD`.
 *
 * @param timeZone an IANA name
 */
export function dayIn(timeZone: string, at: Date): CivilDate {
  if (timeZone === 'UTC') return dayOfNumber(Math.floor(at.getTime() / DAY_MS));
  const zone = zones.get(timeZone);
  const known = zone === undefined ? null : knownDay(zone, at.getTime());
  return known ?? formattedDay(timeZone, at);
}

/** The last instant of a day somewhere, to the millisecond. */
export function endOfDay(timeZone: string, day: CivilDate): Date {
  return endsOfDays(timeZone)(day);
}

/** The same of many days. */
export function endsOfDays(timeZone: string): (day: CivilDate) => Date {
  const endAt = endsIn(timeZone);
  return (day) => new Date(endAt(numberOfDay(day)));
}

/** The first instant of a day somewhere. */
export function startOfDay(timeZone: string, day: CivilDate): Date {
  return new Date(startsIn(timeZone)(numberOfDay(day)));
}

/** The same in epoch milliseconds, by days since 1970-01-01. */
export function startsIn(timeZone: string): (day: number) => number {
  const endAt = endsIn(timeZone);
  return (day) => endAt(day - 1) + 1;
}

function endsIn(timeZone: string): (day: number) => number {
  if (timeZone === 'UTC') return (day) => (day + 1) * DAY_MS - 1;
  const zone = zoneOf(timeZone);
  return (day) => {
    const known = zone.ends[day] ?? 0;
    if (known !== 0) return known;
    const end = endFound(zone, day);
    zone.ends[day] = end;
    return end;
  };
}

/** Asks the formatter, which takes a hundred times as long as to remember. */
function endFound(zone: Zone, day: number): number {
  const [date, midnight] = [dayOfNumber(day), (day + 1) * DAY_MS];
  const at = (minutes: number): number => midnight + minutes * MINUTE_MS;
  const isInside = (minutes: number): boolean =>
    formattedDay(zone.name, new Date(at(minutes))) <= date;
  const { usual } = zone;
  if (usual !== null && !isInside(usual) && isInside(usual - 1)) return at(usual) - 1;
  let [inside, beyond] = [-FARTHEST_MINUTES, FARTHEST_MINUTES];
  // Days only ever go on, so that halving finds where the next one begins.
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2);
    if (isInside(middle)) inside = middle;
    else beyond = middle;
  }
  zone.usual = beyond;
  return at(beyond) - 1;
}

/** The day of an instant of which the ends of its day and of the one before are remembered. */
function knownDay({ ends, usual }: Zone, time: number): CivilDate | null {
  if (usual === null) return null;
  const last = Math.floor((time - usual * MINUTE_MS) / DAY_MS);
  // Where clocks are an hour back for half of the year, its last hour seems to be of the next day.
  for (const day of [last, last - 1]) {
    const [before, end] = [ends[day - 1] ?? 0, ends[day] ?? 0];
    if (before !== 0 && end !== 0 && before < time && time <= end) return dayOfNumber(day);
  }
  return null;
}
