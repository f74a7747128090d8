import { isOpenToChanges, statusAfterSaving } from '@investing-platform/rules/kyc/sections';
import type { KycSection } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn } from '../../../kernel/days.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { setKycStatus } from '../../account/index.ts';
import { outdateSessions } from '../idv/sessions.sql.ts';
import { invalidateTaxForms } from '../w8ben/w8bens.sql.ts';
import { beginCheck, type CheckedPerson, lockChecked, resolveRequests } from './checks.sql.ts';
import { openSections, type SectionsOpened } from './sealed-sections.ts';
import { type KycShown, type ShowDeps, showCheck } from './show-check.ts';

export type CheckDeps = ShowDeps & Pick<Deps, 'db' | 'random'>;

/** A check whose person is locked, to be changed. */
export interface OpenCheck {
  readonly userId: string;
  readonly person: CheckedPerson;
  readonly before: SectionsOpened;
  /** Where the person is. */
  readonly today: CivilDate;
}

/** What a change comes to. */
export interface Changed {
  /** Whether an approval has to be looked at again. */
  readonly isMaterial?: boolean;
  /** Whether the tax form says what is true no longer. */
  readonly endsTaxForm?: boolean;
  /** Whether what an identity provider found was about somebody else. */
  readonly endsSessions?: boolean;
}

/**
 * Changes one section of the caller's check, all of it or nothing, and answers with the check.
 *
 * @param work throws what it refuses
 * @throws {PlatformError} INVALID_STATE while somebody looks at it, and after a rejection; what
 *   `work` throws
 */
export async function changeCheck(
  deps: CheckDeps,
  { userId }: UserActor,
  section: KycSection,
  work: (tx: Transaction, check: OpenCheck) => Promise<Changed>,
): Promise<KycShown> {
  return deps.db.transaction(async (tx) => {
    await changeSection(tx, deps, userId, section, work);
    return showCheck(tx, deps, userId);
  });
}

/** As `changeCheck`, in the transaction of something larger. */
export async function changeSection(
  tx: Transaction,
  deps: CheckDeps,
  userId: string,
  section: KycSection,
  work: (tx: Transaction, check: OpenCheck) => Promise<Changed>,
): Promise<void> {
  const { clock, random } = deps;
  const now = clock.now();
  const person = await tx.one(lockChecked, userId);
  refuseClosed(person.kycStatus);
  const before = await openSections(tx, deps, userId);
  tx.send(...beginCheck({ userId, applicantId: newId(clock, random), updatedAt: now }));
  const today = dayIn(person.timeZone, now);
  const changed = await work(tx, { userId, person, before, today });
  if (changed.endsTaxForm === true) await tx.run(invalidateTaxForms, userId);
  if (changed.endsSessions === true) await tx.run(outdateSessions, userId);
  await tx.run(resolveRequests, userId, section, now);
  const status = statusAfterSaving(person.kycStatus, changed.isMaterial === true);
  if (status !== person.kycStatus) await tx.one(setKycStatus, userId, status, now);
}

/** @throws {PlatformError} INVALID_STATE */
function refuseClosed(status: CheckedPerson['kycStatus']): void {
  if (isOpenToChanges(status)) return;
  const why =
    status === 'REJECTED'
      ? 'The identity check was rejected, which is final'
      : `The identity check is ${status}: it cannot change until the review is over`;
  throw refuse('INVALID_STATE', why);
}
