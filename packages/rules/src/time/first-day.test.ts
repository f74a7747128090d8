import { describe, expect, test } from 'vitest';
import { type FixedRange, firstDay, firstMoment } from './first-day.ts';

describe('the day that a range begins with', () => {
  test.each<[FixedRange, string, string]>([
    ['D1', '2026-03-01', '2026-02-28'],
    ['W1', '2026-01-03', '2025-12-27'],
    ['M1', '2026-03-31', '2026-02-28'],
    ['M3', '2026-05-31', '2026-02-28'],
    ['M6', '2026-11-20', '2026-05-20'],
    ['YTD', '2026-11-20', '2026-01-01'],
    ['YTD', '2026-01-01', '2026-01-01'],
    ['Y1', '2028-02-29', '2027-02-28'],
    ['Y3', '2026-11-20', '2023-11-20'],
    ['Y5', '2026-11-20', '2021-11-20'],
    ['M1', '0001-01-15', '0001-01-01'],
    ['Y5', '0003-06-01', '0001-01-01'],
    ['D1', '0001-01-01', '0001-01-01'],
    ['Y1', '0050-06-01', '0049-06-01'],
  ])('of %s to %s is %s', (range, end, first) => {
    expect(firstDay(range, end)).toBe(first);
  });
});

test.each<[FixedRange, string, string]>([
  ['D1', '2026-11-20T15:30:00.250Z', '2026-11-19T15:30:00.250Z'],
  ['M1', '2026-03-31T23:59:59.999Z', '2026-02-28T23:59:59.999Z'],
  ['YTD', '2026-11-20T15:30:00.000Z', '2026-01-01T00:00:00.000Z'],
  ['Y5', '0001-01-01T00:00:01.000Z', '0001-01-01T00:00:01.000Z'],
])('the moment that %s to %s begins with is %s', (range, end, first) => {
  expect(firstMoment(range, new Date(end)).toISOString()).toBe(first);
});
