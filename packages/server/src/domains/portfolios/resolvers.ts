import { takenOut } from '@investing-platform/rules/portfolios/portfolio-refusals';
import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { confirmDividend } from './dividends/confirm-dividend.ts';
import { createDividend } from './dividends/create-dividend.ts';
import { getDividends } from './dividends/read-dividends.ts';
import { emailSettingsOf, setEmailSettings } from './emails/email-settings.ts';
import { getEmails, retryEmail } from './emails/own-emails.ts';
import { dividendsOfEmail, tradesOfEmail } from './emails/read-from-email.ts';
import { extractedOf } from './extracted.ts';
import { gainsBetween } from './history/gain-between.ts';
import { gainOfAsset } from './history/gain-of-asset.ts';
import { performanceOf } from './history/performance.ts';
import {
  getDefaultPortfolio,
  getPortfolios,
  instrumentOf,
  lotsInRequest,
  portfolioOf,
} from './read-portfolios.ts';
import { confirmTrade, deleteTrade, updateTrade } from './trades/change-trade.ts';
import { createRelayTrade, createTrade, createTradeForAsset } from './trades/create-trade.ts';
import { getTrades } from './trades/get-trades.ts';
import { addWalletWatch, createCryptoWallet, deleteWalletWatch } from './wallets/own-watches.ts';
import { walletWatches, walletWatchOf } from './wallets/watches-shown.ts';
import {
  createPortfolio,
  deleteInstrument,
  deletePortfolio,
  renamePortfolio,
} from './write-portfolio.ts';

const MAX_AFFECTED_IDS = 500;

export const resolvers = {
  Query: {
    getPortfolios: (_root, { params }, { actor, deps }) => getPortfolios(deps, actor, params ?? {}),
    getDefaultPortfolio: (_root, _args, { actor, deps }) =>
      getDefaultPortfolio(deps, actor, 'ASSETS'),
    getDefaultLiabilityPortfolio: (_root, _args, { actor, deps }) =>
      getDefaultPortfolio(deps, actor, 'LIABILITIES'),
    getWalletWatches: (_root, { params }, { actor, deps }) =>
      walletWatches(deps, actor, params ?? {}),
    getRelayTrades: (_root, { params }, { actor, deps }) => getTrades(deps, actor, params ?? {}),
    getPortfolioEmails: (_root, { params }, { actor, deps }) => getEmails(deps, actor, params),
    netWorthAssetDividends: (_root, { params }, { actor, deps }) =>
      getDividends(deps, actor, params ?? {}),
  },
  Mutation: {
    createNetworthPortfolio: async (_root, { params }, { actor, deps }) =>
      portfolioOf(deps, actor, await createPortfolio(deps, actor, params)),
    renameNetWorthPortfolio: async (_root, { params }, { actor, deps }) => {
      await renamePortfolio(deps, actor, params);
      return portfolioOf(deps, actor, params.id);
    },
    deleteRelayPortfolio: async (_root, { params }, { actor, deps }) => {
      const { id } = params;
      await deletePortfolio(deps, actor, params);
      return { id, affectedCount: 1, affectedIds: [id], message: 'The portfolio is deleted.' };
    },
    deleteInstrumentFromPortfolio: async (_root, { params }, { actor, deps }) => {
      const ids = await deleteInstrument(deps, actor, params);
      const affectedIds = ids.slice(0, MAX_AFFECTED_IDS);
      const affectedCount = ids.length;
      const message = takenOut(affectedCount);
      return { id: params.instrumentId, affectedCount, affectedIds, message };
    },
    createCryptoWallet: async (_root, { params }, { actor, deps }) =>
      portfolioOf(deps, actor, await createCryptoWallet(deps, actor, params)),
    addWalletWatch: async (_root, { params }, { actor, deps }) =>
      walletWatchOf(deps, actor, await addWalletWatch(deps, actor, params)),
    deleteWalletWatch: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteWalletWatch(deps, actor, id);
      const message = 'The address is watched no more.';
      return { id, affectedCount: 1, affectedIds: [id], message };
    },
    createTrade: (_root, { params }, { actor, deps }) => createTrade(deps, actor, params),
    createTradeForAsset: (_root, { params }, { actor, deps }) =>
      createTradeForAsset(deps, actor, params),
    createRelayTrade: (_root, { params }, { actor, deps }) => createRelayTrade(deps, actor, params),
    updateRelayTrade: (_root, { params }, { actor, deps }) => updateTrade(deps, actor, params),
    deleteRelayTrade: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteTrade(deps, actor, id);
      return { id, affectedCount: 1, affectedIds: [id], message: 'The trade is deleted.' };
    },
    confirmNetWorthTrade: (_root, { params }, { actor, deps }) => confirmTrade(deps, actor, params),
    createNetWorthDividend: (_root, { params }, { actor, deps }) =>
      createDividend(deps, actor, params),
    confirmNetWorthDividend: (_root, { params }, { actor, deps }) =>
      confirmDividend(deps, actor, params),
    setPortfolioEmailSettings: (_root, { params }, { actor, deps }) =>
      setEmailSettings(deps, actor, params),
    retryTradeEmail: (_root, { params }, { actor, deps }) => retryEmail(deps, actor, params),
  },
  Portfolio: {
    emailSettings: (portfolio, _args, context) => emailSettingsOf(context, portfolio),
    gainBetween: (portfolio, { params }, context) =>
      gainsBetween(context, portfolio.all, portfolio.currency, params ?? {}),
  },
  NetWorthAsset: {
    gain: (asset, _args, context) => gainOfAsset(context, asset),
  },
  NetWorthFile: {
    extracted: (file, _args, { deps }) => extractedOf(deps, file.id),
  },
  Holding: {
    instrument: (holding, _args, context) => instrumentOf(context, holding),
    lots: (holding, _args, context) => lotsInRequest(context, holding),
    gainBetween: ({ row }, { params }, context) =>
      gainsBetween(context, [row], row.portfolioCurrency, params ?? {}),
  },
  PortfolioEmail: {
    trades: (email, _args, context) => tradesOfEmail(context, email),
    dividends: (email, _args, context) => dividendsOfEmail(context, email),
  },
  PortfolioGain: {
    timeWeightedReturnPercent: async (gain, _args, context) =>
      (await performanceOf(context, gain)).timeWeighted,
    timeWeightedReturnAnnualizedPercent: async (gain, _args, context) =>
      (await performanceOf(context, gain)).timeWeightedAnnualized,
    moneyWeightedReturnPercent: async (gain, _args, context) =>
      (await performanceOf(context, gain)).moneyWeighted,
  },
} satisfies Resolvers;
