import type { Actor } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { SecurityDeps } from '../deps.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { takeSecondFactor } from '../proof/second-factor.ts';
import { type SignedIn, startSession } from '../sessions/start-session.ts';
import { openChallenge, takeChallenge } from './challenges.sql.ts';

export interface CompleteSignInInput {
  /** What `signIn` gave out: it stands for the password. */
  readonly challengeId: string;
  readonly code: string;
  readonly browser: string | null;
}

/**
 * Completes a sign-in with a code of the second factor. A wrong code leaves the challenge open.
 *
 * @throws {PlatformError} NOT_FOUND where the challenge is unknown, used or has lapsed;
 *   MFA_INVALID; RATE_LIMITED after repeated failures; ACCOUNT_RESTRICTED
 */
export async function completeSignIn(
  deps: SecurityDeps,
  actor: Actor,
  { challengeId, code, browser }: CompleteSignInInput,
): Promise<SignedIn> {
  const now = deps.clock.now();
  const challenge = await deps.db.maybe(openChallenge, challengeId, now);
  if (challenge === null) throw lapsed();
  const { userId } = challenge;
  const factors = await deps.db.one(factorsOfUser, userId);
  const method = await takeSecondFactor(deps, { userId, ip: actor.ip, browser }, factors, code);
  return deps.db.transaction(async (tx) => {
    if ((await tx.maybe(takeChallenge, challengeId, now)) === null) throw lapsed();
    const means = MEANS[method] ?? 'password and code';
    return startSession(tx, deps, actor, { userId, browser, means });
  });
}

const MEANS: Readonly<Record<string, string>> = {
  TOTP: 'password and authenticator app',
  EMAIL: 'password and mailed code',
  RECOVERY_CODE: 'password and recovery code',
};

function lapsed() {
  return refuse('NOT_FOUND', 'The sign-in has lapsed: begin it again');
}
