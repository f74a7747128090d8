import { refuse } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import type { AccountDeps } from './deps.ts';
import { FAILURES_FORGOTTEN_SECONDS, secondsAfter } from './lifetimes.ts';
import { networkOf } from './network-of.ts';
import { blockedUntil, countAttempt } from './sign-in-failures.sql.ts';

/** Failures in a row before the first pause. */
const FREE_ATTEMPTS = 5;
const LONGEST_PAUSE_SECONDS = 900;

/** Failures count for an account and a network together: a stranger cannot lock the owner out. */
export function attemptKey(email: string, ip: string): Buffer {
  return sha256(`${email}\n${networkOf(ip)}`);
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
): Promise<void> {
  const now = deps.clock.now();
  const attempt = await deps.db.maybe(
    countAttempt,
    keyHash,
    now,
    secondsAfter(now, -FAILURES_FORGOTTEN_SECONDS),
    FREE_ATTEMPTS,
    LONGEST_PAUSE_SECONDS,
  );
  if (attempt !== null) return;
  const block = await deps.db.maybe(blockedUntil, keyHash);
  const milliseconds = (block?.blockedUntil ?? now).getTime() - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  throw refuse('RATE_LIMITED', 'Too many failed attempts to sign in; wait before the next one', {
    retryAfterSeconds,
  });
}
