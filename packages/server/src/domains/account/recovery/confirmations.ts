import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { token } from '../../../kernel/random.ts';
import type { AccountDeps } from '../deps.ts';
import { VERIFICATION_LIFETIME_SECONDS } from '../lifetimes.ts';
import { type PostDeps, post } from '../mail/outbox.ts';
import { confirmationLetter } from '../registration/registration-letters.ts';
import { insertVerification } from '../registration/verifications.sql.ts';
import { changeLetter } from './recovery-letters.ts';

type ConfirmationDeps = PostDeps & Pick<AccountDeps, 'oauth'>;

const VERIFICATION_PREFIX = 'ip_ev_';

/** Mails the link that confirms the address of an account. */
export async function sendConfirmation(
  tx: Transaction,
  deps: ConfirmationDeps,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  const secret = await newVerification(tx, deps, user.id, null);
  await post(tx, deps, confirmationLetter(deps.oauth.issuer, user.email, secret));
}

/** Mails the link that makes a new address the account's. */
export async function sendChange(
  tx: Transaction,
  deps: ConfirmationDeps,
  userId: string,
  newEmail: string,
): Promise<void> {
  const secret = await newVerification(tx, deps, userId, newEmail);
  await post(tx, deps, changeLetter(deps.oauth.issuer, newEmail, secret), userId);
}

async function newVerification(
  tx: Transaction,
  deps: ConfirmationDeps,
  userId: string,
  newEmail: string | null,
): Promise<string> {
  const secret = token(deps.random, VERIFICATION_PREFIX);
  const expiresAt = secondsAfter(deps.clock.now(), VERIFICATION_LIFETIME_SECONDS);
  await tx.one(insertVerification, sha256(secret), userId, newEmail, expiresAt);
  return secret;
}
