import { expect } from 'vitest';
import type { Case, Step } from '../../support/case.ts';
import { keepOrder, orders, place, UNKNOWN_ID, waitingBuy } from '../../support/order-steps.ts';

const remove = `mutation ($params: DeleteBrokerCredentialInput!) {
  deleteBrokerCredential(params: $params) { openOrders { symbol side status } message }
}`;
const accounts = `query ($params: GetBrokerAccountsInput) {
  getBrokerAccounts(params: $params) { id status }
}`;

const removed: Step = {
  document: remove,
  variables: ({ connectedCredentialId }) => ({ params: { id: connectedCredentialId } }),
};

export const brokerCredentialCases: readonly Case[] = [
  {
    title: 'a deleted credential closes its accounts, and what is open there ends',
    steps: [
      place(({ connectedAccountId }) => ({ ...waitingBuy, brokerAccountId: connectedAccountId }), {
        keep: keepOrder,
      }),
      {
        ...removed,
        data: () => ({
          deleteBrokerCredential: {
            openOrders: [{ symbol: 'BTC', side: 'BUY', status: 'REJECTED' }],
            message: 'Alpaca paper was deleted; orders stay open with the broker: BUY 1 BTC.',
          },
        }),
      },
      orders(
        ({ connectedAccountId }) => ({ brokerAccountId: connectedAccountId }),
        () => ({
          getOrders: {
            nodes: [
              {
                status: 'REJECTED',
                failureReason: expect.any(String),
                failureCode: 'BROKER_DISCONNECTED',
              },
            ],
          },
        }),
      ),
      {
        document: accounts,
        variables: () => ({ params: { tradingMode: 'PAPER' } }),
        data: ({ paperAccountId }) => ({
          getBrokerAccounts: [{ id: paperAccountId, status: 'ACTIVE' }],
        }),
      },
      place(({ connectedAccountId }) => ({ ...waitingBuy, brokerAccountId: connectedAccountId }), {
        errors: [
          { path: ['placeOrder'], code: 'ACCOUNT_RESTRICTED', message: 'The account is closed' },
        ],
      }),
      {
        ...removed,
        errors: [
          {
            path: ['deleteBrokerCredential'],
            code: 'NOT_FOUND',
            message: 'Broker credential not found',
          },
        ],
      },
    ],
  },
  {
    title: 'the credential of a practice account is not deleted, nor one of somebody else',
    steps: [
      {
        document: remove,
        variables: ({ paperCredentialId }) => ({ params: { id: paperCredentialId } }),
        errors: [
          {
            path: ['deleteBrokerCredential'],
            code: 'INVALID_STATE',
            message: 'The platform manages this credential itself',
          },
        ],
      },
      {
        document: remove,
        variables: () => ({ params: { id: UNKNOWN_ID } }),
        errors: [{ path: ['deleteBrokerCredential'], code: 'NOT_FOUND' }],
      },
      {
        ...removed,
        as: 'other',
        errors: [{ path: ['deleteBrokerCredential'], code: 'NOT_FOUND' }],
      },
    ],
  },
];
