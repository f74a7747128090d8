import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import { token as newToken } from '../../../kernel/random.ts';
import type { SecurityDeps } from '../deps.ts';
import { MAX_SESSIONS, SESSION_LIFETIME_SECONDS } from '../lifetimes.ts';
import { postToUser } from '../mail/outbox.ts';
import { networkOf } from '../network-of.ts';
import { isSuspended, noteSignIn } from '../people/users.sql.ts';
import { noteSecurityEvent } from '../security-events/note-security-event.ts';
import { newBrowserLetter } from '../security-events/notices.ts';
import { rememberBrowser } from '../security-events/security-events.sql.ts';
import { announceEnded, SESSION_PREFIX, sessionRow } from './session.ts';
import type { SessionRow } from './session-row.ts';
import { endIdlestSessions, endSession, insertSession, sessionWithUser } from './sessions.sql.ts';

/** A session that has just begun. */
export interface SignedIn {
  readonly session: SessionRow;
  /** The cookie's value: 256 bits, of which only the SHA-256 is stored. */
  readonly token: string;
}

/** Somebody who has proven everything that signing in asks for. */
export interface Entrant {
  readonly userId: string;
  readonly browser: string | null;
  /** With what, for the list of security events. */
  readonly means: string;
  /** The hash that the password was found to match; absent where no password was shown. */
  readonly passwordHash?: string;
}

/**
 * Starts a session of 30 days, stepped up from its beginning. One that the browser already has
 * ends, so that a session known to somebody else never becomes the signed-in one. A browser or
 * network that the person did not use before is told of by mail.
 *
 * @throws {PlatformError} ACCOUNT_RESTRICTED where an operator has suspended the account;
 *   UNAUTHENTICATED where it was closed, or got a new password, in this very moment
 */
export async function startSession(
  tx: Transaction,
  deps: SecurityDeps,
  actor: Actor,
  { userId, browser, means, passwordHash }: Entrant,
): Promise<SignedIn> {
  const now = deps.clock.now();
  const noted = await tx.maybe(noteSignIn, userId, now, passwordHash ?? null);
  if (noted === null) throw await shutOut(tx, userId);
  const token = newToken(deps.random, SESSION_PREFIX);
  const id = newId(deps.clock, deps.random);
  const earlier = actor.kind === 'session' ? await tx.all(endSession, actor.sessionId, now) : [];
  const idlest = await tx.all(endIdlestSessions, userId, now, MAX_SESSIONS - 1);
  for (const ended of [...earlier, ...idlest]) await announceEnded(tx, ended.id);
  const expiresAt = secondsAfter(now, SESSION_LIFETIME_SECONDS);
  await tx.one(insertSession, {
    id,
    tokenHash: sha256(token),
    userId,
    ip: actor.ip,
    browser,
    now,
    expiresAt,
  });
  const visit = { userId, ip: actor.ip, browser };
  await noteSecurityEvent(tx, deps, { ...visit, kind: 'SIGNED_IN', detail: means });
  await warnOfNewBrowser(tx, deps, visit);
  return { session: sessionRow(await tx.one(sessionWithUser, id, userId), now), token };
}

async function shutOut(tx: Transaction, userId: string): Promise<Error> {
  const row = await tx.maybe(isSuspended, userId);
  return row?.isSuspended === true
    ? refuse('ACCOUNT_RESTRICTED', 'The account is suspended. Write to support.')
    : refuse('UNAUTHENTICATED', 'The e-mail address or the password is wrong');
}

/** The first browser of an account is not news to its owner. */
async function warnOfNewBrowser(
  tx: Transaction,
  deps: SecurityDeps,
  visit: { readonly userId: string; readonly ip: string; readonly browser: string | null },
): Promise<void> {
  const { userId, ip, browser } = visit;
  const now = deps.clock.now();
  const fingerprint = sha256(`${browser ?? ''}\n${networkOf(ip)}`);
  const unknown = await tx.maybe(rememberBrowser, userId, fingerprint, now);
  if (unknown === null || unknown.knownCount === 0) return;
  await postToUser(tx, deps, userId, newBrowserLetter(deps.oauth.issuer, visit, now));
}
