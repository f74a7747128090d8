import type { Transaction } from '../../db/database.ts';
import { CONTROL_TOPIC, controlPayload } from '../control.ts';
import { deleteConsentsOfUser, deleteCredentialsOfUser } from '../store/access-of-user.sql.ts';

/**
 * Deletes every API credential of a person, with its tokens: other people's too, of an app that the
 * person has made.
 *
 * @returns their names
 */
export async function deleteCredentials(
  tx: Transaction,
  userId: string,
): Promise<readonly { readonly name: string }[]> {
  const gone = await tx.all(deleteCredentialsOfUser, userId);
  for (const { id: credentialId } of gone) {
    await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'credential-deleted', credentialId }));
  }
  return gone;
}

/**
 * Forgets what a person has allowed apps for later; their tokens stay.
 *
 * @returns the names of the apps
 */
export function forgetConsents(
  tx: Transaction,
  userId: string,
): Promise<readonly { readonly name: string }[]> {
  return tx.all(deleteConsentsOfUser, userId);
}
