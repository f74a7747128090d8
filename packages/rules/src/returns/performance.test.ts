import { DAY_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { baseDay, daysOfSpan } from '../time/span.ts';
import { betaOf, returnsAYear, type SeriesDay, seriesFigures } from './performance.ts';

const series = (values: readonly number[], step = 1): SeriesDay[] =>
  values.map((value, at) => ({
    date: new Date(Date.UTC(2024, 0, 1) + at * step * DAY_MS).toISOString().slice(0, 10),
    value,
  }));

describe('the figures of a series', () => {
  test('are null where there is too little to say', () => {
    expect(Object.values(seriesFigures(series([100]), 252))).toEqual(Array(5).fill(null));
    expect(seriesFigures(series([100, 110]), 252)).toEqual({
      returnPercent: '10',
      annualizedReturnPercent: null,
      volatilityPercent: null,
      maxDrawdownPercent: '0',
      sharpeRatio: null,
    });
  });

  test('are by the year over a year and more', () => {
    expect(seriesFigures(series([100, 121], 730), 252)).toMatchObject({
      returnPercent: '21',
      annualizedReturnPercent: '10',
    });
    expect(seriesFigures(series([100, 110], 365), 252).annualizedReturnPercent).toBe('10');
    expect(seriesFigures(series([100, 110], 364), 252).annualizedReturnPercent).toBeNull();
  });

  test('fall from the highest high to the deepest low after it', () => {
    const days = series([100, 120, 90, 130, 104]);
    expect(seriesFigures(days, 252).maxDrawdownPercent).toBe('-25');
  });

  test.each([
    ['with days off', { closes: true }, 252],
    ['without days off', { closes: false }, 365],
  ])('count the returns of a year by a calendar %s', (_which, calendar, returns) => {
    expect(returnsAYear(calendar)).toBe(returns);
    const days = series(Array.from({ length: 21 }, (_, at) => (at % 2 === 0 ? 100 : 101)));
    const figures = seriesFigures(days, returnsAYear(calendar));
    // Ten returns of +1 percent and ten of -1/101.
    const [up, down] = [0.01, -1 / 101];
    const mean = (up + down) / 2;
    const deviation = Math.sqrt((10 * (up - mean) ** 2 + 10 * (down - mean) ** 2) / 19);
    const yearly = deviation * Math.sqrt(returns);
    expect(Number(figures.volatilityPercent)).toBeCloseTo(yearly * 100, 5);
    expect(Number(figures.sharpeRatio)).toBeCloseTo((mean * returns) / yearly, 5);
  });

  test('have the beta of twice the benchmark’s returns', () => {
    const benchmark = series(Array.from({ length: 25 }, (_, at) => 100 + (at % 3)));
    let value = 100;
    const twice = benchmark.map(({ date, value: now }, at) => {
      const before = benchmark[at - 1]?.value ?? now;
      value *= 1 + 2 * (now / before - 1);
      return { date, value };
    });
    expect(betaOf(twice, benchmark)).toBe('2');
    expect(betaOf(twice.slice(0, 20), benchmark)).toBeNull();
    expect(betaOf(twice, series(Array(25).fill(5)))).toBeNull();
  });
});

describe('a span', () => {
  test.each([
    ['D1', '2026-11-19'],
    ['W1', '2026-11-13'],
    ['M1', '2026-10-20'],
    ['M6', '2026-05-20'],
    ['YTD', '2025-12-31'],
    ['Y1', '2025-11-20'],
    ['Y5', '2021-11-20'],
    ['ALL', null],
  ] as const)('%s that ends on 2026-11-20 is measured from the close of %s', (span, day) => {
    expect(baseDay(span, '2026-11-20')).toBe(day);
  });

  test('of months ends on the last day that a shorter month has', () => {
    expect(baseDay('M1', '2026-03-31')).toBe('2026-02-28');
    expect(baseDay('Y1', '2028-02-29')).toBe('2027-02-28');
  });

  test('begins with the last close on or before that day, or not at all', () => {
    const days = ['2026-11-10', '2026-11-12', '2026-11-16'].map((date) => ({ date }));
    const week = ['2026-11-06', '2026-11-09', '2026-11-16'].map((date) => ({ date }));
    expect(daysOfSpan(week, 'W1', '2026-11-18')).toEqual(week.slice(1));
    expect(daysOfSpan(days, 'M1', '2026-11-20')).toBeNull();
    expect(daysOfSpan(days, 'YTD', '2027-01-01')).toEqual(days.slice(2));
    expect(daysOfSpan(days, 'ALL', '2026-11-20')).toEqual(days);
    expect(daysOfSpan(days, 'D1', '2026-11-21')).toEqual(days.slice(1));
  });
});
