import { daysAfter } from '@investing-platform/rules/billing/periods';
import { planOfTier } from '@investing-platform/rules/billing/plan-change';
import type { Transaction } from '../../../db/database.ts';
import { ZERO } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { chargeableCard } from '../../cards/index.ts';
import { couponFor, keepRedemption, NO_COUPON } from '../coupons/take-coupon.ts';
import type { BillingDeps } from '../deps.ts';
import { chargePlan, periodFrom } from './charge-plan.ts';
import { completedUntil, keepSubscription } from './keep-subscription.ts';
import { hadPlan, insertSubscription, type SubscriptionRow } from './subscriptions.sql.ts';
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
  const { kind: _kind, ...period } = periodFrom('FIRST', { tier, interval }, currency, now);
  const { trialDays } = planOfTier(tier);
  const isTrial = trialDays > 0 && !(await tx.one(hadPlan, userId)).had;
  const trialEndsAt = isTrial ? daysAfter(now, trialDays) : null;
  const row: SubscriptionRow = {
    id: newId(deps.clock, deps.random),
    userId,
    currency,
    ...period,
    ...(trialEndsAt === null ? {} : { periodEndsAt: trialEndsAt }),
    status: isTrial ? 'TRIALING' : 'INCOMPLETE',
    trialEndsAt,
    begunAt: isTrial ? now : null,
    cardId: card.id,
    createdAt: now,
    updatedAt: now,
    ...NOTHING_YET,
    ...(coupon?.taken ?? NO_COUPON),
  };
  tx.send(...insertSubscription(row));
  if (coupon !== null) await keepRedemption(tx, coupon.id, row);
  if (isTrial) return keepSubscription(tx, deps, row);
  const charged = await chargePlan(
    tx,
    deps,
    row,
    { kind: 'FIRST', ...period },
    {
      cardId: card.id,
      credit: ZERO,
      try: 0,
      unattended: false,
      expiresAt: completedUntil(row),
    },
  );
  return keepSubscription(tx, deps, charged);
}

const NOTHING_YET = {
  cancelAtPeriodEnd: false,
  nextTier: null,
  nextInterval: null,
  credit: '0',
  discount: '0',
  chargeId: null,
  refusals: 0,
  pastDueSince: null,
  nextTryAt: null,
  failureCode: null,
  failureReason: null,
  cancelReason: null,
  canceledAt: null,
  endedAt: null,
} as const;
