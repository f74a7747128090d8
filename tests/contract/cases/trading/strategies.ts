import type { Case, Known, Step } from '../../support/case.ts';
import { AAPL, BTC, FPH } from '../../support/order-steps.ts';

const SHOWN = `id slug status version visibility cashPercent cooldownDays
  holdings { targetPercent asset { symbol } }`;

const createStrategy = `mutation ($params: CreateStrategyInput!) {
  createStrategy(params: $params) { ${SHOWN} }
}`;
const updateStrategy = `mutation ($params: UpdateStrategyInput!) {
  updateStrategy(params: $params) { ${SHOWN} }
}`;
const fetchStrategy = `query ($params: FetchStrategyInput!) {
  fetchStrategy(params: $params) { ${SHOWN} }
}`;
const subscribeToStrategy = `mutation ($params: SubscribeToStrategyInput!) {
  subscribeToStrategy(params: $params) { autoSync notify strategy { slug } }
}`;
const unsubscribeFromStrategy = `mutation ($params: UnsubscribeFromStrategyInput!) {
  unsubscribeFromStrategy(params: $params) { affectedCount }
}`;
const createActiveStrategy = `mutation ($params: CreateActiveStrategyInput!) {
  createActiveStrategy(params: $params) {
    id name status cash currency tradingMode customWeights cashTargetPercent
  }
}`;
const investPriced = `mutation ($params: CreateActiveStrategyInput!) {
  createActiveStrategy(params: $params) { holdings { priceAsOf stale } }
}`;
const price = `query ($params: GetCurrentStockPriceInput!) {
  getCurrentStockPrice(params: $params) { asOf stale }
}`;
const fetchActiveStrategy = `query ($params: FetchActiveStrategyInput!) {
  fetchActiveStrategy(params: $params) { id status }
}`;
const history = `query ($params: GetPortfolioHistoryInput!) {
  getPortfolioHistory(params: $params) { currency }
}`;
const contribute = `mutation ($params: ContributeToActiveStrategyInput!) {
  contributeToActiveStrategy(params: $params) { id }
}`;

const HOLDINGS = [
  { assetId: AAPL, targetPercent: '60' },
  { assetId: BTC, targetPercent: '40' },
];
const COINS = { source: { weights: { assets: [{ assetId: BTC, targetPercent: '100' }] } } };

/** Of the New Zealand exchange, in an account in US dollars. */
const FOREIGN = { source: { weights: { assets: [{ assetId: FPH, targetPercent: '100' }] } } };

type Params = object | ((known: Known) => object);

const step = (document: string, params: Params, more: Partial<Step> = {}): Step => ({
  document,
  variables: (known) => ({ params: typeof params === 'function' ? params(known) : params }),
  ...more,
});

const publish = (name: string, more: object = {}): Step =>
  step(
    createStrategy,
    { name, riskLevel: 'HIGH', visibility: 'PUBLIC', holdings: HOLDINGS, publish: true, ...more },
    { keep: { strategyId: 'createStrategy.id', slug: 'createStrategy.slug' } },
  );

export const strategyCases: readonly Case[] = [
  {
    title: 'a strategy is published, found by its slug, and archived for good',
    steps: [
      {
        ...publish('Sixty forty of a case'),
        data: () => ({
          createStrategy: {
            status: 'PUBLISHED',
            version: 1,
            cashPercent: '0',
            cooldownDays: 7,
            holdings: [
              { targetPercent: '60', asset: { symbol: 'AAPL' } },
              { targetPercent: '40', asset: { symbol: 'BTC' } },
            ],
          },
        }),
      },
      step(fetchStrategy, ({ slug }) => ({ slug }), {
        data: ({ slug }) => ({ fetchStrategy: { slug, status: 'PUBLISHED' } }),
      }),
      step(updateStrategy, ({ strategyId }) => ({ id: strategyId, expectedVersion: 7 }), {
        errors: [
          {
            code: 'CONFLICT',
            message: 'The present version is 1',
            path: ['updateStrategy'],
          },
        ],
      }),
      step(updateStrategy, ({ strategyId }) => ({ id: strategyId, status: 'ARCHIVED' }), {
        data: () => ({ updateStrategy: { status: 'ARCHIVED' } }),
      }),
      step(updateStrategy, ({ strategyId }) => ({ id: strategyId, name: 'Again' }), {
        errors: [
          {
            code: 'INVALID_STATE',
            message: 'The strategy is archived',
            path: ['updateStrategy'],
          },
        ],
      }),
    ],
  },
  {
    title: 'a published strategy comes to exactly 100 percent',
    steps: [
      {
        ...publish('Not whole', { cashPercent: '0.01' }),
        keep: {},
        errors: [
          {
            code: 'BAD_USER_INPUT',
            message: 'params.holdings: must come to 100 percent with the cash, not 100.01',
            path: ['createStrategy'],
            fields: ['params.holdings'],
          },
        ],
      },
    ],
  },
  {
    title: 'a holding of an active strategy says when its price was made, and that it is not old',
    steps: [
      step(
        investPriced,
        { ...COINS, amount: '100' },
        {
          data: () => ({ createActiveStrategy: { holdings: [{ stale: false }] } }),
          keep: { priceAsOf: 'createActiveStrategy.holdings.0.priceAsOf' },
        },
      ),
      step(
        price,
        { assetId: BTC },
        {
          data: ({ priceAsOf }) => ({ getCurrentStockPrice: { asOf: priceAsOf, stale: false } }),
        },
      ),
    ],
  },
  {
    title: 'a strategy is followed once, and changed by its maker alone',
    steps: [
      publish('To be followed'),
      step(updateStrategy, ({ strategyId }) => ({ id: strategyId, name: 'Mine' }), {
        as: 'other',
        errors: [{ code: 'NOT_FOUND', message: 'Strategy not found', path: ['updateStrategy'] }],
      }),
      step(subscribeToStrategy, ({ strategyId }) => ({ strategyId, autoSync: true }), {
        data: ({ slug }) => ({
          subscribeToStrategy: { autoSync: true, notify: true, strategy: { slug } },
        }),
      }),
      ...[1, 0].map((affectedCount) =>
        step(unsubscribeFromStrategy, ({ strategyId }) => ({ strategyId }), {
          data: () => ({ unsubscribeFromStrategy: { affectedCount } }),
        }),
      ),
    ],
  },
  {
    title: 'money that is put to work is set apart at once, for its owner alone',
    steps: [
      step(
        createActiveStrategy,
        { ...COINS, amount: '500', idempotencyKey: 'once' },
        {
          keep: { activeId: 'createActiveStrategy.id' },
          data: () => ({
            createActiveStrategy: {
              name: 'My strategy',
              status: 'PENDING_FUNDING',
              cash: '500',
              currency: 'USD',
              tradingMode: 'LIVE',
              customWeights: true,
              cashTargetPercent: '0',
            },
          }),
        },
      ),
      step(
        createActiveStrategy,
        { ...COINS, amount: '500', idempotencyKey: 'once' },
        {
          data: ({ activeId }) => ({ createActiveStrategy: { id: activeId, status: 'ACTIVE' } }),
          eventually: true,
        },
      ),
      step(fetchActiveStrategy, ({ activeId }) => ({ id: activeId }), {
        data: () => ({ fetchActiveStrategy: { status: 'ACTIVE' } }),
        eventually: true,
      }),
      step(fetchActiveStrategy, ({ activeId }) => ({ id: activeId }), {
        as: 'other',
        errors: [
          {
            code: 'NOT_FOUND',
            message: 'Active strategy not found',
            path: ['fetchActiveStrategy'],
          },
        ],
      }),
      step(history, ({ activeId }) => ({ source: { activeStrategyId: activeId } }), {
        data: () => ({ getPortfolioHistory: { currency: 'USD' } }),
      }),
      step(history, ({ activeId }) => ({ source: { activeStrategyId: activeId } }), {
        as: 'other',
        errors: [
          {
            code: 'NOT_FOUND',
            message: 'Active strategy not found',
            path: ['getPortfolioHistory'],
          },
        ],
      }),
      step(history, ({ activeId }) => ({ source: { brokerAccountId: activeId } }), {
        errors: [
          { code: 'NOT_FOUND', message: 'Broker account not found', path: ['getPortfolioHistory'] },
        ],
      }),
      step(contribute, ({ activeId }) => ({ id: activeId, amount: '10000000' }), {
        errors: [{ code: 'INSUFFICIENT_FUNDS', path: ['contributeToActiveStrategy'] }],
        ownWords: true,
      }),
    ],
  },
  {
    title: 'more than the account has is not put to work',
    steps: [
      step(
        createActiveStrategy,
        { ...FOREIGN, amount: '100' },
        {
          data: () => ({
            createActiveStrategy: { status: 'PENDING_FUNDING', cash: '100', currency: 'USD' },
          }),
        },
      ),
      step(
        createActiveStrategy,
        { ...COINS, amount: '10000000' },
        {
          errors: [{ code: 'INSUFFICIENT_FUNDS', path: ['createActiveStrategy'] }],
          ownWords: true,
        },
      ),
    ],
  },
];
