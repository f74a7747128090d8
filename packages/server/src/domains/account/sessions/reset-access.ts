import type { Transaction } from '../../../db/database.ts';
import type { AccountDeps } from '../deps.ts';
import type { UserRow } from '../people/user.ts';
import { setPassword, userByEmail } from '../people/users.sql.ts';
import { announceEnded } from './session.ts';
import { endIdlestSessions } from './sessions.sql.ts';

/**
 * Gives a person a new password and ends every session; for operators and demo worlds.
 *
 * @param input `email` in lower case, `passwordHash` as `hashPassword` gives it
 * @returns the person, or null where nobody has the address
 */
export async function resetAccess(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock'>,
  input: { readonly email: string; readonly passwordHash: string },
): Promise<UserRow | null> {
  const user = await tx.maybe(userByEmail, input.email);
  if (user === null) return null;
  const now = deps.clock.now();
  await tx.one(setPassword, user.id, input.passwordHash, now);
  for (const { id } of await tx.all(endIdlestSessions, user.id, now, 0)) {
    await announceEnded(tx, id);
  }
  return user;
}
