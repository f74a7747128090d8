import { requireRange } from '@investing-platform/engine';
import { refuse } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { Row, RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { isMore, minus } from '../../facts/amounts.ts';
import { daysFrom, now } from '../../facts/time.ts';

const UNCONFIRMED = 3;

function walletFor(
  realm: Realm,
  target: RowOf<'WhitelistedWallet'>,
): RowOf<'CryptoCurrencyWallet'> | undefined {
  return realm.own
    .list('CryptoCurrencyWallet')
    .find(({ currency, chain }) => currency === target['currency'] && chain === target['chain']);
}

function send(call: Call<'requestCryptoWithdrawal'>) {
  const { realm, params } = call;
  const target = need(realm, 'WhitelistedWallet', String(params['whitelistedWalletId']));
  if (target['status'] !== 'APPROVED') {
    throw refuse('WALLET_NOT_APPROVED', 'The wallet is not approved for withdrawals');
  }
  const wallet = walletFor(realm, target);
  if (wallet === undefined || isMore(params['amount'], wallet['available'])) {
    throw refuse('INSUFFICIENT_QUANTITY', 'Not enough available units of the asset');
  }
  const networkFee = String(wallet['estimatedWithdrawalFee']);
  return {
    direction: 'OUTGOING',
    currency: target['currency'],
    chain: target['chain'],
    toAddress: target['address'],
    memo: target['memo'] ?? null,
    walletId: wallet.id,
    networkFee,
    fee: '0',
    netAmount: minus(params['amount'], networkFee),
    requiredConfirmations: UNCONFIRMED,
    confirmations: null,
  };
}

function take({ realm }: Call<'requestCryptoWithdrawal'>, transfer: Row): void {
  const wallet = realm.own.find('CryptoCurrencyWallet', String(transfer['walletId']));
  if (wallet === undefined) return;
  wallet['balance'] = minus(wallet['balance'], transfer['amount']);
  wallet['available'] = minus(wallet['available'], transfer['amount']);
  wallet['updatedAt'] = now(realm);
}

function travelRule({
  params,
}: Call<'requestWhitelistWallet' | 'updateWhitelistedWalletTravelRule'>) {
  const { custodian = {}, beneficiary = {} } = Object(params['travelRule']);
  const selfHosted = custodian.selfHosted != null;
  const hasOwnershipProof = custodian.selfHosted?.ownershipProof != null;
  const { person } = beneficiary;
  return {
    selfHosted,
    vaspId: custodian.vaspId ?? null,
    vaspName: custodian.unlistedVasp?.name ?? null,
    vaspWebsite: custodian.unlistedVasp?.website ?? null,
    beneficiaryGivenName: person?.givenName ?? null,
    beneficiaryFamilyName: person?.familyName ?? null,
    beneficiaryEntityName: beneficiary.entityName ?? null,
    beneficiaryCountry: null,
    beneficiaryAddress: null,
    hasOwnershipProof,
    complete: selfHosted ? hasOwnershipProof : person != null || beneficiary.entityName != null,
  };
}

function refuseKnownAddress({ realm, params }: Call<'requestWhitelistWallet'>): void {
  const known = realm.own
    .list('WhitelistedWallet')
    .some(
      (row) =>
        row['status'] !== 'REJECTED' &&
        row['chain'] === params['chain'] &&
        row['currency'] === params['currency'] &&
        String(row['address']).toLowerCase() === String(params['address']).toLowerCase(),
    );
  if (known) throw refuse('CONFLICT', 'The address is whitelisted or asked for already');
}

function refuseOtherRule({ realm, params }: Call<'createCryptoAutoSweep'>): void {
  const other = realm.own
    .list('CryptoAutoSweep')
    .some(
      ({ currency, chain }) =>
        currency === params['currency'] && (chain ?? null) === (params['chain'] ?? null),
    );
  if (other) throw refuse('CONFLICT', 'Another rule covers the asset on this chain');
}

export const cryptoRules: Rules = {
  fetchCryptoCurrencyTransfers: { checks: ({ params }) => requireRange(params) },
  createCryptoAutoSweep: { checks: refuseOtherRule },
  requestCryptoWithdrawal: { sets: send, afterwards: take },
  requestWhitelistWallet: {
    checks: refuseKnownAddress,
    sets: (call) => ({
      travelRule: travelRule(call),
      nextActions: [],
      usableAt: daysFrom(now(call.realm), 1),
      ownershipMessage: 'I own this wallet.',
    }),
    example: (_realm, params) => ({
      ...params,
      address: '0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe',
    }),
  },
  updateWhitelistedWalletTravelRule: {
    sets: (call) => ({ travelRule: travelRule(call), nextActions: [] }),
  },
};
