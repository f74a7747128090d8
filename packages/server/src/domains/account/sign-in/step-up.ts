import type { SessionActor } from '../../../kernel/actor.ts';
import { badInput, refuse, requireExactlyOne } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { token as newToken } from '../../../kernel/random.ts';
import type { SecurityDeps } from '../deps.ts';
import { type PasskeyAnswer, verifyStepUpPasskey } from '../passkeys/passkey-step-up.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { hasSecondFactor, takeSecondFactor } from '../proof/second-factor.ts';
import { requirePassword } from '../proof/step-up.ts';
import { SESSION_PREFIX, sessionRow } from '../sessions/session.ts';
import { sessionWithUser, stepUpSession } from '../sessions/sessions.sql.ts';
import type { SignedIn } from '../sessions/start-session.ts';

/** Exactly one of the three. */
export interface StepUpInput {
  readonly password?: string | null | undefined;
  readonly mfaCode?: string | null | undefined;
  readonly passkey?: PasskeyAnswer | null | undefined;
  readonly browser: string | null;
}

/**
 * Proves again that the person is present: sensitive operations ask for nothing for five minutes.
 * The session gets a new cookie, since its rights grow; the old one is of no use any more.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a wrong password or passkey, and for more or less than
 *   one proof; MFA_REQUIRED for a
 *   password where the person has a second factor; MFA_INVALID; RATE_LIMITED; UNAUTHENTICATED where
 *   the session has ended meanwhile
 */
export async function stepUp(
  deps: SecurityDeps,
  actor: SessionActor,
  input: StepUpInput,
): Promise<SignedIn> {
  requireExactlyOne(input, ['password', 'mfaCode', 'passkey']);
  await prove(deps, actor, input);
  const now = deps.clock.now();
  const token = newToken(deps.random, SESSION_PREFIX);
  const { sessionId, userId } = actor;
  const row = await deps.db.transaction(async (tx) => {
    const stepped = await tx.maybe(stepUpSession, sessionId, sha256(token), now);
    return stepped === null ? null : tx.maybe(sessionWithUser, sessionId, userId);
  });
  if (row === null) throw refuse('UNAUTHENTICATED', 'The session has ended: sign in again');
  return { session: sessionRow(row, now), token };
}

async function prove(
  deps: SecurityDeps,
  actor: SessionActor,
  { password, mfaCode, passkey, browser }: StepUpInput,
): Promise<void> {
  const { userId, ip } = actor;
  if (passkey !== null && passkey !== undefined) return verifyStepUpPasskey(deps, actor, passkey);
  const factors = await deps.db.one(factorsOfUser, userId);
  if (mfaCode !== null && mfaCode !== undefined) {
    await takeSecondFactor(deps, { userId, ip, browser }, factors, mfaCode);
    return;
  }
  if (hasSecondFactor(factors)) {
    throw refuse('MFA_REQUIRED', 'A code of your second factor, or a passkey, is needed');
  }
  if (factors.passwordHash === null) {
    throw badInput('params.password', 'is wrong: the account has none');
  }
  await requirePassword(deps, userId, factors.passwordHash, password, 'params.password');
}
