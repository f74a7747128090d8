import type { Transaction } from '../../../db/database.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { AccountDeps } from '../deps.ts';
import { MAX_SESSIONS, SESSION_IDLE_SECONDS } from '../lifetimes.ts';
import { networkOf } from '../network-of.ts';
import { noteSecurityEvent } from '../security-events/note-security-event.ts';
import { endSessions } from './end-access.ts';
import { announceEnded } from './session.ts';
import { endSessionOfUser, liveSessionsOfUser } from './sessions.sql.ts';

export interface SignedInBrowserShown {
  readonly id: string;
  readonly current: boolean;
  readonly browser: string | null;
  readonly network: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** Where the person is signed in, last used first; at most 20. One statement. */
export async function sessions(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  { userId, sessionId }: SessionActor,
): Promise<SignedInBrowserShown[]> {
  const now = deps.clock.now();
  const seenAfter = secondsAfter(now, -SESSION_IDLE_SECONDS);
  const rows = await deps.db.all(liveSessionsOfUser, userId, now, seenAfter, MAX_SESSIONS);
  return rows.map(({ ip, ...row }) => ({
    ...row,
    current: row.id === sessionId,
    network: networkOf(ip),
  }));
}

type EndDeps = Pick<AccountDeps, 'db' | 'clock' | 'random'>;

interface Input {
  readonly browser: string | null;
}

/**
 * Signs the person out of one browser; its sockets close at once.
 *
 * @throws {PlatformError} NOT_FOUND, also for another person's session
 */
export async function endSession(
  deps: EndDeps,
  actor: SessionActor,
  { id, browser }: Input & { readonly id: string },
): Promise<void> {
  const { userId } = actor;
  await deps.db.transaction(async (tx) => {
    const ended = await tx.maybe(endSessionOfUser, id, userId, deps.clock.now());
    if (ended === null) throw notFound('Session');
    await announceEnded(tx, id);
    await note(tx, deps, actor, browser, ended.browser);
  });
}

/**
 * Signs the person out of every browser, or of every other one.
 *
 * @returns the ids of the sessions that ended
 */
export async function signOutEverywhere(
  deps: EndDeps,
  actor: SessionActor,
  { keepThisBrowser, browser }: Input & { readonly keepThisBrowser: boolean },
): Promise<readonly string[]> {
  const spared = keepThisBrowser ? actor.sessionId : null;
  return deps.db.transaction(async (tx) => {
    const ended = await endSessions(tx, deps, actor.userId, spared);
    if (ended.length > 0) await note(tx, deps, actor, browser, 'all browsers');
    return ended;
  });
}

function note(
  tx: Transaction,
  deps: EndDeps,
  { userId, ip }: SessionActor,
  browser: string | null,
  detail: string | null,
): Promise<void> {
  return noteSecurityEvent(tx, deps, { userId, kind: 'SESSION_ENDED', ip, browser, detail });
}
