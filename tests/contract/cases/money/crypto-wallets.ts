import {
  createCryptoCurrencyWallets,
  fetchCryptoWalletAddress,
} from '@investing-platform/schema/operations';
import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const TERMS = `currency chain status minimumDeposit minimumWithdrawal estimatedWithdrawalFee
  requiredConfirmations simulated balance available`;
const make = `mutation ($params: CreateCryptoCurrencyWalletsInput!) {
  createCryptoCurrencyWallets(params: $params) { id ${TERMS} }
}`;
const receive = `query ($params: FetchCryptoWalletAddressInput!) {
  fetchCryptoWalletAddress(params: $params) { id currency chain status }
}`;
const list = `query ($params: FetchCryptoCurrencyWalletsInput) {
  fetchCryptoCurrencyWallets(params: $params) { id currency chain }
}`;
const search = `query ($params: SearchVASPsInput!) {
  searchVASPs(params: $params) { id name website country jurisdictions logoUrl }
}`;

const BTC = { currency: 'BTC', chain: 'BTC' };
const ADA = { currency: 'ADA', chain: 'ADA' };

export const cryptoWalletCases: readonly Case[] = [
  {
    title: 'a wallet is made once for an asset and a chain, and has its address soon after',
    steps: [
      step(fetchCryptoWalletAddress, BTC, refused('fetchCryptoWalletAddress', 'NOT_FOUND')),
      step(
        make,
        { wallets: [BTC, ADA] },
        {
          keep: { walletId: 'createCryptoCurrencyWallets.0.id' },
          data: () => ({
            createCryptoCurrencyWallets: [
              {
                ...BTC,
                status: 'CREATING',
                minimumDeposit: '0.00001',
                minimumWithdrawal: '0.0002',
                estimatedWithdrawalFee: '0.00002',
                requiredConfirmations: 2,
                simulated: true,
                balance: '0.5',
                available: '0.5',
              },
              { ...ADA, balance: '0', requiredConfirmations: 15 },
            ],
          }),
        },
      ),
      step(receive, BTC, {
        eventually: true,
        data: ({ walletId }) => ({ fetchCryptoWalletAddress: { id: walletId, status: 'ACTIVE' } }),
      }),
      step(
        list,
        { chains: ['BTC'] },
        { data: ({ walletId }) => ({ fetchCryptoCurrencyWallets: [{ id: walletId, ...BTC }] }) },
      ),
      step(list, ({ walletId }: Known) => ({ ids: [walletId] }), {
        as: 'other',
        data: () => ({ fetchCryptoCurrencyWallets: [] }),
      }),
    ],
  },
  {
    title: 'wallets need an identity check and a signature, and a chain that moves the asset',
    steps: [
      step(
        createCryptoCurrencyWallets,
        {},
        {
          as: 'unchecked',
          ...refused('createCryptoCurrencyWallets', 'KYC_REQUIRED'),
        },
      ),
      step(
        createCryptoCurrencyWallets,
        {},
        {
          as: 'undisclosed',
          ...refused('createCryptoCurrencyWallets', 'AGREEMENT_REQUIRED'),
        },
      ),
      step(
        createCryptoCurrencyWallets,
        { wallets: [BTC, { currency: 'BTC', chain: 'ETH' }] },
        refused('createCryptoCurrencyWallets', 'BAD_USER_INPUT', 'wallets.1.chain'),
      ),
      step(
        list,
        { currencies: ['ETH', 'USD'] },
        refused('fetchCryptoCurrencyWallets', 'BAD_USER_INPUT', 'currencies.1'),
      ),
      step(
        fetchCryptoWalletAddress,
        { currency: 'ETH', chain: 'POLYGON' },
        refused('fetchCryptoWalletAddress', 'BAD_USER_INPUT', 'chain'),
      ),
    ],
  },
  {
    title: 'providers are found by their name or their ids, the best fit first',
    steps: [
      step(
        search,
        { query: 'KRAK' },
        { data: () => ({ searchVASPs: [{ id: 'did:web:kraken.com', name: 'Kraken' }] }) },
      ),
      step(
        search,
        { ids: ['did:web:nobody.example', 'did:web:bitvavo.com'], country: 'NL' },
        { data: () => ({ searchVASPs: [{ id: 'did:web:bitvavo.com', country: 'NL' }] }) },
      ),
      step(search, { query: 'kraken', country: 'NZ' }, { data: () => ({ searchVASPs: [] }) }),
      step(search, {}, refused('searchVASPs', 'BAD_USER_INPUT', 'query', 'ids')),
    ],
  },
];
