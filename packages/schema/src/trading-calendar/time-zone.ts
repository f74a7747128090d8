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

/**
 * How many minutes a zone's clocks are ahead of UTC at an instant from 1970 on.
 *
 * @param timeZone IANA name of an exchange's zone
 * @throws {RangeError} where the zone is unknown
 */
export function offsetMinutesOf(timeZone: string, epochMilliseconds: number): number {
  const parts = formatOf(timeZone).formatToParts(epochMilliseconds);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = OFFSET.exec(name);
  if (match === null) throw new RangeError(`${timeZone} has no offset in whole minutes: ${name}`);
  const [, sign, hours = '0', minutes = '0'] = match;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}
