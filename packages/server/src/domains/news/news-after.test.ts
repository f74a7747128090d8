import { MINUTE_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { stableId } from '../../adapters/embedded/stable-id.ts';
import type { NewsSource, NewsStory } from '../../ports/news.ts';
import { idOf, NOW, story, world } from './news.fixture.ts';
import { ALL_NEWS, type NewsUpdate, newsTopic, newsUpdates } from './news-updates.ts';

describe('newsUpdates after a break', () => {
  const at = (minutesAgo: number) => new Date(NOW.getTime() - minutesAgo * MINUTE_MS);
  /** A story of so many minutes ago, with the id that a source would give it. */
  const told = (headline: string, minutesAgo: number, symbols: string[] = ['AAPL']) => ({
    ...story(0, symbols.map(idOf)),
    headline,
    id: stableId(headline, at(minutesAgo)),
    publishedAt: at(minutesAgo),
  });

  function after(stories: readonly NewsStory[]) {
    const deps = world();
    const asked: Date[] = [];
    const newsBetween: NewsSource['newsBetween'] = async (since, until) => {
      asked.push(since);
      return stories.filter(({ publishedAt }) => publishedAt > since && publishedAt <= until);
    };
    return { ...deps, asked, news: { ...deps.news, newsBetween } };
  }

  async function headlines(updates: AsyncIterator<NewsUpdate>, count: number) {
    const heard: string[] = [];
    for (let read = 0; read < count; read += 1) {
      const { value } = await updates.next();
      expect(value.sequence).toBe(read + 1);
      heard.push(value.news.headline);
    }
    return heard;
  }

  test('tells what came after the last story that is known, then what is new, each once', async () => {
    const stories = [told('Known', 3), told('Missed 1', 2), told('Missed 2', 1)];
    const deps = after(stories);
    const updates = await newsUpdates(deps, { afterId: stories[0]?.id.toUpperCase() });
    const [, , late] = stories;
    if (late !== undefined) deps.hub.publish(newsTopic, ALL_NEWS, { story: late });
    deps.hub.publish(newsTopic, ALL_NEWS, { story: told('New', 0) });
    expect(await headlines(updates, 3)).toEqual(['Missed 1', 'Missed 2', 'New']);
    await updates.return?.();
  });

  test('tells others of the same millisecond once, in the order of their ids', async () => {
    const same = ['a', 'b', 'c', 'd'].map((name) => told(name, 1));
    const inOrder = same.toSorted((left, right) => (left.id < right.id ? -1 : 1));
    const updates = await newsUpdates(after(inOrder), { afterId: inOrder[1]?.id });
    expect(await headlines(updates, 2)).toEqual(inOrder.slice(2).map(({ headline }) => headline));
    await updates.return?.();
  });

  test('tells only what is about the assets that were asked for', async () => {
    const known = told('Known', 3);
    const deps = after([known, told('Other', 2, ['MSFT']), told('Mine', 1, ['AAPL', 'MSFT'])]);
    const updates = await newsUpdates(deps, { symbols: ['AAPL'], afterId: known.id });
    expect(await headlines(updates, 1)).toEqual(['Mine']);
    await updates.return?.();
  });

  test('goes back 24 hours at most, and nowhere for an id from the future', async () => {
    const deps = after([]);
    for (const minutesAgo of [10_000, -10]) {
      const afterId = told('Known', minutesAgo).id;
      await (await newsUpdates(deps, { afterId })).return?.();
    }
    expect(deps.asked).toEqual([at(24 * 60)]);
  });

  test('says that news is not available where the source fails, and leaves nothing open', async () => {
    const deps = world();
    const newsBetween = async () => Promise.reject(new Error('refused'));
    const input = { afterId: told('Known', 1).id };
    await expect(
      newsUpdates({ ...deps, news: { ...deps.news, newsBetween } }, input),
    ).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(deps.hub.subscriberCount()).toBe(0);
  });

  test('goes on where it was after any break, on the embedded newsroom', async () => {
    const deps = world();
    const day = await deps.news.newsBetween(at(24 * 60), NOW);
    expect(day.length).toBeGreaterThan(10);
    for (const known of [day[0], day[5], day.at(-2)]) {
      if (known === undefined) throw new Error('there is news every day');
      const rest = day.slice(day.indexOf(known) + 1).map(({ headline }) => headline);
      const updates = await newsUpdates(deps, { afterId: known.id });
      expect(await headlines(updates, rest.length)).toEqual(rest);
      await updates.return?.();
    }
  });
});
