import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, monthsBetween } from './civil-date.ts';
import { dayIn, endOfDay } from './days.ts';

test.each([
  ['UTC', '2026-11-19'],
  ['Pacific/Auckland', '2026-11-20'],
  ['America/New_York', '2026-11-19'],
])('in %s it is %s', (timeZone, day) => {
  expect(dayIn(timeZone, new Date('2026-11-19T23:30:00Z'))).toBe(day);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-11-20', 14, '2028-01-20'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i months is %s', (day, count, later) => {
  expect(addMonths(day, count)).toBe(later);
});

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-12-19', 0],
  ['2026-11-20', '2026-12-20', 1],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-11-20', '2028-11-19', 23],
  ['2026-11-20', '2026-01-01', 0],
])('from %s to %s there are %i whole months', (from, to, count) => {
  expect(monthsBetween(from, to)).toBe(count);
});

test('days are counted across the ends of months', () => {
  expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
  expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
});

test.each([
  ['UTC', '2026-11-20', '2026-11-20T23:59:59.999Z'],
  ['Pacific/Auckland', '2026-11-20', '2026-11-20T10:59:59.999Z'],
  ['Pacific/Auckland', '2026-07-01', '2026-07-01T11:59:59.999Z'],
  // The day on which its clocks go forward has 23 hours.
  ['America/New_York', '2026-03-08', '2026-03-09T03:59:59.999Z'],
  ['America/New_York', '2026-03-07', '2026-03-08T04:59:59.999Z'],
  ['Asia/Kathmandu', '2026-11-20', '2026-11-20T18:14:59.999Z'],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-20T09:59:59.999Z'],
])('in %s, %s ends at %s', (timeZone, day, end) => {
  expect(endOfDay(timeZone, day).toISOString()).toBe(end);
});

const ZONES = [
  'Pacific/Auckland',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  // It left out 30 December 2011.
  'Pacific/Apia',
] as const;

test('a day that is remembered is the one that a calendar tells, to the millisecond', () => {
  const days = fc.date({
    min: new Date('2011-12-20T00:00:00Z'),
    max: new Date('2027-01-10T00:00:00Z'),
    noInvalidDate: true,
  });
  const lives = fc.property(fc.constantFrom(...ZONES), days, (timeZone, at) => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    const day = calendar.format(at);
    const [before, end] = [endOfDay(timeZone, addDays(day, -1)), endOfDay(timeZone, day)];
    expect(endOfDay(timeZone, day)).toEqual(end);
    const around = [before, end].flatMap((edge) => [edge, new Date(edge.getTime() + 1)]);
    for (const instant of [at, ...around]) {
      expect(dayIn(timeZone, instant)).toBe(calendar.format(instant));
    }
    expect([before < at, at <= end]).toEqual([true, true]);
  });
  fc.assert(lives, { numRuns: 300 });
});
