import { DAY_MS } from '@investing-platform/schema/durations';

const DATE_CHARACTERS = 10;

/** A day of the calendar as `YYYY-MM-DD`: such texts compare as the days do. */
export type CivilDate = string;

export function addDays(date: CivilDate, count: number): CivilDate {
  return dayOfNumber(numberOfDay(date) + count);
}

/** Histories go through the same years of days again and again. */
const known = new Map<number, CivilDate>();
/** Up to 2099: of no more days anything is kept. */
export const MAX_KNOWN_DAYS = 47_482;

/**
 * Days since 1970-01-01, of the Gregorian calendar at all times: years are counted from March on,
 * so that leap days end them (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
 */
export function numberOfDay(date: CivilDate): number {
  const [month, day] = [twoDigits(date, 5), twoDigits(date, 8)];
  const year = twoDigits(date, 0) * 100 + twoDigits(date, 2) - (month < MARCH ? 1 : 0);
  const century = Math.floor(year / 100);
  const leapDays = Math.floor(year / 4) - century + Math.floor(century / 4);
  const daysOfMonths = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return year * 365 + leapDays + daysOfMonths + day - DAYS_BEFORE_1970;
}

const MARCH = 3;
/** From the day before March of the year 0 on. */
const DAYS_BEFORE_1970 = 719_469;
const ZERO_CODE = '0'.charCodeAt(0);

const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO_CODE) * 10 + text.charCodeAt(at + 1) - ZERO_CODE;

/** The day so many days after 1970-01-01. */
export function dayOfNumber(number: number): CivilDate {
  const before = known.get(number);
  if (before !== undefined) return before;
  const text = textOf(number * DAY_MS);
  if (number >= 0 && number < MAX_KNOWN_DAYS) known.set(number, text);
  return text;
}

export function yearOf(date: CivilDate): number {
  return Number(date.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(date: CivilDate): number {
  return Number(date.slice(5, 7));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CivilDate): number {
  return new Date(date).getUTCDay();
}

/**
 * A day of a month, or the month's last day where it has no such day.
 *
 * @param month 1 to 12, or beyond for other years
 */
export function dayOfMonth(year: number, month: number, day: number): CivilDate {
  const last = new Date(utc(year, month, 0)).getUTCDate();
  return textOf(utc(year, month - 1, Math.min(day, last)));
}

/** `Date.UTC` takes years below 100 for those of the last century. */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

/** The same day of a later month, or that month's last day where it has no such day. */
export function addMonths(date: CivilDate, count: number): CivilDate {
  return dayOfMonth(yearOf(date), monthOf(date) + count, Number(date.slice(8)));
}

/** Days from one day to a later one; negative where it is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return numberOfDay(to) - numberOfDay(from);
}

/** Whole months from one day to a later one, 0 where it is not later. */
export function monthsBetween(from: CivilDate, to: CivilDate): number {
  const [start, end] = [new Date(from), new Date(to)];
  const years = end.getUTCFullYear() - start.getUTCFullYear();
  const months = years * 12 + end.getUTCMonth() - start.getUTCMonth();
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}

function textOf(epochMs: number): CivilDate {
  return new Date(epochMs).toISOString().slice(0, DATE_CHARACTERS);
}
