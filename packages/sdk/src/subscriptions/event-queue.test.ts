import { expect, test } from 'vitest';
import type { StreamEvent } from '../core/types.ts';
import { createEventQueue } from './event-queue.ts';

const event = (data: number): StreamEvent<number> => ({ type: 'data', data });
const over = { done: true, value: undefined };
const item = (data: number) => ({ done: false, value: event(data) });

test('events come in order, to readers that were there before and after', async () => {
  const queue = createEventQueue<number>(10);
  const early = [queue.next(), queue.next()];
  for (const data of [1, 2, 3]) queue.push(event(data));
  expect(await Promise.all(early)).toEqual([item(1), item(2)]);
  expect(await queue.next()).toEqual(item(3));
});

test('a full queue loses its oldest events and says so once', async () => {
  const queue = createEventQueue<number>(2);
  for (const data of [1, 2, 3, 4]) queue.push(event(data));
  expect(await queue.next()).toEqual({ done: false, value: { type: 'gap', reason: 'overflow' } });
  expect(await queue.next()).toEqual(item(3));
  expect(await queue.next()).toEqual(item(4));
  queue.push(event(5));
  expect(await queue.next()).toEqual(item(5));
});

test('an end comes after what is queued, and stays', async () => {
  const queue = createEventQueue<number>(2);
  queue.push(event(1));
  queue.end();
  queue.push(event(2));
  expect(await queue.next()).toEqual(item(1));
  expect(await queue.next()).toEqual(over);
  expect(await queue.next()).toEqual(over);
});

test('an error comes once, after what is queued', async () => {
  const queue = createEventQueue<number>(2);
  queue.push(event(1));
  queue.end({ error: 'broken' });
  queue.end({ error: 'again' });
  expect(await queue.next()).toEqual(item(1));
  await expect(queue.next()).rejects.toBe('broken');
  expect(await queue.next()).toEqual(over);
});

test('an error reaches the first of several waiting readers; the others are at the end', async () => {
  const queue = createEventQueue<number>(2);
  const [first, second] = [queue.next(), queue.next()];
  queue.end({ error: 'broken' });
  await expect(first).rejects.toBe('broken');
  expect(await second).toEqual(over);
});

test('discarding drops what is queued', async () => {
  const queue = createEventQueue<number>(1);
  for (const data of [1, 2]) queue.push(event(data));
  queue.discard();
  expect(await queue.next()).toEqual(over);
});

test('discarding with an error shows the error at once', async () => {
  const queue = createEventQueue<number>(1);
  queue.push(event(1));
  queue.discard({ error: 'aborted' });
  await expect(queue.next()).rejects.toBe('aborted');
});
