import { expect, test, vi } from 'vitest';
import { conflatingSender } from './conflating-sender.ts';

/** A socket whose reader takes one batch at a time, and a turn that the test ends. */
function setUp(end: (error: unknown) => void = () => undefined) {
  const sent: string[][] = [];
  const taken: (() => void)[] = [];
  const turn: (() => void)[] = [];
  const sender = conflatingSender(
    (work) => void turn.push(work),
    (answers) => {
      sent.push(answers.map(String));
      return new Promise<void>((resolve) => taken.push(resolve));
    },
    end,
  );
  return {
    sent,
    offer: (key: string, text: string) => sender.offer(key, Buffer.from(text)),
    sender,
    endTurn: () => {
      for (const work of turn.splice(0)) work();
    },
    turn,
    take: () => taken.shift()?.(),
  };
}

test('all answers of one turn are sent together, in order', () => {
  const { sent, offer, endTurn, turn } = setUp();
  for (const key of ['a', 'b', 'c']) offer(key, key);
  expect(sent).toEqual([]);
  expect(turn).toHaveLength(1);
  endTurn();
  expect(sent).toEqual([['a', 'b', 'c']]);
});

test('a stalled reader gets the latest answer of each key and misses those in between', async () => {
  const { sent, offer, endTurn, take } = setUp();
  offer('a', 'a0');
  endTurn();
  for (let price = 1; price < 1_000; price += 1) {
    offer('a', `a${price}`);
    offer('b', `b${price}`);
    endTurn();
  }
  expect(sent).toEqual([['a0']]);
  take();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(['a999', 'b999']);
  take();
  offer('a', 'later');
  endTurn();
  await vi.waitFor(() => expect(sent[2]).toEqual(['later']));
});

test('what waits is bounded by the number of keys, whatever comes', () => {
  const { sent, offer, endTurn } = setUp();
  for (let key = 0; key < 5_000; key += 1) offer(`${key}`, `${key}`);
  endTurn();
  expect(sent[0]).toHaveLength(1_000);
  expect(sent[0]?.at(-1)).toBe('4999');
});

test('nothing is sent after the end, and the end is told once', async () => {
  const end = vi.fn();
  const { sent, offer, endTurn, sender, take } = setUp(end);
  offer('a', 'first');
  endTurn();
  offer('b', 'second');
  sender.end(null);
  sender.end(null);
  take();
  offer('a', 'third');
  await Promise.resolve();
  endTurn();
  expect(sent).toEqual([['first']]);
  expect(end).toHaveBeenCalledTimes(1);
});

test('what was put off before the stream closed is not sent', () => {
  const { sent, offer, endTurn, sender } = setUp();
  offer('a', 'first');
  sender.close();
  endTurn();
  expect(sent).toEqual([]);
});

test('a socket that fails ends the stream with its error', async () => {
  const end = vi.fn();
  const error = new Error('write after end');
  const sender = conflatingSender(queueMicrotask, () => Promise.reject(error), end);
  sender.offer('a', Buffer.from('first'));
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(error));
});
