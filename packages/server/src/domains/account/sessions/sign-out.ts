import type { SessionActor } from '../../../kernel/actor.ts';
import type { AccountDeps } from '../deps.ts';
import { announceEnded } from './session.ts';
import { endSession } from './sessions.sql.ts';

/** Ends the session and closes its sockets. Returns how many sessions ended: 1, or 0. */
export async function signOut(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  actor: SessionActor,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const ended = await tx.maybe(endSession, actor.sessionId, deps.clock.now());
    if (ended === null) return 0;
    await announceEnded(tx, ended.id);
    return 1;
  });
}
