import { expect, test, vi } from 'vitest';
import type { Database } from '../../../db/interface.ts';
import { newsOf } from './news-of.ts';

const followed = { userId: 'u', id: 'm', threadId: 't' };
const word = { sequence: 4, type: 'TOKEN', delta: 'Hi', part: null, at: new Date(0) };

function setUp() {
  const all = vi.fn(async (): Promise<object[]> => [{ ...word }]);
  const db: Database = Object.assign(Object.create(null), { all, maybe: async () => null });
  return { all, db };
}

test('followers who ask in one turn for what came after the same word share a read of it', async () => {
  const { all, db } = setUp();
  const [first, ...others] = await Promise.all(
    Array.from({ length: 100 }, () => newsOf(db, followed, 3)),
  );
  expect(first?.events).toEqual([{ ...word, threadId: 't', messageId: 'm', message: null }]);
  for (const other of others) expect(other).toBe(first);
  expect(all).toHaveBeenCalledTimes(1);
});

test('who knows another word, follows another reply or is somebody else has a read of their own', async () => {
  const { all, db } = setUp();
  await Promise.all([
    newsOf(db, followed, 3),
    newsOf(db, followed, 2),
    newsOf(db, { ...followed, id: 'n' }, 3),
    newsOf(db, { ...followed, userId: 'v' }, 3),
    newsOf(setUp().db, followed, 3),
  ]);
  expect(all).toHaveBeenCalledTimes(4);
});

test('who asks after a read has begun gets a later one, which has what came meanwhile', async () => {
  const { all, db } = setUp();
  let later: ReturnType<typeof newsOf> | undefined;
  all.mockImplementationOnce(async () => {
    later = newsOf(db, followed, 3);
    return [];
  });
  const early = await newsOf(db, followed, 3);
  expect(early.events).toEqual([]);
  expect((await later)?.events).toHaveLength(1);
});
