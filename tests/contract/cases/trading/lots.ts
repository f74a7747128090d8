import type { ErrorCode } from '@investing-platform/schema';
import { expect } from 'vitest';
import type { Case, Known, Step } from '../../support/case.ts';
import { AAPL, UNKNOWN_ID, variables } from '../../support/order-steps.ts';

const LOTS = 'lots { id quantity quantityAvailable unitCost costBasis activeStrategyId }';
const getPositions = `query ($params: GetPositionsInput) {
  getPositions(params: $params) { symbol quantity ${LOTS} }
}`;
const gainOfDay = `query ($params: GetPositionsInput) {
  getPositions(params: $params) {
    symbol intradayProfitLoss intradayProfitLossPercent changeTodayPercent
  }
}`;
const placeOrder = `mutation ($params: PlaceOrderInput!) {
  placeOrder(params: $params) { id lots { lotId quantity quantitySold } }
}`;
const editOrder = `mutation ($params: EditOrderInput!) {
  editOrder(params: $params) { id quantity lots { lotId quantity quantitySold } }
}`;
const liquidatePosition = `mutation ($params: LiquidatePositionInput!) {
  liquidatePosition(params: $params) { quantity lots { lotId quantity } }
}`;

type Params = (known: Known) => object;

const lotsOfApple = (quantityAvailable: string, keep = {}): Step => ({
  document: getPositions,
  variables: variables(({ liveAccountId }) => ({ brokerAccountId: liveAccountId })),
  keep,
  data: () => ({
    getPositions: [
      {
        symbol: 'AAPL',
        quantity: '10',
        lots: [{ quantity: '10', quantityAvailable, unitCost: '150', costBasis: '1500' }],
      },
      {},
    ],
  }),
});

const know = lotsOfApple('10', { lotId: 'getPositions.0.lots.0.id' });

const sale = (parts: readonly string[], more: object = {}): Params => {
  const quantity = '6';
  return ({ lotId }) => ({
    assetId: AAPL,
    side: 'SELL',
    type: 'LIMIT',
    limitPrice: '99999',
    timeInForce: 'GTC',
    quantity,
    lots: parts.map((part) => ({ lotId, quantity: part })),
    ...more,
  });
};

const sell = (params: Params, more: Partial<Step> = {}): Step => ({
  document: placeOrder,
  variables: variables(params),
  ...more,
});

const refused = (params: Params, code: ErrorCode, fields?: readonly string[]): Step =>
  sell(params, {
    errors: [{ path: ['placeOrder'], code, ...(fields === undefined ? {} : { fields }) }],
  });

const settle = (costBasisMethod: string, more: Partial<Step> = {}): Step => ({
  document: `mutation ($params: UpdatePlatformInvestAccountConfigInput!) {
    updatePlatformInvestAccountConfig(params: $params) { costBasisMethod }
  }`,
  variables: variables(() => ({ costBasisMethod })),
  data: () => ({ updatePlatformInvestAccountConfig: { costBasisMethod } }),
  ...more,
});

export const lotCases: readonly Case[] = [
  {
    title: 'lots become one under AVERAGE, and not while an open order names one',
    steps: [
      know,
      sell(sale(['6']), { keep: { orderId: 'placeOrder.id' } }),
      settle('AVERAGE', {
        data: () => null,
        errors: [{ path: ['updatePlatformInvestAccountConfig'], code: 'INVALID_STATE' }],
        // They name the order, whose id is made anew.
        ownWords: true,
      }),
      settle('HIFO'),
      {
        document: 'mutation ($params: CancelOrderInput!) { cancelOrder(params: $params) { id } }',
        variables: variables(({ orderId }) => ({ id: orderId })),
        eventually: true,
      },
      settle('AVERAGE', { eventually: true }),
      lotsOfApple('10'),
      refused(sale(['6']), 'BAD_USER_INPUT', ['params.lots']),
    ],
  },
  {
    title: 'a sale names the lot that it takes, holds it, and keeps it when it is edited',
    steps: [
      know,
      sell(sale(['6']), {
        keep: { orderId: 'placeOrder.id' },
        data: ({ lotId }) => ({
          placeOrder: { lots: [{ lotId, quantity: '6', quantitySold: '0' }] },
        }),
      }),
      lotsOfApple('4'),
      refused(sale(['6']), 'INSUFFICIENT_QUANTITY'),
      {
        document: editOrder,
        variables: variables(({ orderId }) => ({ id: orderId, quantity: '7' })),
        errors: [{ path: ['editOrder'], code: 'BAD_USER_INPUT', fields: ['params.quantity'] }],
        eventually: true,
      },
      {
        document: editOrder,
        variables: variables(({ orderId }) => ({ id: orderId, quantity: '5' })),
        data: ({ lotId }) => ({
          editOrder: { quantity: '5', lots: [{ lotId, quantity: '5', quantitySold: '0' }] },
        }),
      },
      lotsOfApple('5'),
    ],
  },
  {
    title: 'lots are named for sales by quantity alone, once each, and sum to it',
    steps: [
      know,
      refused(sale(['5']), 'BAD_USER_INPUT', ['params.lots']),
      refused(sale(['3', '3']), 'BAD_USER_INPUT', ['params.lots.1.lotId']),
      refused(sale(['6'], { side: 'BUY', limitPrice: '1' }), 'BAD_USER_INPUT', ['params.lots']),
      refused(
        sale(['6'], { quantity: null, notional: '600', timeInForce: 'DAY' }),
        'BAD_USER_INPUT',
        ['params.lots'],
      ),
      refused(sale([], { lots: [{ lotId: UNKNOWN_ID, quantity: '6' }] }), 'NOT_FOUND'),
      lotsOfApple('10'),
    ],
  },
  {
    title: 'a position is closed by lots, and shows what it gained on the day',
    steps: [
      know,
      {
        document: liquidatePosition,
        variables: variables(({ lotId }) => ({
          asset: { assetId: AAPL },
          size: { lots: [{ lotId, quantity: '2.5' }] },
        })),
        data: ({ lotId }) => ({
          liquidatePosition: { quantity: '2.5', lots: [{ lotId, quantity: '2.5' }] },
        }),
      },
      {
        document: gainOfDay,
        data: () => ({
          getPositions: [
            {
              symbol: 'AAPL',
              intradayProfitLoss: expect.stringMatching(/^-?\d+(\.\d{1,2})?$/),
              intradayProfitLossPercent: expect.stringMatching(/^-?\d+(\.\d{1,6})?$/),
              changeTodayPercent: expect.stringMatching(/^-?\d+(\.\d{1,6})?$/),
            },
            {},
          ],
        }),
      },
    ],
  },
];
