import { moneyText } from '../../parts/text/format.ts';
import type { Coupon, Interval, Price, Subscription } from './plan-types.ts';

const PER: Readonly<Record<Interval, string>> = { MONTH: 'a month', YEAR: 'a year' };

/** Such as `$19.00 USD a month`. */
export function priceText(amount: string, currency: string, interval: Interval): string {
  return `${moneyText(amount, currency)} ${currency} ${PER[interval]}`;
}

export const STATES: Readonly<
  Record<Subscription['status'], readonly [tone: string, text: string]>
> = {
  INCOMPLETE: ['busy', 'Not paid yet'],
  TRIALING: ['good', 'Free trial'],
  ACTIVE: ['good', 'Active'],
  PAST_DUE: ['bad', 'Payment failed'],
  CANCELED: ['', 'Ended'],
  EXPIRED: ['', 'Never begun'],
};

/** Whether nothing comes of it any more. */
export function hasEnded({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'CANCELED' || status === 'EXPIRED';
}

/** Such as `HALF, 50% off, 2 months left`. */
export function couponText(coupon: Coupon): string {
  return `${coupon.code}, ${offText(coupon)}, ${monthsText(coupon)} left`;
}

/** Such as `HALF: 50% off for 3 months`. */
export function offerText(coupon: Coupon): string {
  return `${coupon.code}: ${offText(coupon)} for ${monthsText(coupon)}`;
}

const offText = ({ discountPercent, discountAmount }: Coupon): string =>
  discountAmount === null
    ? `${discountPercent}% off`
    : `${moneyText(discountAmount.amount, discountAmount.currency)} off a month`;

const monthsText = ({ monthsLeft }: Coupon): string =>
  monthsLeft === 1 ? '1 month' : `${monthsLeft} months`;

/** For how long a coupon lowers a price, such as `instead of $19.00 USD, for 3 months`. */
export function insteadText({ amount, currency, interval }: Price, coupon: Coupon): string {
  const full = `instead of ${moneyText(amount, currency)} ${currency}`;
  return `${full}, for ${interval === 'YEAR' ? 'the first year' : monthsText(coupon)}`;
}
