import type { Transaction } from '../../../db/database.ts';
import { deleteWatches, moveWatches, watchesIn } from './watches.sql.ts';

/**
 * The watches of a portfolio that is deleted: they go with their trades, or end with them.
 *
 * @param move `to` is null where its trades are deleted with it
 */
export async function leaveWatches(
  tx: Transaction,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string | null },
  now: Date,
): Promise<void> {
  if (to !== null) return void (await tx.run(moveWatches, userId, from, to, now));
  const watches = await tx.all(watchesIn, userId, from);
  const ids = watches.map(({ id }) => id);
  if (ids.length > 0) await tx.run(deleteWatches, userId, ids);
}
