import { expect } from 'vitest';
import type { Case, ExpectedError } from '../../support/case.ts';
import {
  AAPL,
  BTC,
  cancel,
  FPH,
  marketBuy,
  place,
  refused,
  UNKNOWN_ID,
  waitingBuy,
} from '../../support/order-steps.ts';

const bad = (field: string, message: string): ExpectedError => ({
  code: 'BAD_USER_INPUT',
  message: `params.${field}: ${message}`,
  fields: [`params.${field}`],
});

const share = { assetId: AAPL, side: 'BUY', type: 'MARKET', timeInForce: 'DAY' };

const BAD_TERMS: readonly (readonly [title: string, params: object, error: ExpectedError])[] = [
  ['no size', share, bad('quantity', 'give a quantity or a notional above 0')],
  [
    'two sizes',
    { ...share, quantity: '1', notional: '100' },
    bad('notional', 'give either a quantity or a notional, not both'),
  ],
  [
    'ten places',
    { ...share, quantity: '0.0000000001' },
    bad('quantity', 'takes at most 9 decimal places'),
  ],
  ['a negative size', { ...share, quantity: -1 }, bad('quantity', 'must be at least 0')],
  [
    'half a cent',
    { ...share, notional: '10.005' },
    bad('notional', 'takes at most 2 decimal places'),
  ],
  ['less than 1', { ...share, notional: '0.99' }, bad('notional', 'must be at least 1')],
  [
    'a limit order without its price',
    { ...share, type: 'LIMIT', quantity: '1' },
    bad('limitPrice', 'is required for a LIMIT order'),
  ],
  [
    'a market order with a price',
    { ...share, limitPrice: '10', quantity: '1' },
    bad('limitPrice', 'must be 0 or absent for a MARKET order'),
  ],
  [
    'a price below the cent',
    { ...share, type: 'LIMIT', limitPrice: '290.123', quantity: '1' },
    bad('limitPrice', 'takes at most 2 decimal places at this price (sub-penny)'),
  ],
  [
    'a day order for a coin',
    { ...share, assetId: BTC, quantity: '1' },
    bad('timeInForce', 'must be GTC or IOC for a crypto asset'),
  ],
  [
    'a fraction that stands',
    { ...share, timeInForce: 'GTC', quantity: '0.5' },
    bad('timeInForce', 'must be DAY for a fraction of a share or a notional'),
  ],
  [
    'a stop order at once',
    { ...share, type: 'STOP', stopPrice: '300', timeInForce: 'IOC', quantity: '1' },
    bad('timeInForce', 'must be DAY or GTC for a STOP order, which waits for its stop price'),
  ],
  [
    'a market order before hours',
    { ...share, premarket: true, quantity: '1' },
    bad('premarket', 'must be false unless the type is LIMIT'),
  ],
  [
    'half a share of New Zealand',
    { ...share, assetId: FPH, quantity: '0.5' },
    { code: 'ASSET_NOT_FRACTIONABLE', message: 'FPH trades in whole units only' },
  ],
  [
    'an unknown asset',
    { ...share, assetId: UNKNOWN_ID, quantity: '1' },
    { code: 'NOT_FOUND', message: 'Asset not found' },
  ],
  [
    'more than the cash',
    { ...share, quantity: '100000' },
    { code: 'INSUFFICIENT_FUNDS', message: 'Not enough available cash in USD' },
  ],
];

export const refusalCases: readonly Case[] = [
  ...BAD_TERMS.map(([title, params, error]) => ({
    title: `placeOrder refuses ${title}`,
    steps: [refused(params, error)],
  })),
  {
    title: 'placeOrder lists every wrong field at once',
    steps: [
      refused(
        { ...share, type: 'STOP_LIMIT', timeInForce: 'FOK', premarket: true },
        {
          code: 'BAD_USER_INPUT',
          fields: [
            'params.quantity',
            'params.limitPrice',
            'params.stopPrice',
            'params.timeInForce',
            'params.premarket',
          ],
        },
      ),
    ],
  },
  {
    title: 'placeOrder needs an approved identity check for the platform account',
    steps: [
      refused(
        waitingBuy,
        {
          code: 'KYC_REQUIRED',
          message: expect.stringMatching(/^Trading for real needs an approved identity check/),
        },
        { as: 'unchecked' },
      ),
    ],
  },
  {
    title: 'placeOrder needs the scope trade, cancelOrder too',
    steps: [
      place(waitingBuy, {
        as: 'reader',
        errors: [
          {
            code: 'FORBIDDEN',
            message: 'token missing the required scope trade for: placeOrder',
          },
        ],
      }),
      cancel({
        as: 'identity',
        errors: [
          {
            code: 'FORBIDDEN',
            message: 'token missing the required scope trade for: cancelOrder',
          },
        ],
      }),
    ],
  },
  {
    title: 'a clientOrderId is used once',
    steps: [
      place({ ...waitingBuy, clientOrderId: 'mine', quantity: '0.01' }),
      refused(
        { ...waitingBuy, clientOrderId: 'mine', quantity: '0.02' },
        { code: 'CONFLICT', message: 'Another order of yours has this clientOrderId' },
      ),
    ],
  },
  {
    title: 'an order may not trade against another of the same person',
    steps: [
      place({ ...waitingBuy, side: 'SELL', limitPrice: '999999', quantity: '0.1' }),
      refused(
        { ...marketBuy, quantity: '0.01' },
        {
          code: 'WASH_TRADE',
          message:
            'An open order of yours on the other side could trade against this one; cancel it first',
        },
      ),
      place({ ...waitingBuy, quantity: '0.01' }),
    ],
  },
];
