import { moneyText } from '../../parts/text/format.ts';
import type { Interval, Subscription } from './plan-types.ts';

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
export function couponText({
  code,
  discountPercent,
  discountAmount,
  monthsLeft,
}: NonNullable<Subscription['coupon']>): string {
  const off =
    discountAmount === null
      ? `${discountPercent}% off`
      : `${moneyText(discountAmount.amount, discountAmount.currency)} off a month`;
  return `${code}, ${off}, ${monthsLeft === 1 ? '1 month' : `${monthsLeft} months`} left`;
}
