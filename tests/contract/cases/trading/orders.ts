import { getPositions, netWorthDashboard } from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import type { Case } from '../../support/case.ts';
import {
  AAPL,
  atWork,
  BTC,
  cancel,
  FPH,
  keepOrder,
  marketBuy,
  orders,
  place,
  refused,
  UNKNOWN_ID,
  variables,
  waitingBuy,
} from '../../support/order-steps.ts';

const numeral = expect.stringMatching(/^\d+(\.\d+)?$/);

export const orderCases: readonly Case[] = [
  {
    title: 'a market order is taken, filled, and shows in orders, positions and net worth',
    steps: [
      place(
        { ...marketBuy, quantity: '0.01', notional: 0, limitPrice: 0, stopPrice: 0 },
        {
          keep: keepOrder,
          data: () => ({
            placeOrder: {
              status: 'PENDING_NEW',
              quantity: '0.01',
              notional: null,
              limitPrice: null,
              quantityFilled: '0',
              averageFilledPrice: null,
              executions: [],
              premarket: false,
              tradingMode: 'LIVE',
            },
          }),
        },
      ),
      orders(
        { limit: 1 },
        ({ orderId }) => ({
          getOrders: {
            nodes: [
              {
                id: orderId,
                status: 'FILLED',
                quantityFilled: '0.01',
                averageFilledPrice: numeral,
                fees: numeral,
                filledAt: expect.any(String),
              },
            ],
            nextCursor: expect.any(String),
          },
        }),
        { eventually: true },
      ),
      {
        as: 'reader',
        document: getPositions,
        data: () => ({
          getPositions: [
            { symbol: 'AAPL', quantity: '10', averageEntryPrice: '150', costBasis: '1500' },
            { symbol: 'BTC', quantity: '0.51', quantityAvailable: '0.51' },
          ],
        }),
      },
      {
        document: netWorthDashboard,
        data: () => ({
          netWorthDashboard: {
            assets: [{ category: 'CASH' }, { symbol: 'BTC', quantity: '0.51' }, { symbol: 'AAPL' }],
          },
        }),
      },
      cancel({
        errors: [
          {
            code: 'ORDER_NOT_CANCELABLE',
            message: 'The order is final: its status is FILLED',
            path: ['cancelOrder'],
          },
        ],
      }),
    ],
  },
  {
    title: 'a sell order holds what it sells, and a cancelled one gives it back',
    steps: [
      place(
        { ...waitingBuy, assetId: AAPL, side: 'SELL', limitPrice: '99999', quantity: 10 },
        { keep: keepOrder },
      ),
      {
        document: getPositions,
        variables: variables(({ liveAccountId }) => ({ brokerAccountId: liveAccountId })),
        data: () => ({ getPositions: [{ symbol: 'AAPL', quantityAvailable: '0' }, {}] }),
      },
      refused(
        { ...marketBuy, assetId: AAPL, side: 'SELL', timeInForce: 'DAY', quantity: '0.5' },
        { code: 'INSUFFICIENT_QUANTITY', message: 'Not enough available units of the asset' },
      ),
      cancel({ data: () => ({ cancelOrder: { status: 'CANCELED', executions: [] } }) }),
      cancel({ errors: [{ code: 'ORDER_NOT_CANCELABLE' }] }),
      {
        document: getPositions,
        data: () => ({ getPositions: [{ symbol: 'AAPL', quantityAvailable: '10' }, {}] }),
      },
    ],
  },
  {
    title: 'an order that the market does not reach waits',
    steps: [
      place(waitingBuy, { keep: keepOrder }),
      orders({ group: 'OPEN' }, () => ({ getOrders: { nodes: [{ status: 'NEW' }] } }), {
        eventually: true,
      }),
      place({
        ...waitingBuy,
        type: 'STOP',
        limitPrice: null,
        stopPrice: '999999',
        quantity: '0.01',
      }),
      orders(
        { statuses: ['HELD'] },
        () => ({ getOrders: { nodes: [{ type: 'STOP', stopPrice: '999999' }] } }),
        { eventually: true },
      ),
    ],
  },
  {
    title: 'orders wait for a market that is closed, except those that cannot',
    steps: [
      refused(
        { ...marketBuy, assetId: FPH, timeInForce: 'IOC', quantity: '1' },
        { code: 'MARKET_CLOSED', message: 'NZX is closed; a DAY or GTC order waits for it' },
      ),
      place({
        ...marketBuy,
        assetId: AAPL,
        type: 'LIMIT',
        limitPrice: '1',
        quantity: '1',
        timeInForce: 'DAY',
        premarket: true,
      }),
    ],
  },
  {
    title: 'the person behind another token sees and cancels nothing',
    steps: [
      place(waitingBuy, { keep: keepOrder }),
      cancel({
        as: 'other',
        errors: [{ code: 'NOT_FOUND', message: 'Order not found', path: ['cancelOrder'] }],
      }),
      orders({}, () => ({ getOrders: { nodes: [], nextCursor: null } }), { as: 'other' }),
    ],
  },
  {
    title: 'getOrders goes through pages, newest first, and refuses other cursors',
    steps: [
      ...['first', 'second', 'third'].map((name) =>
        place({ ...waitingBuy, clientOrderId: name, quantity: '0.01' }),
      ),
      atWork(3),
      orders(
        { group: 'OPEN', limit: 2 },
        () => ({
          getOrders: { nodes: [{ clientOrderId: 'third' }, { clientOrderId: 'second' }] },
        }),
        { keep: { cursor: 'getOrders.nextCursor' } },
      ),
      place({ ...waitingBuy, clientOrderId: 'fourth', quantity: '0.01' }),
      orders(
        ({ cursor }) => ({ group: 'OPEN', limit: 2, cursor }),
        () => ({
          getOrders: { nodes: [{ clientOrderId: 'first' }], nextCursor: null },
        }),
      ),
      orders({ cursor: 'bm90IG91cnM' }, undefined, {
        errors: [
          {
            code: 'BAD_USER_INPUT',
            message: 'params.cursor: must be a nextCursor of this operation, unchanged',
            path: ['getOrders'],
            fields: ['params.cursor'],
          },
        ],
      }),
      orders({ limit: 0 }, undefined, {
        errors: [
          {
            code: 'BAD_USER_INPUT',
            message: 'params.limit: must be at least 1',
            fields: ['params.limit'],
          },
        ],
      }),
    ],
  },
  {
    title: 'getOrders narrows by state, side, asset, account and time',
    steps: [
      place({ ...waitingBuy, quantity: '0.01' }, { keep: keepOrder }),
      atWork(1),
      ...[
        { sides: ['SELL'] },
        { assetIds: [AAPL] },
        { tradingMode: 'PAPER' },
        { statuses: ['FILLED', 'REJECTED'] },
        { to: '2026-11-20T15:30:00Z' },
      ].map((params) => orders({ group: 'OPEN', ...params }, () => ({ getOrders: { nodes: [] } }))),
      orders(
        ({ liveAccountId }) => ({
          group: 'OPEN',
          sides: ['BUY'],
          assetIds: [BTC],
          brokerAccountId: liveAccountId,
          from: '2026-11-20T15:30:00Z',
        }),
        ({ orderId }) => ({ getOrders: { nodes: [{ id: orderId }] } }),
      ),
    ],
  },
  {
    title: 'an idempotency key places one order, and refuses other input',
    steps: [
      place({ ...waitingBuy, idempotencyKey: 'once' }, { keep: keepOrder }),
      atWork(1),
      place(
        { ...waitingBuy, idempotencyKey: 'once' },
        {
          data: ({ orderId }) => ({ placeOrder: { id: orderId, status: 'NEW' } }),
        },
      ),
      refused(
        { ...waitingBuy, quantity: '2', idempotencyKey: 'once' },
        {
          code: 'IDEMPOTENCY_CONFLICT',
          message: 'The idempotency key was used for another placeOrder before; send a new key',
        },
      ),
      orders({ group: 'OPEN' }, () => ({ getOrders: { nodes: [{}], nextCursor: null } })),
    ],
  },
  {
    title: 'practice accounts are named by their id or credential, and have money of their own',
    steps: [
      place(({ paperAccountId }) => ({ ...waitingBuy, brokerAccountId: paperAccountId }), {
        data: () => ({ placeOrder: { tradingMode: 'PAPER' } }),
      }),
      refused(
        ({ paperCredentialId }) => ({
          ...marketBuy,
          quantity: '1',
          brokerCredentialId: paperCredentialId,
        }),
        { code: 'INSUFFICIENT_FUNDS', message: 'Not enough available cash in USD' },
      ),
      refused(
        { ...waitingBuy, brokerAccountId: UNKNOWN_ID },
        { code: 'NOT_FOUND', message: 'Broker account not found' },
      ),
      refused(
        { ...waitingBuy, brokerCredentialId: UNKNOWN_ID },
        { code: 'NOT_FOUND', message: 'Broker credential not found' },
      ),
      {
        document: getPositions,
        variables: variables({ tradingMode: 'PAPER' }),
        data: () => ({ getPositions: [] }),
      },
      {
        document: getPositions,
        variables: variables({ tradingMode: 'DEMO' }),
        errors: [
          {
            code: 'BAD_USER_INPUT',
            message: 'params.tradingMode: must be LIVE or PAPER',
            path: ['getPositions'],
            fields: ['params.tradingMode'],
          },
        ],
      },
    ],
  },
];
