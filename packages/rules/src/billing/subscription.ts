import type {
  SubscriptionFailureCode,
  SubscriptionInterval,
  SubscriptionStatus,
  SubscriptionTier,
} from '@investing-platform/schema/operations';
import { type Decimal, decimal, toPlain } from '../numbers/decimal.ts';
import { invariant } from '../refusals/invariant.ts';
import { type CouponTerms, discountOf } from './coupon.ts';
import { daysAfter, periodEnd, RETRIED_AFTER_DAYS } from './periods.ts';
import { planOfTier, priceOf } from './plan-change.ts';
import { dueFor } from './proration.ts';

/** Of the free plan nobody has a subscription. */
export type PaidTier = Exclude<SubscriptionTier, 'FREE'>;

/** What a subscription keeps of its coupon. */
export interface TakenCoupon {
  readonly couponCode: string | null;
  readonly couponPercent: string | null;
  readonly couponAmount: string | null;
  readonly couponMonthsLeft: number;
}

/** A subscription as it is kept, wherever that is. Plain decimals in its currency. */
export interface Subscription extends TakenCoupon {
  readonly tier: PaidTier;
  readonly interval: SubscriptionInterval;
  readonly status: SubscriptionStatus;
  readonly price: string;
  readonly currency: string;
  readonly anchorAt: Date;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  readonly begunAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly nextTier: PaidTier | null;
  readonly nextInterval: SubscriptionInterval | null;
  readonly credit: string;
  /** What the coupon took off the price of the period. */
  readonly discount: string;
  readonly cardId: string;
  readonly refusals: number;
  readonly pastDueSince: Date | null;
  readonly nextTryAt: Date | null;
  readonly failureCode: SubscriptionFailureCode | null;
  readonly failureReason: string | null;
  readonly canceledAt: Date | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
}

/** A plan, and how often it is paid. */
export interface PaidPlan {
  readonly tier: PaidTier;
  readonly interval: SubscriptionInterval;
}

/** A period that is to be paid, and of what plan. */
export interface Period extends PaidPlan {
  readonly kind: 'FIRST' | 'CHANGE' | 'RENEWAL';
  readonly price: string;
  /** From which periods are counted. */
  readonly anchorAt: Date;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
}

/** What paying a period leaves behind. */
export interface PaidPeriod extends Period {
  readonly creditLeft: string;
  readonly discount: string;
  /** How many months of the coupon it uses up. */
  readonly couponMonths: number;
}

const NOTHING_YET = {
  cancelAtPeriodEnd: false,
  nextTier: null,
  nextInterval: null,
  credit: '0',
  discount: '0',
  refusals: 0,
  pastDueSince: null,
  nextTryAt: null,
  failureCode: null,
  failureReason: null,
  canceledAt: null,
  endedAt: null,
} as const;

const NO_COUPON = {
  couponCode: null,
  couponPercent: null,
  couponAmount: null,
  couponMonthsLeft: 0,
} as const;

/** How long the first charge may take. */
const FIRST_CHARGE_DAYS = 1;

/** The plan holds in these. */
const HOLDS: ReadonlySet<SubscriptionStatus> = new Set(['TRIALING', 'ACTIVE', 'PAST_DUE']);

export const holdsPlan = ({ status }: Pick<Subscription, 'status'>): boolean => HOLDS.has(status);

export const hasEnded = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'CANCELED' || status === 'EXPIRED';

/** A first period, which is a trial for who never had a plan; any other one is to be paid yet. */
export function begun(
  plan: PaidPlan & Pick<Subscription, 'currency' | 'cardId'>,
  now: Date,
  hadPlan: boolean,
  coupon: TakenCoupon | null,
): Subscription {
  const { kind: _kind, ...period } = periodFrom('FIRST', plan, plan.currency, now);
  const { trialDays } = planOfTier(plan.tier);
  const isTrial = trialDays > 0 && !hadPlan;
  const trialEndsAt = isTrial ? daysAfter(now, trialDays) : null;
  return {
    currency: plan.currency,
    cardId: plan.cardId,
    ...period,
    ...(trialEndsAt === null ? {} : { periodEndsAt: trialEndsAt }),
    status: isTrial ? 'TRIALING' : 'INCOMPLETE',
    trialEndsAt,
    begunAt: isTrial ? now : null,
    createdAt: now,
    ...NOTHING_YET,
    ...(coupon ?? NO_COUPON),
  };
}

/** A period that begins the counting anew. */
export function periodFrom(
  kind: Period['kind'],
  { tier, interval }: PaidPlan,
  currency: string,
  start: Date,
): Period {
  const price = priceOf({ tier, interval }, currency);
  invariant(price !== null, 'plans are sold in the currencies that they were sold in');
  const terms = { kind, tier, interval, price, anchorAt: start };
  return { ...terms, periodStartsAt: start, periodEndsAt: periodEnd(start, interval, start) };
}

/** The period after the present one, by what is to take over. */
export function periodAfter(row: Subscription, now: Date): Period {
  const { nextTier, nextInterval, periodEndsAt: start, currency } = row;
  if (nextTier !== null && nextInterval !== null) {
    const next = { tier: nextTier, interval: nextInterval };
    return periodFrom('RENEWAL', next, currency, start);
  }
  const { tier, interval, price } = row;
  // A trial is followed by the first of all periods.
  const anchorAt =
    row.status === 'TRIALING' || row.trialEndsAt?.getTime() === start.getTime()
      ? start
      : row.anchorAt;
  const end = periodEnd(anchorAt, interval, start);
  // Of a time when nobody was served, nothing is charged.
  if (end <= now) return periodFrom('RENEWAL', row, currency, now);
  const terms = { kind: 'RENEWAL', tier, interval, price, anchorAt } as const;
  return { ...terms, periodStartsAt: start, periodEndsAt: end };
}

/** The terms of a subscription's coupon; null where it has none, or its months are used up. */
export function couponTerms(row: TakenCoupon): CouponTerms | null {
  if (row.couponCode === null || row.couponMonthsLeft === 0) return null;
  return {
    discountPercent: row.couponPercent,
    discountAmount: row.couponAmount === null ? null : { amount: row.couponAmount },
    monthsLeft: row.couponMonthsLeft,
  };
}

/**
 * What is charged for a period, and what paying it leaves behind.
 *
 * @param credit below 0: it comes with this charge
 * @param minimum the least that the card processor charges
 */
export function chargeFor(row: Subscription, period: Period, credit: Decimal, minimum: Decimal) {
  const off = discountOf(couponTerms(row), { ...period, currency: row.currency });
  const due = dueFor(decimal(period.price).minus(off.amount), credit, minimum);
  const paid: PaidPeriod = {
    ...period,
    creditLeft: toPlain(due.creditLeft),
    discount: toPlain(off.amount),
    couponMonths: off.months,
  };
  return { charge: due.charge, paid };
}

/** A subscription with a period that is paid. */
export function withPeriod<Row extends Subscription>(row: Row, period: PaidPeriod) {
  const { trialEndsAt } = row;
  const { periodStartsAt } = period;
  // What else a charge's row has is not the subscription's.
  return {
    ...row,
    tier: period.tier,
    interval: period.interval,
    price: period.price,
    anchorAt: period.anchorAt,
    periodStartsAt,
    periodEndsAt: period.periodEndsAt,
    // One who pays before it ends has no trial any more.
    trialEndsAt:
      trialEndsAt !== null && trialEndsAt > periodStartsAt ? periodStartsAt : trialEndsAt,
    credit: period.creditLeft,
    discount: period.discount,
    couponMonthsLeft: row.couponMonthsLeft - period.couponMonths,
    status: 'ACTIVE' as const,
    begunAt: row.begunAt ?? periodStartsAt,
    nextTier: null,
    nextInterval: null,
    refusals: 0,
    pastDueSince: null,
    nextTryAt: null,
    failureCode: null,
    failureReason: null,
  };
}

/**
 * What ends a subscription of which the card network took a whole charge back: it ends the plan
 * that this paid, and no other.
 *
 * @param paid the period that was charged
 * @returns null where the subscription stays as it is
 */
export function endingWithoutCharge(
  row: Subscription,
  paid: Pick<Period, 'periodStartsAt'>,
  reason: string | null,
  now: Date,
) {
  if (hasEnded(row) || row.periodStartsAt.getTime() !== paid.periodStartsAt.getTime()) return null;
  const failure = { failureCode: 'TAKEN_BACK', failureReason: reason } as const;
  return { ...ENDING, canceledAt: now, endedAt: now, ...failure };
}

/** Until when the first charge has to succeed. */
export const completedUntil = ({ createdAt }: Pick<Subscription, 'createdAt'>): Date =>
  daysAfter(createdAt, FIRST_CHARGE_DAYS);

/** When something of a subscription is due by itself. */
export function dueAt(row: Subscription): Date | null {
  if (row.status === 'INCOMPLETE') return completedUntil(row);
  if (hasEnded(row)) return null;
  return row.status === 'PAST_DUE' ? row.nextTryAt : row.periodEndsAt;
}

/** When a renewal is tried again that was refused so often; null: not any more. */
export function nextTry(since: Date, refusals: number): Date | null {
  const days = RETRIED_AFTER_DAYS[refusals - 1];
  return days === undefined ? null : daysAfter(since, days);
}

/** A renewal that was refused; without a next try, it was the last one. */
export function refusedRenewal(row: Subscription, now: Date) {
  const refusals = row.refusals + 1;
  const pastDueSince = row.pastDueSince ?? now;
  return { refusals, pastDueSince, nextTryAt: nextTry(pastDueSince, refusals) };
}

/** What nothing follows any more; more of it is told beside. */
export const ENDING = {
  status: 'CANCELED',
  nextTryAt: null,
  nextTier: null,
  nextInterval: null,
} as const;
