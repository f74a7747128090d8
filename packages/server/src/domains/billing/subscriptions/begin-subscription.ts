import { begun, completedUntil, periodFrom } from '@investing-platform/rules/billing/subscription';
import type { Transaction } from '../../../db/database.ts';
import { ZERO } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { chargeableCard } from '../../cards/index.ts';
import { couponFor, keepRedemption } from '../coupons/take-coupon.ts';
import type { BillingDeps } from '../deps.ts';
import { chargePlan } from './charge-plan.ts';
import { keepSubscription } from './keep-subscription.ts';
import {
  hadPlan as hadPlanBefore,
  insertSubscription,
  type SubscriptionRow,
} from './subscriptions.sql.ts';
import type { Wanted } from './wanted.ts';

/** A first charge, or a trial for who never had a plan; the card can be charged in either case. */
export async function beginSubscription(
  tx: Transaction,
  deps: BillingDeps,
  userId: string,
  { tier, interval, currency, cardId, coupon: typed }: Wanted,
): Promise<SubscriptionRow> {
  const card = await chargeableCard(tx, deps, userId, cardId);
  const coupon = await couponFor(tx, deps, typed, currency);
  const now = deps.clock.now();
  const hadPlan = (await tx.one(hadPlanBefore, userId)).had;
  const terms = { tier, interval, currency, cardId: card.id };
  const row: SubscriptionRow = {
    ...begun(terms, now, hadPlan, coupon?.taken ?? null),
    id: newId(deps.clock, deps.random),
    userId,
    chargeId: null,
    cancelReason: null,
    updatedAt: now,
  };
  tx.send(...insertSubscription(row));
  if (coupon !== null) await keepRedemption(tx, coupon.id, row);
  if (row.status === 'TRIALING') return keepSubscription(tx, deps, row);
  const period = periodFrom('FIRST', { tier, interval }, currency, now);
  const charged = await chargePlan(tx, deps, row, period, {
    cardId: card.id,
    credit: ZERO,
    try: 0,
    unattended: false,
    expiresAt: completedUntil(row),
  });
  return keepSubscription(tx, deps, charged);
}
