import { expect, test } from 'vitest';
import { decimal } from '../decimal.ts';
import { firstAbove, hiddenPercent, indexed, withoutFigures } from './shared-worth.ts';

test.each<[string | null, string | null]>([
  ['33.333333', '33.33'],
  ['-0.005', '0'],
  ['62.5', '62.5'],
  [null, null],
])('%s percent is told as %s where amounts are hidden', (percent, told) => {
  expect(hiddenPercent(percent)).toBe(told);
});

test.each([
  ['Term deposit 50,000', 'Term deposit #'],
  ["Gold, 3 bars of CHF 1'234.50", 'Gold, # bars of CHF #'],
  ['401k', '#k'],
  ['٣٠٠ shares ½', '# shares #'],
  ['House', 'House'],
])('"%s" is called "%s" where amounts are hidden', (name, told) => {
  expect(withoutFigures(name)).toBe(told);
});

test('a history is told from its first amount above 0, which is 100', () => {
  const amounts = ['0', '-4', '80', '120.001', '0'].map(decimal);
  const base = firstAbove(amounts);
  expect(amounts.map((amount) => indexed(amount, base))).toEqual(['0', '-5', '100', '150', '0']);
  expect(indexed(decimal(0), firstAbove([decimal(0)]))).toBe('0');
});

test('an index is the same of whatever multiple of the amounts', () => {
  const told = (times: number) => {
    const amounts = ['31.07', '29.9', '0', '1003.33'].map((each) => decimal(each).times(times));
    return amounts.map((amount) => indexed(amount, firstAbove(amounts)));
  };
  expect(told(7_919)).toEqual(told(1));
});
