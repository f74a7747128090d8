import { fullName } from '@investing-platform/rules/kyc/identity';
import type { KycSection, KycStatus } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../kernel/ids.ts';
import { postToUser, setKycStatus, setNames } from '../../account/index.ts';
import { noteExpiry } from '../checks/checks.sql.ts';
import { openSections } from '../checks/sealed-sections.ts';
import { LAST_ZONE } from '../w8ben/tax-standing.ts';
import { acceptPapers, insertRequest, noteDecision, noteReview } from './review.sql.ts';

export type DecideDeps = Pick<Deps, 'clock' | 'random' | 'secrets'>;

/** Opens the account of an approved person where there is none; it belongs to another domain. */
export type OpenAccount = (tx: Transaction, userId: string) => Promise<boolean>;

/** Where the check is, for letters. */
export const WHERE = 'in the application under Money, Live account';

const NAMES: Readonly<Record<KycSection, string>> = {
  CONTACT: 'how to reach you',
  IDENTITY: 'who you are',
  DISCLOSURES: 'what the law asks',
  TRUSTED_CONTACT: 'your trusted contact',
  COMPANY: 'the company or trust',
  W8BEN: 'the tax form',
  DOCUMENTS: 'your papers',
  AGREEMENTS: 'the agreements',
  IDV: 'the comparison with your papers',
};

/** What an approval has changed beside the check. */
export interface Approved {
  readonly isOpened: boolean;
  /** As the identity section has it; null where it was never saved. */
  readonly name: string | null;
}

/**
 * Approves a check and opens the account. The names of the identity section hold from then on: bank
 * accounts and signatures are compared with them. The person is locked.
 */
export async function approve(
  tx: Transaction,
  deps: DecideDeps,
  userId: string,
  openAccount: OpenAccount,
): Promise<Approved> {
  const now = deps.clock.now();
  const identity = (await openSections(tx, deps, userId)).read('IDENTITY');
  if (identity !== null) {
    const { givenName, familyName } = identity;
    await tx.one(setNames, userId, givenName, familyName, `${givenName} ${familyName}`);
  }
  const applicantId = newId(deps.clock, deps.random);
  const decision = { userId, applicantId, decidedAt: now, expiresAt: null, updatedAt: now };
  tx.send(...noteDecision(decision));
  await tx.run(acceptPapers, userId);
  await tx.run(noteExpiry, userId, LAST_ZONE);
  await tx.one(setKycStatus, userId, 'APPROVED', now);
  const isOpened = await openAccount(tx, userId);
  const name = identity === null ? null : fullName(identity);
  await postToUser(tx, deps, userId, letterOf({ isOpened, name }));
  return { isOpened, name };
}

function letterOf({ isOpened, name }: Approved) {
  const confirmed = name === null ? 'You are confirmed' : `You are confirmed as ${name}`;
  return isOpened
    ? {
        subject: 'Your account is open',
        text: `${confirmed}, and your account is open: add money to begin.\n`,
      }
    : { subject: 'Your identity check is approved', text: `${confirmed}.\n` };
}

/** Refuses a check for good. The person is locked. */
export async function reject(tx: Transaction, deps: DecideDeps, userId: string): Promise<void> {
  const now = deps.clock.now();
  const applicantId = newId(deps.clock, deps.random);
  const decision = { userId, applicantId, decidedAt: now, expiresAt: null, updatedAt: now };
  tx.send(...noteDecision(decision));
  await tx.one(setKycStatus, userId, 'REJECTED', now);
  await postToUser(tx, deps, userId, {
    subject: 'Your account was not opened',
    text:
      'We have looked at your identity check and cannot open an account for you. If you think that ' +
      'something was overlooked, write to support. All else that you use here stays as it is.\n',
  });
}

/** Asks a person for a change to one section. The person is locked. */
export async function askFor(
  tx: Transaction,
  deps: DecideDeps,
  userId: string,
  { section, message }: { readonly section: KycSection; readonly message: string },
): Promise<void> {
  const now = deps.clock.now();
  const id = newId(deps.clock, deps.random);
  tx.send(...insertRequest({ id, userId, section, message, createdAt: now }));
  await tx.one(setKycStatus, userId, 'ACTION_REQUIRED' satisfies KycStatus, now);
  await postToUser(tx, deps, userId, {
    subject: 'Your identity check needs something',
    text: `Before your account can open, we need a change to ${NAMES[section]}:\n\n${message}\n\nMake it ${WHERE}, and submit the check again.\n`,
  });
}

/** Leaves a check to an operator, and says why. */
export async function leaveToOperator(
  tx: Transaction,
  deps: DecideDeps,
  userId: string,
  reasons: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  tx.send(...noteReview({ userId }, { reviewReasons: [...reasons], updatedAt: now }));
  await tx.one(setKycStatus, userId, 'IN_REVIEW', now);
}
