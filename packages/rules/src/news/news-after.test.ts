import { HOUR_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { newsAfter } from './news-after.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

test.each([
  ['earlier news', 'z', ago(HOUR_MS + 1), true],
  ['the last one', 'b', ago(HOUR_MS), true],
  ['another one of its millisecond', 'a', ago(HOUR_MS), true],
  ['a later one of its millisecond', 'c', ago(HOUR_MS), false],
  ['later news', 'a', ago(HOUR_MS - 1), false],
])('who knows a piece of news knows %s or does not', (_title, id, publishedAt, isKnown) => {
  expect(newsAfter('B', ago(HOUR_MS), NOW).isKnown({ id, publishedAt })).toBe(isKnown);
});

test('nobody is told of news that is older than a day', () => {
  const { since, isKnown } = newsAfter('b', ago(30 * HOUR_MS), NOW);
  expect(since).toEqual(ago(24 * HOUR_MS));
  expect(isKnown({ id: 'c', publishedAt: ago(24 * HOUR_MS) })).toBe(true);
  expect(isKnown({ id: 'a', publishedAt: ago(24 * HOUR_MS - 1) })).toBe(false);
});

test('an id that says no time is no news', () => {
  expect(() => newsAfter('b', null, NOW)).toThrow('must be the id of a piece of news');
});
