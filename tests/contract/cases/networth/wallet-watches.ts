import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const WATCH = 'id chain address label portfolioId status currency unpricedCount stale value';
const add = `mutation ($params: AddWalletWatchInput!) { addWalletWatch(params: $params) { ${WATCH} } }`;
const wallet = `mutation ($params: CreateCryptoWalletInput!) {
  createCryptoWallet(params: $params) { id name kind currency default costBasisMethod } }`;
const remove = `mutation ($params: DeleteWalletWatchInput!) {
  deleteWalletWatch(params: $params) { id affectedCount } }`;
/** Without what the first reading of the address changes: it may come before the answer, or after. */
const list = `query ($params: GetWalletWatchesInput) { getWalletWatches(params: $params) {
  id chain address label portfolioId currency } }`;

const BITCOIN = { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
const SOLANA = { chain: 'SOL', address: 'So11111111111111111111111111111111111111112' };

export const walletWatchCases: readonly Case[] = [
  {
    title: 'a wallet that is kept elsewhere is a portfolio whose address is watched',
    steps: [
      step(
        wallet,
        { name: 'Hardware wallet', currency: 'NZD', watch: BITCOIN },
        {
          data: () => ({
            createCryptoWallet: {
              name: 'Hardware wallet',
              kind: 'CRYPTO_WALLET',
              currency: 'NZD',
              default: false,
              costBasisMethod: 'AVERAGE',
            },
          }),
          keep: { walletId: 'createCryptoWallet.id' },
        },
      ),
      step(list, ({ walletId }: Known) => ({ portfolioIds: [walletId] }), {
        data: ({ walletId }) => ({
          getWalletWatches: [{ ...BITCOIN, portfolioId: walletId, currency: 'NZD' }],
        }),
        keep: { watchId: 'getWalletWatches.0.id' },
      }),
      step(add, BITCOIN, refused('addWalletWatch', 'CONFLICT')),
      step(remove, ({ watchId }: Known) => ({ id: watchId }), {
        data: ({ watchId }) => ({ deleteWalletWatch: { id: watchId, affectedCount: 1 } }),
      }),
      step(
        remove,
        ({ watchId }: Known) => ({ id: watchId }),
        refused('deleteWalletWatch', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'an address is watched in the assets portfolio, and only in the form of its chain',
    steps: [
      step(
        add,
        { ...SOLANA, label: 'Savings' },
        {
          data: () => ({
            addWalletWatch: { ...SOLANA, label: 'Savings', status: 'SYNCING', stale: true },
          }),
        },
      ),
      step(
        add,
        { ...SOLANA, chain: 'ETH' },
        refused('addWalletWatch', 'BAD_USER_INPUT', 'address'),
      ),
      step(
        wallet,
        { name: 'Wrong', watch: { ...SOLANA, chain: 'BTC' } },
        refused('createCryptoWallet', 'BAD_USER_INPUT', 'watch.address'),
      ),
      step(
        list,
        { portfolioIds: ['01a1f640-d007-7a8c-9d9e-0f1a2b3c4d5e'] },
        refused('getWalletWatches', 'NOT_FOUND'),
      ),
    ],
  },
];
