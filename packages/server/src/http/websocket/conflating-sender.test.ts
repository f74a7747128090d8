import { expect, test, vi } from 'vitest';
import { conflatingSender } from './conflating-sender.ts';

/** A socket whose reader takes one message at a time. */
function socket() {
  const sent: string[] = [];
  const taken: (() => void)[] = [];
  return {
    sent,
    send: (payload: string) => {
      sent.push(payload);
      return new Promise<void>((resolve) => taken.push(resolve));
    },
    take: () => taken.shift()?.(),
  };
}

test('a stalled reader gets the latest answer of each key and misses those in between', async () => {
  const { sent, send, take } = socket();
  const sender = conflatingSender(send, () => {});
  for (let price = 0; price < 1_000; price += 1) {
    sender.offer('a', `a${price}`);
    sender.offer('b', `b${price}`);
  }
  expect(sent).toEqual(['a0']);
  take();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  take();
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.slice(1).sort()).toEqual(['a999', 'b999']);
});

test('what waits is bounded by the number of keys, whatever comes', async () => {
  const { sent, send, take } = socket();
  const sender = conflatingSender(send, () => {});
  for (let key = 0; key < 5_000; key += 1) sender.offer(`${key}`, `${key}`);
  for (let round = 0; round < 1_200; round += 1) {
    take();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(sent.length).toBe(1_001);
  expect(sent.at(-1)).toBe('4999');
});

test('nothing is sent after the end, and the end is told once', async () => {
  const { sent, send, take } = socket();
  const end = vi.fn();
  const sender = conflatingSender(send, end);
  sender.offer('a', 'first');
  sender.offer('b', 'second');
  sender.end(null);
  sender.end(null);
  take();
  sender.offer('a', 'third');
  await Promise.resolve();
  expect(sent).toEqual(['first']);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a socket that fails ends the stream with its error', async () => {
  const end = vi.fn();
  const error = new Error('write after end');
  const sender = conflatingSender(() => Promise.reject(error), end);
  sender.offer('a', 'first');
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(error));
});
