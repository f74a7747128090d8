import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { createPaperAccount } from './accounts/create-paper-account.ts';
import { fundPaperAccount } from './accounts/fund-paper-account.ts';
import { getBrokerAccounts } from './accounts/get-broker-accounts.ts';
import { fetchConfig, updateConfig } from './accounts/invest-account-config.ts';
import { simulatePaperDeposit } from './accounts/simulate-paper-deposit.ts';
import { fetchActivities } from './activities/activities.ts';
import { balancesWithInterest } from './balances-with-interest.ts';
import { deleteCredential } from './credentials/delete-credential.ts';
import { accountsInRequest, credentialInRequest } from './credentials/load-credentials.ts';
import { saveCredential } from './credentials/save-credential.ts';
import { fetchDocumentById, fetchDocuments } from './documents/fetch-documents.ts';
import { getCashflowChart } from './history/cashflow-chart.ts';
import { getPortfolioHistory } from './history/portfolio-history.ts';
import { credentialsWithBroker, getAvailableBrokerIntegrations } from './integrations.ts';

export const resolvers = {
  Query: {
    getAvailableBrokerIntegrations: (_root, { params }, { deps }) =>
      getAvailableBrokerIntegrations(deps, params ?? {}),
    getBrokerAccounts: (_root, { params }, { actor, deps }) =>
      getBrokerAccounts(deps, actor, params ?? {}),
    fetchPlatformInvestAccountActivities: (_root, { params }, { actor, deps }) =>
      fetchActivities(deps, actor, params ?? {}),
    fetchPlatformInvestAccountBalances: (_root, { params }, { actor, deps }) =>
      balancesWithInterest(deps, actor, params ?? {}),
    fetchPlatformInvestAccountDocuments: (_root, { params }, { actor, deps }) =>
      fetchDocuments(deps, actor, params ?? {}),
    fetchPlatformInvestAccountDocumentById: (_root, { params }, { actor, deps }) =>
      fetchDocumentById(deps, actor, params.id),
    fetchPlatformInvestAccountConfig: (_root, _args, { actor, deps }) => fetchConfig(deps, actor),
    getPortfolioHistory: (_root, { params }, { actor, deps }) =>
      getPortfolioHistory(deps, actor, params ?? {}),
    getDepositsAndWithdrawalsChart: (_root, { params }, { actor, deps }) =>
      getCashflowChart(deps, actor, params ?? {}),
  },
  Mutation: {
    createPartnerPaperAccount: (_root, { params }, { actor, deps }) =>
      createPaperAccount(deps, actor, params ?? {}),
    saveBrokerCredential: (_root, { params }, { actor, deps }) =>
      saveCredential(deps, actor, params),
    deleteBrokerCredential: (_root, { params }, { actor, deps }) =>
      deleteCredential(deps, actor, params),
    fundPaperAccount: (_root, { params }, { actor, deps }) => fundPaperAccount(deps, actor, params),
    simulatePaperDeposit: (_root, { params }, { actor, deps }) =>
      simulatePaperDeposit(deps, actor, params),
    updatePlatformInvestAccountConfig: (_root, { params }, { actor, deps }) =>
      updateConfig(deps, actor, params ?? {}),
  },
  BrokerAccount: {
    brokerCredential: (account, _args, context) =>
      account.brokerCredentialId === null
        ? null
        : credentialInRequest(context, account.brokerCredentialId),
  },
  BrokerIntegration: {
    credentials: (integration, _args, context) =>
      credentialsWithBroker(context, integration.provider),
  },
  BrokerCredential: {
    accounts: (credential, _args, context) => accountsInRequest(context, credential.id),
  },
} satisfies Resolvers;
