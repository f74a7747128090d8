import { describe, expect, test } from 'vitest';
import { decimal } from '../numbers/decimal.ts';
import { addDays } from '../time/civil-date.ts';
import { modelDays, type PricedPart, pointsOf } from './model-days.ts';

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

test('a long series is shown by week, its last day included', () => {
  const days = Array.from({ length: 4_001 }, (_, at) => ({
    date: addDays('2015-01-01', at),
    value: decimal(at + 1),
  }));
  const points = pointsOf(days);
  expect(points.length).toBe(572);
  expect(points.at(-1)).toEqual({ date: addDays('2015-01-01', 4_000), value: '4001' });
});
