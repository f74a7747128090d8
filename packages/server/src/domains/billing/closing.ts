import { statement } from '../../db/statement.ts';
import type { ClosingPart } from '../../db/tables/closing-part.ts';
import { endSubscription } from './subscriptions/keep-subscription.ts';
import { liveSubscription } from './subscriptions/subscriptions.sql.ts';

const forgetReasons = statement<never, [userId: string]>(
  'billing_forget_reasons',
  'update plan_subscriptions set cancel_reason = null where user_id = $1',
);

/** A closed account pays for nothing any more; what is charged still is paid back. */
export const closing: ClosingPart = {
  kept: {
    plan_coupon_redemptions: 'seven years: why less was charged',
    plan_subscriptions: 'seven years: what was charged for',
  },
  async erase(tx, userId, now) {
    const row = await tx.maybe(liveSubscription, userId);
    const deps = { clock: { now: () => now } };
    if (row !== null) await endSubscription(tx, deps, row, { canceledAt: now, endedAt: now });
    await tx.run(forgetReasons, userId);
  },
};
