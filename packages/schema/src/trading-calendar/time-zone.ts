import { DAY_MS } from '../durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  return format;
}

/** `GMT` or `GMT-05:00` (ECMA-402, time zone name `longOffset`). */
const OFFSET = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/;

/** Days of which an offset is kept for a zone: 40 years. */
const MAX_DAYS = 14_600;
const offsetsByDay = new Map<string, Map<number, number>>();

/**
 * How many minutes a zone's clocks are ahead of UTC at an instant from 1970 on.
 *
 * @param timeZone IANA name of an exchange's zone
 * @throws {RangeError} where the zone is unknown
 */
export function offsetMinutesOf(timeZone: string, epochMs: number): number {
  const day = Math.floor(epochMs / DAY_MS);
  const offset = offsetAtStart(timeZone, day);
  // Clocks change at most once in a day: between two equal offsets they did not.
  return offset === offsetAtStart(timeZone, day + 1) ? offset : read(timeZone, epochMs);
}

/** The offset when a day begins in UTC. Reading one takes as long as a thousand of these. */
function offsetAtStart(timeZone: string, day: number): number {
  let offsets = offsetsByDay.get(timeZone);
  if (offsets === undefined || offsets.size >= MAX_DAYS) {
    // Unknown zones are not kept.
    offsets = new Map([[day, read(timeZone, day * DAY_MS)]]);
    offsetsByDay.set(timeZone, offsets);
  }
  let offset = offsets.get(day);
  if (offset === undefined) {
    offset = read(timeZone, day * DAY_MS);
    offsets.set(day, offset);
  }
  return offset;
}

function read(timeZone: string, epochMs: number): number {
  const parts = formatOf(timeZone).formatToParts(epochMs);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = OFFSET.exec(name);
  if (match === null) throw new RangeError(`${timeZone} has no offset in whole minutes: ${name}`);
  const [, sign, hours = '0', minutes = '0'] = match;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}
