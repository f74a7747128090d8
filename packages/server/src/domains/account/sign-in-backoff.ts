import { secondsAfter } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import type { AccountDeps } from './deps.ts';
import { FAILURES_FORGOTTEN_SECONDS } from './lifetimes.ts';
import { networkOf } from './network-of.ts';
import { blockedUntil, countAttempt } from './sign-in-failures.sql.ts';

/** Failures in a row before the first pause. */
const FREE_ATTEMPTS = 5;
const USUAL_FIRST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 900;
/** Ten guesses in the first 15 minutes: six digits would not stand many more. */
const PERSONS_FIRST_PAUSE_SECONDS = 30;

/** Failures count for an account and a network together: a stranger cannot lock the owner out. */
export function attemptKey(email: string, ip: string): Buffer {
  return sha256(`${email}\n${networkOf(ip)}`);
}

/**
 * Failures of somebody who holds a token, a session or the password already: those count for the
 * person, from wherever they come, since six digits would not stand many guesses.
 */
export function personKey(what: 'password' | 'second factor', userId: string): Buffer {
  return sha256(`${what}\n${userId}`);
}

/**
 * Takes one attempt to sign in. It counts as failed until `forgetFailures`. The table outlives
 * restarts and is common to all server processes.
 *
 * @throws {PlatformError} RATE_LIMITED while a pause lasts: 1 second after 5 failures, doubled with
 *   each further one, at most 15 minutes; an hour without a failure forgets them
 */
export async function takeAttempt(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  keyHash: Buffer,
  firstPauseSeconds = USUAL_FIRST_PAUSE_SECONDS,
): Promise<void> {
  const now = deps.clock.now();
  const attempt = await deps.db.maybe(
    countAttempt,
    keyHash,
    now,
    secondsAfter(now, -FAILURES_FORGOTTEN_SECONDS),
    FREE_ATTEMPTS,
    firstPauseSeconds,
    LONGEST_PAUSE_SECONDS,
  );
  if (attempt !== null) return;
  const block = await deps.db.maybe(blockedUntil, keyHash);
  const milliseconds = (block?.blockedUntil ?? now).getTime() - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  throw refuse('RATE_LIMITED', 'Too many failed attempts; wait before the next one', {
    retryAfterSeconds,
  });
}

/**
 * Takes one attempt of somebody who has shown the password, a token or a session already: ten at
 * most in the first 15 minutes, four an hour from then on, from all networks together.
 *
 * @throws {PlatformError} RATE_LIMITED while a pause lasts: 30 seconds after 5 failures, doubled
 *   with each further one, at most 15 minutes
 */
export function takePersonsAttempt(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  keyHash: Buffer,
): Promise<void> {
  return takeAttempt(deps, keyHash, PERSONS_FIRST_PAUSE_SECONDS);
}
