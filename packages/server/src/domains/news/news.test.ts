import { describe, expect, test } from 'vitest';
import type { NewsSource } from '../../ports/news.ts';
import { fetchNewsByAssetIds } from './fetch-news-by-asset-ids.ts';
import { idOf, NOW, story, world } from './news.fixture.ts';
import { startNewsStream } from './news-stream.ts';
import { ALL_NEWS, newsTopic, newsUpdates } from './news-updates.ts';

const UNKNOWN = '01a1f640-0000-7000-8000-000000000000';

describe('fetchNewsByAssetIds', () => {
  test('pages through the news of several assets, with their tickers', async () => {
    const deps = world();
    const assetIds = [idOf('TSLA'), idOf('BTC').toUpperCase(), UNKNOWN];
    const whole = await fetchNewsByAssetIds(deps, { assetIds, limit: 10 });
    const first = await fetchNewsByAssetIds(deps, { assetIds, limit: 4 });
    const cursor = first.nextCursor;
    const rest = await fetchNewsByAssetIds(deps, { assetIds, limit: 6, cursor });
    expect([...first.nodes, ...rest.nodes]).toEqual(whole.nodes);
    expect(whole.nodes).toHaveLength(10);
    for (const { symbols } of whole.nodes) expect(['TSLA', 'BTC']).toContain(symbols[0]);
  });

  test('pages up to a moment, which is not part of it', async () => {
    const deps = world();
    const assetIds = [idOf('TSLA')];
    const whole = await fetchNewsByAssetIds(deps, { assetIds, limit: 10 });
    const [, second, third] = whole.nodes;
    const to = second?.publishedAt;
    const first = await fetchNewsByAssetIds(deps, { assetIds, to, limit: 1 });
    expect(first.nodes).toEqual([third]);
    const cursor = first.nextCursor;
    const rest = await fetchNewsByAssetIds(deps, { assetIds, to, limit: 7, cursor });
    expect(rest.nodes).toEqual(whole.nodes.slice(3));
    const ids = whole.nodes.map(({ id }) => id);
    expect((await fetchNewsByAssetIds(deps, { ids, to })).nodes).toEqual(whole.nodes.slice(2));
  });

  test('lists the ids that name no asset, and refuses made-up cursors', async () => {
    const none = await fetchNewsByAssetIds(world(), { assetIds: [UNKNOWN, 'nonsense', UNKNOWN] });
    expect(none).toEqual({ nodes: [], unknownIds: [UNKNOWN, 'nonsense'], nextCursor: null });
    await expect(
      fetchNewsByAssetIds(world(), { assetIds: [UNKNOWN], cursor: 'AAAA' }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('says that news is not available where the source fails', async () => {
    const newsAbout = async () => Promise.reject(new Error('refused'));
    const deps = { ...world(), news: { ...world().news, newsAbout } };
    await expect(fetchNewsByAssetIds(deps, { assetIds: [UNKNOWN] })).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
  });
});

describe('newsUpdates', () => {
  test('tells all news in order, numbered from 1', async () => {
    const deps = world();
    const { hub } = deps;
    const updates = await newsUpdates(deps, {});
    for (const count of [1, 2]) hub.publish(newsTopic, ALL_NEWS, { story: story(count) });
    for (const count of [1, 2]) {
      expect((await updates.next()).value).toMatchObject({
        news: { headline: `Story ${count}`, symbols: ['AAPL'] },
        sequence: count,
        missedCount: 0,
      });
    }
    await updates.return?.();
  });

  test('tells a slow reader how many stories it missed just before the next one', async () => {
    const deps = world();
    const { hub } = deps;
    const updates = await newsUpdates(deps, {});
    const first = updates.next();
    for (let count = 1; count <= 250; count += 1) {
      hub.publish(newsTopic, ALL_NEWS, { story: story(count) });
    }
    const told = [await first, await updates.next(), await updates.next()].map(
      ({ value }) => value,
    );
    const missed = told.reduce((sum, { missedCount }) => sum + missedCount, 0);
    const seen = told.map(({ news }) => Number(news.headline.split(' ')[1]));
    expect(missed).toBeGreaterThan(0);
    expect(seen[1]).toBe((seen[0] ?? 0) + 1 + told[1].missedCount);
    expect(seen[2]).toBe((seen[1] ?? 0) + 1);
    await updates.return?.();
  });

  test('counts a story that was missed once, however many of the assets it is about', async () => {
    const deps = world();
    const { hub } = deps;
    const updates = await newsUpdates(deps, { symbols: ['AAPL', 'MSFT'] });
    for (let count = 1; count <= 300; count += 1) {
      hub.publish(newsTopic, [idOf('AAPL'), idOf('MSFT')], { story: story(count) });
    }
    const { value } = await updates.next();
    expect(value).toMatchObject({
      news: { headline: 'Story 101' },
      sequence: 1,
      missedCount: 100,
    });
    expect((await updates.next()).value).toMatchObject({ sequence: 2, missedCount: 0 });
    await updates.return?.();
  });

  test('tells others everything and at once, whatever one reader leaves unread', async () => {
    const deps = world();
    const { hub } = deps;
    const stalled = await newsUpdates(deps, {});
    const reader = await newsUpdates(deps, {});
    for (let count = 1; count <= 1_000; count += 1) {
      hub.publish(newsTopic, ALL_NEWS, { story: story(count) });
      expect((await reader.next()).value).toMatchObject({ sequence: count, missedCount: 0 });
    }
    expect((await stalled.next()).value).toMatchObject({
      news: { headline: 'Story 801' },
      sequence: 1,
      missedCount: 800,
    });
    await Promise.all([stalled.return?.(), reader.return?.()]);
    expect(hub.subscriberCount()).toBe(0);
  });

  test('tells a story about two of the assets once', async () => {
    const deps = world();
    const { hub } = deps;
    const updates = await newsUpdates(deps, { symbols: ['AAPL'], assetIds: [idOf('MSFT')] });
    const both = story(1, [idOf('AAPL'), idOf('MSFT')]);
    hub.publish(newsTopic, both.assetIds, { story: both });
    hub.publish(newsTopic, idOf('MSFT'), { story: story(2, [idOf('MSFT')]) });
    const headlines = [await updates.next(), await updates.next()].map(
      ({ value }) => value.news.headline,
    );
    expect(headlines).toEqual(['Story 1', 'Story 2']);
    await updates.return?.();
  });

  test.each([
    [{ assetIds: [UNKNOWN] }, 'NOT_FOUND'],
    [{ symbols: ['NOPE'] }, 'NOT_FOUND'],
    [{ symbols: ['AIR'] }, 'BAD_USER_INPUT'],
    [{ afterId: '6c84fb90-12c4-41e1-840d-725e84a1c0d5' }, 'BAD_USER_INPUT'],
  ])('refuses %o with %s', async (input, code) => {
    const deps = world();
    await expect(newsUpdates(deps, input)).rejects.toMatchObject({ code });
    expect(deps.hub.subscriberCount()).toBe(0);
  });
});

describe('the news stream', () => {
  function stream(deps: ReturnType<typeof world>) {
    const works: (() => void)[] = [];
    const lines: string[] = [];
    const log = {
      info: (message: string) => void lines.push(message),
      warn: (_fields: object, message: string) => void lines.push(message),
    };
    const running = startNewsStream({ ...deps, log }, (work) => {
      works.push(work);
      return () => undefined;
    });
    return { works, lines, running, tick: () => works.shift()?.() };
  }

  test('asks the source only while somebody subscribes, and publishes what is new', async () => {
    const deps = world();
    const asked: [Date, Date][] = [];
    const newsBetween: NewsSource['newsBetween'] = async (after, until) => {
      asked.push([after, until]);
      return [story(1)];
    };
    const { tick, works, running } = stream({ ...deps, news: { ...deps.news, newsBetween } });
    tick();
    await expect.poll(() => works.length).toBe(1);
    expect(asked).toEqual([]);
    const updates = await newsUpdates(deps, { symbols: ['AAPL'] });
    const first = updates.next();
    deps.clock.advance(5_000);
    tick();
    expect((await first).value.news.headline).toBe('Story 1');
    expect(asked).toEqual([[NOW, deps.clock.now()]]);
    running.stop();
    await updates.return?.();
  });

  test('goes on where it was when the source failed, and says so once', async () => {
    const deps = world();
    const asked: Date[] = [];
    let fails = true;
    const newsBetween: NewsSource['newsBetween'] = async (after) => {
      asked.push(after);
      if (fails) throw new Error('down');
      return [];
    };
    const updates = await newsUpdates(deps, {});
    const { tick, works, lines, running } = stream({
      ...deps,
      news: { ...deps.news, newsBetween },
    });
    for (let count = 1; count <= 3; count += 1) {
      if (count === 3) fails = false;
      deps.clock.advance(5_000);
      tick();
      await expect.poll(() => works.length).toBe(1);
    }
    expect(asked).toEqual([NOW, NOW, NOW]);
    expect(lines).toEqual(['news: the source does not answer', 'news is back']);
    running.stop();
    await updates.return?.();
  });
});
