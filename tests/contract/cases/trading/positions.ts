import type { Case, ExpectedError, Known, Step } from '../../support/case.ts';
import { AAPL, place, UNKNOWN_ID, variables } from '../../support/order-steps.ts';

const read = (params: object | ((known: Known) => object), more: Partial<Step> = {}): Step => ({
  document: `query ($params: GetPositionsInput) {
    getPositions(params: $params) { id symbol marketValueInDisplayCurrency }
  }`,
  variables: variables(params),
  ...more,
});

const noPosition: ExpectedError = {
  code: 'BAD_USER_INPUT',
  message: 'params.cursor: must be the id of a position of the page before',
  path: ['getPositions'],
  fields: ['params.cursor'],
};

export const positionCases: readonly Case[] = [
  {
    title: 'positions are read in parts, each after the last of the one before',
    steps: [
      read(
        { limit: 1 },
        {
          data: () => ({ getPositions: [{ symbol: 'AAPL' }] }),
          keep: { first: 'getPositions.0.id' },
        },
      ),
      read(({ first }: Known) => ({ limit: 1, cursor: first }), {
        data: () => ({ getPositions: [{ symbol: 'BTC' }] }),
        keep: { second: 'getPositions.0.id' },
      }),
      read(({ second }: Known) => ({ limit: 1, cursor: second }), {
        data: () => ({ getPositions: [] }),
      }),
      read(({ first, second }: Known) => ({ cursor: first, ids: [first, second] }), {
        data: ({ second }) => ({ getPositions: [{ id: second }] }),
      }),
    ],
  },
  {
    title: 'a position that was sold tells where to go on; nobody’s and somebody else’s do not',
    steps: [
      read({ limit: 1 }, { keep: { first: 'getPositions.0.id' } }),
      place({
        assetId: AAPL,
        side: 'SELL',
        quantity: '10',
        type: 'MARKET',
        timeInForce: 'DAY',
      }),
      read({}, { eventually: true, data: () => ({ getPositions: [{ symbol: 'BTC' }] }) }),
      read(({ first }: Known) => ({ cursor: first }), {
        data: () => ({ getPositions: [{ symbol: 'BTC' }] }),
      }),
      read({ cursor: UNKNOWN_ID }, { errors: [noPosition] }),
      read(({ first }: Known) => ({ cursor: first }), { as: 'other', errors: [noPosition] }),
    ],
  },
  {
    title: 'a position is worth the same in the display currency as in net worth',
    steps: [
      {
        document: `mutation {
          updateNetWorthDisplayCurrency(params: { currency: "NZD" }) { displayCurrency }
        }`,
      },
      {
        document: '{ netWorthDashboard { assets { symbol valueInDisplayCurrency } } }',
        data: () => ({
          netWorthDashboard: { assets: [{}, { symbol: 'BTC' }, { symbol: 'AAPL' }] },
        }),
        keep: {
          coins: 'netWorthDashboard.assets.1.valueInDisplayCurrency',
          shares: 'netWorthDashboard.assets.2.valueInDisplayCurrency',
        },
      },
      read(
        {},
        {
          data: ({ coins, shares }) => ({
            getPositions: [
              { symbol: 'AAPL', marketValueInDisplayCurrency: shares },
              { symbol: 'BTC', marketValueInDisplayCurrency: coins },
            ],
          }),
        },
      ),
    ],
  },
];
