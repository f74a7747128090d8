import { expect, test } from 'vitest';
import { decimal, plain } from './decimal.ts';
import { tradedCash } from './money.ts';

test.each([
  ['BUY', '0.0000001', 'USD', '0.01'],
  ['BUY', '0.991', 'USD', '1'],
  ['BUY', '1.004', 'USD', '1'],
  ['SELL', '0.009999', 'USD', '0'],
  ['SELL', '0.999', 'USD', '0.99'],
  ['SELL', '1.006', 'USD', '1.01'],
  ['BUY', '99.1', 'JPY', '100'],
  ['SELL', '100.6', 'JPY', '101'],
] as const)('a %s of %s %s moves %s', (side, value, currency, expected) => {
  expect(plain(tradedCash(side, decimal(value), currency))).toBe(expected);
});
