import { leafScopes } from '@investing-platform/schema';
import type { LeafScope, SessionActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { AccountDeps } from '../deps.ts';
import { SESSION_IDLE_SECONDS, SESSION_SEEN_EVERY_SECONDS } from '../lifetimes.ts';
import { SESSION_SHAPE } from './session.ts';
import { type LiveSession, liveSession, liveSessionById, touchSession } from './sessions.sql.ts';

/** A session holds its owner's nine scopes, whatever the plan (contract rule 15). */
const ALL_SCOPES: ReadonlySet<LeafScope> = new Set(leafScopes);

/**
 * Who is signed in with this cookie, or null. One statement, never cached: a session that ended
 * anywhere is of no use from then on.
 *
 * @param token the cookie's value
 * @param isUse whether the person does something: only that keeps a session from idling out
 * @returns the session, which ends at `expiresAt` unless it is used before
 */
export async function authenticateSession(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'log'>,
  token: string,
  ip: string,
  isUse = true,
): Promise<SessionActor | null> {
  if (!SESSION_SHAPE.test(token)) return null;
  const now = deps.clock.now();
  const seenAfter = secondsAfter(now, -SESSION_IDLE_SECONDS);
  const row = await deps.db.maybe(liveSession, sha256(token), now, seenAfter);
  if (row === null) return null;
  if (isUse) noteSeen(deps, row.sessionId, ip, row.lastSeenAt, now);
  return signedIn(row, ip);
}

/**
 * Who is signed in with a session that was shown before; null where it has ended since. For work
 * that goes on after the request: it is no use of the session.
 */
export async function sessionHolder(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  sessionId: string,
  ip: string,
): Promise<SessionActor | null> {
  const now = clock.now();
  const seenAfter = secondsAfter(now, -SESSION_IDLE_SECONDS);
  const row = await db.maybe(liveSessionById, sessionId, now, seenAfter);
  return row === null ? null : signedIn(row, ip);
}

function signedIn(row: LiveSession, ip: string): SessionActor {
  const { sessionId, userId, plan, steppedUpAt } = row;
  const idleEnd = secondsAfter(row.lastSeenAt, SESSION_IDLE_SECONDS);
  return {
    kind: 'session',
    ip,
    userId,
    plan,
    scopes: ALL_SCOPES,
    sessionId,
    steppedUpAt,
    expiresAt: idleEnd < row.expiresAt ? idleEnd : row.expiresAt,
  };
}

/** Writes at most once a minute, and no request waits for it or fails with it. */
function noteSeen(
  deps: Pick<AccountDeps, 'db' | 'log'>,
  sessionId: string,
  ip: string,
  lastSeenAt: Date,
  now: Date,
): void {
  const seenBefore = secondsAfter(now, -SESSION_SEEN_EVERY_SECONDS);
  if (lastSeenAt > seenBefore) return;
  deps.db
    .maybe(touchSession, sessionId, now, seenBefore, ip)
    .catch((error: unknown) => deps.log.error({ err: error }, 'session use was not recorded'));
}
