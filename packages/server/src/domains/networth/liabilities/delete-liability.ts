import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { lockPerson } from '../../holdings/index.ts';
import { buryRow } from '../rows.ts';

const unlinkExpenses = statement<never, [userId: string, liabilityId: string, now: Date]>(
  'networth_unlink_expenses',
  `update networth_expenses set linked_liability_id = null, updated_at = $3
   where user_id = $1 and linked_liability_id = $2`,
);

/**
 * Takes a debt with its bookings out of everything, its history too. Expenses that were linked to
 * it stay.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function deleteLiability(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(
    async (tx) => {
      await lockPerson(tx, deps, userId);
      await buryRow(tx, deps, 'liabilities', userId, id);
      tx.send(unlinkExpenses, [userId, id, deps.clock.now()]);
    },
    { entities: true },
  );
}
