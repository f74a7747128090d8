import { onlyCardOfPlan } from '@investing-platform/rules/cards/refusals';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import type { CardDeps } from '../deps.ts';
import {
  cardOfUser,
  defaultToLast,
  hasPendingCharge,
  isOnlyOfPlan,
  markDeleted,
} from './cards.sql.ts';
import { forgetLater } from './carry-card.ts';

/**
 * Deletes a card here, and soon at the processor.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE while a charge of it is pending, or for the
 *   only card of a plan that goes on
 */
export async function deleteCard(
  { db, clock }: Pick<CardDeps, 'db' | 'clock'>,
  { userId }: UserActor,
  { id }: { readonly id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.one(lockPerson, userId);
    if ((await tx.maybe(cardOfUser, userId, id)) === null) throw notFound('Card');
    const { isPending } = await tx.one(hasPendingCharge, id);
    if (isPending) throw refuse('INVALID_STATE', 'A charge of the card is pending');
    const { isOnly } = await tx.one(isOnlyOfPlan, userId, id);
    if (isOnly) throw onlyCardOfPlan();
    const now = clock.now();
    await tx.run(markDeleted, id, now);
    await tx.run(defaultToLast, userId);
    await forgetLater(tx, id, now);
  });
}
