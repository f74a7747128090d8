import { couponCode, couponRefused } from '@investing-platform/rules/billing/coupon-code';
import type { CouponShown } from '@investing-platform/rules/billing/subscription-shown';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { plans, pricesFor } from '@investing-platform/schema/plans';
import type { Deps } from '../../../deps.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { newSubscriber } from '../subscriptions/subscriptions.sql.ts';
import { couponToTake } from './coupons.sql.ts';
import { requireCurrency } from './take-coupon.ts';

/**
 * What a coupon would take off a new subscription. Nothing is counted: whoever subscribes first
 * takes it.
 *
 * @throws {PlatformError} BAD_USER_INPUT for one that the person cannot take
 */
export async function planCoupon(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<UserActor, 'userId'>,
  { coupon: typed }: { readonly coupon: string },
): Promise<CouponShown> {
  const { country, subscribes } = await db.one(newSubscriber, userId);
  if (subscribes) throw couponRefused('late');
  const coupon = await db.maybe(couponToTake, couponCode(typed), clock.now(), userId);
  if (coupon === null) throw couponRefused('unknown');
  if (coupon.isTaken) throw couponRefused('taken');
  const [price] = plans.flatMap((plan) => pricesFor(plan, country));
  const currency = price?.currency ?? USUAL_CURRENCY;
  requireCurrency(coupon, currency);
  const { code, percent, amount, months } = coupon;
  return {
    code,
    discountPercent: percent === null ? null : toPlain(percent),
    discountAmount: amount === null ? null : { amount: toPlain(amount), currency },
    monthsLeft: months,
  };
}
