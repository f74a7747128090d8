import { describe, expect, test } from 'vitest';
import { addDays } from '../../kernel/civil-date.ts';
import { decimal } from '../../kernel/decimal.ts';
import { figuresOf, modelDays, type PricedPart, pointsOf } from './performance.ts';

const part = (weight: string, closes: Readonly<Record<string, string>>): PricedPart => ({
  weight: decimal(weight),
  closes: Object.entries(closes).map(([date, close]) => ({ date, close })),
});

const DAYS = ['2026-01-05', '2026-01-06', '2026-01-07'];

describe('a model portfolio', () => {
  test('grows by its weights, brought back to them every day', () => {
    const days = modelDays(
      [
        part('0.5', { '2026-01-05': '100', '2026-01-06': '110', '2026-01-07': '121' }),
        part('0.5', { '2026-01-05': '50', '2026-01-06': '50', '2026-01-07': '45' }),
      ],
      DAYS,
    );
    expect(pointsOf(days)).toEqual([
      { date: '2026-01-05', value: '100' },
      { date: '2026-01-06', value: '105' },
      { date: '2026-01-07', value: '105' },
    ]);
  });

  test('keeps its cash without interest', () => {
    const [, second] = modelDays([part('0.5', { '2026-01-05': '1', '2026-01-06': '2' })], DAYS);
    expect(second?.value.toFixed()).toBe('150');
  });

  test('begins when every asset has a price, and keeps the last over a day without', () => {
    const parts = [
      part('0.5', { '2026-01-06': '10', '2026-01-07': '11' }),
      part('0.5', { '2026-01-02': '10', '2026-01-06': '20' }),
    ];
    expect(pointsOf(modelDays(parts, DAYS))).toEqual([
      { date: '2026-01-06', value: '100' },
      { date: '2026-01-07', value: '105' },
    ]);
    expect(modelDays([part('1', {})], DAYS)).toEqual([]);
  });
});

describe('the figures of a series', () => {
  const series = (values: readonly string[], start = '2024-01-01', step = 1) =>
    values.map((value, at) => ({ date: addDays(start, at * step), value: decimal(value) }));

  test('are null where there is too little to say', () => {
    expect(figuresOf(series(['100']))).toEqual({
      returnPercent: null,
      annualizedReturnPercent: null,
      volatilityPercent: null,
      maxDrawdownPercent: null,
      sharpeRatio: null,
    });
    expect(figuresOf(series(['100', '110']))).toMatchObject({
      returnPercent: '10',
      annualizedReturnPercent: null,
      volatilityPercent: null,
      maxDrawdownPercent: '0',
      sharpeRatio: null,
    });
  });

  test('are by the year over more than one', () => {
    expect(figuresOf(series(['100', '121'], '2024-01-01', 730))).toMatchObject({
      returnPercent: '21',
      annualizedReturnPercent: '10',
    });
  });

  test('fall from the highest high to the deepest low after it', () => {
    expect(figuresOf(series(['100', '120', '90', '130', '104'])).maxDrawdownPercent).toBe('-25');
  });

  test('have the volatility of daily returns over 252 days', () => {
    const values = Array.from({ length: 21 }, (_, at) => (at % 2 === 0 ? '100' : '101'));
    const { volatilityPercent, sharpeRatio } = figuresOf(series(values));
    // Ten returns of +1 percent and ten of -1/101: deviation 0.010208 a day.
    expect(volatilityPercent).toMatch(/^16\.20/);
    expect(Number(sharpeRatio)).toBeCloseTo((((0.01 - 1 / 101) / 2) * 252) / 0.16205, 2);
  });
});

test('a long series is shown by week, its last day included', () => {
  const days = Array.from({ length: 4_001 }, (_, at) => ({
    date: addDays('2015-01-01', at),
    value: decimal(at + 1),
  }));
  const points = pointsOf(days);
  expect(points.length).toBe(572);
  expect(points.at(-1)).toEqual({ date: addDays('2015-01-01', 4_000), value: '4001' });
});
