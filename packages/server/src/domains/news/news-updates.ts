import { theAssetById, theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import type { Deps } from '../../deps.ts';
import type { EventStream } from '../../events/event-stream.ts';
import { startWith } from '../../events/start-with.ts';
import { droppingTopic } from '../../events/topic.ts';
import type { NewsStory } from '../../ports/news.ts';
import { type NewsItem, newsItem } from '../market/index.ts';
import { newsAfter } from './news-after.ts';

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
  /** The id of the last story that the reader knows. */
  readonly afterId?: string | null | undefined;
}

export interface NewsUpdate {
  readonly news: NewsItem;
  /** Grows by one with every event. */
  readonly sequence: number;
  readonly missedCount: number;
}

/**
 * News from now on, in order; where the reader knows a story, what was published after it comes
 * first. A reader that is slow misses the oldest and is told how many.
 *
 * @throws {PlatformError} before the stream starts: NOT_FOUND for an unknown asset; BAD_USER_INPUT
 *   where a symbol is ambiguous or `afterId` cannot be a story's; PROVIDER_UNAVAILABLE where there
 *   is an `afterId` and the source does not answer; RATE_LIMITED
 */
export async function newsUpdates(
  deps: Pick<Deps, 'clock' | 'hub' | 'news'>,
  { assetIds, symbols, afterId }: NewsUpdatesInput,
): Promise<AsyncIterableIterator<NewsUpdate>> {
  const byId = (assetIds ?? []).map((id, at) => theAssetById(`params.assetIds.${at}`, id).id);
  const bySymbol = (symbols ?? []).map(
    (symbol, at) => theAssetBySymbol(`params.symbols.${at}`, symbol).id,
  );
  const isFiltered = assetIds != null || symbols != null;
  const wanted = isFiltered ? new Set([...byId, ...bySymbol]) : null;
  // Before what is past is read, so that nothing that is published meanwhile gets lost.
  const events = deps.hub.subscribe(newsTopic, wanted === null ? [ALL_NEWS] : [...wanted]);
  if (afterId == null) return numbered(events);
  try {
    const stories = await newsAfter(deps, afterId);
    const isWanted = ({ assetIds: about }: NewsStory) =>
      wanted === null || about.some((id) => wanted.has(id));
    return numbered(resumed(events, stories.filter(isWanted)));
  } catch (error) {
    await events.return?.();
    throw error;
  }
}

/** The stories, then the events; a story of both comes once. */
function resumed(
  events: EventStream<NewsEvent>,
  stories: readonly NewsStory[],
): EventStream<NewsEvent> {
  const told = new Set(stories.map(({ id }) => id));
  const first = stories.map((story) => ({ story }));
  return startWith<NewsEvent>(first, events, (event) => {
    return 'missedCount' in event || !told.has(event.story.id);
  });
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
      const value = { news: newsItem(event.story), sequence, missedCount };
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
