import {
  fetchCryptoCurrencyTransfers,
  requestCryptoWithdrawal,
} from '@investing-platform/schema/operations';
import type { Case, Known } from '../../support/case.ts';
import { UNKNOWN_ID } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const ask = `mutation ($params: RequestWhitelistWalletInput!) {
  requestWhitelistWallet(params: $params) { id }
}`;
const wallet = {
  currency: 'BTC',
  chain: 'BTC',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  travelRule: { custodian: { selfHosted: {} } },
};
const list = 'fetchCryptoCurrencyTransfers';
const send = 'requestCryptoWithdrawal';
const to =
  (amount: string) =>
  ({ walletId }: Known) => ({ whitelistedWalletId: walletId, amount });

export const cryptoTransferCases: readonly Case[] = [
  {
    title:
      'coins are sent to a wallet of the list once it is past its day, in amounts of the chain',
    steps: [
      step(ask, wallet, { keep: { walletId: 'requestWhitelistWallet.id' } }),
      step(
        requestCryptoWithdrawal,
        { whitelistedWalletId: UNKNOWN_ID, amount: '0.1' },
        refused(send, 'NOT_FOUND'),
      ),
      step(requestCryptoWithdrawal, to('0.1'), { as: 'other', ...refused(send, 'NOT_FOUND') }),
      step(requestCryptoWithdrawal, to('0.00019'), refused(send, 'BAD_USER_INPUT', 'amount')),
      step(requestCryptoWithdrawal, to('0.123456789'), refused(send, 'BAD_USER_INPUT', 'amount')),
      step(requestCryptoWithdrawal, to('0.1'), refused(send, 'WALLET_NOT_APPROVED')),
    ],
  },
  {
    title: 'crypto transfers are listed by what is asked for',
    steps: [
      step(
        fetchCryptoCurrencyTransfers,
        { directions: ['INCOMING'], currencies: ['BTC'], chains: ['BTC'], statuses: ['COMPLETED'] },
        { data: () => ({ [list]: { nodes: [], nextCursor: null } }) },
      ),
      step(
        fetchCryptoCurrencyTransfers,
        { currencies: ['USD'] },
        refused(list, 'BAD_USER_INPUT', 'currencies.0'),
      ),
      step(fetchCryptoCurrencyTransfers, { cursor: 'AAAA' }, refused(list, 'BAD_USER_INPUT')),
      step(
        fetchCryptoCurrencyTransfers,
        { from: '2026-11-02T00:00:00Z', to: '2026-11-01T00:00:00Z' },
        refused(list, 'BAD_USER_INPUT', 'from'),
      ),
    ],
  },
];
