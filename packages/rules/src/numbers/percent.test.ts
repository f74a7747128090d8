import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sum } from './decimal.ts';
import { percentOf, sharesOf } from './percent.ts';

test.each([
  ['0.00524', '2', '0.262'],
  ['1', '3', '33.333333'],
  ['-12.11', '10000', '-0.1211'],
  ['1', '0', null],
  ['1', '-5', null],
])('%s of %s is %s percent', (part, whole, percent) => {
  expect(percentOf(decimal(part), decimal(whole))).toBe(percent);
});

test.each<[readonly string[], readonly string[] | null]>([
  [
    ['1', '1', '1'],
    ['33.34', '33.33', '33.33'],
  ],
  [
    ['0.335', '0.335', '0.33'],
    ['33.5', '33.5', '33'],
  ],
  [
    ['2', '1', '3', '1', '1', '1'],
    ['22.22', '11.11', '33.34', '11.11', '11.11', '11.11'],
  ],
  [['5'], ['100']],
  [
    ['150', '-50'],
    ['150', '-50'],
  ],
  [['0', '0'], null],
  [[], null],
])('the shares of %j are %j', (parts, shares) => {
  expect(sharesOf(parts.map((part) => decimal(part)))).toEqual(shares);
});

test('shares sum to exactly 100 and are nowhere a hundredth away from the truth', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 }), (numbers) => {
      const parts = numbers.map((number) => decimal(number).dividedBy(100));
      const shares = sharesOf(parts);
      if (shares === null) return;
      const whole = sum(parts);
      expect(sum(shares.map(decimal)).toString()).toBe('100');
      for (const [place, share] of shares.entries()) {
        const exact = decimal(parts[place] ?? 0)
          .times(100)
          .dividedBy(whole);
        expect(decimal(share).minus(exact).abs().lessThan('0.01')).toBe(true);
      }
    }),
    { seed: 20_261_123 },
  );
});
