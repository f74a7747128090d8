import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import type { Plants } from './plant.ts';

const HEADLINES: readonly (readonly [symbol: string, headline: string, sentiment: string])[] = [
  ['AAPL', 'Apple widens its lead in services', '0.6'],
  ['NVDA', 'Chip orders run ahead of supply', '0.7'],
  ['TSLA', 'Deliveries fall short for a third quarter', '-0.5'],
  ['FPH', 'Fisher and Paykel Healthcare lifts its guidance', '0.8'],
  ['BTC', 'Bitcoin steadies after a volatile week', '0.1'],
  ['KO', 'Coca-Cola raises its dividend again', '0.4'],
  ['MSFT', 'Cloud growth beats expectations', '0.5'],
  ['JPM', 'Banks prepare for lower rates', '-0.1'],
];

export function news({ one, at }: Plants): void {
  for (const [index, [symbol, headline, sentiment]] of HEADLINES.entries()) {
    const days = 0.2 + index * 0.7;
    one('NewsItem', days, {
      headline,
      summary: `${headline}, says the company in a statement to the market.`,
      source: 'Example Wire',
      author: 'Market desk',
      assetIds: [theAssetBySymbol('symbol', symbol).id],
      symbols: [symbol],
      sentiment,
    });
  }
  one('Announcement', 3, {
    title: 'Closed on Thanksgiving',
    bodyMarkdown: 'New York does not trade on **26 November**.',
    startsAt: at(-2),
    endsAt: at(7),
    dismissible: true,
  });
}
