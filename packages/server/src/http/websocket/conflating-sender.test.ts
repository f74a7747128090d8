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
  for (const key of ['a', 'b', 'c']) void offer(key, key);
  expect(sent).toEqual([]);
  expect(turn).toHaveLength(1);
  endTurn();
  expect(sent).toEqual([['a', 'b', 'c']]);
});

test('a stalled reader gets the latest answer of each key and misses those in between', async () => {
  const { sent, offer, endTurn, take, turn } = setUp();
  void offer('a', 'a0');
  endTurn();
  for (let price = 1; price < 1_000; price += 1) {
    void offer('a', `a${price}`);
    void offer('b', `b${price}`);
    endTurn();
  }
  expect(sent).toEqual([['a0']]);
  take();
  await expect.poll(() => turn).toHaveLength(1);
  endTurn();
  expect(sent[1]).toEqual(['a999', 'b999']);
  take();
  void offer('a', 'later');
  await expect.poll(() => turn).toHaveLength(1);
  endTurn();
  expect(sent[2]).toEqual(['later']);
});

test('who offers is told while the last batch has not left, and when it has', async () => {
  const { sent, offer, endTurn, turn, take } = setUp();
  expect(offer('a', 'a0')).toBeNull();
  expect(offer('a', 'a1')).toBeNull();
  endTurn();
  const taken = offer('b', 'b0');
  expect(taken).toBeInstanceOf(Promise);
  expect(offer('b', 'b1')).toBe(taken);
  take();
  await taken;
  expect(offer('c', 'c0')).toBeNull();
  expect(turn).toHaveLength(1);
  endTurn();
  expect(sent).toEqual([['a1'], ['b1', 'c0']]);
});

test('the end of a stalled sender holds nobody up who waits for it', async () => {
  const { offer, endTurn, sender } = setUp();
  void offer('a', 'first');
  endTurn();
  const taken = offer('a', 'second');
  sender.close();
  await expect(taken).resolves.toBeUndefined();
  expect(offer('a', 'third')).toBeNull();
});

test('what waits is bounded by the number of keys, whatever comes', () => {
  const { sent, offer, endTurn } = setUp();
  for (let key = 0; key < 5_000; key += 1) void offer(`${key}`, `${key}`);
  endTurn();
  expect(sent[0]).toHaveLength(1_000);
  expect(sent[0]?.at(-1)).toBe('4999');
});

test('nothing is sent after the end, and the end is told once', async () => {
  const end = vi.fn();
  const { sent, offer, endTurn, sender, take } = setUp(end);
  void offer('a', 'first');
  endTurn();
  void offer('b', 'second');
  sender.end(null);
  sender.end(null);
  take();
  void offer('a', 'third');
  await Promise.resolve();
  endTurn();
  expect(sent).toEqual([['first']]);
  expect(end).toHaveBeenCalledTimes(1);
});

test('what was put off before the stream closed is not sent', () => {
  const { sent, offer, endTurn, sender } = setUp();
  void offer('a', 'first');
  sender.close();
  endTurn();
  expect(sent).toEqual([]);
});

test('a socket that fails ends the stream with its error', async () => {
  const end = vi.fn();
  const error = new Error('write after end');
  const sender = conflatingSender(queueMicrotask, () => Promise.reject(error), end);
  void sender.offer('a', Buffer.from('first'));
  await expect.poll(() => end).toHaveBeenCalledWith(error);
});
