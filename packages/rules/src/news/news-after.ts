import { DAY_MS } from '@investing-platform/schema/durations';
import { badInput } from '../refusals/platform-error.ts';

/** How far back a reader may resume. */
const MAX_BREAK_MS = DAY_MS;

interface Published {
  readonly id: string;
  readonly publishedAt: Date;
}

/** What a reader lacks who goes on after a piece of news. */
export interface NewsAfter {
  /** Excluded. */
  readonly since: Date;
  /** Whether the reader knows it, or is told of it no more. */
  isKnown(news: Published): boolean;
}

/**
 * @param id of the last piece that the reader knows
 * @param at when it was published, as its id says; null where it says nothing
 * @throws {PlatformError} BAD_USER_INPUT where it is the id of no news
 */
export function newsAfter(id: string, at: Date | null, now: Date): NewsAfter {
  if (at === null) throw badInput('params.afterId', 'must be the id of a piece of news');
  const lastId = id.toLowerCase();
  // From just before it: others were published in the same millisecond.
  const since = new Date(Math.max(at.getTime() - 1, now.getTime() - MAX_BREAK_MS));
  return {
    since,
    isKnown: (news) =>
      news.publishedAt <= since ||
      (news.publishedAt.getTime() === at.getTime() && news.id <= lastId),
  };
}
