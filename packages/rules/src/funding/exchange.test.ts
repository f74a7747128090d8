import { expect, test } from 'vitest';
import { toPlain } from '../numbers/decimal.ts';
import { quotedAmounts, requirePair, requireQuoteOf, requireUsable } from './exchange.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const hasRate = (currency: string) => ['NZD', 'USD', 'JPY'].includes(currency);

test.each([
  ['a currency without a rate is not given', 'XYZ', 'USD', 'params.from: is a currency'],
  ['a currency without a rate is not bought', 'NZD', 'XYZ', 'params.to: is a currency'],
  ['a currency is not exchanged for itself', 'NZD', 'NZD', 'params.to: must be another currency'],
])('%s', (_rule, from, to, message) => {
  expect(() => requirePair('params', { from, to }, hasRate)).toThrow(message);
});

test.each([
  ['what is bought is rounded down', 'FROM', '100.01', '100.01', '58.33'],
  ['what is given is rounded up', 'TO', '100', '171.44', '100'],
] as const)('%s', (_rule, side, amount, given, bought) => {
  const quoted = quotedAmounts({ from: 'NZD', to: 'USD', amount, side }, '0.5833');
  expect([toPlain(quoted.fromAmount), toPlain(quoted.toAmount)]).toEqual([given, bought]);
});

test.each([
  ['parts of a minor unit of what is given', 'FROM', '10.005', 'has more places than USD has'],
  ['parts of a minor unit of what is bought', 'TO', '10.5', 'has more places than JPY has'],
  ['nothing', 'FROM', '0', 'must be above 0, and come to more than nothing'],
  ['what buys nothing', 'FROM', '0.01', 'must be above 0, and come to more than nothing'],
] as const)('there is no quote for %s', (_what, side, amount, message) => {
  const asked = { from: 'USD', to: 'JPY', amount, side };
  expect(() => quotedAmounts(asked, '99')).toThrow(`params.amount: ${message}`);
});

test('a quote is used once, and before it expires', () => {
  const expiresAt = new Date(NOW.getTime() + 1);
  expect(() => requireUsable({ expiresAt, usedAt: null }, NOW)).not.toThrow();
  expect(() => requireUsable({ expiresAt, usedAt: NOW }, NOW)).toThrow('used already');
  expect(() => requireUsable({ expiresAt: NOW, usedAt: null }, NOW)).toThrow('has expired');
});

test.each([
  ['less', 'USD', '99'],
  ['another currency', 'AUD', '100'],
])('a quote of %s is not taken for a withdrawal', (_what, to, fromAmount) => {
  const wanted = { from: 'NZD', to: 'USD', fromAmount: '100' };
  expect(() => requireQuoteOf({ from: 'NZD', to, fromAmount }, wanted)).toThrow(
    `must be a quote of what is withdrawn; it is of ${fromAmount} NZD into ${to}`,
  );
  expect(() => requireQuoteOf({ ...wanted, fromAmount: '100.00' }, wanted)).not.toThrow();
});
