import { expect } from 'vitest';
import type { Case, ExpectedError, Step } from '../../support/case.ts';
import {
  AAPL,
  atWork,
  BTC,
  marketBuy,
  orders,
  place,
  waitingBuy,
} from '../../support/order-steps.ts';

const document = `query Preview($assetId: ID!, $params: PlaceOrderInput!) {
  fetchAssetByAssetId(params: { assetId: $assetId }) {
    orderPreview(params: $params) {
      accepted refusals { code message field } brokerAccountId currency price quantity value fees
      cashNeeded quantityNeeded buyingPower buyingPowerAfter session waits worksAt expiresAt
    }
  }
}`;

const preview = (params: object, orderPreview: object, more: Partial<Step> = {}): Step => ({
  document,
  variables: () => ({ assetId: BTC, params }),
  data: () => ({ fetchAssetByAssetId: { orderPreview } }),
  ...more,
});

const refused = (params: object, ...errors: readonly ExpectedError[]): Step => ({
  document,
  variables: () => ({ assetId: BTC, params }),
  data: () => null,
  errors: errors.map((error) => ({ path: ['fetchAssetByAssetId', 'orderPreview'], ...error })),
});

const numeral = expect.stringMatching(/^\d+(\.\d+)?$/);
const sale = { ...waitingBuy, side: 'SELL', limitPrice: '900000', quantity: '0.2' };

const TYPES = {
  MARKET: {},
  LIMIT: { limitPrice: '100' },
  STOP: { stopPrice: '100' },
  STOP_LIMIT: { stopPrice: '100', limitPrice: '101' },
} as const;
type OrderType = keyof typeof TYPES;
const TIMES = ['DAY', 'GTC', 'OPG', 'CLS', 'IOC', 'FOK'];
/** The times in force that orders of each type take: of whole shares, and of a coin. */
const TAKEN = {
  [AAPL]: {
    MARKET: TIMES,
    LIMIT: TIMES,
    STOP: ['DAY', 'GTC'],
    STOP_LIMIT: ['DAY', 'GTC'],
  },
  [BTC]: { MARKET: ['GTC', 'IOC'], LIMIT: ['GTC', 'IOC'], STOP: ['GTC'], STOP_LIMIT: ['GTC'] },
};

/** Previews of one type of order with each time in force, by its name. */
const eachTime = (assetId: string, side: 'BUY' | 'SELL', type: OrderType): Step => {
  const params = { assetId, side, type, quantity: '1', ...TYPES[type] };
  const named = Object.entries({ ...params }).map(([name, value]) =>
    name === 'side' || name === 'type' ? `${name}: ${value}` : `${name}: ${JSON.stringify(value)}`,
  );
  const previews = TIMES.map(
    (time) => `${time}: orderPreview(params: { ${named.join(' ')} timeInForce: ${time} }) {
      refusals { field }
    }`,
  );
  const refused = { field: 'params.timeInForce' };
  const answers = TIMES.map((time) => {
    const isTaken = TAKEN[assetId]?.[type].includes(time) === true;
    const told = expect.arrayContaining([refused]);
    return [time, { refusals: isTaken ? expect.not.arrayContaining([refused]) : told }];
  });
  return {
    document: `query Previews($assetId: ID!) {
      fetchAssetByAssetId(params: { assetId: $assetId }) { ${previews.join('\n')} }
    }`,
    variables: () => ({ assetId }),
    data: () => ({ fetchAssetByAssetId: Object.fromEntries(answers) }),
  };
};

export const orderPreviewCases: readonly Case[] = [
  {
    title: 'the times in force of an order follow from its type and asset, not from its side',
    steps: [AAPL, BTC].flatMap((assetId) =>
      (['BUY', 'SELL'] as const).flatMap((side) =>
        (Object.keys(TYPES) as OrderType[]).map((type) => eachTime(assetId, side, type)),
      ),
    ),
  },
  {
    title: 'a preview tells what an order needs and costs, and stores nothing',
    steps: [
      preview(waitingBuy, {
        accepted: true,
        refusals: [],
        currency: 'USD',
        price: '1',
        quantity: '1',
        value: '1',
        fees: '0',
        cashNeeded: '1.01',
        quantityNeeded: '0',
        buyingPower: numeral,
        session: 'REGULAR',
        waits: false,
        worksAt: expect.any(String),
      }),
      preview(sale, {
        accepted: true,
        price: '900000',
        quantity: '0.2',
        value: '180000',
        fees: '450',
        cashNeeded: '0',
        quantityNeeded: '0.2',
      }),
      orders({ group: 'OPEN' }, () => ({ getOrders: { nodes: [] } })),
    ],
  },
  {
    title: 'a preview lists everything that placeOrder would refuse',
    steps: [
      place({ ...waitingBuy, clientOrderId: 'mine' }),
      atWork(1),
      preview(
        { ...sale, limitPrice: '0.5', quantity: '50', clientOrderId: 'mine' },
        {
          accepted: false,
          refusals: [
            { code: 'WASH_TRADE', field: null },
            { code: 'CONFLICT', field: null },
            { code: 'INSUFFICIENT_QUANTITY', field: null },
          ],
        },
      ),
      preview(
        { ...waitingBuy, limitPrice: 0, timeInForce: 'DAY' },
        {
          accepted: false,
          price: null,
          value: null,
          cashNeeded: null,
          refusals: [
            { code: 'BAD_USER_INPUT', field: 'params.limitPrice' },
            { code: 'BAD_USER_INPUT', field: 'params.timeInForce' },
          ],
        },
      ),
    ],
  },
  {
    title: 'an order is previewed at its own asset only, by those who may trade',
    steps: [
      refused(
        { ...marketBuy, assetId: AAPL, quantity: 1 },
        {
          code: 'BAD_USER_INPUT',
          fields: ['params.assetId'],
        },
      ),
      {
        as: 'reader',
        document,
        variables: () => ({ assetId: BTC, params: waitingBuy }),
        errors: [{ code: 'FORBIDDEN' }],
      },
    ],
  },
];
