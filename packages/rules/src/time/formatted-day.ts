import type { CivilDate } from './civil-date.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day that it is somewhere at an instant, as the calendar and the clocks there have it.
 *
 * @param timeZone an IANA name
 */
export function formattedDay(timeZone: string, at: Date): CivilDate {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // The numbers of this locale stand in the order of ISO 8601.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}
