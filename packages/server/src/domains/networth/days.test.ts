import { expect, test } from 'vitest';
import { addDays, addMonths } from '../../kernel/civil-date.ts';
import { dayIn, daysBetween, monthsBetween } from './days.ts';

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
