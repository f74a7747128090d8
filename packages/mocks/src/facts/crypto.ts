import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import type { Facts, Realm } from '../contract/realm.ts';
import { holdingOfCoin } from '../rules/crypto/wallets.ts';

const balanceOf = (realm: Realm, currency: string): string =>
  toPlain(holdingOfCoin(realm, currency)?.quantity ?? decimal('0'));

function availableOf(realm: Realm, currency: string): string {
  const holding = holdingOfCoin(realm, currency);
  return holding === undefined ? '0' : toPlain(holding.quantity.minus(holding.held));
}

export const cryptoFacts: Facts = {
  CryptoCurrencyWallet: {
    balance: ({ currency }, realm) => balanceOf(realm, String(currency)),
    available: ({ currency }, realm) => availableOf(realm, String(currency)),
  },
};
