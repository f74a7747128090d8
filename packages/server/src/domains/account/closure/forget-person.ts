import type { Transaction } from '../../../db/database.ts';
import { CONTROL_TOPIC, controlPayload } from '../../../oauth/index.ts';
import type { AccountDeps } from '../deps.ts';
import { endAccess } from '../sessions/end-access.ts';
import {
  anonymizeUser,
  archiveStrategies,
  credentialsOfUser,
  eraseBrokerSecrets,
  eraseRows,
  eraseStrategies,
} from './closure.sql.ts';

/**
 * Ends every way in, erases the person and frees the address. What the law has the platform keep
 * stays, without a way in.
 */
export async function forgetPerson(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock'>,
  userId: string,
): Promise<void> {
  const now = deps.clock.now();
  await endAccess(tx, deps, userId);
  // Other people may hold tokens of an app that the person has made.
  for (const { id: credentialId } of await tx.all(credentialsOfUser, userId)) {
    await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'credential-deleted', credentialId }));
  }
  // First: a broker's account that is just being read is there by then, and none is read after.
  await tx.run(eraseBrokerSecrets, userId, now);
  for (const erase of eraseRows) await tx.run(erase, userId);
  await tx.run(eraseStrategies, userId);
  await tx.run(archiveStrategies, userId, now);
  await tx.one(anonymizeUser, userId, now);
}
