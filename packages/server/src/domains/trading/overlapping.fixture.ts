import { expect } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const waiting = statement<{ readonly count: number }, []>(
  'test_overlapping_waiting',
  `select count(*)::integer as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
);

/** The database, except that its next transaction stays open when its work is done. */
function stopping(db: Database) {
  const isDone = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const transaction: Database['transaction'] = (work, options) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      isDone.resolve();
      await mayEnd.promise;
      return result;
    }, options);
  return { db: { ...db, transaction }, isDone: isDone.promise, end: mayEnd.resolve };
}

/**
 * Does one thing after another has done its work and before that is committed.
 *
 * @param first its transactions stay open
 */
export async function overlappingIn(
  db: Database,
  first: (slow: Database) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  const slow = stopping(db);
  const running = first(slow.db);
  await slow.isDone;
  let isOver = false;
  const other = second().finally(() => {
    isOver = true;
  });
  // The second waits for the first, or has seen that it has nothing to do.
  await expect.poll(async () => isOver || (await db.one(waiting)).count > 0).toBe(true);
  slow.end();
  await Promise.all([running, other]);
}
