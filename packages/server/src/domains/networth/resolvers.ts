import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { done } from './answers.ts';
import { netWorthAssets } from './assets/net-worth-assets.ts';
import { netWorthDashboard } from './dashboard/net-worth-dashboard.ts';
import { netWorthDisplayCurrency, updateDisplayCurrency } from './display-currency.ts';
import {
  createUpload,
  deleteDocument,
  documents,
  finalizeDocument,
} from './documents/own-documents.ts';
import { flowHistory } from './flows/flow-history.ts';
import { expenseOf, incomeOf, netWorthExpenses, netWorthIncomes } from './flows/read-flows.ts';
import { createFlow, deleteFlow, updateFlow } from './flows/write-flow.ts';
import { goalOf, netWorthGoals } from './goals/read-goals.ts';
import { createGoal, deleteGoal, updateGoal } from './goals/write-goal.ts';
import { netWorthAssetHistory } from './history/asset-history.ts';
import { changeOfMonth } from './history/change-of-month.ts';
import { netWorthLiabilityHistory } from './history/liability-history.ts';
import { removeHouseholdMember, updateHouseholdMember } from './household/change-member.ts';
import { createHousehold, leaveHousehold, renameHousehold } from './household/found-household.ts';
import { netWorthHousehold, theHousehold } from './household/household-shown.ts';
import { householdInvitation, inviteWithProof, joinHousehold } from './household/invite-member.ts';
import {
  allFiles,
  deleteFile,
  portfolioFiles,
  retryFile,
  uploadFile,
} from './imports/own-files.ts';
import {
  createCustomInstrument,
  deleteCustomInstrument,
  setCustomInstrumentMetaData,
  updateCustomInstrument,
} from './instruments/custom-instruments.ts';
import { getInstrumentPrices } from './instruments/get-prices.ts';
import {
  addInstrumentPrice,
  deleteInstrumentPrice,
  updateInstrumentPrice,
} from './instruments/instrument-prices.ts';
import { recordAsset } from './instruments/record-asset.ts';
import { searchInstruments } from './instruments/search-instruments.ts';
import { createLiability } from './liabilities/create-liability.ts';
import { createLiabilityTrade } from './liabilities/create-liability-trade.ts';
import { deleteLiability } from './liabilities/delete-liability.ts';
import { planOf } from './liabilities/liability-shown.ts';
import { netWorthLiabilities } from './liabilities/read-liabilities.ts';
import { tradesPage } from './liabilities/trades-page.ts';
import { updateLiability } from './liabilities/update-liability.ts';
import { generateReport } from './reports/generate-report.ts';
import { createShareLink, revokeLink, shareLinks } from './shares/own-links.ts';
import { sharedDashboard } from './shares/shared-dashboard.ts';
import { sharedHistory } from './shares/shared-history.ts';

export const resolvers = {
  Query: {
    searchInstruments: (_root, { params }, { actor, deps }) =>
      searchInstruments(deps, actor, params),
    getInstrumentPrices: (_root, { params }, { actor, deps }) =>
      getInstrumentPrices(deps, actor, params),
    netWorthAssets: (_root, { params }, { actor, deps }) =>
      netWorthAssets(deps, actor, params ?? {}),
    netWorthAssetHistory: (_root, { params }, { actor, deps }) =>
      netWorthAssetHistory(deps, actor, params ?? {}),
    netWorthDashboard: (_root, { params }, { actor, deps }) =>
      netWorthDashboard(deps, actor, params ?? {}),
    netWorthDisplayCurrency: (_root, _args, { actor, deps }) =>
      netWorthDisplayCurrency(deps, actor),
    netWorthIncomes: (_root, { params }, { actor, deps }) =>
      netWorthIncomes(deps, actor, params ?? {}),
    netWorthExpenses: (_root, { params }, { actor, deps }) =>
      netWorthExpenses(deps, actor, params ?? {}),
    netWorthIncomeHistory: (_root, { params }, { actor, deps }) => {
      const asked = { table: 'incomes', id: params?.incomeId ?? null } as const;
      return flowHistory(deps, actor, { ...asked, list: 'netWorthIncomeHistory' }, params ?? {});
    },
    netWorthExpenseHistory: (_root, { params }, { actor, deps }) => {
      const asked = { table: 'expenses', id: params?.expenseId ?? null } as const;
      return flowHistory(deps, actor, { ...asked, list: 'netWorthExpenseHistory' }, params ?? {});
    },
    netWorthGoals: (_root, { params }, { actor, deps }) => netWorthGoals(deps, actor, params ?? {}),
    netWorthDocuments: (_root, { params }, { actor, deps }) => documents(deps, actor, params ?? {}),
    netWorthPortfolioFiles: (_root, { params }, { actor, deps }) =>
      portfolioFiles(deps, actor, params),
    netWorthAllPortfolioFiles: (_root, { params }, { actor, deps }) =>
      allFiles(deps, actor, params ?? {}),
    netWorthShareLinks: (_root, { params }, { actor, deps }) =>
      shareLinks(deps, actor, params ?? {}),
    sharedNetWorthDashboard: (_root, { params }, { actor, deps }) =>
      sharedDashboard(deps, actor, params),
    sharedNetWorthAssetHistory: (_root, { params }, { actor, deps }) =>
      sharedHistory(deps, actor, params),
    netWorthHousehold: (_root, _args, { actor, deps }) => netWorthHousehold(deps, actor),
    householdInvitation: (_root, { params }, { deps }) => householdInvitation(deps, params),
    netWorthLiabilities: (_root, { params }, { actor, deps }) =>
      netWorthLiabilities(deps, actor, params ?? {}),
    netWorthLiabilityHistory: (_root, { params }, { actor, deps }) =>
      netWorthLiabilityHistory(deps, actor, params ?? {}),
  },
  Mutation: {
    createHousehold: async (_root, { params }, { actor, deps }) => {
      await createHousehold(deps, actor, params);
      return theHousehold(deps, actor);
    },
    updateHousehold: async (_root, { params }, { actor, deps }) => {
      await renameHousehold(deps, actor, params);
      return theHousehold(deps, actor);
    },
    inviteHouseholdMember: async (_root, { params }, { actor, deps }) => {
      await inviteWithProof(deps, actor, params);
      return theHousehold(deps, actor);
    },
    joinHousehold: async (_root, { params }, { actor, deps }) => {
      await joinHousehold(deps, actor, params);
      return theHousehold(deps, actor);
    },
    updateHouseholdMember: async (_root, { params }, { actor, deps }) => {
      await updateHouseholdMember(deps, actor, params);
      return theHousehold(deps, actor);
    },
    removeHouseholdMember: async (_root, { params: { id } }, { actor, deps }) => {
      await removeHouseholdMember(deps, actor, id);
      return done(id, 'The member is no longer in the household.');
    },
    leaveHousehold: async (_root, _args, { actor, deps }) =>
      done(await leaveHousehold(deps, actor), 'You have left the household.'),
    createNetWorthDocumentUpload: (_root, { params }, { actor, deps }) =>
      createUpload(deps, actor, params),
    finalizeNetWorthDocument: (_root, { params: { id } }, { actor, deps }) =>
      finalizeDocument(deps, actor, id),
    deleteNetWorthDocument: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteDocument(deps, actor, id);
      return done(id, 'The document is deleted.');
    },
    uploadNetWorthFile: (_root, { params }, { actor, deps }) => uploadFile(deps, actor, params),
    retryNetWorthFileExtraction: (_root, { params }, { actor, deps }) =>
      retryFile(deps, actor, params),
    deleteNetWorthFile: async (_root, { params }, { actor, deps }) => {
      await deleteFile(deps, actor, params);
      return done(params.id, 'The file is deleted.');
    },
    createNetWorthShareLink: (_root, { params }, { actor, deps }) =>
      createShareLink(deps, actor, params ?? {}),
    generateNetWorthReport: (_root, { params }, { actor, deps }) =>
      generateReport(deps, actor, params ?? {}),
    revokeNetWorthShareLink: (_root, { params: { id } }, { actor, deps }) =>
      revokeLink(deps, actor, id),
    updateNetWorthDisplayCurrency: (_root, { params }, { actor, deps }) =>
      updateDisplayCurrency(deps, actor, params),
    createNetWorthLiability: (_root, { params }, { actor, deps }) =>
      createLiability(deps, actor, params),
    updateNetWorthLiability: (_root, { params }, { actor, deps }) =>
      updateLiability(deps, actor, params),
    createNetWorthLiabilityTrade: (_root, { params }, { actor, deps }) =>
      createLiabilityTrade(deps, actor, params),
    createNetWorthIncome: async (_root, { params }, { actor, deps }) =>
      incomeOf(deps, actor, await createFlow(deps, actor, 'incomes', params)),
    createNetWorthExpense: async (_root, { params }, { actor, deps }) =>
      expenseOf(deps, actor, await createFlow(deps, actor, 'expenses', params)),
    updateNetWorthIncome: async (_root, { params }, { actor, deps }) => {
      await updateFlow(deps, actor, 'incomes', params);
      return incomeOf(deps, actor, params.id);
    },
    updateNetWorthExpense: async (_root, { params }, { actor, deps }) => {
      await updateFlow(deps, actor, 'expenses', params);
      return expenseOf(deps, actor, params.id);
    },
    deleteNetWorthIncome: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteFlow(deps, actor, 'incomes', id);
      return done(id, 'The income is deleted.');
    },
    deleteNetWorthExpense: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteFlow(deps, actor, 'expenses', id);
      return done(id, 'The expense is deleted.');
    },
    createNetWorthGoal: async (_root, { params }, { actor, deps }) =>
      goalOf(deps, actor, await createGoal(deps, actor, params)),
    updateNetWorthGoal: async (_root, { params }, { actor, deps }) => {
      await updateGoal(deps, actor, params);
      return goalOf(deps, actor, params.id);
    },
    deleteNetWorthGoal: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteGoal(deps, actor, id);
      return done(id, 'The goal is deleted.');
    },
    createCustomInstrument: (_root, { params }, { actor, deps }) =>
      createCustomInstrument(deps, actor, params),
    createCustomInstrumentWithDetails: (_root, { params }, { actor, deps }) =>
      recordAsset(deps, actor, params),
    updateCustomInstrument: (_root, { params }, { actor, deps }) =>
      updateCustomInstrument(deps, actor, params),
    setCustomInstrumentMetaData: (_root, { params }, { actor, deps }) =>
      setCustomInstrumentMetaData(deps, actor, params),
    deleteCustomInstrument: async (_root, { params }, { actor, deps }) => {
      await deleteCustomInstrument(deps, actor, params);
      return done(params.id, 'The instrument is deleted.');
    },
    addInstrumentPrice: (_root, { params }, { actor, deps }) =>
      addInstrumentPrice(deps, actor, params),
    updateInstrumentPrice: (_root, { params }, { actor, deps }) =>
      updateInstrumentPrice(deps, actor, params),
    deleteInstrumentPrice: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteInstrumentPrice(deps, actor, id);
      return done(id, 'The price is deleted.');
    },
    deleteNetWorthLiability: async (_root, { params: { id } }, { actor, deps }) => {
      await deleteLiability(deps, actor, id);
      return done(id, 'The debt is deleted.');
    },
  },
  NetWorthTotals: {
    monthChange: async (totals, _args, { deps }) => (await changeOfMonth(deps, totals)).amount,
    monthChangePercent: async (totals, _args, { deps }) =>
      (await changeOfMonth(deps, totals)).percent,
  },
  NetWorthLiability: {
    trades: (debt, { params }, { deps }) => tradesPage(deps, debt, params ?? {}),
    nextPayment: (debt) => planOf(debt).schedule[0] ?? null,
    schedule: (debt) => planOf(debt).schedule,
    paidOffOn: (debt) => planOf(debt).paidOffOn,
    remainingInterest: (debt) => planOf(debt).remainingInterest,
  },
} satisfies Resolvers;
