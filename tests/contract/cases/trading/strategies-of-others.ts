import type { Case, Known, Step } from '../../support/case.ts';
import { BTC } from '../../support/order-steps.ts';

const publish = (name: string, visibility: string): Step => ({
  document: `mutation ($params: CreateStrategyInput!) {
    createStrategy(params: $params) { id slug }
  }`,
  variables: () => ({
    params: {
      name,
      riskLevel: 'HIGH',
      visibility,
      holdings: [{ assetId: BTC, targetPercent: '100' }],
      publish: true,
    },
  }),
  keep: { strategyId: 'createStrategy.id', slug: 'createStrategy.slug' },
});

const read = (params: (known: Known) => object, more: Partial<Step>): Step => ({
  as: 'other',
  document: `query ($params: FetchStrategyInput!) {
    fetchStrategy(params: $params) { id mine }
  }`,
  variables: (known) => ({ params: params(known) }),
  ...more,
});

export const strategiesOfOthersCases: readonly Case[] = [
  {
    title: 'a public strategy is read by others, by its id and by its slug',
    steps: [
      publish('Open to everybody', 'PUBLIC'),
      ...[({ strategyId }: Known) => ({ id: strategyId }), ({ slug }: Known) => ({ slug })].map(
        (params) =>
          read(params, {
            data: ({ strategyId }) => ({ fetchStrategy: { id: strategyId, mine: false } }),
          }),
      ),
      {
        as: 'other',
        document: '{ fetchStrategies(params: { mine: true }) { nodes { id } } }',
        data: () => ({ fetchStrategies: { nodes: [] } }),
      },
      {
        as: 'other',
        document: `query ($params: FetchActiveStrategyInput!) {
          fetchActiveStrategy(params: $params) { id }
        }`,
        variables: ({ strategyId }) => ({ params: { strategyId } }),
        data: () => ({ fetchActiveStrategy: null }),
      },
    ],
  },
  {
    title: 'a private strategy is for nobody else to know of',
    steps: [
      publish('For myself alone', 'PRIVATE'),
      read(({ strategyId }) => ({ id: strategyId }), {
        errors: [{ code: 'NOT_FOUND', message: 'Strategy not found', path: ['fetchStrategy'] }],
      }),
    ],
  },
];
