import type { Facts, Realm } from '../contract/realm.ts';
import { decimal, plain, subtract } from '../kernel/decimal.ts';
import { holdingOfCoin } from '../rules/crypto/wallets.ts';

const balanceOf = (realm: Realm, currency: string): string =>
  plain(holdingOfCoin(realm, currency)?.quantity ?? decimal('0'));

function availableOf(realm: Realm, currency: string): string {
  const holding = holdingOfCoin(realm, currency);
  return holding === undefined ? '0' : plain(subtract(holding.quantity, holding.held));
}

export const cryptoFacts: Facts = {
  CryptoCurrencyWallet: {
    balance: ({ currency }, realm) => balanceOf(realm, String(currency)),
    available: ({ currency }, realm) => availableOf(realm, String(currency)),
  },
};
