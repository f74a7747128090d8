import type { Actor } from '../../../kernel/actor.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { endAccess } from '../end-access.ts';
import { hashPassword } from '../password-hash.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { takeSecondFactor } from '../proof/second-factor.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';
import { passwordVerdict } from './password-verdict.ts';
import { endRecovery, openReset, setPasswordAndConfirm, takeReset } from './recovery.sql.ts';

export interface ResetPasswordInput {
  readonly token: string;
  readonly newPassword: string;
  readonly mfaCode?: string | null | undefined;
}

/**
 * Sets a new password with the link of a mail, and ends every session and token of the person. A
 * mailed code proves nothing here: who reads the mailbox has the link already.
 *
 * @throws {PlatformError} BAD_USER_INPUT; MFA_REQUIRED and MFA_INVALID, which leave the link valid
 */
export async function resetPassword(
  deps: SecurityDeps & Pick<AccountDeps, 'breaches'>,
  actor: Actor,
  { token, newPassword, mfaCode }: ResetPasswordInput,
): Promise<void> {
  const tokenHash = sha256(token);
  const now = deps.clock.now();
  const reset = await deps.db.maybe(openReset, tokenHash, now);
  if (reset === null) throw unknownToken();
  const { userId, email, firstName, lastName } = reset;
  const problem = await passwordVerdict(deps, newPassword, [email, firstName, lastName]);
  if (problem !== null) throw badInput('params.newPassword', problem);
  await requireOtherFactor(deps, actor, userId, mfaCode);
  const passwordHash = await hashPassword(deps.random, newPassword);
  await deps.db.transaction(async (tx) => {
    if ((await tx.maybe(takeReset, tokenHash, now)) === null) throw unknownToken();
    await tx.one(setPasswordAndConfirm, userId, passwordHash, now);
    await endAccess(tx, deps, userId);
    await tx.run(endRecovery, userId, null);
    const { ip } = actor;
    await recordSecurityEvent(tx, deps, { userId, kind: 'PASSWORD_CHANGED', ip, browser: null });
  });
}

async function requireOtherFactor(
  deps: SecurityDeps,
  { ip }: Actor,
  userId: string,
  mfaCode: string | null | undefined,
): Promise<void> {
  const { hasTotp } = await deps.db.one(factorsOfUser, userId);
  if (!hasTotp) return;
  if (mfaCode === null || mfaCode === undefined) {
    throw refuse('MFA_REQUIRED', 'A code of your authenticator app or a recovery code is needed');
  }
  await takeSecondFactor(deps, { userId, ip, browser: null }, { hasTotp, hasMail: false }, mfaCode);
}

function unknownToken() {
  return badInput('params.token', 'is unknown, was used already, or is older than an hour');
}
