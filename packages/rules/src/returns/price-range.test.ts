import { DAY_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { type DayRange, firstOfFiftyTwoWeeks, priceRange } from './price-range.ts';

const day = (date: string, low: string, high: string): DayRange => ({ date, low, high });

describe('the range of several days', () => {
  test('is the highest and the lowest price, compared as numbers', () => {
    const days = [day('2026-01-05', '9.5', '10'), day('2026-01-06', '10', '100.25')];
    expect(priceRange(days)).toEqual({
      high: '100.25',
      highOn: '2026-01-06',
      low: '9.5',
      lowOn: '2026-01-05',
    });
  });

  test('names the last day that reached it, however it is written', () => {
    const days = [day('2026-01-05', '9.50', '10'), day('2026-01-06', '9.5', '10.00')];
    expect(priceRange(days)).toMatchObject({ highOn: '2026-01-06', lowOn: '2026-01-06' });
  });

  test('is unknown without days', () => {
    expect(priceRange([])).toBeNull();
  });
});

test.each([
  ['2026-11-20', '2025-11-22'],
  ['2024-02-29', '2023-03-03'],
])('52 weeks that end with %s begin with %s: 364 days', (today, first) => {
  expect(firstOfFiftyTwoWeeks(today)).toBe(first);
  const days = (Date.parse(today) - Date.parse(first)) / DAY_MS + 1;
  expect(days).toBe(364);
});
