import { expect, test } from 'vitest';
import { decimal } from '../numbers/decimal.ts';
import { leafOf, less, NO_LEAVES, sumOf, totalOf } from './worth.ts';

const value = (amount: string, price: string | null, rate: string | null, into: string) =>
  leafOf(
    decimal(amount),
    price === null ? null : decimal(price),
    rate === null ? null : decimal(rate),
    into,
  );

test.each([
  ['3', '1.115', '1', 'USD', '3.34'],
  // Rounded once: in cents first it would be 3.35 and 5.7 then.
  ['3', '1.115', '1.7', 'NZD', '5.69'],
  ['1', '0.125', '1', 'USD', '0.12'],
  ['1', '1234.5', '1', 'JPY', '1234'],
  ['1', '0.0005', '1', 'KWD', '0'],
  ['1', '0.0015', '1', 'KWD', '0.002'],
  ['2', '0.000000005', '1', 'BTC', '0.00000001'],
  ['-2', '10.005', '1', 'USD', '-20.01'],
])('%s at %s and a rate of %s is in %s %s', (amount, price, rate, into, expected) => {
  expect(value(amount, price, rate, into)?.value.toString()).toBe(decimal(expected).toString());
});

test('what has no price or no rate is unknown, and nothing of it is worth nothing', () => {
  expect([value('1', null, '1', 'USD'), value('1', '1', null, 'USD')]).toEqual([null, null]);
  expect(value('0', null, null, 'USD')?.value.toString()).toBe('0');
});

test('a total sums the leaves as they are shown, and counts those that are unknown', () => {
  const cents = value('1', '0.333', '1', 'USD');
  const total = totalOf([cents, cents, null, cents]);
  expect([total.value.toString(), total.exact.toString(), total.unpricedCount]).toEqual([
    '0.99',
    '0.999',
    1,
  ]);
  const both = sumOf([total, total, NO_LEAVES]);
  expect([both.value.toString(), both.unpricedCount]).toEqual(['1.98', 2]);
  const rest = less(both, total);
  expect([rest.value.toString(), rest.unpricedCount]).toEqual(['0.99', 3]);
});
