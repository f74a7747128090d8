import { couponCode, couponRefused } from '@investing-platform/rules/billing/coupon-code';
import type { TakenCoupon } from '@investing-platform/rules/billing/subscription';
import type { Transaction } from '../../../db/database.ts';
import { badInput } from '../../../kernel/errors.ts';
import type { BillingDeps } from '../deps.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.sql.ts';
import { addRedemption, type CouponRow, countRedemption } from './coupons.sql.ts';

/**
 * What a code gives to a new subscription, counted. Whoever takes it waits for others who do, so
 * that nobody gets one too many.
 */
export async function couponFor(
  tx: Transaction,
  { clock }: Pick<BillingDeps, 'clock'>,
  typed: string | null,
  currency: string,
) {
  if (typed === null) return null;
  const coupon = await tx.maybe(countRedemption, couponCode(typed), clock.now());
  if (coupon === null) throw couponRefused('unknown');
  requireCurrency(coupon, currency);
  const taken: TakenCoupon = {
    couponCode: coupon.code,
    couponPercent: coupon.percent,
    couponAmount: coupon.amount,
    couponMonthsLeft: coupon.months,
  };
  return { id: coupon.id, taken };
}

/** An amount comes off prices in its own currency alone. */
export function requireCurrency({ currency: ofCoupon }: CouponRow, currency: string): void {
  if (ofCoupon === null || ofCoupon === currency) return;
  throw badInput('params.coupon', `takes ${ofCoupon} off, and you pay in ${currency}`);
}

/** Notes who took a coupon: each person once. */
export async function keepRedemption(
  tx: Transaction,
  couponId: string,
  { id, userId, createdAt }: SubscriptionRow,
): Promise<void> {
  if ((await tx.maybe(addRedemption, couponId, userId, id, createdAt)) === null) {
    throw couponRefused('taken');
  }
}
