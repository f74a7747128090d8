import type { Actor } from '../../kernel/actor.ts';
import { refuse } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import { newId } from '../../kernel/ids.ts';
import { token as newToken } from '../../kernel/random.ts';
import type { AccountDeps } from './deps.ts';
import { MOST_SESSIONS, SESSION_LIFETIME_SECONDS, secondsAfter } from './lifetimes.ts';
import { verifyPassword } from './password-hash.ts';
import { announceEnded, SESSION_PREFIX, type SessionRow, sessionRow } from './session.ts';
import { endIdlestSessions, endSession, insertSession, sessionWithUser } from './sessions.sql.ts';
import { attemptKey, takeAttempt } from './sign-in-backoff.ts';
import { forgetFailures } from './sign-in-failures.sql.ts';
import { canonicalEmail } from './user.ts';
import { noteSignIn, passwordOfEmail } from './users.sql.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
}

export interface SignedIn {
  readonly session: SessionRow;
  /** The cookie's value: 256 bits, of which only the SHA-256 is stored. */
  readonly token: string;
}

type SignInDeps = Pick<AccountDeps, 'db' | 'clock' | 'random'>;

/**
 * Starts a session of 30 days. One that the browser already has ends, so that a session known to
 * somebody else never becomes the signed-in one.
 *
 * @throws {PlatformError} UNAUTHENTICATED, for an unknown address and a wrong password alike and
 *   after the same work; RATE_LIMITED after repeated failures
 */
export async function signIn(
  deps: SignInDeps,
  actor: Actor,
  input: SignInInput,
): Promise<SignedIn> {
  const email = canonicalEmail(input.email);
  const keyHash = attemptKey(email, actor.ip);
  await takeAttempt(deps, keyHash);
  const account = await deps.db.maybe(passwordOfEmail, email);
  const matches = await verifyPassword(account?.passwordHash ?? null, input.password);
  if (account === null || !matches) {
    throw refuse('UNAUTHENTICATED', 'The e-mail address or the password is wrong');
  }
  return startSession(deps, actor, account.userId, keyHash);
}

async function startSession(
  deps: SignInDeps,
  actor: Actor,
  userId: string,
  keyHash: Buffer,
): Promise<SignedIn> {
  const token = newToken(deps.random, SESSION_PREFIX);
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const expiresAt = secondsAfter(now, SESSION_LIFETIME_SECONDS);
  const row = await deps.db.transaction(async (tx) => {
    await tx.maybe(forgetFailures, keyHash);
    const earlier = actor.kind === 'session' ? await tx.all(endSession, actor.sessionId, now) : [];
    const idlest = await tx.all(endIdlestSessions, userId, now, MOST_SESSIONS - 1);
    for (const ended of [...earlier, ...idlest]) await announceEnded(tx, ended.id);
    await tx.one(insertSession, id, sha256(token), userId, actor.ip, now, expiresAt);
    await tx.run(noteSignIn, userId, now);
    return tx.one(sessionWithUser, id, userId);
  });
  return { session: sessionRow(row), token };
}
