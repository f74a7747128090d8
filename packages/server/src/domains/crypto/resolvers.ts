import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../kernel/actor.ts';
import { searchVasps } from './search-vasps.ts';
import { createSweep, deleteSweep, fetchSweeps } from './sweeps/own-sweeps.ts';
import { fetchTransfers } from './transfers/fetch-transfers.ts';
import { createWallets } from './wallets/create-wallets.ts';
import { fetchAddress, fetchWallets, qrCodeOf } from './wallets/fetch-wallets.ts';
import { deleteWallet, discardWallet, updateWalletTravelRule } from './whitelist/change-wallet.ts';
import { fetchWhitelisted } from './whitelist/fetch-whitelisted.ts';
import { requestWallet } from './whitelist/request-wallet.ts';
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts';

export const resolvers = {
  CryptoCurrencyWallet: {
    qrCodeDataUrl: (wallet) => qrCodeOf(wallet),
  },
  Query: {
    fetchCryptoCurrencyWallets: (_root, { params }, { deps, actor }) =>
      fetchWallets(deps, requireUser(actor), params ?? {}),
    fetchCryptoWalletAddress: (_root, { params }, { deps, actor }) =>
      fetchAddress(deps, requireUser(actor), params),
    fetchWhitelistedWallets: (_root, { params }, { deps, actor }) =>
      fetchWhitelisted(deps, requireUser(actor), params ?? {}),
    fetchCryptoCurrencyTransfers: (_root, { params }, { deps, actor }) =>
      fetchTransfers(deps, requireUser(actor), params ?? {}),
    getCryptoAutoSweeps: (_root, { params }, { deps, actor }) =>
      fetchSweeps(deps, requireUser(actor), params?.ids ?? null),
    searchVASPs: (_root, { params }, { deps }) => searchVasps(deps, params),
  },
  Mutation: {
    createCryptoCurrencyWallets: (_root, { params }, { deps, actor }) =>
      createWallets(deps, requireUser(actor), params ?? {}),
    requestWhitelistWallet: (_root, { params }, { deps, actor, session: { browser } }) =>
      requestWallet(deps, requireUser(actor), params, browser),
    createCryptoAutoSweep: (_root, { params }, { deps, actor }) =>
      createSweep(deps, requireUser(actor), params),
    deleteCryptoAutoSweep: async (_root, { params: { id } }, { deps, actor }) => {
      await deleteSweep(deps, requireUser(actor), id);
      return { id, affectedCount: 1, affectedIds: [id], message: 'The rule is deleted.' };
    },
    requestCryptoWithdrawal: (_root, { params }, { deps, actor, session: { browser } }) =>
      requestWithdrawal(deps, requireUser(actor), params, browser),
    updateWhitelistedWalletTravelRule: (_root, { params }, { deps, actor, session: { browser } }) =>
      updateWalletTravelRule(deps, requireUser(actor), params, browser),
    deleteWhitelistedWallet: async (
      _root,
      { params: { id } },
      { deps, actor, session: { browser } },
    ) => {
      await deleteWallet(deps, requireUser(actor), id, browser);
      return { id, affectedCount: 1, affectedIds: [id], message: 'The wallet is off the list.' };
    },
    discardWhitelistedWallet: async (_root, { params }, { deps, actor, session: { browser } }) => {
      await discardWallet(deps, params, { ip: actor.ip, browser });
      return { id: null, affectedCount: 0, affectedIds: [], message: 'The wallet is removed.' };
    },
  },
} satisfies Resolvers;
