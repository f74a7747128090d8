import { checkBooking, refuseArchived } from '@investing-platform/rules/networth/input-checks';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { LiabilityTradeType } from '@investing-platform/schema/operations';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { lockPerson } from '../../holdings/index.ts';
import { lockRow } from '../rows.ts';
import { book } from './bookings.sql.ts';
import type { BookingShown } from './liability-shown.ts';
import { bookingOf } from './read-liabilities.ts';

export interface LiabilityTradeInput {
  readonly liabilityId: string;
  readonly type: LiabilityTradeType;
  readonly date: CivilDate;
  readonly amount: string;
  readonly interest?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * Books something on a debt; it moves no money. With an idempotency key, once.
 *
 * @returns the booking
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; INVALID_STATE for an archived debt;
 *   IDEMPOTENCY_CONFLICT; QUOTA_EXCEEDED
 */
export async function createLiabilityTrade(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  input: LiabilityTradeInput,
): Promise<BookingShown> {
  const { userId } = requireUser(actor);
  const operation = 'createNetWorthLiabilityTrade';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, async () => {
      const today = await lockPerson(tx, deps, userId);
      const debt = await lockRow(tx, 'liabilities', userId, input.liabilityId);
      refuseArchived(debt.archivedOn !== null);
      const problems = new InputProblems();
      checkBooking(problems, input, debt.startsOn, today);
      problems.refuse();
      return book(tx, deps, userId, input);
    }),
  );
  return bookingOf(deps, userId, id);
}
