import type { Transaction } from '../../../db/database.ts';
import { forgetOwner } from '../../holdings/index.ts';
import {
  dropHouseholdWithoutMembers,
  dropLastInvitations,
  dropMember,
  ensureOwner,
  forgetOwnerOfFlows,
  lockHousehold,
  type MemberRow,
  membersOf,
} from './household.sql.ts';

/**
 * Takes a member out of a household that is locked: at once, neither sees anything of the other.
 * Where no owner is left, who joined first is one; where nobody is left, the household goes.
 */
export async function takeOutMember(
  tx: Transaction,
  householdId: string,
  { id, userId }: Pick<MemberRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  await tx.run(dropMember, householdId, id);
  await tx.run(forgetOwner, id, userId, now);
  await tx.run(forgetOwnerOfFlows, id, userId, now);
  await tx.run(ensureOwner, householdId, now);
  await tx.run(dropLastInvitations, householdId);
  await tx.run(dropHouseholdWithoutMembers, householdId);
}

/** Takes a person out of the household that they have joined, if any. */
export async function leaveOf(tx: Transaction, userId: string, now: Date): Promise<string | null> {
  const household = await tx.maybe(lockHousehold, userId);
  if (household === null) return null;
  const members = await tx.all(membersOf, household.id, now);
  const own = members.find((member) => member.userId === userId);
  if (own === undefined) return null;
  await takeOutMember(tx, household.id, own, now);
  return household.id;
}
