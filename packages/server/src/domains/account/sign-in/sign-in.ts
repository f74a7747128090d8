import type { Actor } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { SecurityDeps } from '../deps.ts';
import { canonicalEmail } from '../people/user.ts';
import { passwordOfEmail } from '../people/users.sql.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { hasSecondFactor } from '../proof/second-factor.ts';
import { noteFailedSignIn } from '../security-events/note-security-event.ts';
import { type SignedIn, startSession } from '../sessions/start-session.ts';
import { challengeOf, type SignInChallenge } from './challenge.ts';
import { verifyPassword } from './password-hash.ts';
import { attemptKey, takeAttempt, takeStrangersAttempt } from './sign-in-backoff.ts';
import { forgetFailures } from './sign-in-failures.sql.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** As `browserOf` gives it. */
  readonly browser: string | null;
}

export type SignInOutcome =
  | { readonly signedIn: SignedIn; readonly challenge: null }
  | { readonly signedIn: null; readonly challenge: SignInChallenge };

/**
 * Signs in with the password: starts a session, or a challenge where the person has a second
 * factor.
 *
 * @throws {PlatformError} UNAUTHENTICATED, for an unknown address and a wrong password alike and
 *   after the same work; RATE_LIMITED after repeated failures; ACCOUNT_RESTRICTED
 */
export async function signIn(
  deps: SecurityDeps,
  actor: Actor,
  input: SignInInput,
): Promise<SignInOutcome> {
  const { browser } = input;
  const email = canonicalEmail(input.email);
  const keyHash = attemptKey(email, actor.ip);
  await takeAttempt(deps, keyHash);
  const strangersKeyHash = await takeStrangersAttempt(deps, email, actor.ip);
  const account = await deps.db.maybe(passwordOfEmail, email);
  const matches = await verifyPassword(account?.passwordHash ?? null, input.password);
  if (account === null || account.passwordHash === null || !matches) {
    noteFailedSignIn(deps, email, actor.ip, browser);
    throw refuse('UNAUTHENTICATED', 'The e-mail address or the password is wrong');
  }
  const { userId, passwordHash } = account;
  const factors = await deps.db.one(factorsOfUser, userId);
  await deps.db.maybe(forgetFailures, strangersKeyHash);
  if (hasSecondFactor(factors)) {
    await deps.db.maybe(forgetFailures, keyHash);
    return { signedIn: null, challenge: await challengeOf(deps, userId, factors, passwordHash) };
  }
  const signedIn = await deps.db.transaction(async (tx) => {
    await tx.maybe(forgetFailures, keyHash);
    return startSession(tx, deps, actor, { userId, browser, means: 'password', passwordHash });
  });
  return { signedIn, challenge: null };
}
