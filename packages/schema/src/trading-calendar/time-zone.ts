const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * How many minutes a zone's clocks are ahead of UTC at a moment.
 *
 * @param timeZone IANA name
 */
export function offsetMinutesOf(timeZone: string, epochMilliseconds: number): number {
  const parts = formatOf(timeZone).formatToParts(epochMilliseconds);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  const [, sign, hours, minutes] = match;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}
