import { requireRange } from '@investing-platform/engine';
import {
  coinOf,
  explorerUrl,
  requireCoins,
  theNetwork,
} from '@investing-platform/rules/crypto/networks';
import { withdrawalTerms } from '@investing-platform/rules/crypto/transfer';
import {
  LARGE_FROM,
  missingDetails,
  refuseMissingDetails,
  requireApproved,
  type TravelRule,
} from '@investing-platform/rules/crypto/travel-rule';
import { notEnoughUnits } from '@investing-platform/rules/funding/not-enough';
import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { roundCash } from '@investing-platform/rules/numbers/money';
import type { Chain } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { liveAccount } from '../../facts/brokerage.ts';
import { now } from '../../facts/time.ts';
import { holdingOf, holdQuantity, releaseQuantity } from '../../trading/accounts.ts';
import { noteCameIn } from '../../trading/came-in.ts';
import { addLot, sellUnnamed } from '../../trading/lots.ts';
import { holdingOfCoin, openWallet, requireCryptoPerson, walletOf } from './wallets.ts';

function worthOf({ platform }: Realm, currency: string, amount: string) {
  const coin = coinOf(currency);
  const value = roundCash(decimal(amount).times(platform.market.quote(coin).price), coin.currency);
  return { amount: toPlain(value), currency: coin.currency };
}

function send({ realm, params }: Call<'requestCryptoWithdrawal'>) {
  const target = need(realm, 'WhitelistedWallet', params.whitelistedWalletId);
  const network = theNetwork('params', String(target.currency), String(target.chain));
  const { currency, chain } = network;
  const terms = withdrawalTerms(network, String(params.amount), network.usualFee);
  requireCryptoPerson(realm);
  const { status = 'PENDING', usableAt = now(realm) } = target;
  requireApproved({ status, usableAt: new Date(usableAt) }, now(realm));
  const value = worthOf(realm, currency, terms.amount);
  const isLarge = decimal(value.amount).gte(LARGE_FROM);
  const rule = Object(target.travelRule) as TravelRule;
  refuseMissingDetails(missingDetails(rule, isLarge, true));
  const holding = holdingOfCoin(realm, currency);
  if (holding === undefined) {
    throw notEnoughUnits();
  }
  holdQuantity(holding, decimal(terms.amount));
  const wallet = walletOf(realm, network) ?? openWallet(realm, network);
  return {
    ...terms,
    direction: 'OUTGOING',
    currency,
    chain,
    value,
    toAddress: target.address,
    memo: target.memo ?? null,
    walletId: wallet.id,
    explorerUrl: null,
    requiredConfirmations: network.requiredConfirmations,
  };
}

/** It is on its way: it has a name on the chain, and no confirmation yet. */
export function broadcast(row: RowOf<'CryptoCurrencyTransfer'>, realm: Realm) {
  const txHash = realm.platform.random.hex(64);
  const url = explorerUrl(String(row.chain) as Chain, txHash);
  return { txHash, explorerUrl: url, confirmations: 0 };
}

/** What was held is gone. */
export function sent(row: RowOf<'CryptoCurrencyTransfer'>, realm: Realm): void {
  const holding = holdingOfCoin(realm, String(row.currency));
  if (holding === undefined || row.direction !== 'OUTGOING') return;
  const amount = decimal(String(row.amount));
  releaseQuantity(holding, amount);
  sellUnnamed(holding, amount);
  noteCameIn(realm.platform, holding.account.id, holding.asset, amount.negated());
}

const MIN_OF_EXAMPLE = '1';

/** Somebody who has enough to send. */
function withCoins(realm: Realm, params: Readonly<Record<string, unknown>>) {
  const account = liveAccount(realm);
  if (account !== undefined) {
    const holding = holdingOf(realm.platform, account, coinOf('BTC'));
    const lot = { quantity: decimal(MIN_OF_EXAMPLE), cost: decimal('0'), acquiredAt: now(realm) };
    addLot(realm.platform, holding, lot);
    noteCameIn(realm.platform, account.id, holding.asset, lot.quantity);
  }
  return params;
}

export const transferRules: Rules = {
  fetchCryptoCurrencyTransfers: {
    checks: ({ params }) => {
      requireRange(params);
      requireCoins('params.currencies', params.currencies);
    },
  },
  requestCryptoWithdrawal: { sets: send, example: withCoins },
};
