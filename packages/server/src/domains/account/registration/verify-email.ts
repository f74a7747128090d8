import { uselessToken } from '@investing-platform/rules/account/registration';
import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { CONTROL_TOPIC, controlPayload } from '../../../oauth/index.ts';
import type { ClosingDeps } from '../deps.ts';
import { post } from '../mail/outbox.ts';
import { endRecovery } from '../recovery/recovery.sql.ts';
import { noteSecurityEvent } from '../security-events/note-security-event.ts';
import { noticeLetter } from '../security-events/notices.ts';
import { endGrantsAndSignIns, endSessions } from '../sessions/end-access.ts';
import { removeUnconfirmed } from './unconfirmed-account.ts';
import {
  changeEmail,
  confirmEmail,
  holderOfEmail,
  redeemVerification,
} from './verifications.sql.ts';

/**
 * Confirms the address that a link was mailed to, be it the account's or the one that it changes
 * to; each link works once and for 24 hours.
 *
 * @returns the id of the person whose address it is
 * @throws {PlatformError} BAD_USER_INPUT where the link is unknown, used or too old, or where the
 *   new address meanwhile is somebody else's
 */
export async function verifyEmail(
  deps: ClosingDeps,
  actor: Actor,
  input: { readonly token: string },
): Promise<string> {
  const confirm = deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const link = await tx.maybe(redeemVerification, sha256(input.token), now);
    if (link === null) throw useless();
    const { userId, newEmail } = link;
    const event = { userId, ip: actor.ip, browser: null };
    if (newEmail === null) {
      const { isFirst } = await tx.one(confirmEmail, userId, now);
      if (isFirst) await endOtherAccess(tx, deps, userId, actor);
      await noteSecurityEvent(tx, deps, { ...event, kind: 'EMAIL_CONFIRMED' });
    } else {
      const oldEmail = await change(tx, deps, userId, newEmail);
      const changed = { ...event, kind: 'EMAIL_CHANGED' as const, detail: oldEmail };
      await noteSecurityEvent(tx, deps, changed);
      const letter = noticeLetter(deps.oauth.issuer, { ...changed, detail: 'this one' }, now);
      if (letter !== null) await post(tx, deps, { ...letter, recipient: oldEmail }, userId);
    }
    return userId;
  });
  // Somebody else took the address in this very moment.
  return confirm.catch((error: unknown) => {
    throw isUniqueViolation(error) ? useless() : error;
  });
}

/**
 * Whoever opened the account may be somebody else than who reads the mail: only the browser that
 * confirms stays signed in, if it is.
 */
async function endOtherAccess(
  tx: Transaction,
  deps: ClosingDeps,
  userId: string,
  actor: Actor,
): Promise<void> {
  const isTheirs = actor.kind === 'session' && actor.userId === userId;
  await endSessions(tx, deps, userId, isTheirs ? actor.sessionId : null);
  const endedTokens = await endGrantsAndSignIns(tx, userId);
  if (endedTokens === 0) return;
  await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'access-changed', userId }));
}

/** An address that nobody confirmed gives way to who proves that it is theirs, as in `register`. */
async function change(
  tx: Transaction,
  deps: ClosingDeps,
  userId: string,
  newEmail: string,
): Promise<string> {
  const holder = await tx.maybe(holderOfEmail, newEmail);
  if (holder !== null) {
    if (!holder.isReplaceable || holder.id === userId) throw useless();
    if (!(await removeUnconfirmed(tx, deps, holder.id))) throw useless();
  }
  const changed = await tx.maybe(changeEmail, userId, newEmail, deps.clock.now());
  if (changed === null) throw useless();
  // Links that went to the address which was left.
  await tx.run(endRecovery, userId, null);
  return changed.oldEmail;
}

const useless = () => uselessToken('24 hours');
