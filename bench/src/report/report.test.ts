import { describe, expect, test } from 'vitest';
import { type Figure, figureLine, verdict } from './figure.ts';
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
