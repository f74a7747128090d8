import { describe, expect, test } from 'vitest';
import { decimal } from '../numbers/decimal.ts';
import { coinOf, explorerUrl, networks, requireCoins, theNetwork } from './networks.ts';

const fieldOf = (run: () => unknown): string | undefined => {
  try {
    run();
  } catch (error) {
    return (error as { fields?: { path: string }[] }).fields?.[0]?.path;
  }
  return undefined;
};

describe.each(networks.map((one) => [`${one.currency} on ${one.chain}`, one] as const))(
  '%s',
  (_name, network) => {
    test('leaves something of the least that can be withdrawn, once the fee is taken', () => {
      const rest = decimal(network.minimumWithdrawal).minus(network.usualFee);
      expect(rest.greaterThan(0)).toBe(true);
    });

    test('has amounts that the chain can write', () => {
      const { minimumDeposit, minimumWithdrawal, usualFee, places } = network;
      for (const amount of [minimumDeposit, minimumWithdrawal, usualFee]) {
        expect(decimal(amount).decimalPlaces()).toBeLessThanOrEqual(places);
      }
    });

    test('is credited no later than it is final, and is an asset of the catalogue', () => {
      expect(network.finalConfirmations).toBeGreaterThanOrEqual(network.requiredConfirmations);
      expect(coinOf(network.currency).assetClass).toBe('CRYPTO');
      expect(explorerUrl(network.chain, 'ab/c')).toMatch(/^https:\/\/.*ab%2Fc$/);
    });
  },
);

test.each([
  ['a currency that is no coin', 'USD', 'BTC', 'params.currency'],
  ['a chain that does not move the coin', 'BTC', 'ETH', 'params.chain'],
  ['a chain without a coin of the catalogue', 'ETH', 'POLYGON', 'params.chain'],
])('%s is named', (_what, currency, chain, path) => {
  expect(fieldOf(() => theNetwork('params', currency, chain))).toBe(path);
});

test('of a list, the first that is no coin is named', () => {
  expect(fieldOf(() => requireCoins('params.currencies', ['BTC', 'NZD']))).toBe(
    'params.currencies.1',
  );
  requireCoins('params.currencies', null);
});
