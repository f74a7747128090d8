import { describe, expect, test } from 'vitest';
import { toPlain } from '../numbers/decimal.ts';
import { coinOf } from './networks.ts';
import { overlaps, requireSweepable, soldPart } from './sweep.ts';

const rule = (currency: string, chain: 'ETH' | 'BASE' | null) => ({
  currency,
  chain,
  targetCurrency: 'USD',
});

test.each([
  ['0.5', '100', '0.5'],
  ['0.5', '12.5', '0.0625'],
  ['0.123456789', '100', '0.12345678'],
  ['0.00002', '50', '0.00001'],
  ['0.00002', '49', '0'],
])('of %s BTC, %s percent are sold as %s', (amount, percent, sold) => {
  expect(toPlain(soldPart(coinOf('BTC'), amount, percent))).toBe(sold);
});

describe('two rules sell the same', () => {
  test.each([
    [rule('ETH', 'ETH'), rule('ETH', 'ETH'), true],
    [rule('ETH', 'ETH'), rule('ETH', 'BASE'), false],
    [rule('ETH', null), rule('ETH', 'BASE'), true],
    [rule('ETH', 'BASE'), rule('ETH', null), true],
    [rule('ETH', null), rule('BTC', null), false],
  ])('%o and %o: %s', (one, other, expected) => {
    expect(overlaps(one, other)).toBe(expected);
  });
});

test.each([
  ['no coin', { currency: 'USD', chain: null, targetCurrency: 'USD' }, /params\.currency/],
  ['another chain', { currency: 'BTC', chain: 'ETH', targetCurrency: 'USD' }, /params\.chain/],
  ['other cash', { currency: 'BTC', chain: null, targetCurrency: 'EUR' }, /targetCurrency/],
] as const)('%s is named', (_what, terms, message) => {
  expect(() => requireSweepable(terms)).toThrow(message);
});
