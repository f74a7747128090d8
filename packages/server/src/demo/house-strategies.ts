import type { HouseStrategy } from '../domains/strategies/index.ts';

const COMMON = {
  expertId: null,
  requiredTier: 'PLUS',
  cashPercent: '0',
  minimumInvestment: '100',
  votingEnabled: false,
  rebalanceRules: [{ driftPercentPoints: '5' }, { quarterDay: 15 }],
} as const;

/** An expert of the demo world. */
const DANIEL_OKAFOR = '01a1f640-e002-7c3d-9b17-25e8a4f6d082';

/** The strategies that the platform itself publishes in the demo world. */
export const houseStrategies: readonly HouseStrategy[] = [
  {
    ...COMMON,
    name: 'Steady income',
    description: 'United States bonds and shares that pay dividends, for a calm way up.',
    kind: 'INDEX',
    riskLevel: 'LOW',
    cashPercent: '5',
    weights: [
      ['BND', '60', 'Bonds of the whole United States market'],
      ['VTI', '35', 'Shares of the whole United States market'],
    ],
    tags: ['income', 'bonds'],
    publishedAt: new Date('2023-02-01T15:00:00Z'),
  },
  {
    ...COMMON,
    name: 'Sixty forty classic',
    description: 'The old division: sixty percent shares, forty percent bonds.',
    kind: 'INDEX',
    riskLevel: 'MEDIUM',
    weights: [
      ['VTI', '60', 'Shares of the whole United States market'],
      ['BND', '40', 'Bonds of the whole United States market'],
    ],
    tags: ['balanced', 'index'],
    publishedAt: new Date('2022-06-15T15:00:00Z'),
  },
  {
    ...COMMON,
    name: 'Builders of artificial intelligence',
    description: 'Companies that make the chips and the clouds that machines learn on.',
    kind: 'THEMATIC',
    riskLevel: 'HIGH',
    requiredTier: 'PRO',
    minimumInvestment: '500',
    weights: [
      ['NVDA', '25', 'Processors for learning machines'],
      ['MSFT', '20', 'Cloud and assistants'],
      ['GOOGL', '15', 'Models, and processors of its own'],
      ['AMZN', '15', 'Cloud'],
      ['AMD', '15', 'Processors'],
      ['AVGO', '10', 'Networks and custom chips'],
    ],
    rebalanceRules: [{ driftPercentOfTarget: '25' }, { monthDay: 1 }],
    tags: ['technology', 'artificial intelligence'],
    publishedAt: new Date('2024-03-04T15:00:00Z'),
  },
  {
    ...COMMON,
    name: 'Chips by Daniel Okafor',
    description: 'Makers of semiconductors and of the machines that they are made with.',
    kind: 'EXPERT',
    expertId: DANIEL_OKAFOR,
    riskLevel: 'HIGH',
    requiredTier: 'PRO',
    minimumInvestment: '1000',
    cashPercent: '5',
    weights: [
      ['AVGO', '25', 'Networks and custom chips'],
      ['QCOM', '20', 'Telephones'],
      ['TXN', '20', 'Analogue'],
      ['AMD', '15', 'Processors'],
      ['INTC', '15', 'Factories'],
    ],
    tags: ['technology', 'semiconductors'],
    publishedAt: new Date('2025-01-06T15:00:00Z'),
  },
  {
    ...COMMON,
    name: 'Two coins',
    description: 'Bitcoin and Ether by what they are worth, brought back to weight every week.',
    kind: 'THEMATIC',
    riskLevel: 'VERY_HIGH',
    weights: [
      ['BTC', '70', 'The first coin'],
      ['ETH', '30', 'The coin that programs run on'],
    ],
    rebalanceRules: [{ weekday: 'MONDAY' }],
    tags: ['crypto'],
    publishedAt: new Date('2024-09-02T15:00:00Z'),
  },
  {
    ...COMMON,
    name: 'Community picks',
    description: 'Well-known companies that members vote on.',
    kind: 'COMMUNITY',
    riskLevel: 'HIGH',
    cashPercent: '10',
    votingEnabled: true,
    weights: [
      ['AAPL', '30', 'Telephones, and what goes with them'],
      ['MSFT', '25', 'Software'],
      ['COST', '20', 'Warehouses for members'],
      ['PEP', '15', 'Drinks and snacks'],
    ],
    tags: ['community', 'votes'],
    publishedAt: new Date('2025-05-05T15:00:00Z'),
  },
];
