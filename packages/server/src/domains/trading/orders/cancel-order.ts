import { refuseUncancelable } from '@investing-platform/rules/trading/orders/refusals';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { lockOrderInAccount, turnOf } from '../accounts/lock-account.ts';
import type { TradingDeps } from '../deps.ts';
import { applyEvents } from '../matching/apply-events.ts';
import { finishCancel } from '../matching/finish-cancel.ts';
import { type OrderShown, orderOfUser, orderRowOfUser } from './orders.sql.ts';

export interface CancelOrderInput {
  readonly id: string;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const DEADLINE_MS = 10_000;

/**
 * Cancels an order and gives back what it holds. Of a cancel and a fill that come at the same time
 * the one that commits first counts. Where the venue does not answer, the order stays
 * `PENDING_CANCEL` and the matcher goes on with it.
 *
 * @throws {PlatformError} NOT_FOUND; ORDER_NOT_CANCELABLE where the order is final, or a cancel or
 *   an edit is on its way; IDEMPOTENCY_CONFLICT
 */
export async function cancelOrder(
  deps: TradingDeps,
  actor: Actor,
  input: CancelOrderInput,
): Promise<OrderShown> {
  const { userId } = requireUser(actor);
  const key = { userId, operation: 'cancelOrder', key: input.idempotencyKey ?? null, input };
  const { id, replayed } = await deps.db.transaction(
    (tx) => idempotent(tx, deps, key, () => askBack(tx, deps, userId, input.id)),
    turnOf(userId),
  );
  const order = await deps.db.one(orderRowOfUser, userId, id);
  // Else a round of the matcher was faster, and has settled it.
  if (!replayed && order.status === 'PENDING_CANCEL') {
    await finishCancel(deps, order, AbortSignal.timeout(DEADLINE_MS));
  }
  return deps.db.one(orderOfUser, userId, id);
}

async function askBack(
  tx: Transaction,
  deps: TradingDeps,
  userId: string,
  orderId: string,
): Promise<string> {
  const known = await tx.maybe(orderRowOfUser, userId, orderId);
  if (known === null) throw notFound('Order');
  const order = await lockOrderInAccount(tx, known);
  refuseUncancelable(order);
  await applyEvents(tx, deps, order, [{ kind: 'cancelRequested' }], []);
  return order.id;
}
