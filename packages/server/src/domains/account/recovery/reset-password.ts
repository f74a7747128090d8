import { uselessToken } from '@investing-platform/rules/account/registration';
import type { WayIn } from '@investing-platform/schema/operations';
import type { Actor } from '../../../kernel/actor.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { postToUser } from '../mail/outbox.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { takeSecondFactor } from '../proof/second-factor.ts';
import { noteSecurityEvent } from '../security-events/note-security-event.ts';
import { endAccess } from '../sessions/end-access.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { forgetStrangersFailures } from '../sign-in/sign-in-backoff.ts';
import { passwordResetLetter } from './password-reset-letter.ts';
import { passwordVerdict } from './password-verdict.ts';
import { endRecovery, openReset, setPasswordAndConfirm, takeReset } from './recovery.sql.ts';
import { waysInOfUser } from './ways-in.sql.ts';
import { removeWaysIn } from './ways-in.ts';

export interface ResetPasswordInput {
  readonly token: string;
  readonly newPassword: string;
  readonly mfaCode?: string | null | undefined;
  /** What else can open the account and goes with the old password. Default: nothing. */
  readonly remove?: readonly WayIn[] | undefined;
}

/**
 * Sets a new password with the link of a mail, ends every session and token of the person, and
 * removes the other ways in that the person names; the mail about it tells which are left. A mailed
 * code proves nothing here: who reads the mailbox has the link already.
 *
 * @throws {PlatformError} BAD_USER_INPUT; MFA_REQUIRED and MFA_INVALID, which leave the link valid
 */
export async function resetPassword(
  deps: SecurityDeps & Pick<AccountDeps, 'breaches'>,
  actor: Actor,
  { token, newPassword, mfaCode, remove = [] }: ResetPasswordInput,
): Promise<void> {
  const tokenHash = sha256(token);
  const now = deps.clock.now();
  const reset = await deps.db.maybe(openReset, tokenHash, now);
  if (reset === null) throw uselessToken('an hour');
  const { userId, email, firstName, lastName } = reset;
  const problem = await passwordVerdict(deps, newPassword, [email, firstName, lastName]);
  if (problem !== null) throw badInput('params.newPassword', problem);
  await requireOtherFactor(deps, actor, userId, mfaCode);
  const passwordHash = await hashPassword(deps.random, newPassword);
  await deps.db.transaction(async (tx) => {
    if ((await tx.maybe(takeReset, tokenHash, now)) === null) throw uselessToken('an hour');
    await tx.one(setPasswordAndConfirm, userId, passwordHash, now);
    await endAccess(tx, deps, userId);
    await tx.run(endRecovery, userId, null);
    await forgetStrangersFailures(tx, email);
    const { ip } = actor;
    await removeWaysIn(tx, deps, { userId, ip }, remove);
    const left = await tx.all(waysInOfUser, userId, now);
    await noteSecurityEvent(tx, deps, { userId, kind: 'PASSWORD_CHANGED', ip, browser: null });
    const letter = passwordResetLetter(deps.oauth.issuer, { ip, at: now, removed: remove, left });
    await postToUser(tx, deps, userId, letter);
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
