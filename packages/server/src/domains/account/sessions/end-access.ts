import type { Transaction } from '../../../db/database.ts';
import { CONTROL_TOPIC, controlPayload, endGrants } from '../../../oauth/index.ts';
import type { AccountDeps } from '../deps.ts';
import { endSignInsOfUser } from './access.sql.ts';
import { announceEnded } from './session.ts';
import { endSessionsOfUser } from './sessions.sql.ts';

/**
 * Ends every session, sign-in under way, access token and unredeemed code of a person, and closes
 * their sockets in every process when the transaction commits. Credentials and consents stay.
 */
export async function endAccess(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock'>,
  userId: string,
): Promise<void> {
  await tx.all(endSessionsOfUser, userId, deps.clock.now(), null);
  await endGrantsAndSignIns(tx, userId);
  await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'access-changed', userId }));
}

/**
 * Ends the access tokens, the unredeemed codes and the sign-ins under way of a person.
 *
 * @returns how many tokens there were
 */
export async function endGrantsAndSignIns(tx: Transaction, userId: string): Promise<number> {
  const tokenCount = await endGrants(tx, userId);
  await tx.run(endSignInsOfUser, userId);
  return tokenCount;
}

/**
 * Ends the sessions and the sign-ins under way of a person. Tokens stay.
 *
 * @param spared the id of a session that goes on, or null
 * @returns the ids of the sessions that ended
 */
export async function endSessions(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock'>,
  userId: string,
  spared: string | null,
): Promise<readonly string[]> {
  const ended = await tx.all(endSessionsOfUser, userId, deps.clock.now(), spared);
  for (const { id } of ended) await announceEnded(tx, id);
  return ended.map(({ id }) => id);
}
