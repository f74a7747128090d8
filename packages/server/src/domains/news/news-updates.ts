import type { Deps } from '../../deps.ts';
import { droppingTopic } from '../../events/topic.ts';
import { notFound } from '../../kernel/errors.ts';
import type { NewsStory } from '../../ports/news.ts';
import { assetById, theAssetBySymbol } from '../market/index.ts';
import { type NewsItem, newsItem } from './news-item.ts';

/** A story, or how many were left out before the next one. */
type NewsEvent = { readonly story: NewsStory } | { readonly missedCount: number };

/** Stories that wait for one reader. */
const CAPACITY = 200;

/** By asset id, and all of them under `ALL_NEWS`. */
export const newsTopic = droppingTopic<NewsEvent>('news', {
  capacity: CAPACITY,
  gap: (missedCount) => ({ missedCount }),
});

export const ALL_NEWS = 'all';

export interface NewsUpdatesInput {
  /** At most 200. */
  readonly assetIds?: readonly string[] | null | undefined;
  /** At most 200; adds to `assetIds`. */
  readonly symbols?: readonly string[] | null | undefined;
}

export interface NewsUpdate {
  readonly item: NewsItem;
  /** Grows by one with every event. */
  readonly sequence: number;
  readonly missedCount: number;
}

/**
 * News from now on, in order. A reader that is slow misses the oldest and is told how many.
 *
 * @throws {PlatformError} before the stream starts: NOT_FOUND for an unknown asset; BAD_USER_INPUT
 *   where a symbol is ambiguous; RATE_LIMITED
 */
export function newsUpdates(
  { hub }: Pick<Deps, 'hub'>,
  { assetIds, symbols }: NewsUpdatesInput,
): AsyncIterableIterator<NewsUpdate> {
  const byId = (assetIds ?? []).map(knownId);
  const bySymbol = (symbols ?? []).map(
    (symbol, at) => theAssetBySymbol(`params.symbols.${at}`, symbol).id,
  );
  const asked = new Set([...byId, ...bySymbol]);
  const isFiltered = assetIds != null || symbols != null;
  return numbered(hub.subscribe(newsTopic, isFiltered ? [...asked] : [ALL_NEWS]));
}

function knownId(id: string): string {
  const asset = assetById(id);
  if (asset === null) throw notFound('Asset');
  return asset.id;
}

/** Events in their order, with what was left out told by the next one. */
function numbered(events: AsyncIterableIterator<NewsEvent>): AsyncIterableIterator<NewsUpdate> {
  let sequence = 0;
  let missedCount = 0;

  async function next(): Promise<IteratorResult<NewsUpdate>> {
    for (;;) {
      const result = await events.next();
      if (result.done === true) return { done: true, value: undefined };
      const event = result.value;
      if ('missedCount' in event) {
        missedCount += event.missedCount;
        continue;
      }
      sequence += 1;
      const value = { item: newsItem(event.story), sequence, missedCount };
      missedCount = 0;
      return { done: false, value };
    }
  }

  const updates: AsyncIterableIterator<NewsUpdate> = {
    next,
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
    async throw(reason) {
      await events.return?.();
      throw reason;
    },
    [Symbol.asyncIterator]: () => updates,
  };
  return updates;
}
