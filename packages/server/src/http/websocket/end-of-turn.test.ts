import { expect, test } from 'vitest';
import { endOfTurn } from './end-of-turn.ts';

function setUp() {
  const turns: (() => void)[] = [];
  const done: number[] = [];
  const putOff = endOfTurn((run) => void turns.push(run));
  return {
    turns,
    done,
    putOff: (count: number) => {
      for (let at = 0; at < count; at += 1) putOff(() => void done.push(at));
    },
    next: () => turns.shift()?.(),
    work: putOff,
  };
}

test('work waits for the end of the turn, and is done once and in order', () => {
  const { turns, done, putOff, next } = setUp();
  putOff(3);
  expect(done).toEqual([]);
  expect(turns).toHaveLength(1);
  next();
  expect(done).toEqual([0, 1, 2]);
  expect(turns).toHaveLength(0);
});

test('a long queue leaves the loop free after every 64 of them', () => {
  const { turns, done, putOff, next } = setUp();
  putOff(130);
  next();
  expect(done).toHaveLength(64);
  next();
  next();
  expect(done).toHaveLength(130);
  expect(turns).toHaveLength(0);
});

test('work that is put off meanwhile comes in a turn of its own', () => {
  const { done, work, next } = setUp();
  work(() => work(() => void done.push(1)));
  next();
  expect(done).toEqual([]);
  next();
  expect(done).toEqual([1]);
});
