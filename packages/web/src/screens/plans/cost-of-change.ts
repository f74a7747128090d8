import { type CouponTerms, discountOf } from '@investing-platform/rules/billing/coupon';
import { periodEnd } from '@investing-platform/rules/billing/periods';
import { takesOver } from '@investing-platform/rules/billing/plan-change';
import { dueFor, unusedPart } from '@investing-platform/rules/billing/proration';
import { type Decimal, decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import type { Coupon, Plan, Price, Subscription } from './plan-types.ts';

/** What choosing a plan comes to, before it is chosen. */
export interface CostOfChange {
  /** Of the chosen plan: now, at the end of the trial, or of the period that is running. */
  readonly begins: 'NOW' | 'TRIAL' | 'LATER';
  /** What a coupon takes off what is charged first: 0 where none does. */
  readonly discount: string;
  /** What is taken off, since it is paid for and not used: 0 where nothing is. */
  readonly credit: string;
  readonly chargedNow: string;
  readonly currency: string;
  /** When the next payment is due, or the plan takes over. */
  readonly nextAt: Date;
  /** What will be charged then; null where that follows from a plan that goes on. */
  readonly nextAmount: string | null;
}

interface Wanted {
  readonly plan: Plan;
  readonly price: Price;
  readonly live: (Subscription & { readonly tier: Plan['tier'] }) | null;
  /** That a first subscription is to take. */
  readonly coupon: Coupon | null;
  /** Whether the person had a plan before: a trial comes once. */
  readonly hadOne: boolean;
  /** The least that a card is charged. */
  readonly minimum: string;
  readonly now: Date;
}

/** Follows the rules by which the server charges. */
export function costOfChange(wanted: Wanted): CostOfChange {
  const { plan, price, live, hadOne, now } = wanted;
  const { interval, currency } = price;
  const free = { discount: '0', credit: '0', chargedNow: '0', currency };
  const coupon = live === null ? wanted.coupon : live.coupon;
  const first = chargeOf(wanted, coupon, ZERO);
  if (live === null && plan.trialDays > 0 && !hadOne) {
    const trialEnd = new Date(now);
    trialEnd.setUTCDate(trialEnd.getUTCDate() + plan.trialDays);
    const told = { discount: first.discount, nextAmount: first.charged };
    return { ...free, ...told, begins: 'TRIAL', nextAt: trialEnd };
  }
  const isFirst = live === null || live.status === 'INCOMPLETE';
  if (
    !isFirst &&
    takesOver({ tier: live.tier, interval: live.interval }, { tier: plan.tier, interval }) ===
      'LATER'
  ) {
    return { ...free, begins: 'LATER', nextAt: new Date(live.periodEndsAt), nextAmount: null };
  }
  if (live?.status === 'TRIALING' && live.tier === plan.tier) {
    const told = { discount: first.discount, nextAmount: first.charged };
    return { ...free, ...told, begins: 'TRIAL', nextAt: new Date(live.periodEndsAt) };
  }
  const credit = isFirst ? ZERO : creditOf(live, now);
  const { discount, charged, after, creditLeft } = chargeOf(wanted, coupon, credit);
  return {
    begins: 'NOW',
    discount,
    credit: credit.toFixed(),
    chargedNow: charged,
    currency,
    nextAt: periodEnd(now, interval, now),
    nextAmount: chargeOf(wanted, after, creditLeft).charged,
  };
}

/** What is charged for an interval, and what is left of coupon and credit afterwards. */
function chargeOf(
  { price, minimum }: Pick<Wanted, 'price' | 'minimum'>,
  coupon: CouponTerms | null,
  credit: Decimal,
) {
  const off = discountOf(coupon, { ...price, price: price.amount });
  const due = dueFor(decimal(price.amount).minus(off.amount), credit, decimal(minimum));
  return {
    discount: off.amount.toFixed(),
    charged: due.charge.toFixed(),
    creditLeft: due.creditLeft,
    after: coupon && { ...coupon, monthsLeft: coupon.monthsLeft - off.months },
  };
}

/** What a new subscription pays for its first interval with a coupon. */
export function priceWith(coupon: Coupon, { amount, interval, currency }: Price): string {
  const off = discountOf(coupon, { price: amount, interval, currency });
  return decimal(amount).minus(off.amount).toFixed();
}

/** What is left of the period that was paid for, and of changes before. */
function creditOf(live: Subscription, now: Date): Decimal {
  const { price, interval, coupon, nextCharge, nextPlan, periodStartsAt, periodEndsAt } = live;
  const { currency } = price;
  const period = { startsAt: new Date(periodStartsAt), endsAt: new Date(periodEndsAt) };
  const lowered = decimal(price.amount).minus(live.discount?.amount ?? 0);
  const paid = { ...period, price: lowered.toFixed(), currency };
  const unused = live.status === 'ACTIVE' ? unusedPart(paid, now) : ZERO;
  // The next charge of the same plan is its price less its coupon and what is left of changes.
  const off = discountOf(coupon, { price: price.amount, interval, currency }).amount;
  const isTold = nextCharge !== null && nextPlan === null;
  return isTold ? unused.plus(price.amount).minus(off).minus(nextCharge.amount) : unused;
}
