import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { embeddedMarketData } from '../../adapters/embedded/market-data/index.ts';
import { embeddedNews } from '../../adapters/embedded/news/index.ts';
import { createHub } from '../../events/hub.ts';
import { manualClock } from '../../kernel/clock.ts';
import { signedCursors } from '../../kernel/cursors.ts';
import type { NewsSource, NewsStory } from '../../ports/news.ts';

export const NOW = new Date('2026-11-20T22:30:00Z');
export const idOf = (symbol: string) => assetsBySymbol(symbol)[0]?.id ?? '';

export function world() {
  const clock = manualClock(NOW);
  const marketData = embeddedMarketData({ clock, seed: 'test' });
  return {
    clock,
    hub: createHub(),
    cursors: signedCursors('a key of the tests with enough characters'),
    news: embeddedNews({ marketData, clock, seed: 'test' }) as NewsSource,
  };
}

export function story(count: number, assetIds: readonly string[] = [idOf('AAPL')]): NewsStory {
  return {
    id: `01a1f640-0000-7000-8000-${String(count).padStart(12, '0')}`,
    headline: `Story ${count}`,
    summary: null,
    url: 'https://news.example.com/',
    source: 'Test',
    author: null,
    imageUrl: null,
    publishedAt: new Date(NOW.getTime() + count * 1_000),
    assetIds,
    sentiment: null,
  };
}
