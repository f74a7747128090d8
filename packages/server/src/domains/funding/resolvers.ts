import { FUNDING_ANSWERS } from '@investing-platform/rules/funding/answers';
import { nzdAccount, usdAccount } from '@investing-platform/rules/funding/banks/given-account';
import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { deleteBankAccount } from './bank-accounts/delete-bank-account.ts';
import { discardBankAccount } from './bank-accounts/discard-bank-account.ts';
import { fetchBankAccount } from './bank-accounts/fetch-bank-account.ts';
import { type SaveRequest, saveBankAccount } from './bank-accounts/save-bank-account.ts';
import { deleteCard, listCards, saveNewCard } from './cards.ts';
import { getBankDetail } from './deposits/bank-detail.ts';
import { fetchUserDeposits } from './deposits/fetch-user-deposits.ts';
import { fetchDefaultPaymentProvider } from './deposits/payment-provider.ts';
import { markAllDepositsAsViewed, markDepositAsViewed } from './deposits/view-deposits.ts';
import type { FundingDeps } from './deps.ts';
import { fetchCurrentRates } from './exchange/fetch-current-rates.ts';
import { getTemporaryQuote } from './exchange/get-temporary-quote.ts';
import { getMyForexFeeRate } from './get-my-forex-fee-rate.ts';
import { optInInterest } from './opt-in-interest.ts';
import { createPending } from './pending/create-pending.ts';
import { deleteExpiredPending } from './pending/delete-expired.ts';
import { fetchPending } from './pending/fetch-pending.ts';
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts';
import { createWithdrawalRequest } from './withdrawals/create-withdrawal-request.ts';
import { previewWithdrawal } from './withdrawals/preview-withdrawal.ts';

export const resolvers = {
  SavedBankAccount: {
    withdrawalPreview: (account, { params }, { deps, actor }) =>
      previewWithdrawal(deps, requireUser(actor), account, params),
  },
  Query: {
    fetchCurrentRates: (_root, { params }, { deps, actor }) =>
      fetchCurrentRates(deps, requireUser(actor), params ?? {}),
    fetchDefaultPaymentProvider: (_root, { params }, { deps }) =>
      fetchDefaultPaymentProvider(deps, params),
    fetchPendingUserTransactions: (_root, { params }, { deps, actor }) =>
      fetchPending(deps, requireUser(actor), params ?? {}),
    fetchUserDeposits: (_root, { params }, { deps, actor }) =>
      fetchUserDeposits(deps, requireUser(actor), params ?? {}),
    listCards: (_root, { params }, { deps, actor }) =>
      listCards(deps, requireUser(actor), params ?? {}),
    getBankDetail: (_root, { params }, { deps, actor }) =>
      getBankDetail(deps, requireUser(actor), params.currency),
    getUSDBankingDetails: (_root, { params }, { deps, actor }) =>
      getBankDetail(deps, requireUser(actor), 'USD', params?.method ?? 'WIRE'),
    fetchSavedBankAccount: (_root, { params }, { deps, actor }) =>
      fetchBankAccount(deps, requireUser(actor), 'WITHDRAWAL', params),
    fetchSavedPayoutAccount: (_root, { params }, { deps, actor }) =>
      fetchBankAccount(deps, requireUser(actor), 'PAYOUT', params),
    getMyForexFeeRate: (_root, _args, { actor }) => getMyForexFeeRate(requireUser(actor)),
    getTemporaryQuote: (_root, { params }, { deps, actor }) =>
      getTemporaryQuote(deps, requireUser(actor), params),
  },
  Mutation: {
    saveBankAccountNZD: (_root, { params }, context) =>
      save(context, 'WITHDRAWAL', params, nzdAccount(params)),
    saveBankAccountUSD: (_root, { params }, context) =>
      save(context, 'WITHDRAWAL', params, usdAccount(params)),
    savePayoutBankAccountNZD: (_root, { params }, context) =>
      save(context, 'PAYOUT', params, nzdAccount(params)),
    savePayoutBankAccountUSD: (_root, { params }, context) =>
      save(context, 'PAYOUT', params, usdAccount(params)),
    deleteSavedBankAccount: (_root, { params: { id } }, context) =>
      remove(context, id, 'WITHDRAWAL'),
    deleteSavedPayoutAccount: (_root, { params: { id } }, context) => remove(context, id, 'PAYOUT'),
    discardBankAccount: async (_root, { params }, { deps, actor, session: { browser } }) => {
      await discardBankAccount(deps, params, { ip: actor.ip, browser });
      return {
        id: null,
        affectedCount: 0,
        affectedIds: [],
        message: 'The bank account is removed.',
      };
    },
    optInInterest: (_root, { params }, { deps, actor }) =>
      optInInterest(deps, requireUser(actor), params),
    saveNewCard: (_root, { params }, { deps, actor }) =>
      saveNewCard(deps, requireUser(actor), params ?? {}),
    deleteCard: async (_root, { params: { id } }, { deps, actor }) => {
      await deleteCard(deps, requireUser(actor), { id });
      return one(id, FUNDING_ANSWERS.cardDeleted);
    },
    createPendingUserTransaction: (_root, { params }, { deps, actor }) =>
      createPending(deps, requireUser(actor), params),
    deleteExpiredPendingUserTransactions: async (_root, _args, { deps, actor }) =>
      several(await deleteExpiredPending(deps, requireUser(actor)), 'expired transactions deleted'),
    markDepositAsViewed: async (_root, { params }, { deps, actor }) => {
      await markDepositAsViewed(deps, requireUser(actor), params);
      return one(params.id, 'The deposit is marked as seen.');
    },
    markAllDepositsAsViewed: async (_root, _args, { deps, actor }) =>
      several(await markAllDepositsAsViewed(deps, requireUser(actor)), 'deposits marked as seen'),
    createWithdrawalRequest: (_root, { params }, { deps, actor, session: { browser } }) =>
      createWithdrawalRequest(deps, requireUser(actor), params, browser),
    cancelWithdrawal: (_root, { params: { id } }, { deps, actor, session: { browser } }) =>
      cancelWithdrawal(deps, requireUser(actor), { id, browser }),
  },
} satisfies Resolvers;

interface Context {
  readonly deps: FundingDeps;
  readonly actor: Actor;
  readonly session: { readonly browser: string | null };
}

function save(
  { deps, actor, session: { browser } }: Context,
  purpose: SaveRequest['purpose'],
  { mfaCode }: { readonly mfaCode?: string | null | undefined },
  account: SaveRequest['account'],
) {
  const request = { purpose, account, mfaCode: mfaCode ?? null, browser };
  return saveBankAccount(deps, requireUser(actor), request);
}

async function remove(
  { deps, actor, session: { browser } }: Context,
  id: string,
  purpose: SaveRequest['purpose'],
) {
  await deleteBankAccount(deps, requireUser(actor), { id, purpose, browser });
  return one(id, FUNDING_ANSWERS.bankAccountDeleted);
}

/** An `OperationResult` of one object. */
function one(id: string, message: string) {
  return { id, affectedCount: 1, affectedIds: [id], message };
}

const MAX_IDS = 500;

/** An `OperationResult` of any number of objects. */
function several(ids: readonly string[], what: string) {
  const affectedCount = ids.length;
  const affectedIds = ids.slice(0, MAX_IDS);
  return { id: null, affectedCount, affectedIds, message: `${affectedCount} ${what}.` };
}
