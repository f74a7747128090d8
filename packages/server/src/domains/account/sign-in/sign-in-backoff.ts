import type { Reader } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { AccountDeps } from '../deps.ts';
import { FAILURES_FORGOTTEN_SECONDS } from '../lifetimes.ts';
import { networkOf } from '../network-of.ts';
import { addressesOfEmail } from '../sessions/sessions.sql.ts';
import { blockedUntil, countAttempt, forgetFailures } from './sign-in-failures.sql.ts';

/** When failures begin to cost time. */
interface Patience {
  /** Failures in a row before the first pause. */
  readonly freeAttempts: number;
  readonly firstPauseSeconds: number;
}

const USUAL: Patience = { freeAttempts: 5, firstPauseSeconds: 1 };
/** Ten guesses in the first 15 minutes: six digits would not stand many more. */
const FOR_PERSONS: Patience = { freeAttempts: 5, firstPauseSeconds: 30 };
/** More than anybody needs who is on a journey, however forgetful. */
const FOR_STRANGERS: Patience = { freeAttempts: 100, firstPauseSeconds: 1 };
const MAX_PAUSE_SECONDS = 900;
const MAX_SESSIONS_READ = 50;

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
  { freeAttempts, firstPauseSeconds }: Patience = USUAL,
): Promise<void> {
  const now = deps.clock.now();
  const attempt = await deps.db.maybe(countAttempt, {
    keyHash,
    now,
    forgottenBefore: secondsAfter(now, -FAILURES_FORGOTTEN_SECONDS),
    freeAttempts,
    firstPauseSeconds,
    longestPauseSeconds: MAX_PAUSE_SECONDS,
  });
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
  return takeAttempt(deps, keyHash, FOR_PERSONS);
}

/** Failures from wherever the owner has not signed in from. */
function strangersKey(email: string): Buffer {
  return sha256(`abroad\n${email}`);
}

/** For who has proven to own an address: what others have guessed keeps them out no longer. */
export async function forgetStrangersFailures(tx: Reader, email: string): Promise<void> {
  await tx.maybe(forgetFailures, strangersKey(email));
}

/**
 * Takes one attempt at an account from all networks together that its owner has not signed in from:
 * however many somebody guesses from, a hundred guesses are free, and four an hour from then on.
 * The owner's own networks are not counted, so that nobody is locked out there. Known and unknown
 * addresses cost the same statements, from whatever network.
 *
 * @returns the key to forget the failures by
 * @throws {PlatformError} RATE_LIMITED while a pause lasts
 */
export async function takeStrangersAttempt(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  email: string,
  ip: string,
): Promise<Buffer> {
  const network = networkOf(ip);
  const sessions = await deps.db.all(addressesOfEmail, email, MAX_SESSIONS_READ);
  const isKnown = sessions.some((session) => networkOf(session.ip) === network);
  const keyHash = isKnown ? sha256(`at home\n${email}\n${network}`) : strangersKey(email);
  await takeAttempt(deps, keyHash, FOR_STRANGERS);
  return keyHash;
}

/** Who is made to wait after wrong secrets, and how long. */
interface Guard {
  /** What the secret opens. */
  readonly key: string;
  /** From where; null: from everywhere together. */
  readonly ip: string | null;
  /** How many may be wrong before the first pause. */
  readonly most: number;
  readonly pauseSeconds: number;
}

/**
 * Compares a secret that opens something other than an account. What was wrong counts for each
 * guard, in the table of failed attempts to sign in, which is bounded.
 *
 * @throws {PlatformError} RATE_LIMITED while a pause lasts, which grows to 15 minutes
 */
export async function guardedAttempt(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  guards: readonly Guard[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const keys: Buffer[] = [];
  for (const { key, ip, most, pauseSeconds } of guards) {
    const keyHash = sha256(`${key}\n${ip === null ? 'from everywhere' : networkOf(ip)}`);
    await takeAttempt(deps, keyHash, { freeAttempts: most, firstPauseSeconds: pauseSeconds });
    keys.push(keyHash);
  }
  if (!(await isRight())) return false;
  for (const keyHash of keys) await deps.db.maybe(forgetFailures, keyHash);
  return true;
}
