import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal, decimal, toPlain } from '../../numbers/decimal.ts';
import { percentOf } from '../../numbers/percent.ts';
import { firstAbove, hiddenPercent, indexed, inParts, withoutFigures } from './shared-worth.ts';

test.each<[string | null, string | null]>([
  ['33.333333', '33.33'],
  ['-0.005', '0'],
  ['62.5', '62.5'],
  ['999.999', '1000'],
  ['-12345.67', '-12346'],
  [null, null],
])('%s percent is told as %s where amounts are hidden', (percent, told) => {
  expect(hiddenPercent(percent)).toBe(told);
});

test.each([
  ['Term deposit 50,000', 'Term deposit #'],
  ["Gold, 3 bars of CHF 1'234.50", 'Gold, # bars of CHF #'],
  ['401k', '#'],
  ['Home for 50,000', 'Home for #'],
  ['Home for € 3.5M, by 2030', 'Home for #, by #'],
  ['3 000 000', '#'],
  ['50_000 francs', '# francs'],
  ['50 thousand francs', '# francs'],
  ['Two lots of 5 Mio. CHF', 'Two lots of # CHF'],
  ['Million Dollar Baby', 'Million Dollar Baby'],
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

const amounts = fc.array(fc.integer({ min: 0, max: 90_000_000 }), { minLength: 3, maxLength: 12 });

/** What a history tells of amounts, from each of its days on. */
function everySpan(cents: readonly Decimal[], largest: Decimal): string[][] {
  const parts = cents.map((amount) => inParts(amount, largest));
  return parts.map((_, first) => {
    const span = parts.slice(first);
    return span.map((part) => indexed(part, firstAbove(span)));
  });
}

test('whoever asks a history from every day on finds every scale as likely as the true one', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 100_000, max: 900_000_000 }), (cents, other) => {
      const known = cents.map(decimal);
      const largest = Decimal.max(1, ...known);
      // Whole cents again, of somebody whose largest amount is another one.
      const others = known.map((amount) =>
        inParts(amount, largest).times(other).dividedBy(100_000).toDecimalPlaces(0),
      );
      expect(everySpan(others, decimal(other))).toEqual(everySpan(known, largest));
    }),
  );
});

/** Which amounts of the first day up to $10 make whole cents of all that is told. */
function firstDays(told: readonly string[]): number[] {
  return Array.from({ length: 1_000 }, (_, cents) => cents + 1).filter((cents) =>
    told.every((value) => {
      const amount = (Number(value) / 100) * cents;
      return Math.abs(amount - Math.round(amount)) <= (0.005 / 100) * cents + 1e-9;
    }),
  );
}

test('an index of the amounts themselves would have told that a history began with 73 cents', () => {
  const cents = [73, 1_234_567, 7_654_321, 891, 333_333, 5_000_017].map(decimal);
  const exact = cents.map((amount) => toPlain(amount.times(100).dividedBy(73).toDecimalPlaces(2)));
  expect(firstDays(exact).every((amount) => amount % 73 === 0)).toBe(true);
  const [told = []] = everySpan(cents, decimal(7_654_321));
  expect(told.slice(0, 2)).toEqual(['100', '1612900']);
  expect(firstDays(told)).toHaveLength(1_000);
});
