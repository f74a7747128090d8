import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sum, toPlain } from '../kernel/decimal.ts';
import { splitCash } from './rounding.ts';

test.each([
  ['1.23', 'USD', '1.23', []],
  ['1.235', 'USD', '1.24', ['-0.005']],
  ['1.245', 'USD', '1.24', ['0.005']],
  ['-1.245', 'USD', '-1.24', ['-0.005']],
  ['0.004', 'USD', '0', ['0.004']],
  ['10.5', 'JPY', '10', ['0.5']],
])('%s %s is posted as %s; the rest goes to rounding', (amount, currency, posted, rest) => {
  const split = splitCash(decimal(amount), currency);
  expect(toPlain(split.posted)).toBe(posted);
  expect(split.remainder.map((line) => toPlain(line.amount))).toEqual(rest);
  expect(split.remainder.every((line) => line.account.kind === 'rounding')).toBe(true);
});

test('nothing is lost by rounding', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (units) => {
      const amount = decimal(units).div('1e9');
      const { posted, remainder } = splitCash(amount, 'NZD');
      const total = sum([posted, ...remainder.map((line) => line.amount)]);
      expect(total.equals(amount)).toBe(true);
    }),
  );
});
