import type { Actor, UserActor } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { AccountDeps } from '../deps.ts';
import type { UserRow } from '../people/user.ts';
import { userById } from '../people/users.sql.ts';
import { sessionRow } from './session.ts';
import type { SessionRow } from './session-row.ts';
import { sessionWithUser } from './sessions.sql.ts';

/**
 * The person that a request acts for. One statement.
 *
 * @throws {PlatformError} UNAUTHENTICATED where the account went away within the request
 */
export async function fetchCurrentUser(
  deps: Pick<AccountDeps, 'db'>,
  actor: UserActor,
): Promise<UserRow> {
  const user = await deps.db.maybe(userById, actor.userId);
  if (user === null) throw refuse('UNAUTHENTICATED', 'The account does not exist any more');
  return user;
}

/** The browser's session, or null where nobody is signed in. */
export async function currentSession(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  actor: Actor,
): Promise<SessionRow | null> {
  if (actor.kind !== 'session') return null;
  const row = await deps.db.maybe(sessionWithUser, actor.sessionId, actor.userId);
  return row === null ? null : sessionRow(row, deps.clock.now());
}
