import { DAY_MS } from '../durations.ts';
/** A day of the Gregorian calendar as days since 1970-01-01: plain numbers are quick to count. */
export type CivilDay = number;

/** @param month 1 to 12 */
export function civilDay(year: number, month: number, day: number): CivilDay {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Histories print and read the same days again and again. */
const MAX_PRINTED = 20_000;
const printed = new Map<CivilDay, string>();
const read = new Map<string, CivilDay>();

/** @param text `YYYY-MM-DD`, a day that exists */
export function parseDay(text: string): CivilDay {
  return read.get(text) ?? Date.parse(`${text}T00:00:00Z`) / DAY_MS;
}

/** `YYYY-MM-DD` */
export function formatDay(day: CivilDay): string {
  let text = printed.get(day);
  if (text === undefined) {
    text = new Date(day * DAY_MS).toISOString().slice(0, 10);
    if (printed.size >= MAX_PRINTED) {
      printed.clear();
      read.clear();
    }
    printed.set(day, text);
    read.set(text, day);
  }
  return text;
}

export function isInYear(day: CivilDay, year: number): boolean {
  return day >= civilDay(year, 1, 1) && day < civilDay(year + 1, 1, 1);
}

export const SUNDAY = 0;
export const MONDAY = 1;
export const THURSDAY = 4;
export const FRIDAY = 5;
export const SATURDAY = 6;

/** 0 for Sunday to 6 for Saturday, from 1970-01-01 on, which was a Thursday. */
export function weekday(day: CivilDay): number {
  return (day + THURSDAY) % 7;
}

export function isWeekend(day: CivilDay): boolean {
  return weekday(day) === SUNDAY || weekday(day) === SATURDAY;
}

/** The `count`th such weekday of a month: 1 is the first. */
export function nthWeekday(year: number, month: number, wanted: number, count: number): CivilDay {
  const first = civilDay(year, month, 1);
  return first + ((wanted - weekday(first) + 7) % 7) + (count - 1) * 7;
}

/** The last such weekday of a month. */
export function lastWeekday(year: number, month: number, wanted: number): CivilDay {
  const last = civilDay(year, month + 1, 1) - 1;
  return last - ((weekday(last) - wanted + 7) % 7);
}

/** Western Easter by the computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): CivilDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + correction + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const leap = 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - (yearOfCentury % 4);
  const daysToSunday = (leap - moon + 32) % 7;
  const month = Math.floor((moon + daysToSunday + 90) / 25);
  return civilDay(year, month, (moon + daysToSunday + month + 19) % 32);
}
