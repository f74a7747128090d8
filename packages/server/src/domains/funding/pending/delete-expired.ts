import type { UserActor } from '../../../kernel/actor.ts';
import type { FundingDeps } from '../deps.ts';
import { deleteExpired } from './pending.sql.ts';

/** Takes what has lapsed off the person's list; returns the ids. Its references stay good. */
export async function deleteExpiredPending(
  deps: Pick<FundingDeps, 'db' | 'clock'>,
  { userId }: UserActor,
): Promise<string[]> {
  const rows = await deps.db.transaction((tx) => tx.all(deleteExpired, userId, deps.clock.now()));
  return rows.map(({ id }) => id);
}
