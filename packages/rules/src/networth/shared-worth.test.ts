import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../decimal.ts';
import { percentOf } from '../percent.ts';
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

/** Whether amounts of whole cents with these shares can sum to a total, and in which bounds each is. */
function canBe(total: number, shares: readonly number[], places: number): boolean {
  const half = 0.5 / 10 ** places;
  let [low, high] = [0, 0];
  for (const share of shares) {
    const least = Math.ceil(((share - half) / 100) * total);
    const most = Math.floor(((share + half) / 100) * total);
    if (least > most) return false;
    low += least;
    high += most;
  }
  return low <= total && total <= high;
}

const worlds = fc.array(fc.integer({ min: 100, max: 50_000_000 }), { minLength: 2, maxLength: 8 });
const totals = fc.integer({ min: 100_000, max: 1_000_000_000 });

test('whoever solves what hidden shares tell finds every total as likely as the true one', () => {
  fc.assert(
    fc.property(worlds, totals, (cents, other) => {
      const total = cents.reduce((sum, each) => sum + each, 0);
      const told = cents.map((each) => percentOf(decimal(each), decimal(total)));
      const seen = told.map((percent) => Number(hiddenPercent(percent)));
      expect(canBe(total, seen, 2)).toBe(true);
      expect(canBe(other, seen, 2)).toBe(true);
    }),
  );
});

test('the shares as the owner sees them would have told the total of a few things', () => {
  const cents = [1_234_567, 7_654_321, 333_333];
  const total = cents.reduce((sum, each) => sum + each, 0);
  const told = cents.map((each) => Number(percentOf(decimal(each), decimal(total))));
  const possible = (places: number) => {
    let count = 0;
    for (let other = 100_000; other < 200_000; other += 1) {
      if (
        canBe(
          other,
          told.map((share) => Number(share.toFixed(places))),
          places,
        )
      )
        count += 1;
    }
    return count;
  };
  expect(possible(2)).toBe(100_000);
  expect(possible(6)).toBeLessThan(1_000);
});
