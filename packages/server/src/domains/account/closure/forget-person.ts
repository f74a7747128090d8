import type { Transaction } from '../../../db/database.ts';
import type { AccountDeps } from '../deps.ts';
import { endAccess } from '../sessions/end-access.ts';
import { anonymizeUser } from './closure.sql.ts';

/**
 * Ends every way in, erases the person and frees the address. What the law has the platform keep
 * stays, without a way in.
 */
export async function forgetPerson(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock' | 'closing'>,
  userId: string,
): Promise<void> {
  const now = deps.clock.now();
  await endAccess(tx, deps, userId);
  for (const part of deps.closing.parts) await part.erase?.(tx, userId, now);
  await tx.one(anonymizeUser, userId, now);
}
