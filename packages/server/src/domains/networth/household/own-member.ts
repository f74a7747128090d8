import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../kernel/errors.ts';
import { householdOf, membersOf } from './household.sql.ts';

/** @throws {PlatformError} NOT_FOUND where the person's household has no such member */
export async function requireMember(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
  id: string,
): Promise<void> {
  const household = await tx.maybe(householdOf, userId);
  const members = household === null ? [] : await tx.all(membersOf, household.id, clock.now());
  if (!members.some((member) => member.id === id.toLowerCase())) {
    throw notFound('Household member');
  }
}
