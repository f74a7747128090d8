import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import {
  addHousehold,
  addMember,
  changeHousehold,
  lockHousehold,
  type MemberRow,
  membersOf,
  personToJoin,
} from './household.sql.ts';
import { leaveOf } from './leave.ts';

export type HouseholdDeps = Pick<Deps, 'db' | 'clock' | 'random'>;

export interface CreateHouseholdInput {
  readonly name: string;
  readonly ownName?: string | null | undefined;
  readonly sharesFigures?: boolean | undefined;
}

/**
 * Founds a household with the person as its owner.
 *
 * @throws {PlatformError} CONFLICT where the person is in one already
 */
export async function createHousehold(
  deps: HouseholdDeps,
  actor: Actor,
  { name, ownName = null, sharesFigures = true }: CreateHouseholdInput,
): Promise<void> {
  const { userId } = requireUser(actor);
  const createdAt = deps.clock.now();
  const id = newId(deps.clock, deps.random);
  await deps.db.transaction(async (tx) => {
    const person = await tx.one(personToJoin, userId);
    tx.send(...addHousehold({ id, name, createdAt }));
    const [insert, values] = addMember({
      id: newId(deps.clock, deps.random),
      householdId: id,
      userId,
      name: ownName ?? person.name,
      relationship: 'SELF',
      role: 'OWNER',
      sharePercent: '100',
      sharesFigures,
      createdAt,
    });
    await onlyHousehold(() => tx.run(insert, ...values));
  });
}

/** @throws {PlatformError} CONFLICT where the person is in a household already */
export async function onlyHousehold<Result>(join: () => Promise<Result>): Promise<Result> {
  try {
    return await join();
  } catch (error) {
    if (!isUniqueViolation(error, 'household_members_user_id_key')) throw error;
    throw refuse('CONFLICT', 'You are in a household already: leave it first', { cause: error });
  }
}

/** The person's household, kept from others, with all that are in it. */
export interface Own {
  readonly household: { readonly id: string; readonly name: string };
  readonly members: readonly MemberRow[];
  readonly own: MemberRow;
}

/** @throws {PlatformError} NOT_FOUND where the person has none */
export async function ownHousehold(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
): Promise<Own> {
  const household = await tx.maybe(lockHousehold, userId);
  if (household === null) throw notFound('Household');
  const members = await tx.all(membersOf, household.id, clock.now());
  const own = members.find((member) => member.userId === userId);
  // Somebody was taken out while this waited.
  if (own === undefined) throw notFound('Household');
  return { household, members, own };
}

/** @throws {PlatformError} FORBIDDEN */
export function requireOwner({ own }: Own): void {
  if (own.role !== 'OWNER') throw refuse('FORBIDDEN', 'Only an owner of the household may do this');
}

/** @throws {PlatformError} NOT_FOUND; FORBIDDEN for who is not an owner */
export async function renameHousehold(
  deps: HouseholdDeps,
  actor: Actor,
  { name }: { readonly name: string },
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    const mine = await ownHousehold(tx, deps, userId);
    requireOwner(mine);
    tx.send(...changeHousehold({ id: mine.household.id }, { name, updatedAt: deps.clock.now() }));
  });
}

/**
 * Leaves the household.
 *
 * @returns its id
 * @throws {PlatformError} NOT_FOUND where there is none
 */
export async function leaveHousehold(deps: HouseholdDeps, actor: Actor): Promise<string> {
  const { userId } = requireUser(actor);
  const id = await deps.db.transaction((tx) => leaveOf(tx, userId, deps.clock.now()));
  if (id === null) throw notFound('Household');
  return id;
}
