import { DAY_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewsRequest, NewsSource, NewsStory } from './news.ts';

/** What an adapter's test brings along. */
export interface NewsUnderTest {
  readonly news: NewsSource;
  /** The moment that the source takes for now. */
  readonly now: Date;
  /** Assets about which there are at least three stories. */
  readonly assetIds: readonly string[];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

/** The promises of the port, to be kept by every adapter. */
export function newsContract(name: string, make: () => Promise<NewsUnderTest>): void {
  wholeNewsContract(name, make);
  describe(`news of ${name}`, () => {
    let subject: NewsUnderTest;
    beforeEach(async () => {
      subject = await make();
    });

    const about = (more: Partial<NewsRequest> = {}) => newsOf(subject, more);

    test('are whole stories about the assets asked for, newest first, none from the future', async () => {
      const stories = await about();
      expect(stories.length).toBeGreaterThanOrEqual(3);
      expectOrder(stories);
      for (const story of stories) {
        expect(story.id).toMatch(UUID);
        expect(story.headline).not.toBe('');
        expect(story.url).toMatch(/^https:\/\//);
        expect(story.publishedAt.getTime()).toBeLessThanOrEqual(subject.now.getTime());
        expect(story.assetIds.some((id) => subject.assetIds.includes(id))).toBe(true);
        if (story.sentiment !== null)
          expect(Math.abs(Number(story.sentiment))).toBeLessThanOrEqual(1);
      }
    });

    test('read on after a story, without a gap and without a repetition', async () => {
      const whole = await about({ limit: 6 });
      const first = await about({ limit: 2 });
      const rest = await about({ limit: 4, after: first.at(-1) ?? null });
      expect([...first, ...rest].map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    });

    test('begin at a moment where one is given', async () => {
      const [newest] = await about({ limit: 1 });
      if (newest === undefined) throw new Error('no news');
      const since = await about({ from: newest.publishedAt });
      expect(since.map(({ id }) => id)).toContain(newest.id);
      const later = new Date(newest.publishedAt.getTime() + 1);
      expect((await about({ from: later })).map(({ id }) => id)).not.toContain(newest.id);
    });

    test('end before a moment where no story is named', async () => {
      const [newest, ...older] = await about({ limit: 6 });
      if (newest === undefined) throw new Error('no news');
      const after = { publishedAt: newest.publishedAt, id: '' };
      const then = newest.publishedAt.getTime();
      const before = older.filter(({ publishedAt }) => publishedAt.getTime() < then);
      expect((await about({ after, limit: 6 })).slice(0, before.length)).toEqual(before);
    });

    test('about nothing known are none', async () => {
      expect(await about({ assetIds: [UNKNOWN_ID] })).toEqual([]);
      expect(await about({ assetIds: [] })).toEqual([]);
    });

    test('between two moments come oldest first, those asked for by asset among them', async () => {
      const [newest] = await about({ limit: 1 });
      if (newest === undefined) throw new Error('no news');
      const until = newest.publishedAt;
      const before = new Date(until.getTime() - 1);
      const between = await subject.news.newsBetween(before, until);
      expect(between.map(({ id }) => id)).toContain(newest.id);
      const day = await subject.news.newsBetween(new Date(until.getTime() - DAY_MS), until);
      expect(day.length).toBeLessThanOrEqual(500);
      expectOrder([...day].reverse());
      expect(await subject.news.newsBetween(until, until)).toEqual([]);
    });
  });
}

function newsOf({ news, assetIds }: NewsUnderTest, more: Partial<NewsRequest>) {
  return news.newsAbout({ assetIds, from: null, after: null, limit: 20, ...more });
}

/** News about anything, and single pieces. */
function wholeNewsContract(name: string, make: () => Promise<NewsUnderTest>): void {
  describe(`all news of ${name}`, () => {
    let subject: NewsUnderTest;
    beforeEach(async () => {
      subject = await make();
    });

    const about = (more: Partial<NewsRequest> = {}) => newsOf(subject, more);

    test('about anything hold those of each asset, and are read on in the same way', async () => {
      const whole = await about({ assetIds: null, limit: 30 });
      expectOrder(whole);
      const own = (await about()).filter(({ publishedAt }) => {
        return publishedAt >= (whole.at(-1)?.publishedAt ?? subject.now);
      });
      const ids = whole.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(own.slice(0, -1).map(({ id }) => id)));
      const first = await about({ assetIds: null, limit: 2 });
      const rest = await about({ assetIds: null, limit: 28, after: first.at(-1) ?? null });
      expect([...first, ...rest].map(({ id }) => id)).toEqual(ids);
    });

    test('are found by their ids, newest first and each once', async () => {
      const stories = await about({ limit: 3 });
      const ids = stories.map(({ id }) => id);
      const asked = [...ids.toReversed(), UNKNOWN_ID, ids[0] ?? UNKNOWN_ID];
      expect(await subject.news.newsWithIds(asked)).toEqual(stories);
      expect(await subject.news.newsWithIds([])).toEqual([]);
    });
  });
}

function expectOrder(stories: readonly NewsStory[]): void {
  const keys = stories.map(({ publishedAt, id }) => `${publishedAt.toISOString()} ${id}`);
  expect(keys).toEqual([...keys].sort().reverse());
  expect(new Set(keys).size).toBe(keys.length);
}
