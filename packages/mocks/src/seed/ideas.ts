import { link } from '../contract/row.ts';
import { asset } from './catalogue-links.ts';
import type { Experts } from './experts.ts';
import type { Plants } from './plant.ts';

type Idea = (days: number, symbol: string, given: Readonly<Record<string, unknown>>) => unknown;

/** Open and closed ideas of the experts. */
export function ideas(plants: Plants, experts: Experts): void {
  const { one, at } = plants;
  const idea: Idea = (days, symbol, given) =>
    one('TradeIdea', days, {
      asset: asset(symbol),
      horizon: 'WEEKS',
      rewardRiskRatio: '2.1',
      confidencePercent: '65',
      currency: 'USD',
      requiredTier: 'PLUS',
      updates: [{ at: at(-days + 1), text: 'The idea stands.' }],
      likes: 12,
      expiresAt: at(30 - days),
      updatedAt: at(-days + 1),
      ...given,
      title: `${symbol}: ${String(given['title'])}`,
    });
  openIdeas(idea, plants, experts);
  closedIdeas(idea, plants, experts);
}

function openIdeas(idea: Idea, { at }: Plants, [dividends, technology]: Experts): void {
  idea(2, 'AAPL', {
    title: 'a pullback to buy',
    thesis: 'Services grow faster than devices, and the price has come back to its average.',
    expert: link('Expert', technology.id),
    status: 'WAITING_ENTRY',
    entryLow: '262',
    entryHigh: '268',
    stopLoss: '251',
    targets: [
      { price: '285', allocationPercent: '60' },
      { price: '300', allocationPercent: '40' },
    ],
  });
  idea(6, 'KO', {
    title: 'steady through winter',
    thesis: 'Volumes hold up, and the dividend is covered twice.',
    expert: link('Expert', dividends.id),
    status: 'ACTIVE',
    entryLow: '69',
    entryHigh: '71',
    stopLoss: '66',
    targets: [{ price: '78', allocationPercent: '100' }],
    entryPrice: '70.1',
    entryFilledAt: at(-5),
  });
  idea(3, 'NVDA', {
    title: 'into the results',
    thesis: 'Orders are ahead of what analysts expect.',
    expert: link('Expert', technology.id),
    status: 'ACTIVE',
    requiredTier: 'PRO',
    entryLow: '178',
    entryHigh: '186',
    stopLoss: '165',
    targets: [{ price: '215', allocationPercent: '100' }],
    entryPrice: '183.4',
    entryFilledAt: at(-2),
  });
}

function closedIdeas(idea: Idea, { at }: Plants, [dividends, technology]: Experts): void {
  idea(75, 'MSFT', {
    title: 'clouds keep growing',
    thesis: 'Margins widen as capacity fills.',
    expert: link('Expert', technology.id),
    status: 'TARGET_HIT',
    entryLow: '470',
    entryHigh: '482',
    stopLoss: '450',
    targets: [{ price: '510', allocationPercent: '100', hitAt: at(-40) }],
    entryPrice: '476.2',
    entryFilledAt: at(-73),
    closePrice: '510',
    closedAt: at(-40),
    outcome: 'GAIN',
    resultPercent: '7.1',
  });
  idea(60, 'TSLA', {
    title: 'too far too fast',
    thesis: 'Deliveries fall while the price rises.',
    expert: link('Expert', dividends.id),
    direction: 'SHORT',
    status: 'STOPPED_OUT',
    entryLow: '395',
    entryHigh: '410',
    stopLoss: '432',
    targets: [{ price: '340', allocationPercent: '100' }],
    entryPrice: '402',
    entryFilledAt: at(-58),
    closePrice: '432',
    closedAt: at(-41),
    outcome: 'LOSS',
    resultPercent: '-7.46',
  });
}
