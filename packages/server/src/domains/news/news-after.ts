import { timeOfId } from '@investing-platform/engine';
import { newsAfter as resumedAfter } from '@investing-platform/rules/news/news-after';
import type { Deps } from '../../deps.ts';
import type { NewsStory } from '../../ports/news.ts';
import { newsOf } from './news-source.ts';

/**
 * What was published after a story, oldest first: at most 500 stories of the last 24 hours. One
 * that its source brought late may come again, so that none is missed.
 *
 * @param afterId a story's id, which holds the time of its publication
 * @throws {PlatformError} BAD_USER_INPUT where it cannot be one; PROVIDER_UNAVAILABLE
 */
export async function newsAfter(
  { clock, news }: Pick<Deps, 'clock' | 'news'>,
  afterId: string,
): Promise<readonly NewsStory[]> {
  const now = clock.now();
  const { since, isKnown } = resumedAfter(afterId, timeOfId(afterId), now);
  if (since >= now) return [];
  const stories = await newsOf(() => news.newsBetween(since, now));
  return stories.filter((story) => !isKnown(story));
}
