import { expect, test } from 'vitest';
import { scaled } from '../networth/minor-units.ts';
import { asTraded, type SplitMoments } from './split-moments.ts';

/** Three new units for two old ones. */
const split = (countedAt: number, tradedAt: number): SplitMoments => ({
  ratio: { numerator: 3, denominator: 2 },
  countedAt,
  tradedAt,
});
const units = (text: string, splits: readonly SplitMoments[], at: number): string => {
  const { digits, places } = asTraded(scaled(text), splits, at);
  return (Number(digits) / 10 ** places).toFixed(6);
};

test.each([
  ['before both', 9, '15.000000'],
  ['from when the owner counts new units', 10, '10.000000'],
  ['until trading in them begins', 19, '10.000000'],
  ['once they are traded', 20, '15.000000'],
])('units of who is ahead of the market, %s', (_title, at, expected) => {
  expect(units('15', [split(10, 20)], at)).toBe(expected);
});

test.each([
  ['before both', 9, '10.000000'],
  ['from when new ones are traded', 10, '15.000000'],
  ['once the owner counts them', 20, '10.000000'],
])('units of who is behind the market, %s', (_title, at, expected) => {
  expect(units('10', [split(20, 10)], at)).toBe(expected);
});

test('what no ratio divides evenly is exact to many places, and splits follow each other', () => {
  expect(units('10', [split(10, 20)], 15)).toBe('6.666667');
  expect(units('9', [split(10, 20), split(10, 30)], 15)).toBe('4.000000');
});
