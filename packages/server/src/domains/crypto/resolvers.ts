import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../kernel/actor.ts';
import { searchVasps } from './search-vasps.ts';
import { createWallets } from './wallets/create-wallets.ts';
import { fetchAddress, fetchWallets, qrCodeOf } from './wallets/fetch-wallets.ts';

export const resolvers = {
  CryptoCurrencyWallet: {
    qrCodeDataUrl: (wallet) => qrCodeOf(wallet),
  },
  Query: {
    fetchCryptoCurrencyWallets: (_root, { params }, { deps, actor }) =>
      fetchWallets(deps, requireUser(actor), params ?? {}),
    fetchCryptoWalletAddress: (_root, { params }, { deps, actor }) =>
      fetchAddress(deps, requireUser(actor), params),
    searchVASPs: (_root, { params }, { deps }) => searchVasps(deps, params),
  },
  Mutation: {
    createCryptoCurrencyWallets: (_root, { params }, { deps, actor }) =>
      createWallets(deps, requireUser(actor), params ?? {}),
  },
} satisfies Resolvers;
