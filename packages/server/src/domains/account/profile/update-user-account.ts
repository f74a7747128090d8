import { phoneProblems } from '@investing-platform/rules/account/account-phone';
import type { Transaction } from '../../../db/database.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { badInput, type FieldProblem, invalidInput } from '../../../kernel/errors.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { post } from '../mail/outbox.ts';
import { canonicalEmail, type UserRow } from '../people/user.ts';
import { userById } from '../people/users.sql.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { sendChange } from '../recovery/confirmations.ts';
import { type MailPace, takesMail } from '../recovery/mail-allowance.ts';
import { passwordVerdict } from '../recovery/password-verdict.ts';
import { endRecovery } from '../recovery/recovery.sql.ts';
import { takenAddressLetter } from '../registration/registration-letters.ts';
import { holderOfEmail } from '../registration/verifications.sql.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';
import { fetchCurrentUser } from '../sessions/current-user.ts';
import { endSessions } from '../sessions/end-access.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { changeUser, type ProfileChanges } from './profile.sql.ts';

/** A field left out stays as it is. */
export interface UpdateUserAccountInput extends Proof {
  readonly email?: string | null | undefined;
  readonly newPassword?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null | undefined;
  readonly browser: string | null;
}

const CHANGE_PACE: MailPace = { everySeconds: 60, mostADay: 10 };

/**
 * Changes what the person signs in with and where they live. A new address waits to be confirmed; a
 * new password ends the person's other sessions.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong field at once, and for changes of the
 *   address in quick succession; those of `requireProof`
 */
export async function updateUserAccount(
  deps: SecurityDeps & Pick<AccountDeps, 'breaches'>,
  actor: UserActor,
  input: UpdateUserAccountInput,
): Promise<UserRow> {
  const user = await fetchCurrentUser(deps, actor);
  const problems = await problemsOf(deps, user, input);
  if (problems.length > 0) throw invalidInput(problems);
  await requireProof(deps, actor, input);
  const { newPassword, browser } = input;
  const passwordHash =
    typeof newPassword === 'string' ? await hashPassword(deps.random, newPassword) : null;
  const email = typeof input.email === 'string' ? canonicalEmail(input.email) : null;
  const newEmail = email === user.email ? null : email;
  const keepsEmail = email !== null && newEmail === null;
  return deps.db.transaction(async (tx) => {
    const changes = changesOf(input, passwordHash);
    // The present address calls a change that waits off.
    if (newEmail !== null || keepsEmail) changes.pending_email = newEmail;
    const changed = await tx.one(changeUser, user.id, changes, deps.clock.now());
    const event = { userId: user.id, ip: actor.ip, browser };
    if (newEmail !== null) await announceChange(tx, deps, event, newEmail);
    if (passwordHash !== null) {
      const spared = actor.kind === 'session' ? actor.sessionId : null;
      await endSessions(tx, deps, user.id, spared);
      await tx.run(endRecovery, user.id, newEmail);
      await recordSecurityEvent(tx, deps, { ...event, kind: 'PASSWORD_CHANGED' });
    }
    return passwordHash === null ? changed : tx.one(userById, user.id);
  });
}

async function problemsOf(
  deps: Pick<AccountDeps, 'breaches'>,
  user: UserRow,
  { email, newPassword, phone }: UpdateUserAccountInput,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  if (newPassword != null) {
    const personal = [user.email, email, user.firstName, user.lastName];
    const message = await passwordVerdict(deps, newPassword, personal);
    if (message !== null) problems.push({ path: 'params.newPassword', message });
  }
  return [...problems, ...phoneProblems(phone)];
}

function changesOf(
  { phone, country }: UpdateUserAccountInput,
  passwordHash: string | null,
): ProfileChanges & { pending_email?: string | null } {
  return {
    ...(phone === undefined ? {} : { phone }),
    ...(country === undefined ? {} : { country }),
    ...(passwordHash === null ? {} : { password_hash: passwordHash }),
  };
}

/** Both addresses get a mail; that another account uses the new one is told to its owner alone. */
async function announceChange(
  tx: Transaction,
  deps: SecurityDeps,
  event: { readonly userId: string; readonly ip: string; readonly browser: string | null },
  newEmail: string,
): Promise<void> {
  if (!(await takesMail(tx, deps, 'EMAIL_CHANGE', event.userId, CHANGE_PACE))) {
    throw badInput('params.email', 'was changed just now, or often today: wait a little');
  }
  const holder = await tx.maybe(holderOfEmail, newEmail);
  if (holder === null || holder.isReplaceable) await sendChange(tx, deps, event.userId, newEmail);
  else await post(tx, deps, takenAddressLetter(deps.oauth.issuer, newEmail));
  const kind = 'EMAIL_CHANGE_REQUESTED';
  await recordSecurityEvent(tx, deps, { ...event, kind, detail: newEmail });
}
