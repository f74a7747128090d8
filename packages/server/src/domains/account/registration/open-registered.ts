import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import type { AccountDeps } from '../deps.ts';
import { lockInvitation, redeemInvitation } from '../invitations/invitations.sql.ts';
import { CONFIRMATION_EVERY_SECONDS, NOTICE_EVERY_SECONDS } from '../lifetimes.ts';
import { post } from '../mail/outbox.ts';
import { workOff } from '../mail/queue.ts';
import { claimNotice } from '../people/users.sql.ts';
import { sendConfirmation } from '../recovery/confirmations.ts';
import { insertNewUser } from './create-user.ts';
import { takenAddressLetter } from './registration-letters.ts';
import { dropRegistration, type Registration, takeRegistration } from './registrations.sql.ts';
import { removeUnconfirmed } from './unconfirmed-account.ts';

type OpenDeps = Pick<
  AccountDeps,
  'db' | 'clock' | 'random' | 'log' | 'oauth' | 'secrets' | 'closing'
>;

/** Answers the registrations that wait, the oldest first; returns how many there were. */
export function openRegistered(deps: OpenDeps): Promise<number> {
  return workOff(deps, {
    take: (tx) => tx.maybe(takeRegistration),
    work: (tx, registration) => answer(tx, deps, registration),
    drop: async ({ id }, error) => {
      deps.log.error({ err: error }, 'a registration was not answered');
      await deps.db.maybe(dropRegistration, id);
    },
  });
}

/**
 * Opens an account and mails the link that confirms its address; the owner of a taken one gets a
 * notice, once a day.
 *
 * An address that nobody confirmed belongs to whoever registered it last, and nothing of the
 * earlier account stays: else a stranger could open one ahead of its owner and keep a way in.
 */
async function answer(tx: Transaction, deps: OpenDeps, registration: Registration): Promise<void> {
  if (await open(tx, deps, registration)) return;
  const owner = await tx.maybe(claimNotice, registration.email, ...noticesDue(deps));
  if (owner === null) return;
  if (!owner.replaceable || !(await removeUnconfirmed(tx, deps, owner.id))) {
    await post(tx, deps, takenAddressLetter(deps.oauth.issuer, registration.email));
    return;
  }
  await open(tx, deps, registration);
}

/** Whether the account was opened, which it is not where the address is taken. */
async function open(tx: Transaction, deps: OpenDeps, registration: Registration): Promise<boolean> {
  const { invitationId } = registration;
  if (invitationId !== null) return openInvited(tx, deps, registration, invitationId);
  const user = await insertNewUser(tx, deps, registration);
  if (user === null) return false;
  await sendConfirmation(tx, deps, user);
  return true;
}

/**
 * Who holds an invitation has the mailbox that it was mailed to, or was handed the owner's link:
 * nothing is left to be confirmed. A link opens one account; who comes second with it gets none.
 */
async function openInvited(
  tx: Transaction,
  deps: OpenDeps,
  registration: Registration,
  invitationId: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const invitation = await tx.maybe(lockInvitation, invitationId, now);
  if (invitation === null) return true;
  const { plan } = invitation;
  const user = await insertNewUser(tx, deps, { ...registration, plan, emailVerified: true });
  if (user === null) return false;
  await tx.run(redeemInvitation, invitationId, now);
  return true;
}

/** Now, and the times before which a confirmed and an unconfirmed address were last written to. */
function noticesDue({
  clock,
}: Pick<AccountDeps, 'clock'>): [now: Date, confirmed: Date, unconfirmed: Date] {
  const now = clock.now();
  return [
    now,
    secondsAfter(now, -NOTICE_EVERY_SECONDS),
    secondsAfter(now, -CONFIRMATION_EVERY_SECONDS),
  ];
}
