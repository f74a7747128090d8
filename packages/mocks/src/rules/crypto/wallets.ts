import {
  coinOf,
  isTaken,
  type Network,
  networks,
  requireCoins,
  theNetwork,
} from '@investing-platform/rules/crypto/networks';
import { searchProviders } from '@investing-platform/rules/crypto/providers';
import { requireReceiving } from '@investing-platform/rules/crypto/wallets';
import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import { BEFORE_APPROVAL } from '@investing-platform/rules/kyc/sections';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { find, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { liveAccount } from '../../facts/brokerage.ts';
import { checkNeeded } from '../../facts/kyc.ts';
import { now } from '../../facts/time.ts';
import { heldOf } from '../../trading/accounts.ts';
import { requireUnrestricted } from '../funding/withdrawals.ts';
import { refuseEmptySearch } from '../market/refuse-empty-search.ts';

/** @throws {PlatformError} KYC_REQUIRED; ACCOUNT_RESTRICTED; AGREEMENT_REQUIRED */
export function requireCryptoPerson(realm: Realm): void {
  requireUnrestricted(realm);
  if (liveAccount(realm) === undefined) {
    throw checkNeeded(realm, BEFORE_APPROVAL.account);
  }
  if (realm.user?.cryptoRulesSigned === true) return;
  throw agreementNeeded('CRYPTO');
}

export function walletOf(
  realm: Realm,
  { currency, chain }: Pick<Network, 'currency' | 'chain'>,
): RowOf<'CryptoCurrencyWallet'> | undefined {
  return realm.own.list('CryptoCurrencyWallet', { currency, chain })[0];
}

/** What a chain asks for, as a wallet shows it. */
export const termsOf = (network: Network) => ({
  minimumDeposit: network.minimumDeposit,
  minimumWithdrawal: network.minimumWithdrawal,
  estimatedWithdrawalFee: network.usualFee,
  requiredConfirmations: network.requiredConfirmations,
  simulated: true,
});

function createWallets({ realm, params }: Call<'createCryptoCurrencyWallets'>) {
  const wanted =
    params.wallets?.map(({ currency, chain }, index) =>
      theNetwork(`params.wallets.${index}`, currency, chain),
    ) ?? networks.filter((network) => isTaken(null, network));
  requireCryptoPerson(realm);
  return wanted.map((network) => {
    const row = walletOf(realm, network) ?? openWallet(realm, network);
    return present(realm, 'CryptoCurrencyWallet', row);
  });
}

export function openWallet(realm: Realm, network: Network): RowOf<'CryptoCurrencyWallet'> {
  const { currency, chain } = network;
  const terms = termsOf(network);
  const empty = { status: 'CREATING', since: now(realm), address: null, memo: null };
  const given = { currency, chain, ...empty, ...terms };
  return make(realm, 'CryptoCurrencyWallet', given);
}

function receiving({ realm, params }: Call<'fetchCryptoWalletAddress'>) {
  const { currency, chain } = theNetwork('params', params.currency, params.chain);
  const row = walletOf(realm, { currency, chain });
  if (row === undefined) throw notFound('Wallet');
  requireReceiving({ status: row.status ?? 'CREATING', currency, chain });
  return present(realm, 'CryptoCurrencyWallet', row);
}

/** How much of a coin the person has on the live account, and how much of it is held. */
export function holdingOfCoin(realm: Realm, currency: string) {
  const account = liveAccount(realm);
  return account && heldOf(realm.platform, account, coinOf(currency));
}

function search({ realm, params }: Call<'searchVASPs'>) {
  refuseEmptySearch({ params });
  const { ids = null, query = null, country = null, limit = 20 } = params;
  return searchProviders({ ids, query, country, limit }).flatMap(({ id }) => {
    const row = find(realm, 'Vasp', id);
    return row === undefined ? [] : [present(realm, 'Vasp', row)];
  });
}

export const walletRules: Rules = {
  createCryptoCurrencyWallets: { answers: createWallets },
  fetchCryptoCurrencyWallets: {
    checks: ({ params }) => requireCoins('params.currencies', params.currencies),
  },
  fetchCryptoWalletAddress: { answers: receiving },
  searchVASPs: { answers: search, knowsIds: true },
};
