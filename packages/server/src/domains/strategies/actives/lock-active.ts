import type { Transaction } from '../../../db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { lockAccountOfActive, lockActiveRow } from './actives.sql.ts';

/**
 * Locks an active strategy after its account, as everything does that moves what the account has:
 * what a split or an order changes of it is there before, or waits.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function lockActive(tx: Transaction, userId: string, id: string): Promise<void> {
  // Both travel in one write, in this order.
  const [account] = await Promise.all([
    tx.maybe(lockAccountOfActive, userId, id),
    tx.maybe(lockActiveRow, userId, id),
  ]);
  if (account === null) throw notFound('Active strategy');
}
