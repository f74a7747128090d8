import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/errors.ts';
import type { NewsPosition, NewsSource, NewsStory } from '../../ports/news.ts';
import { boundedFetch } from '../outbound/bounded-fetch.ts';
import { guarded } from '../outbound/guarded.ts';
import { keptAnswers } from '../outbound/kept-answers.ts';
import { readFeed } from './read-feed.ts';

export interface FeedOptions {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** https addresses of RSS or Atom feeds: one at least. */
  readonly addresses: readonly string[];
  readonly fetch?: typeof fetch;
}

const LIMITS = { timeoutMs: 10_000, maxBytes: 4_000_000 };
/** How long a feed that was read stands, and how long one stands that cannot be read any more. */
const FRESH_MS = 120_000;
const MAX_STORIES = 5_000;
const MAX_BETWEEN = 500;

/**
 * News from feeds. Stories stay, once read, as long as they are among the newest 5,000, since feeds
 * only hold the last ones. A feed that fails costs its own stories alone.
 */
export function feedNews(options: FeedOptions): NewsSource {
  const { clock, log } = options;
  const feeds = options.addresses.map((address) => oneFeed(options, new URL(address)));
  let stories: readonly NewsStory[] = [];
  /** When a story came that was not among the first ones: after its publication, and never before. */
  const arrivals = new Map<string, number>();

  async function refresh(): Promise<void> {
    const read = await Promise.allSettled(feeds.map((feed) => feed()));
    const fresh = read.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    for (const result of read) {
      if (result.status === 'rejected') {
        log.warn({ err: result.reason }, 'a news feed could not be read');
      }
    }
    if (read.every(({ status }) => status === 'rejected') && stories.length === 0) {
      throw refuse('PROVIDER_UNAVAILABLE', 'There is no news now');
    }
    const known = new Map(stories.map((story) => [story.id, story]));
    const now = clock.now().getTime();
    for (const story of fresh) {
      if (stories.length > 0 && !known.has(story.id)) arrivals.set(story.id, now);
      known.set(story.id, story);
    }
    stories = [...known.values()].sort(newestFirst).slice(0, MAX_STORIES);
    if (arrivals.size > stories.length) forget(arrivals, stories);
  }

  /** Who asks for stretch after stretch gets a story with the stretch in which it came. */
  const cameAt = ({ id, publishedAt }: NewsStory) =>
    Math.max(publishedAt.getTime(), arrivals.get(id) ?? 0);

  /** Feeds announce some stories before their time. */
  const published = () => {
    const now = clock.now();
    return stories.filter(({ publishedAt }) => publishedAt <= now);
  };

  return {
    async newsAbout({ assetIds, from, after, limit }) {
      await refresh();
      const wanted = assetIds === null ? null : new Set(assetIds);
      return published()
        .filter((story) => wanted === null || story.assetIds.some((id) => wanted.has(id)))
        .filter((story) => from === null || story.publishedAt >= from)
        .filter((story) => after === null || newestFirst(after, story) < 0)
        .slice(0, limit);
    },
    async newsWithIds(ids) {
      await refresh();
      const wanted = new Set(ids);
      return published().filter(({ id }) => wanted.has(id));
    },
    async newsBetween(after, until) {
      await refresh();
      return published()
        .filter((story) => cameAt(story) > after.getTime() && cameAt(story) <= until.getTime())
        .slice(0, MAX_BETWEEN)
        .reverse();
    },
  };
}

function forget(arrivals: Map<string, number>, stories: readonly NewsStory[]): void {
  const kept = new Set(stories.map(({ id }) => id));
  for (const id of [...arrivals.keys()]) if (!kept.has(id)) arrivals.delete(id);
}

function oneFeed({ clock, fetch }: FeedOptions, address: URL): () => Promise<readonly NewsStory[]> {
  const guard = guarded(`The news feed of ${address.host}`);
  const send = boundedFetch({ hosts: [address.host], ...LIMITS }, fetch);
  const kept = keptAnswers<readonly NewsStory[]>(clock, 1);
  const read = () =>
    guard(async () => {
      const [response, feedsmith] = await Promise.all([send(address), import('feedsmith')]);
      if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
      return readFeed(feedsmith, await response.text(), address.host);
    });
  return () => kept.get('', FRESH_MS, read);
}

function newestFirst(left: NewsPosition, right: NewsPosition): number {
  const later = right.publishedAt.getTime() - left.publishedAt.getTime();
  if (later !== 0) return later;
  return left.id < right.id ? 1 : left.id > right.id ? -1 : 0;
}
