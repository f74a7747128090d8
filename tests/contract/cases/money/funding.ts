import {
  createPendingUserTransaction,
  fetchCurrentRates,
  fetchUserDeposits,
  getBankDetail,
  getTemporaryQuote,
  getUSDBankingDetails,
  markAllDepositsAsViewed,
  markDepositAsViewed,
} from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import type { Case, Known } from '../../support/case.ts';
import { UNKNOWN_ID } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const announce = `mutation Announce($params: CreatePendingUserTransactionInput!) {
  createPendingUserTransaction(params: $params) {
    id kind status amount currency cardId confirmationUrl deposit { id } withdrawal { id }
    bought { amount currency } failureReason bankDetail { currency } createdAt
  }
}`;
const fetchPending = `query Pending($params: FetchPendingUserTransactionsInput) {
  fetchPendingUserTransactions(params: $params) { nodes { id kind status amount currency } }
}`;
const detail = `query Detail($params: GetBankDetailInput!) {
  getBankDetail(params: $params) {
    currency accountName routingNumber swiftBic particulars minimumAmount estimatedBusinessDays
  }
}`;
const wire = `query Wire($params: GetUSDBankingDetailsInput) {
  getUSDBankingDetails(params: $params) { currency routingNumber particulars code minimumAmount }
}`;
const exchanged = `mutation Exchange($params: CreatePendingUserTransactionInput!) {
  createPendingUserTransaction(params: $params) {
    kind status amount currency bankDetail { currency } bought { amount currency } expiresAt
  }
}`;
const quote = `query Quote($params: GetTemporaryQuoteInput!) {
  getTemporaryQuote(params: $params) { id from to fromAmount toAmount rate feeFraction expiresAt }
}`;

const transfer = (amount: string, currency = 'NZD') => ({
  bankTransfer: { amount, currency },
});

export const fundingCases: readonly Case[] = [
  {
    title: 'a transfer that is announced gets a reference and shows as pending, once for a key',
    steps: [
      step(
        announce,
        { ...transfer('1000'), idempotencyKey: 'deposit' },
        {
          keep: { pendingId: 'createPendingUserTransaction.id' },
          data: () => ({
            createPendingUserTransaction: {
              kind: 'BANK_TRANSFER',
              status: 'PENDING',
              amount: '1000',
              currency: 'NZD',
              bankDetail: { currency: 'NZD' },
              deposit: null,
            },
          }),
        },
      ),
      step(
        announce,
        { ...transfer('1000'), idempotencyKey: 'deposit' },
        {
          data: ({ pendingId }) => ({ createPendingUserTransaction: { id: pendingId } }),
        },
      ),
      step(
        announce,
        { ...transfer('1001'), idempotencyKey: 'deposit' },
        {
          ...refused('createPendingUserTransaction', 'IDEMPOTENCY_CONFLICT'),
        },
      ),
      step(
        fetchPending,
        { kinds: ['BANK_TRANSFER'], statuses: ['PENDING'] },
        {
          data: ({ pendingId }) => ({
            fetchPendingUserTransactions: { nodes: [{ id: pendingId, amount: '1000' }] },
          }),
        },
      ),
      step(
        fetchPending,
        { kinds: ['WITHDRAWAL'] },
        {
          data: () => ({ fetchPendingUserTransactions: { nodes: [] } }),
        },
      ),
      step(fetchPending, ({ pendingId }: Known) => ({ ids: [pendingId, UNKNOWN_ID] }), {
        data: ({ pendingId }) => ({ fetchPendingUserTransactions: { nodes: [{ id: pendingId }] } }),
      }),
      step(
        fetchPending,
        { to: '2020-01-01T00:00:00.000Z' },
        { data: () => ({ fetchPendingUserTransactions: { nodes: [] } }) },
      ),
      step(
        fetchPending,
        { from: '2026-11-21T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' },
        { ...refused('fetchPendingUserTransactions', 'BAD_USER_INPUT', 'from') },
      ),
      step(
        createPendingUserTransaction,
        {},
        {
          errors: [
            {
              code: 'BAD_USER_INPUT',
              path: ['createPendingUserTransaction'],
              fields: ['params.bankTransfer', 'params.cardCharge', 'params.exchange'],
            },
          ],
        },
      ),
    ],
  },
  {
    title: 'a transaction outside of the limits is refused, naming the field',
    steps: [
      step(createPendingUserTransaction, transfer('0.5'), {
        ...refused('createPendingUserTransaction', 'BAD_USER_INPUT', 'bankTransfer.amount'),
      }),
      step(createPendingUserTransaction, transfer('10', 'EUR'), {
        ...refused('createPendingUserTransaction', 'BAD_USER_INPUT', 'bankTransfer.currency'),
      }),
      step(createPendingUserTransaction, transfer('10'), {
        as: 'unchecked',
        ...refused('createPendingUserTransaction', 'KYC_REQUIRED'),
      }),
      step(
        createPendingUserTransaction,
        { exchange: { quoteId: UNKNOWN_ID } },
        refused('createPendingUserTransaction', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'cash is exchanged at the rate of a quote, which is good once and for 30 seconds',
    steps: [
      step(
        quote,
        { from: 'USD', to: 'NZD', amount: '100' },
        {
          keep: { quoteId: 'getTemporaryQuote.id' },
          data: () => ({
            getTemporaryQuote: { from: 'USD', to: 'NZD', fromAmount: '100', feeFraction: '0.005' },
          }),
        },
      ),
      step(exchanged, ({ quoteId }: Known) => ({ exchange: { quoteId } }), {
        data: () => ({
          createPendingUserTransaction: {
            kind: 'EXCHANGE',
            status: 'COMPLETED',
            amount: '100',
            currency: 'USD',
            bankDetail: null,
            bought: { amount: expect.any(String), currency: 'NZD' },
            expiresAt: null,
          },
        }),
      }),
      step(exchanged, ({ quoteId }: Known) => ({ exchange: { quoteId } }), {
        ...refused('createPendingUserTransaction', 'QUOTE_EXPIRED'),
      }),
      step(
        getTemporaryQuote,
        { from: 'NZD', to: 'NZD', amount: '100' },
        {
          ...refused('getTemporaryQuote', 'BAD_USER_INPUT', 'to'),
        },
      ),
      step(
        getTemporaryQuote,
        { from: 'NZD', to: 'USD', amount: '0.005' },
        {
          ...refused('getTemporaryQuote', 'BAD_USER_INPUT', 'amount'),
        },
      ),
      step(
        getTemporaryQuote,
        { from: 'AED', to: 'USD', amount: '1' },
        {
          ...refused('getTemporaryQuote', 'BAD_USER_INPUT', 'from'),
        },
      ),
      step(
        fetchCurrentRates,
        { pairs: [{ from: 'NZD', to: 'AED' }] },
        {
          ...refused('fetchCurrentRates', 'BAD_USER_INPUT', 'pairs.0.to'),
        },
      ),
    ],
  },
  {
    title: 'where to send money is told after the identity check, for currencies that are taken',
    steps: [
      step(
        detail,
        { currency: 'NZD' },
        {
          data: () => ({
            getBankDetail: {
              currency: 'NZD',
              routingNumber: null,
              swiftBic: null,
              minimumAmount: '1',
            },
          }),
        },
      ),
      step(
        wire,
        { method: 'ACH' },
        {
          data: () => ({
            getUSDBankingDetails: { currency: 'USD', particulars: null, code: null },
          }),
        },
      ),
      step(
        getBankDetail,
        { currency: 'GBP' },
        {
          ...refused('getBankDetail', 'BAD_USER_INPUT', 'currency'),
        },
      ),
      step(
        getUSDBankingDetails,
        {},
        {
          as: 'unchecked',
          ...refused('getUSDBankingDetails', 'KYC_REQUIRED'),
        },
      ),
    ],
  },
  {
    title: 'deposits are the person’s own, and seen once',
    steps: [
      step(
        fetchUserDeposits,
        {},
        {
          as: 'other',
          data: () => ({ fetchUserDeposits: { nodes: [], nextCursor: null } }),
        },
      ),
      step(
        fetchUserDeposits,
        { cursor: 'made up' },
        {
          ...refused('fetchUserDeposits', 'BAD_USER_INPUT', 'cursor'),
        },
      ),
      step(
        markDepositAsViewed,
        { id: UNKNOWN_ID },
        {
          ...refused('markDepositAsViewed', 'NOT_FOUND'),
        },
      ),
      {
        document: markAllDepositsAsViewed,
        data: () => ({ markAllDepositsAsViewed: { affectedCount: 0, affectedIds: [] } }),
        ownWords: true,
      },
    ],
  },
];
