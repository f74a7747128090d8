import { describe, expect, test } from 'vitest';
import {
  civilDay,
  easterSunday,
  formatDay,
  isWeekend,
  lastWeekday,
  MONDAY,
  nthWeekday,
  parseDay,
  THURSDAY,
  weekday,
} from './civil-day.ts';

describe('a civil day', () => {
  test.each([
    ['1970-01-01', 0, 4],
    ['2000-02-29', 11_016, 2],
    ['2026-11-20', 20_777, 5],
  ])('%s is day %i, on weekday %i', (text, day, onWeekday) => {
    expect(parseDay(text)).toBe(day);
    expect(formatDay(day)).toBe(text);
    expect(weekday(day)).toBe(onWeekday);
  });

  test('is a weekend day on Saturday and Sunday', () => {
    const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);
    expect(week.filter((day) => isWeekend(parseDay(day)))).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('is found by its place among the weekdays of a month', () => {
    expect(formatDay(nthWeekday(2026, 1, MONDAY, 3))).toBe('2026-01-19');
    expect(formatDay(nthWeekday(2026, 11, THURSDAY, 4))).toBe('2026-11-26');
    expect(formatDay(lastWeekday(2026, 5, MONDAY))).toBe('2026-05-25');
    expect(formatDay(lastWeekday(2027, 5, MONDAY))).toBe('2027-05-31');
    expect(lastWeekday(2026, 12, THURSDAY)).toBe(civilDay(2026, 12, 31));
  });
});

describe('Easter Sunday', () => {
  // The dates of the Astronomical Applications Department, US Naval Observatory.
  test.each([
    ['2015-04-05'],
    ['2016-03-27'],
    ['2018-04-01'],
    ['2019-04-21'],
    ['2024-03-31'],
    ['2025-04-20'],
    ['2026-04-05'],
    ['2027-03-28'],
    ['2030-04-21'],
  ])('is %s', (date) => {
    expect(formatDay(easterSunday(Number(date.slice(0, 4))))).toBe(date);
  });
});
