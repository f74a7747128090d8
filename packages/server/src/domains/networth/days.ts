import { addMonths } from '../../kernel/civil-date.ts';

const DAY_MILLISECONDS = 86_400_000;
const DATE_CHARACTERS = 10;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day that it is somewhere at an instant, as `YYYY-MM-DD`.
 *
 * @param timeZone an IANA name
 */
export function dayIn(timeZone: string, at: Date): string {
  if (timeZone === 'UTC') return text(at);
  let format = formats.get(timeZone);
  if (format === undefined) {
    // The numbers of this locale stand in the order of ISO 8601.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** Days from one day to a later one; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;
}

/** Whole months from one day to a later one, 0 where it is not later. */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [new Date(from), new Date(to)];
  const years = end.getUTCFullYear() - start.getUTCFullYear();
  const months = years * 12 + end.getUTCMonth() - start.getUTCMonth();
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}

function text(date: Date): string {
  return date.toISOString().slice(0, DATE_CHARACTERS);
}
