import type { DemoIdea } from '../domains/ideas/index.ts';

const [AROHA, DANIEL] = [
  '01a1f640-e001-7a11-8c4e-6f2b9d0c3a51',
  '01a1f640-e002-7c3d-9b17-25e8a4f6d082',
];
const id = (place: number): string =>
  `01a1f640-f3${String(place).padStart(2, '0')}-7d28-8e5f-9a1b3c4d6e70`;
const COMMON = { direction: 'LONG', horizon: 'WEEKS', requiredTier: 'PLUS', days: 45 } as const;

/** What the experts of the demo world proposed; how it came out is for its market to say. */
export const demoIdeas: readonly DemoIdea[] = [
  {
    ...COMMON,
    id: id(1),
    expertId: DANIEL,
    symbol: 'AAPL',
    daysAgo: 1,
    title: 'Apple: a pullback to buy',
    thesis: 'Services grow faster than devices, and the price has come back to its average.',
  },
  {
    ...COMMON,
    id: id(2),
    expertId: AROHA,
    symbol: 'KO',
    daysAgo: 6,
    title: 'Coca-Cola: steady through winter',
    thesis: 'Volumes hold up, and the dividend is covered twice.',
  },
  {
    ...COMMON,
    id: id(3),
    expertId: DANIEL,
    symbol: 'NVDA',
    daysAgo: 3,
    requiredTier: 'PRO',
    title: 'Nvidia: into the results',
    thesis: 'Orders are ahead of what analysts expect.',
  },
  {
    ...COMMON,
    id: id(4),
    expertId: DANIEL,
    symbol: 'MSFT',
    daysAgo: 75,
    title: 'Microsoft: clouds keep growing',
    thesis: 'Margins widen as capacity fills.',
  },
  {
    ...COMMON,
    id: id(5),
    expertId: AROHA,
    symbol: 'TSLA',
    daysAgo: 60,
    direction: 'SHORT',
    title: 'Tesla: too far too fast',
    thesis: 'Deliveries fall while the price rises.',
  },
  {
    ...COMMON,
    id: id(6),
    expertId: AROHA,
    symbol: 'PEP',
    daysAgo: 120,
    horizon: 'MONTHS',
    title: 'PepsiCo: snacks do not wait for the economy',
    thesis: 'A price below its own history, for earnings that hardly move.',
  },
];
