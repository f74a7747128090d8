import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, toPlain } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';
import {
  difference,
  minorOf,
  minorOfProduct,
  minorOfScaled,
  ofMinor,
  plainOfMinor,
  scaled,
} from './minor-units.ts';
import { leafOf } from './worth.ts';

const number = (places: number) =>
  fc
    .tuple(
      fc.oneof(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        // What fits into a number is computed in numbers.
        fc.bigInt({ min: -(10n ** 5n), max: 10n ** 5n }),
      ),
      fc.integer({ min: 0, max: places }),
    )
    .map(([digits, behind]) => toPlain(decimal(digits).times(`1e-${behind}`)));
const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'BTC', 'ETH');

test('what is valued in whole digits is the leaf that is valued in decimals', () => {
  fc.assert(
    fc.property(number(18), number(8), number(18), currency, (amount, price, rate, into) => {
      const leaf = leafOf(decimal(amount), decimal(price), decimal(rate), into);
      const minor = minorOfProduct(scaled(amount), scaled(price), scaled(rate), into);
      expect(toPlain(ofMinor(minor, into))).toBe(toPlain(leaf?.value ?? decimal(-1)));
    }),
  );
});

test.each([
  ['0.5', '0.01', '0'],
  ['1.5', '0.01', '0.02'],
  ['2.5', '0.01', '0.02'],
  ['-1.5', '0.01', '-0.02'],
  ['-2.5', '0.01', '-0.02'],
  ['-0.004', '1', '0'],
  ['9007199254740993', '0.5', '4503599627370496.5'],
  ['0.000000000000000001', '1000000000000000', '0'],
  ['1000000000000000', '1000000000000000', '1000000000000000000000000000000'],
])('%s units at %s are worth %s', (amount, price, value) => {
  const minor = minorOfProduct(scaled(amount), scaled(price), scaled('1'), 'USD');
  expect(toPlain(ofMinor(minor, 'USD'))).toBe(value);
});

test('an amount of a currency is as many minor units', () => {
  fc.assert(
    fc.property(number(18), currency, (amount, into) => {
      const cash = roundCash(decimal(amount), into);
      expect(toPlain(ofMinor(minorOf(toPlain(cash), into), into))).toBe(toPlain(cash));
    }),
  );
});

test('what is left of an amount is exact, however many places each has', () => {
  fc.assert(
    fc.property(number(18), number(18), (from, less) => {
      const left = minorOfScaled(difference(scaled(from), scaled(less)), 'ETH');
      expect(toPlain(ofMinor(left, 'ETH'))).toBe(toPlain(decimal(from).minus(less)));
    }),
  );
});

test('minor units are written as decimals write them', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), currency, (amount, into) => {
      for (const minor of [amount, amount / 10n ** 35n, amount * 1_000n]) {
        expect(plainOfMinor(minor, into)).toBe(toPlain(ofMinor(minor, into)));
      }
    }),
  );
});
