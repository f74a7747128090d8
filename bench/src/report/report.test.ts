import { describe, expect, test } from 'vitest';
import { type Figure, figureLine, medianFigure, verdict } from './figure.ts';
import { figureTable } from './figure-table.ts';
import { median, ratios } from './statistics.ts';
import { printTable } from './table.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('ratios are taken round by round', () => {
  expect(ratios([10, 30], [5, 10])).toEqual([2, 3]);
});

test('numbers stand to the right, words to the left, and no line ends in blanks', () => {
  const rows = [
    ['server', 'cost', 'goal'],
    ['ours', '9.5', 'met'],
    ['another', '110.0', ''],
  ];
  expect(printTable(rows).split('\n')).toEqual([
    'server     cost   goal',
    '───────   ─────   ────',
    'ours        9.5   met',
    'another   110.0',
  ]);
});

describe('a figure', () => {
  const figure: Figure = { name: 'http/x', value: 1.23456789, unit: 'ratio', samples: [1.2, 1.3] };

  test('without a goal is neither met nor missed', () => {
    expect(JSON.parse(figureLine(figure))).toEqual({ ...figure, value: 1.2346 });
  });

  test.each([
    [1.2, false, 'MISSED ≤ 1.2'],
    [1.3, true, 'met    ≤ 1.2'],
  ])('with a goal of %d is met: %s', (goal, met, text) => {
    expect(JSON.parse(figureLine({ ...figure, goal }))).toMatchObject({ goal, met });
    expect(verdict({ ...figure, goal }, '≤ 1.2')).toBe(text);
  });
});

describe('a table of figures', () => {
  test('shows the median, the spread and the goal, under the name within the section', () => {
    const late = medianFigure('orders/late', 'ms', [24.04, 12, 31.5], 25);
    const rate = medianFigure('orders/a-second', 'count', [1_020.4, 663.2]);
    expect(figureTable([late, rate]).slice(1)).toEqual([
      ['late', '24.0', '12.0', '31.5', 'ms', 'met    ≤ 25'],
      ['a-second', '842', '663', '1020', 'count', ''],
    ]);
  });

  test.each([
    [0, '0.00'],
    [0.0421, '0.042'],
    [0.1234, '0.123'],
    [7.128, '7.13'],
    [19_604.2, '19604'],
  ])('shows three digits of %d, three after the point at most: %s', (value, text) => {
    expect(figureTable([medianFigure('market/x', 'ms', [value])])[1]?.[1]).toBe(text);
  });

  test('names a figure in words where it has some', () => {
    const figure = medianFigure('tools/codegen', 's', [2.5], 5);
    expect(figureTable([figure], { 'tools/codegen': 'npm run codegen' })[1]?.[0]).toBe(
      'npm run codegen',
    );
  });
});
