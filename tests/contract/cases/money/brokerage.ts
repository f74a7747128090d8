import type { ErrorCode } from '@investing-platform/schema';
import { expect } from 'vitest';
import type { Case, Known, Step } from '../../support/case.ts';
import {
  AAPL,
  BTC,
  keepOrder,
  orders,
  place,
  UNKNOWN_ID,
  variables,
  waitingBuy,
} from '../../support/order-steps.ts';

const ACCOUNT = 'id provider tradingMode name status currency cash equity buyingPower';

const createPaperAccount = `mutation ($params: CreatePartnerPaperAccountInput) {
  createPartnerPaperAccount(params: $params) { ${ACCOUNT} }
}`;
const fundPaperAccount = `mutation ($params: FundPaperAccountInput!) {
  fundPaperAccount(params: $params) { ${ACCOUNT} }
}`;
const getBrokerAccounts = `query ($params: GetBrokerAccountsInput) {
  getBrokerAccounts(params: $params) { ${ACCOUNT} }
}`;
const editOrder = `mutation ($params: EditOrderInput!) {
  editOrder(params: $params) { id quantity limitPrice replacesOrderId }
}`;
const liquidatePosition = `mutation ($params: LiquidatePositionInput!) {
  liquidatePosition(params: $params) { id side type timeInForce quantity }
}`;
const fetchBalances = `query ($params: FetchPlatformInvestAccountBalancesInput) {
  fetchPlatformInvestAccountBalances(params: $params) {
    currency cash heldForOrders buyingPower equity
  }
}`;

const activities = `query ($params: FetchPlatformInvestAccountActivitiesInput) {
  fetchPlatformInvestAccountActivities(params: $params) {
    nodes { id brokerAccountId type netAmount }
  }
}`;

type Params = object | ((known: Known) => object);

const step = (document: string, params: Params, more: Partial<Step> = {}): Step => ({
  document,
  variables: variables(params),
  ...more,
});
const refusal = (operation: string, code: ErrorCode): Partial<Step> => ({
  errors: [{ path: [operation], code }],
  ownWords: true,
});

const paper = (cash: string, more: object = {}): Step =>
  step(
    createPaperAccount,
    { name: 'Case', start: { cash: { amount: cash, currency: 'USD' } }, ...more },
    { keep: { accountId: 'createPartnerPaperAccount.id' } },
  );

export const brokerageCases: readonly Case[] = [
  {
    title: 'a practice account opens with its play money, trades, and starts anew',
    steps: [
      {
        ...paper('5000'),
        data: () => ({
          createPartnerPaperAccount: {
            provider: 'PARTNER_PAPER',
            tradingMode: 'PAPER',
            status: 'ACTIVE',
            currency: 'USD',
            cash: '5000',
            equity: '5000',
            buyingPower: '5000',
          },
        }),
      },
      place(({ accountId }: Known) => ({ ...waitingBuy, brokerAccountId: accountId }), {
        keep: keepOrder,
      }),
      step(
        fundPaperAccount,
        ({ accountId }: Known) => ({ id: accountId, amount: '700', mode: 'RESET' }),
        { data: () => ({ fundPaperAccount: { cash: '700', equity: '700', buyingPower: '700' } }) },
      ),
      orders(
        ({ accountId }: Known) => ({ brokerAccountId: accountId }),
        () => ({ getOrders: { nodes: [] } }),
      ),
    ],
  },
  {
    title: 'play money is added and set, for practice accounts alone',
    steps: [
      paper('100'),
      step(
        fundPaperAccount,
        ({ accountId }: Known) => ({ id: accountId, amount: '50', mode: 'ADD' }),
        { data: () => ({ fundPaperAccount: { cash: '150' } }) },
      ),
      step(
        fundPaperAccount,
        ({ accountId }: Known) => ({ id: accountId, amount: '20', mode: 'SET' }),
        { data: () => ({ fundPaperAccount: { cash: '20' } }) },
      ),
      step(
        fundPaperAccount,
        { id: UNKNOWN_ID, amount: '20' },
        refusal('fundPaperAccount', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'a key opens one account, however often it is sent',
    steps: [
      paper('10', { idempotencyKey: 'open-once' }),
      step(
        createPaperAccount,
        {
          name: 'Case',
          start: { cash: { amount: '10', currency: 'USD' } },
          idempotencyKey: 'open-once',
        },
        { data: ({ accountId }) => ({ createPartnerPaperAccount: { id: accountId } }) },
      ),
      step(
        createPaperAccount,
        { name: 'Other', idempotencyKey: 'open-once' },
        refusal('createPartnerPaperAccount', 'IDEMPOTENCY_CONFLICT'),
      ),
    ],
  },
  {
    title: 'an exchange is shown as what it took and what it brought, once',
    steps: [
      step(
        `query ($params: GetTemporaryQuoteInput!) { getTemporaryQuote(params: $params) { id } }`,
        { from: 'USD', to: 'NZD', amount: '100' },
        { keep: { quoteId: 'getTemporaryQuote.id' } },
      ),
      step(
        `mutation ($params: CreatePendingUserTransactionInput!) {
          createPendingUserTransaction(params: $params) { kind status }
        }`,
        ({ quoteId }: Known) => ({ exchange: { quoteId } }),
        {
          data: () => ({ createPendingUserTransaction: { kind: 'EXCHANGE', status: 'COMPLETED' } }),
        },
      ),
      step(
        `query ($params: FetchPlatformInvestAccountActivitiesInput) {
          fetchPlatformInvestAccountActivities(params: $params) { nodes { currency } }
        }`,
        { types: ['FX'] },
        {
          data: () => ({
            fetchPlatformInvestAccountActivities: {
              nodes: [{ currency: 'NZD' }, { currency: 'USD' }],
            },
          }),
        },
      ),
    ],
  },
  {
    title: 'each account tells what moved in it, and no other',
    steps: [
      step(
        `mutation ($params: SimulatePaperDepositInput!) {
          simulatePaperDeposit(params: $params) { status }
        }`,
        ({ paperAccountId }: Known) => ({
          brokerAccountId: paperAccountId,
          amount: '70',
          currency: 'USD',
          delaySeconds: 0,
          outcome: 'COMPLETED',
        }),
        { data: () => ({ simulatePaperDeposit: { status: 'COMPLETED' } }) },
      ),
      step(
        activities,
        ({ paperAccountId }: Known) => ({ brokerAccountId: paperAccountId, limit: 1 }),
        {
          data: ({ paperAccountId }) => ({
            fetchPlatformInvestAccountActivities: {
              nodes: [{ type: 'DEPOSIT', netAmount: '70', brokerAccountId: paperAccountId }],
            },
          }),
          keep: { activityId: 'fetchPlatformInvestAccountActivities.nodes.0.id' },
        },
      ),
      step(activities, ({ activityId }: Known) => ({ ids: [activityId] }), {
        data: () => ({ fetchPlatformInvestAccountActivities: { nodes: [] } }),
      }),
      step(activities, ({ paperAccountId }: Known) => ({ brokerAccountId: paperAccountId }), {
        as: 'other',
        ...refusal('fetchPlatformInvestAccountActivities', 'NOT_FOUND'),
      }),
    ],
  },
  {
    title: 'the platform account comes first, and the two modes apart',
    steps: [
      step(
        '{ getBrokerAccounts { tradingMode } }',
        {},
        {
          data: () => ({
            getBrokerAccounts: [
              { tradingMode: 'LIVE' },
              { tradingMode: 'PAPER' },
              { tradingMode: 'PAPER' },
            ],
          }),
        },
      ),
      step(
        getBrokerAccounts,
        { tradingMode: 'LIVE' },
        {
          data: () => ({
            getBrokerAccounts: [{ provider: 'PLATFORM', tradingMode: 'LIVE', status: 'ACTIVE' }],
          }),
        },
      ),
    ],
  },
  {
    title: 'an edit puts a new order in the place of the old one',
    steps: [
      place(waitingBuy, { keep: keepOrder }),
      orders({ group: 'OPEN' }, () => ({ getOrders: { nodes: [{ status: 'NEW' }] } }), {
        eventually: true,
      }),
      step(editOrder, ({ orderId }: Known) => ({ id: orderId, quantity: '2', limitPrice: '1.5' }), {
        data: ({ orderId }) => ({
          editOrder: { quantity: '2', limitPrice: '1.5', replacesOrderId: orderId },
        }),
      }),
      orders({ group: 'CLOSED', limit: 1 }, ({ orderId }) => ({
        getOrders: { nodes: [{ id: orderId, status: 'REPLACED' }] },
      })),
      step(
        editOrder,
        ({ orderId }: Known) => ({ id: orderId, quantity: '3' }),
        refusal('editOrder', 'ORDER_NOT_EDITABLE'),
      ),
    ],
  },
  {
    title: 'a position is liquidated in part and whole, and no more than there is',
    steps: [
      step(
        liquidatePosition,
        { asset: { symbol: 'BTC' }, size: { percent: '50' } },
        {
          data: () => ({
            liquidatePosition: { side: 'SELL', type: 'MARKET', timeInForce: 'GTC' },
          }),
        },
      ),
      step(
        liquidatePosition,
        { asset: { assetId: AAPL }, size: { quantity: '1000' } },
        refusal('liquidatePosition', 'INSUFFICIENT_QUANTITY'),
      ),
      step(
        liquidatePosition,
        { asset: { symbol: 'MSFT' }, size: { percent: '100' } },
        refusal('liquidatePosition', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'what an open order holds is no buying power, and stays cash',
    steps: [
      step(fetchBalances, {}, { keep: { cash: 'fetchPlatformInvestAccountBalances.cash' } }),
      place({ ...waitingBuy, assetId: BTC, limitPrice: '100', quantity: '1' }),
      step(
        fetchBalances,
        {},
        {
          data: ({ cash }) => ({
            fetchPlatformInvestAccountBalances: {
              cash,
              heldForOrders: expect.stringMatching(/^100(\.\d+)?$/),
            },
          }),
        },
      ),
    ],
  },
];
