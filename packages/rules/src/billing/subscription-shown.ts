import { type Plan, type PlanPrice, plans, pricesFor } from '@investing-platform/schema/plans';
import { type Decimal, decimal, toPlain, ZERO } from '../numbers/decimal.ts';
import { badInput, notFound, refuse } from '../refusals/platform-error.ts';
import { couponCode, couponRefused } from './coupon-code.ts';
import { planOfTier, rankOfTier } from './plan-change.ts';
import {
  chargeFor,
  couponTerms,
  hasEnded,
  type PaidPlan,
  type PaidTier,
  periodAfter,
  type Subscription,
  type TakenCoupon,
} from './subscription.ts';

/** A plan with its prices in one currency. */
export interface PlanForCountry extends Omit<Plan, 'features' | 'prices'> {
  readonly features: string[];
  readonly prices: PlanPrice[];
}

/** @param isSold whether anybody can be charged for it */
export function planIn(plan: Plan, currency: string, isSold = true): PlanForCountry {
  const prices = plan.prices.filter((price) => isSold && price.currency === currency);
  return { ...plan, features: [...plan.features], prices };
}

/**
 * A subscription as its person sees it, but for the charge that is under way.
 *
 * @param minimum the least that can be charged; null: nobody can be
 */
export function shownSubscription(row: Subscription, minimum: Decimal | null, now: Date) {
  const { currency, price, tier, nextTier, discount } = row;
  const plan = (of: PaidTier) => planIn(planOfTier(of), currency, minimum !== null);
  return {
    plan: plan(tier),
    price: { amount: toPlain(price), currency },
    discount: decimal(discount).isZero() ? null : { amount: toPlain(discount), currency },
    coupon: couponShown(row),
    nextPlan: nextTier === null ? null : plan(nextTier),
    ...nextChargeShown(row, minimum ?? ZERO, now),
  };
}

/** A coupon as its person sees it. */
export type CouponShown = NonNullable<ReturnType<typeof couponShown>>;

function couponShown(row: TakenCoupon & { readonly currency: string }) {
  const terms = couponTerms(row);
  if (terms === null || row.couponCode === null) return null;
  const { discountPercent: percent, discountAmount: each, monthsLeft } = terms;
  return {
    code: row.couponCode,
    discountPercent: percent === null ? null : toPlain(percent),
    discountAmount: each && { amount: toPlain(each.amount), currency: row.currency },
    monthsLeft,
  };
}

/** What the next period will be charged, and when, where nothing changes until then. */
function nextChargeShown(row: Subscription, minimum: Decimal, now: Date) {
  const nothing = { nextCharge: null, nextChargeAt: null };
  if (hasEnded(row) || row.status === 'INCOMPLETE' || row.cancelAtPeriodEnd) return nothing;
  const { charge } = chargeFor(row, periodAfter(row, now), decimal(row.credit), minimum);
  if (charge.isZero()) return nothing;
  const nextChargeAt = row.status === 'PAST_DUE' ? row.nextTryAt : row.periodEndsAt;
  return { nextCharge: { amount: toPlain(charge), currency: row.currency }, nextChargeAt };
}

/** What somebody is to pay, and what they have without it. */
interface Payer {
  readonly country: string | null;
  readonly planForFree: Plan['tier'];
  /** What they have subscribed to; null: nothing. */
  readonly live: Pick<Subscription, 'currency' | 'couponCode'> | null;
}

/**
 * The plan that somebody asks for, in the currency that they pay in.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT; CONFLICT
 */
export function wantedPlan(
  {
    planId,
    interval,
    coupon,
  }: Pick<PaidPlan, 'interval'> & {
    readonly planId: string;
    readonly coupon?: string | null | undefined;
  },
  { country, planForFree, live }: Payer,
): PaidPlan & { readonly currency: string } {
  const plan = plans.find(({ id }) => id === planId.toLowerCase());
  if (plan === undefined) throw notFound('Plan');
  if (live !== null && coupon != null && couponCode(coupon) !== live.couponCode) {
    throw couponRefused('late');
  }
  const currency = live?.currency ?? pricesFor(plan, country)[0]?.currency;
  const isSold = plan.prices.some(
    (price) => price.interval === interval && price.currency === currency,
  );
  if (plan.tier === 'FREE' || currency === undefined || !isSold) {
    throw badInput('params.interval', 'the plan has no price for it');
  }
  if (rankOfTier(planForFree) >= rankOfTier(plan.tier)) {
    throw refuse('CONFLICT', `You have ${plan.name} here without paying for it`);
  }
  return { tier: plan.tier, interval, currency };
}
