import { codeNeeded, givenPassword } from '@investing-platform/rules/account/proof';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import type { SecurityDeps } from '../deps.ts';
import { STEPPED_UP_SECONDS } from '../lifetimes.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';
import { personKey, takePersonsAttempt } from '../sign-in/sign-in-backoff.ts';
import { forgetFailures } from '../sign-in/sign-in-failures.sql.ts';
import { type Factors, factorsOfUser } from './factors.sql.ts';
import { hasSecondFactor, takeSecondFactor } from './second-factor.ts';

/** What a caller shows to prove that the person is present. */
export interface Proof {
  readonly password?: string | null | undefined;
  readonly mfaCode?: string | null | undefined;
}

/** Until when the session counts as stepped up, or null where it does not. */
export function steppedUpUntil(steppedUpAt: Date | null, now: Date): Date | null {
  if (steppedUpAt === null) return null;
  const until = secondsAfter(steppedUpAt, STEPPED_UP_SECONDS);
  return until > now ? until : null;
}

export function isSteppedUp(deps: Pick<SecurityDeps, 'clock'>, actor: UserActor): boolean {
  return actor.kind === 'session' && steppedUpUntil(actor.steppedUpAt, deps.clock.now()) !== null;
}

/**
 * For sensitive operations (contract rule 13): asks for a fresh second factor where the person has
 * one. Call it before the operation's transaction.
 *
 * @throws {PlatformError} MFA_REQUIRED, MFA_INVALID; RATE_LIMITED after repeated failures
 */
export async function requireStepUp(
  deps: SecurityDeps,
  actor: UserActor,
  { mfaCode }: Pick<Proof, 'mfaCode'>,
): Promise<void> {
  if (isSteppedUp(deps, actor)) return;
  const factors = await deps.db.one(factorsOfUser, actor.userId);
  if (hasSecondFactor(factors)) await requireFactor(deps, actor, factors, mfaCode);
}

/**
 * For operations that could hand the account to somebody else (contract rule 13): asks everybody
 * for the second factor or, where there is none, the password, so that a stolen token is not
 * enough.
 *
 * @throws {PlatformError} MFA_REQUIRED, MFA_INVALID; BAD_USER_INPUT for a missing or wrong
 *   password; RATE_LIMITED after repeated failures
 */
export async function requireProof(
  deps: SecurityDeps,
  actor: UserActor,
  { password, mfaCode }: Proof,
): Promise<void> {
  if (isSteppedUp(deps, actor)) return;
  const factors = await deps.db.one(factorsOfUser, actor.userId);
  if (hasSecondFactor(factors)) return requireFactor(deps, actor, factors, mfaCode);
  if (factors.passwordHash === null) {
    throw refuse('MFA_REQUIRED', 'Sign in again, or step the session up with a passkey');
  }
  await requirePassword(deps, actor.userId, factors.passwordHash, password, 'params.password');
}

async function requireFactor(
  deps: SecurityDeps,
  { userId, ip }: UserActor,
  factors: Factors,
  mfaCode: string | null | undefined,
): Promise<void> {
  if (mfaCode == null) throw codeNeeded();
  await takeSecondFactor(deps, { userId, ip, browser: null }, factors, mfaCode);
}

/** @param path of the field that is wrong where the password is */
export async function requirePassword(
  deps: Pick<SecurityDeps, 'db' | 'clock'>,
  userId: string,
  passwordHash: string,
  password: string | null | undefined,
  path: string,
): Promise<void> {
  const given = givenPassword(password, path);
  const keyHash = personKey('password', userId);
  await takePersonsAttempt(deps, keyHash);
  if (!(await verifyPassword(passwordHash, given))) throw badInput(path, 'is wrong');
  await deps.db.maybe(forgetFailures, keyHash);
}
