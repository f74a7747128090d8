import {
  ENDS_WITH_PERIOD,
  endsAtOnce,
} from '@investing-platform/rules/billing/subscription-change';
import type { UserActor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { endCharge } from '../../cards/index.ts';
import type { BillingDeps } from '../deps.ts';
import { endSubscription, keepSubscription } from './keep-subscription.ts';
import { readSubscription } from './list-user-subscriptions.ts';
import type { SubscriptionShown } from './subscription-shown.ts';
import { lockPayer, lockSubscription, payerOf } from './subscriptions.sql.ts';

export interface CancelSubscriptionInput {
  readonly id: string;
  readonly atPeriodEnd?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

/**
 * Ends a subscription with its period, or at once. Where the running period is not paid, there is
 * none to wait for the end of.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for one that has ended
 */
export async function cancelSubscription(
  deps: BillingDeps,
  actor: UserActor,
  { id, atPeriodEnd, reason }: CancelSubscriptionInput,
): Promise<SubscriptionShown> {
  const { userId } = actor;
  await deps.db.transaction(async (tx) => {
    await tx.one(lockPayer, userId);
    if ((await tx.maybe(payerOf, id))?.userId !== userId) throw notFound('Subscription');
    const row = await tx.one(lockSubscription, id);
    const now = deps.clock.now();
    const isOver = endsAtOnce(row, atPeriodEnd !== false, now);
    const canceledAt = row.canceledAt ?? now;
    const said = { canceledAt, cancelReason: reason ?? row.cancelReason };
    if (isOver) {
      await endSubscription(tx, deps, row, { ...said, endedAt: now });
      return;
    }
    if (row.chargeId !== null) await endCharge(tx, deps, row.chargeId);
    await keepSubscription(tx, deps, { ...row, ...said, ...ENDS_WITH_PERIOD, chargeId: null });
  });
  return readSubscription(deps, actor, id);
}
