import { assetById } from '@investing-platform/rules/market/catalogue';
import type { NewsStory } from '../../ports/news.ts';

/** A story as the contract shows it. */
export interface NewsItem extends Omit<NewsStory, 'assetIds'> {
  readonly assetIds: string[];
  readonly symbols: string[];
}

const shown = new WeakMap<NewsStory, NewsItem>();

/** With the tickers of its assets; those that the catalogue does not hold are left out. */
export function newsItem(story: NewsStory): NewsItem {
  const known = shown.get(story);
  if (known !== undefined) return known;
  const assets = story.assetIds.flatMap((id) => assetById(id) ?? []);
  const item: NewsItem = Object.freeze({
    ...story,
    assetIds: assets.map(({ id }) => id),
    symbols: assets.map(({ symbol }) => symbol),
  });
  shown.set(story, item);
  return item;
}
