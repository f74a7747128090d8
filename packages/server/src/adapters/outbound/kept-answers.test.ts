import { expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { keptAnswers } from './kept-answers.ts';

function setUp() {
  const clock = manualClock(new Date('2026-03-11T15:00:00Z'));
  const answers = keptAnswers<{ readonly count: number }>(clock, 2);
  let count = 0;
  const ask = async () => {
    count += 1;
    return { count };
  };
  return { clock, answers, get: (key: string) => answers.get(key, 1_000, ask), asked: () => count };
}

test('an answer stands for its time and not longer', async () => {
  const { clock, get } = setUp();
  expect(await get('a')).toEqual({ count: 1 });
  clock.advance(999);
  expect(await get('a')).toEqual({ count: 1 });
  clock.advance(1);
  expect(await get('a')).toEqual({ count: 2 });
});

test('an answer from the future, after the clock was put back, does not stand', async () => {
  const { clock, get } = setUp();
  await get('a');
  clock.advance(-500);
  expect(await get('a')).toEqual({ count: 2 });
});

test('all who ask meanwhile share the call', async () => {
  const { get, asked } = setUp();
  await Promise.all([get('a'), get('a'), get('a')]);
  expect(asked()).toBe(1);
});

test('a failure is not kept, and leaves the last answer where it is', async () => {
  const { clock, answers, get } = setUp();
  await get('a');
  clock.advance(5_000);
  const fail = () => Promise.reject(new Error('down'));
  await expect(answers.get('a', 1_000, fail)).rejects.toThrow('down');
  expect(answers.last('a')).toEqual({ value: { count: 1 }, at: clock.now().getTime() - 5_000 });
  expect(await get('a')).toEqual({ count: 2 });
});

test('the answer that was not used for longest makes room', async () => {
  const { get, answers } = setUp();
  for (const key of ['a', 'b', 'a', 'c']) await get(key);
  expect(answers.last('b')).toBeUndefined();
  expect(answers.last('a')).toBeDefined();
});
