import type { PaidPeriod, Subscription } from '@investing-platform/rules/billing/subscription';
import type { SubscriptionTier } from '@investing-platform/schema/operations';
import { planForFree } from '../../../db/plan-in-force.ts';
import { statement } from '../../../db/statement.ts';
import { insertInto, updateOf } from '../../../db/tables/named-write.ts';

/** A subscription as it is stored; what the person sees follows from it and its open charge. */
export interface SubscriptionRow extends Subscription {
  readonly id: string;
  readonly userId: string;
  /** The charge whose outcome is not known yet. */
  readonly chargeId: string | null;
  readonly cancelReason: string | null;
  readonly updatedAt: Date;
}

const COLUMNS = `s.id, s.user_id as "userId", s.tier, s.interval, s.status, s.price, s.currency,
  s.anchor_at as "anchorAt", s.period_starts_at as "periodStartsAt",
  s.period_ends_at as "periodEndsAt", s.trial_ends_at as "trialEndsAt", s.begun_at as "begunAt",
  s.cancel_at_period_end as "cancelAtPeriodEnd", s.next_tier as "nextTier",
  s.coupon_code as "couponCode", s.coupon_percent as "couponPercent",
  s.coupon_amount as "couponAmount", s.coupon_months_left as "couponMonthsLeft", s.discount,
  s.next_interval as "nextInterval", s.credit, s.card_id as "cardId", s.charge_id as "chargeId",
  s.refusals, s.past_due_since as "pastDueSince", s.next_try_at as "nextTryAt",
  s.failure_code as "failureCode", s.failure_reason as "failureReason",
  s.cancel_reason as "cancelReason", s.canceled_at as "canceledAt", s.ended_at as "endedAt",
  s.created_at as "createdAt", s.updated_at as "updatedAt"`;
const LIVE = "s.status not in ('CANCELED', 'EXPIRED')";

/** With its open charge, and the card that the next charge is made to. */
export interface ListedRow extends SubscriptionRow {
  readonly chargedCardId: string | null;
  readonly chargeStatus: string | null;
  readonly chargeRef: string | null;
  readonly chargeAmount: string | null;
  readonly chargedAt: Date | null;
  readonly confirmationUrl: string | null;
}

/** Newest first. */
export const listedSubscriptions = statement<
  ListedRow,
  [userId: string, ids: readonly string[] | null, includeEnded: boolean]
>(
  'billing_listed_subscriptions',
  `select ${COLUMNS}, coalesce(
       (select c.id from cards c where c.id = s.card_id and c.deleted_at is null),
       (select c.id from cards c where c.user_id = s.user_id and c.is_default
          and c.deleted_at is null)) as "chargedCardId",
     h.status as "chargeStatus", h.charge_ref as "chargeRef", h.amount as "chargeAmount",
     h.created_at as "chargedAt", h.confirmation_url as "confirmationUrl"
   from plan_subscriptions s left join card_charges h on h.id = s.charge_id
   where s.user_id = $1 and ($2::uuid[] is null or s.id = any($2))
     and ($3 or $2::uuid[] is not null or ${LIVE})
   order by s.created_at desc, s.id desc limit 200`,
);

/** Whose plans change waits here: nobody has two that are live. */
export const lockPayer = statement<
  { country: string | null; planForFree: SubscriptionTier; isSuspended: boolean },
  [userId: string]
>(
  'billing_lock_payer',
  `select country, ${planForFree('users')} as "planForFree",
     suspended_at is not null as "isSuspended"
   from users where id = $1 for no key update`,
);

/** What decides the currency of a first subscription, and whether there is one. */
export const newSubscriber = statement<
  { country: string | null; subscribes: boolean },
  [userId: string]
>(
  'billing_new_subscriber',
  `select country, exists (select from plan_subscriptions s
     where s.user_id = users.id and ${LIVE}) as subscribes
   from users where id = $1`,
);

export const liveSubscription = statement<SubscriptionRow, [userId: string]>(
  'billing_live_subscription',
  `select ${COLUMNS} from plan_subscriptions s where s.user_id = $1 and ${LIVE} for update of s`,
);

export const lockSubscription = statement<SubscriptionRow, [id: string]>(
  'billing_lock_subscription',
  `select ${COLUMNS} from plan_subscriptions s where s.id = $1 for update of s`,
);

export const payerOf = statement<{ userId: string }, [id: string]>(
  'billing_payer_of',
  'select user_id as "userId" from plan_subscriptions where id = $1',
);

export const hadPlan = statement<{ had: boolean }, [userId: string]>(
  'billing_had_plan',
  `select exists (select from plan_subscriptions
     where user_id = $1 and begun_at is not null) as had`,
);

const CHANGING = [
  ...(['tier', 'interval', 'status', 'price', 'anchorAt', 'periodStartsAt'] as const),
  ...(['periodEndsAt', 'trialEndsAt', 'begunAt', 'cancelAtPeriodEnd', 'nextTier'] as const),
  ...(['nextInterval', 'credit', 'cardId', 'chargeId', 'refusals', 'pastDueSince'] as const),
  ...(['nextTryAt', 'failureCode', 'failureReason', 'cancelReason', 'canceledAt'] as const),
  ...(['endedAt', 'updatedAt', 'couponMonthsLeft', 'discount'] as const),
] as const;

export const insertSubscription = insertInto('plan_subscriptions', 'billing_insert_subscription', {
  columns: [
    ...(['id', 'userId', 'currency', 'createdAt', 'couponCode', 'couponPercent'] as const),
    ...(['couponAmount'] as const),
    ...CHANGING,
  ],
});

export const updateSubscription = updateOf('plan_subscriptions', 'billing_update_subscription', {
  set: CHANGING,
  where: ['id', 'userId'],
});

/** What one charge is for, and what holds once it is paid. */
export interface PlanChargeRow extends PaidPeriod {
  readonly id: string;
  readonly subscriptionId: string;
  readonly try: number;
}

export const planCharge = statement<PlanChargeRow, [id: string]>(
  'billing_plan_charge',
  `select id, subscription_id as "subscriptionId", kind, tier, interval, price,
     anchor_at as "anchorAt", period_starts_at as "periodStartsAt",
     period_ends_at as "periodEndsAt", credit_left as "creditLeft", discount,
     coupon_months as "couponMonths", try
   from plan_charges where id = $1`,
);

export const insertPlanCharge = insertInto('plan_charges', 'billing_insert_plan_charge', {
  columns: [
    ...(['id', 'subscriptionId', 'kind', 'tier', 'interval', 'price', 'anchorAt'] as const),
    ...(['periodStartsAt', 'periodEndsAt', 'creditLeft', 'discount', 'couponMonths'] as const),
    ...(['try'] as const),
  ],
});
