import { expect, test } from 'vitest';
import { decimal } from '../numbers/decimal.ts';
import { daysOf, interestOf, monthAfter } from './interest.ts';

const days = (count: number, balance: string, aprPercent: string) =>
  Array.from({ length: count }, () => ({ balance: decimal(balance), aprPercent }));

test.each([
  [365, '1000', '3.65', 'USD', '36.5'],
  [31, '1000', '3.1', 'USD', '2.63'],
  [30, '0.01', '3.1', 'USD', '0'],
  [30, '-500', '3.1', 'USD', '0'],
  [31, '1000000', '0.5', 'JPY', '425'],
  [0, '1000', '3.1', 'USD', '0'],
])('%d days of %s at %s percent earn %s %s', (count, balance, percent, currency, earned) => {
  expect(interestOf(days(count, balance, percent), currency).toString()).toBe(earned);
});

test('a month is rounded once, and not day by day', () => {
  // A day earns 0.00041..., which would round to nothing.
  expect(interestOf(days(30, '5', '3'), 'USD').toString()).toBe('0.01');
});

test('days go over the ends of months and years', () => {
  expect(daysOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(daysOf('2027-01-02', '2027-01-02')).toEqual([]);
  expect([monthAfter('2026-12-31'), monthAfter('2028-02-29')]).toEqual([
    '2027-01-01',
    '2028-03-01',
  ]);
});
