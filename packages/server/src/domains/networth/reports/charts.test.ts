import { expect, test } from 'vitest';
import { allocationChart, historyChart, slicesOf, ticksOf } from './charts.ts';
import { shownFigure } from './figures.ts';

test.each([
  [0, 100, [0, 25, 50, 75, 100]],
  [0, 12_320_000, [0, 5_000_000, 10_000_000, 15_000_000]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [-40, 100, [-50, 0, 50, 100]],
  [0, 0, [0]],
])('figures beside a chart from %d to %d are round, and around it', (least, most, ticks) => {
  expect(ticksOf(least, most)).toEqual(ticks);
});

test('a line stays inside of its drawing, whatever it is of', () => {
  const day = (place: number) => `2026-${String(place + 1).padStart(2, '0')}-28`;
  for (const values of [['0', '0'], ['1e15', '1e-8'], ['-5', '7'], ['3']]) {
    const points = values.map((value, place) => ({
      date: day(place),
      value,
      netWorth: null,
      unpricedCount: 0,
    }));
    const { paths, labels = [], width, height } = historyChart(points, (amount) => amount);
    const numbers = paths.flatMap(({ d }) => d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []);
    for (const number of numbers) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(width);
    }
    for (const { y } of labels) expect(y).toBeLessThan(height);
    expect(paths.every(({ d }) => !d.includes('NaN'))).toBe(true);
  }
});

test('every part of a bar has its name and percentage, and what is left is one', () => {
  const parts = Array.from({ length: 12 }, (_, place) => ({
    name: `Part ${place}`,
    percent: place === 11 ? '1' : '9',
  }));
  const { alt, labels = [] } = allocationChart(slicesOf([...parts, { name: 'No', percent: null }]));
  expect(labels).toHaveLength(9);
  expect(labels.at(-1)?.text).toBe('Others  28.00 %');
  expect(alt).toContain('Part 0 9.00 percent');
  expect(alt).not.toContain('No');
});

test.each([
  ['money', '1234567.5', 'USD', '1,234,567.50'],
  ['money', '-1234.5', 'NZD', '-1,234.50'],
  ['money', '1234', 'JPY', '1,234'],
  ['percent', '8', 'USD', '8.00'],
  ['number', '1000', 'USD', '1,000'],
  ['number', '0.123456789', 'USD', '0.12345679'],
  ['amount', '90000', 'USD', '90,000.00'],
  ['amount', '90000', 'JPY', '90,000'],
  ['text', '=1+1', 'USD', '=1+1'],
  ['money', null, 'USD', ''],
] as const)('%s of %s in %s is read as %s', (kind, value, currency, shown) => {
  expect(shownFigure(kind, value, currency)).toBe(shown);
});
