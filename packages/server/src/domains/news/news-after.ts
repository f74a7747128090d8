import { timeOfId } from '@investing-platform/engine';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Deps } from '../../deps.ts';
import { badInput } from '../../kernel/errors.ts';
import type { NewsStory } from '../../ports/news.ts';
import { newsOf } from './news-source.ts';

/** How far back a reader may resume. */
const MAX_BREAK_MS = DAY_MS;

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
  const id = afterId.toLowerCase();
  const at = timeOfId(id);
  if (at === null) throw badInput('params.afterId', 'must be the id of a piece of news');
  const now = clock.now();
  const oldest = now.getTime() - MAX_BREAK_MS;
  // From just before it: others were published in the same millisecond.
  const since = new Date(Math.max(at.getTime() - 1, oldest));
  if (since >= now) return [];
  const stories = await newsOf(() => news.newsBetween(since, now));
  const isKnown = (story: NewsStory) =>
    story.publishedAt.getTime() === at.getTime() && story.id <= id;
  return stories.filter((story) => !isKnown(story));
}
