import type { HouseholdRelationship, HouseholdRole } from '@investing-platform/schema/operations';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { type HouseholdDeps, type Own, ownHousehold, requireOwner } from './found-household.ts';
import { changeMember, type MemberRow } from './household.sql.ts';
import { takeOutMember } from './leave.ts';

/** What is left out stays; null is refused before. */
export interface UpdateMemberInput {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly relationship?: HouseholdRelationship | null | undefined;
  readonly role?: HouseholdRole | null | undefined;
  readonly sharePercent?: string | null | undefined;
  readonly sharesFigures?: boolean | null | undefined;
}

/**
 * Changes a membership: an owner everybody's, others their own. Whether figures are shown everybody
 * says for themselves alone.
 *
 * @throws {PlatformError} NOT_FOUND; FORBIDDEN; BAD_USER_INPUT; INVALID_STATE where no owner would
 *   be left
 */
export async function updateHouseholdMember(
  deps: HouseholdDeps,
  actor: Actor,
  input: UpdateMemberInput,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    const mine = await ownHousehold(tx, deps, userId);
    const member = memberOf(mine, input.id);
    checkChange(mine, member, input);
    const { id } = member;
    const row = changeMember(
      { householdId: mine.household.id, id },
      {
        name: input.name ?? member.name,
        relationship: input.relationship ?? member.relationship,
        role: input.role ?? member.role,
        sharePercent: input.sharePercent ?? member.sharePercent,
        sharesFigures: input.sharesFigures ?? member.sharesFigures,
        updatedAt: deps.clock.now(),
      },
    );
    tx.send(...row);
  });
}

function memberOf({ members }: Own, id: string): MemberRow {
  const found = members.find((member) => member.id === id.toLowerCase());
  if (found === undefined) throw notFound('Household member');
  return found;
}

function checkChange(mine: Own, member: MemberRow, input: UpdateMemberInput): void {
  const isOwn = member.id === mine.own.id;
  const { role, relationship } = input;
  if (!isOwn || role != null || relationship != null) requireOwner(mine);
  if (!isOwn && input.sharesFigures != null) {
    throw refuse('FORBIDDEN', 'Everybody decides for themselves whether they show figures');
  }
  if (
    relationship !== undefined &&
    (relationship === 'SELF') !== (member.relationship === 'SELF')
  ) {
    throw badInput('params.relationship', 'SELF is who founded the household, and nobody else');
  }
  if (role === 'OWNER' && member.status === 'INVITED') {
    throw refuse('INVALID_STATE', 'Who has not joined yet cannot be an owner');
  }
  const owners = mine.members.filter((one) => one.role === 'OWNER');
  if (role === 'MEMBER' && member.role === 'OWNER' && owners.length === 1) {
    throw refuse('INVALID_STATE', 'Make another member an owner first');
  }
}

/**
 * Takes a member out, or an invitation back.
 *
 * @throws {PlatformError} NOT_FOUND; FORBIDDEN for who is not an owner
 */
export async function removeHouseholdMember(
  deps: HouseholdDeps,
  actor: Actor,
  id: string,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    const mine = await ownHousehold(tx, deps, userId);
    requireOwner(mine);
    await takeOutMember(tx, mine.household.id, memberOf(mine, id), deps.clock.now());
  });
}
