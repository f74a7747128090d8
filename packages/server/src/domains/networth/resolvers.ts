import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { done } from './answers.ts';
import { netWorthDisplayCurrency, updateDisplayCurrency } from './display-currency.ts';
import { netWorthAssetHistory } from './history/asset-history.ts';
import { changeOfMonth } from './history/change-of-month.ts';
import { netWorthLiabilityHistory } from './history/liability-history.ts';
import { createLiability } from './liabilities/create-liability.ts';
import { createLiabilityTrade } from './liabilities/create-liability-trade.ts';
import { deleteLiability } from './liabilities/delete-liability.ts';
import { netWorthLiabilities } from './liabilities/read-liabilities.ts';
import { updateLiability } from './liabilities/update-liability.ts';
import { planOf } from './liability-shown.ts';
import { netWorthDashboard } from './net-worth-dashboard.ts';

export const resolvers = {
  Query: {
    netWorthAssetHistory: (_root, { params }, { actor, deps }) =>
      netWorthAssetHistory(deps, actor, params ?? {}),
    netWorthDashboard: (_root, _args, { actor, deps }) => netWorthDashboard(deps, actor),
    netWorthDisplayCurrency: (_root, _args, { actor, deps }) =>
      netWorthDisplayCurrency(deps, actor),
    netWorthLiabilities: (_root, { params }, { actor, deps }) =>
      netWorthLiabilities(deps, actor, params ?? {}),
    netWorthLiabilityHistory: (_root, { params }, { actor, deps }) =>
      netWorthLiabilityHistory(deps, actor, params ?? {}),
  },
  Mutation: {
    updateNetWorthDisplayCurrency: (_root, { params }, { actor, deps }) =>
      updateDisplayCurrency(deps, actor, params),
    createNetWorthLiability: (_root, { params }, { actor, deps }) =>
      createLiability(deps, actor, params),
    updateNetWorthLiability: (_root, { params }, { actor, deps }) =>
      updateLiability(deps, actor, params),
    createNetWorthLiabilityTrade: (_root, { params }, { actor, deps }) =>
      createLiabilityTrade(deps, actor, params),
    deleteNetWorthLiability: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteLiability(deps, actor, id);
      return done(id, 'The debt is deleted.');
    },
  },
  NetWorthTotals: {
    monthChange: async (totals, _args, { actor, deps }) =>
      (await changeOfMonth(deps, actor, totals)).amount,
    monthChangePercent: async (totals, _args, { actor, deps }) =>
      (await changeOfMonth(deps, actor, totals)).percent,
  },
  NetWorthLiability: {
    nextPayment: (debt) => planOf(debt).schedule[0] ?? null,
    schedule: (debt) => planOf(debt).schedule,
    payoffDate: (debt) => planOf(debt).payoffDate,
    remainingInterest: (debt) => planOf(debt).remainingInterest,
  },
} satisfies Resolvers;
