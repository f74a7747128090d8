import type { Search } from '@investing-platform/rules/market/search/search-index';
import { searchNames } from '@investing-platform/rules/market/search/search-names';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import type { NewsSource, NewsStory } from '../../../ports/news.ts';
import { type Refreshed, refreshed } from '../refreshed.ts';
import type { FoundName } from './found-name.ts';

export type NewsSearchDeps = Pick<Deps, 'news' | 'clock'> & {
  readonly log: { warn(fields: object, message: string): void };
};

/** A story that is new is found after this at the latest. */
const KEPT_MS = 120_000;
/** How far back news is looked for: over a weekend. */
const SPAN_MS = 3 * DAY_MS;
const keptBySource = new WeakMap<NewsSource, Refreshed<Search<FoundName>>>();

/**
 * The news of the last three days by headline, at most 500 pieces, in memory. A source that does
 * not answer leaves them as they were.
 *
 * @param waits whether to wait where nothing was read yet: it may take a second
 */
export function newsByHeadline(deps: NewsSearchDeps, waits: boolean): Promise<Search<FoundName>> {
  const kept = keptBySource.get(deps.news) ?? keptNews(deps);
  keptBySource.set(deps.news, kept);
  return kept.get(waits);
}

function keptNews({ news, clock, log }: NewsSearchDeps): Refreshed<Search<FoundName>> {
  return refreshed<Search<FoundName>>({
    clock,
    first: () => [],
    keptMs: KEPT_MS,
    async read() {
      const now = clock.now();
      const since = new Date(now.getTime() - SPAN_MS);
      const stories = await news.newsBetween(since, now);
      return searchNames([...stories].reverse().map(searchableStory));
    },
    onFailure: (error) => log.warn({ err: error }, 'search: the news cannot be read'),
  });
}

function searchableStory(story: NewsStory) {
  const { id, headline: name, source: subtitle } = story;
  return { kind: 'NEWS' as const, id, name, subtitle, story };
}
