import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import { Decimal, decimal, ZERO } from '../numbers/decimal.ts';
import { minorUnits } from '../numbers/money.ts';

/** What a coupon takes off each month: a percentage or an amount. */
export interface CouponTerms {
  readonly discountPercent: string | null;
  readonly discountAmount: { readonly amount: string } | null;
  readonly monthsLeft: number;
}

/** What is to be paid for an interval, before anything is taken off. */
export interface FullPrice {
  readonly price: string;
  readonly interval: SubscriptionInterval;
  readonly currency: string;
}

export interface Discount {
  readonly amount: Decimal;
  /** How many months of the coupon it uses up. */
  readonly months: number;
}

const MONTHS: Readonly<Record<SubscriptionInterval, number>> = { MONTH: 1, YEAR: 12 };
const WHOLE_PERCENT = 100;

/**
 * What a coupon takes off the price of an interval: its part of each month that it has left,
 * rounded down, and never more than the price of those months.
 */
export function discountOf(
  coupon: CouponTerms | null,
  { price, interval, currency }: FullPrice,
): Discount {
  const all = MONTHS[interval];
  const months = Math.min(coupon?.monthsLeft ?? 0, all);
  if (coupon === null || months <= 0) return { amount: ZERO, months: 0 };
  const ofMonths = decimal(price).times(months).dividedBy(all);
  const off =
    coupon.discountPercent === null
      ? decimal(coupon.discountAmount?.amount ?? 0).times(months)
      : ofMonths.times(coupon.discountPercent).dividedBy(WHOLE_PERCENT);
  const amount = Decimal.min(off, ofMonths);
  return { amount: amount.toDecimalPlaces(minorUnits(currency), Decimal.ROUND_DOWN), months };
}
