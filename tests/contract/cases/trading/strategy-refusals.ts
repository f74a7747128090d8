import type { Case, Known, Step } from '../../support/case.ts';
import { AAPL, BTC } from '../../support/order-steps.ts';
import { done, type Refusal, refusal } from '../../support/refusals.ts';

const TWICE = 'is given twice';
const own = (assets: readonly object[], cashPercent = '0') => ({
  source: { weights: { assets, cashPercent } },
});
const apple = (targetPercent: string) => ({ assetId: AAPL, targetPercent });
const half = { ...own([apple('50')], '50'), amount: '1000' };
const weekly = { amount: '5', frequency: 'WEEKLY' };
const contribution = 'params.recurringContribution';
const active = ({ activeId }: Known) => ({ id: activeId });

const ofStrategies: readonly Refusal[] = [
  [
    'createStrategy',
    { name: 'x', holdings: [apple('60'), apple('40')] },
    'params.holdings.1.assetId',
    TWICE,
  ],
  [
    'createStrategy',
    { name: 'x', holdings: [apple('60.005')] },
    'params.holdings.0.targetPercent',
    'takes at most 2 decimal places',
  ],
  [
    'createStrategy',
    { name: 'x', holdings: [], kind: 'EXPERT' },
    'params.kind',
    'EXPERT is for strategies of the platform',
  ],
  [
    'createStrategy',
    { name: 'x', holdings: [], votingEnabled: true },
    'params.votingEnabled',
    'is for the kind COMMUNITY alone',
  ],
  ['createStrategy', { name: 'x', holdings: [], tags: ['a', 'a'] }, 'params.tags.1', TWICE],
  [
    'createStrategy',
    { name: 'x', holdings: [], rebalanceRules: [{ weekday: 'MONDAY' }, { monthDay: 1 }] },
    'params.rebalanceRules.1',
    'at most one day is taken',
  ],
  [
    'createStrategy',
    { name: 'x', holdings: [], rebalanceRules: [{ yearDay: '02-30' }] },
    'params.rebalanceRules.0.yearDay',
    'must be a month and day as 06-30',
  ],
  [
    'createActiveStrategy',
    { ...own([apple('50'), apple('50')]), amount: '10' },
    'params.source.weights.assets.1.assetId',
    TWICE,
  ],
  [
    'createActiveStrategy',
    { ...half, amount: '0' },
    'params.amount',
    'must be above 0, or bring shares in',
  ],
  [
    'createActiveStrategy',
    { ...half, amount: '10.001' },
    'params.amount',
    'takes at most 2 decimal places in USD',
  ],
  [
    'createActiveStrategy',
    { ...half, autoSync: true },
    'params.autoSync',
    'must be false with weights of one’s own',
  ],
  [
    'createActiveStrategy',
    { ...half, attachShares: [1, 2].map((quantity) => ({ assetId: AAPL, quantity })) },
    'params.attachShares.1.assetId',
    TWICE,
  ],
  [
    'createActiveStrategy',
    { ...half, attachShares: [{ assetId: AAPL, quantity: '100' }] },
    'INSUFFICIENT_QUANTITY',
    'Not enough available units of the asset',
  ],
  [
    'createActiveStrategy',
    { ...half, recurringContribution: { ...weekly, frequency: 'ONE_OFF' } },
    `${contribution}.frequency`,
    'must come again: contributeToActiveStrategy pays once',
  ],
  [
    'createActiveStrategy',
    { ...half, recurringContribution: { ...weekly, startsOn: '2020-01-01' } },
    `${contribution}.startsOn`,
    'must not be in the past',
  ],
];

const ofAnActiveStrategy: readonly Refusal[] = [
  [
    'setActiveStrategyStatus',
    (known) => ({ ...active(known), status: 'PAUSED' }),
    'INVALID_STATE',
    'The first run of the active strategy has not ended',
  ],
  [
    'updateActiveStrategy',
    (known) => ({ ...active(known), autoSync: true }),
    'params.autoSync',
    'must be false with weights of one’s own',
  ],
  [
    'liquidateActiveStrategy',
    (known) => ({ ...active(known), size: { amount: '10' }, keepShares: true }),
    'params.keepShares',
    'goes with a percent alone',
  ],
  [
    'liquidateActiveStrategy',
    (known) => ({ ...active(known), size: { percent: '1.005' } }),
    'params.size.percent',
    'takes at most 2 decimal places',
  ],
  [
    'getRebalancePreview',
    ({ activeId }) => ({ activeStrategyId: activeId, contribution: '1.001' }),
    'params.contribution',
    'takes at most 2 decimal places in USD',
  ],
];

const draftAndBack: readonly Step[] = [
  done(
    'createStrategy',
    { name: 'x', holdings: [{ assetId: BTC, targetPercent: '100' }], publish: true },
    { strategyId: 'createStrategy.id' },
  ),
  refusal([
    'updateStrategy',
    ({ strategyId }) => ({ id: strategyId, status: 'DRAFT' }),
    'INVALID_STATE',
    'A strategy that is PUBLISHED cannot become DRAFT',
  ]),
  refusal([
    'updateStrategy',
    ({ strategyId }) => ({ id: strategyId, holdings: [] }),
    'params.holdings',
    'holds at least one asset',
  ]),
];

const minimum: readonly Step[] = [
  done(
    'createStrategy',
    {
      name: 'x',
      holdings: [{ assetId: BTC, targetPercent: '100' }],
      publish: true,
      minimumInvestment: { amount: '200', currency: 'USD' },
    },
    { strategyId: 'createStrategy.id' },
  ),
  refusal([
    'createActiveStrategy',
    ({ strategyId }) => ({ source: { strategyId }, amount: '199.99' }),
    'params.amount',
    'must come to 200 USD at least',
  ]),
  done('createActiveStrategy', ({ strategyId }) => ({ source: { strategyId }, amount: '200' })),
];

export const strategyRefusalCases: readonly Case[] = [
  { title: 'what strategies cannot take is named by its field', steps: ofStrategies.map(refusal) },
  {
    title: 'what an active strategy cannot take is named by its field',
    steps: [
      done('createActiveStrategy', half, { activeId: 'createActiveStrategy.id' }),
      ...ofAnActiveStrategy.map(refusal),
    ],
  },
  { title: 'a published strategy stays public, and holds something', steps: draftAndBack },
  {
    title: 'money goes into strategies once their disclosure is signed',
    steps: [
      {
        ...refusal([
          'createActiveStrategy',
          half,
          'AGREEMENT_REQUIRED',
          'Strategies need the signed strategy disclosure',
        ]),
        as: 'undisclosed',
      },
    ],
  },
  { title: 'a strategy asks for its minimum', steps: minimum },
];
