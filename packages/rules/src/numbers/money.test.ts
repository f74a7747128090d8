import { expect, test } from 'vitest';
import { decimal, toPlain } from './decimal.ts';
import { minorUnits, roundCash } from './money.ts';

test.each([
  ['NZD', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['CLF', 4],
  ['USDC', 6],
  ['BTC', 8],
  ['ETH', 18],
])('%s has a minor unit of %i places', (currency, places) => {
  expect(minorUnits(currency)).toBe(places);
});

test.each([
  ['1.005', 'USD', '1'],
  ['1.015', 'USD', '1.02'],
  ['1.025', 'USD', '1.02'],
  ['-1.025', 'USD', '-1.02'],
  ['1.0250000001', 'USD', '1.03'],
  ['2.5', 'JPY', '2'],
  ['3.5', 'JPY', '4'],
  ['0.0005', 'KWD', '0'],
  ['0.123456785', 'BTC', '0.12345678'],
])('cash of %s %s is posted as %s (contract rule 4: half-even)', (amount, currency, posted) => {
  expect(toPlain(roundCash(decimal(amount), currency))).toBe(posted);
});
