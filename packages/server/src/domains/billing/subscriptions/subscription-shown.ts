import { planOfTier } from '@investing-platform/rules/billing/plan-change';
import type {
  SubscriptionFailureCode,
  SubscriptionInterval,
  SubscriptionStatus,
} from '@investing-platform/schema/operations';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { couponTerms } from '../coupons/take-coupon.ts';
import type { BillingDeps } from '../deps.ts';
import { type PlanForCountry, planIn } from '../list-subscriptions.ts';
import { nextDue } from './charge-plan.ts';
import { hasEnded } from './keep-subscription.ts';
import type { ListedRow, PaidTier } from './subscriptions.sql.ts';

interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** A coupon as its person sees it. */
export interface CouponShown {
  readonly code: string;
  readonly discountPercent: string | null;
  readonly discountAmount: Money | null;
  readonly monthsLeft: number;
}

/** A subscription as its person sees it. */
export interface SubscriptionShown {
  readonly id: string;
  readonly plan: PlanForCountry;
  readonly interval: SubscriptionInterval;
  readonly status: SubscriptionStatus;
  readonly price: Money;
  readonly discount: Money | null;
  readonly coupon: CouponShown | null;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly nextPlan: PlanForCountry | null;
  readonly nextInterval: SubscriptionInterval | null;
  readonly nextCharge: Money | null;
  readonly nextChargeAt: Date | null;
  readonly cardId: string | null;
  readonly confirmationUrl: string | null;
  readonly failureReason: string | null;
  readonly failureCode: SubscriptionFailureCode | null;
  readonly canceledAt: Date | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const AWAY = 'The payment provider has not answered yet, and is asked again';
const TO_CONFIRM = 'The bank asks you to confirm the charge';

export function shownSubscription(deps: BillingDeps, row: ListedRow): SubscriptionShown {
  const { currency, price, chargedCardId, chargeId, tier, nextTier, discount, ...own } = row;
  const plan = (of: PaidTier) => planIn(deps, planOfTier(of), currency);
  return {
    ...own,
    plan: plan(tier),
    price: { amount: toPlain(price), currency },
    discount: decimal(discount).isZero() ? null : { amount: toPlain(discount), currency },
    coupon: couponOf(row),
    nextPlan: nextTier === null ? null : plan(nextTier),
    ...nextChargeOf(deps, row),
    cardId: chargedCardId,
    confirmationUrl: row.chargeStatus === 'TO_CONFIRM' ? row.confirmationUrl : null,
    ...failureOf(row),
  };
}

function couponOf(row: ListedRow): SubscriptionShown['coupon'] {
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

function nextChargeOf(deps: BillingDeps, row: ListedRow) {
  const { chargeAmount, chargedAt, currency } = row;
  const nothing = { nextCharge: null, nextChargeAt: null };
  if (chargeAmount !== null) {
    return { nextCharge: { amount: toPlain(chargeAmount), currency }, nextChargeAt: chargedAt };
  }
  if (hasEnded(row) || row.status === 'INCOMPLETE' || row.cancelAtPeriodEnd) return nothing;
  const due = nextDue(deps, row, deps.clock.now());
  if (due.isZero()) return nothing;
  const nextChargeAt = row.status === 'PAST_DUE' ? row.nextTryAt : row.periodEndsAt;
  return { nextCharge: { amount: toPlain(due), currency }, nextChargeAt };
}

function failureOf({ chargeStatus, chargeRef, failureCode, failureReason }: ListedRow) {
  if (chargeStatus === 'TO_CONFIRM') {
    return { failureCode: 'CONFIRMATION_NEEDED' as const, failureReason: TO_CONFIRM };
  }
  if (chargeStatus === 'PENDING' && chargeRef === null) {
    return { failureCode: 'PROVIDER_UNAVAILABLE' as const, failureReason: AWAY };
  }
  return { failureCode, failureReason };
}
