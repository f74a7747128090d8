import { type Discount, discountOf } from '@investing-platform/rules/billing/coupon';
import { periodEnd } from '@investing-platform/rules/billing/periods';
import { planOfTier, priceOf } from '@investing-platform/rules/billing/plan-change';
import { dueFor } from '@investing-platform/rules/billing/proration';
import { simulatedCard } from '@investing-platform/rules/cards/simulated-card';
import { decimal } from '@investing-platform/rules/decimal';
import type { SubscriptionInterval, SubscriptionTier } from '@investing-platform/schema/operations';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { addReceipt } from './plan-receipts.ts';

export type Subscription = RowOf<'UserSubscription'>;
export type PaidTier = Exclude<SubscriptionTier, 'FREE'>;

/** The least that the simulated processor charges. */
const MINIMUM = decimal('1');

/** A subscription that has just begun. */
export const NOTHING_YET = {
  cancelAtPeriodEnd: false,
  nextTier: null,
  nextPlan: null,
  nextInterval: null,
  credit: '0',
  refusals: 0,
  pastDueSince: null,
  nextTryAt: null,
  confirmationUrl: null,
  failureCode: null,
  failureReason: null,
  canceledAt: null,
  endedAt: null,
} as const;

/** A period of a plan that is to be paid. */
export interface Period {
  readonly tier: PaidTier;
  readonly interval: SubscriptionInterval;
  readonly start: Date;
  /** From which periods are counted. */
  readonly anchorAt: Date;
}

export function hasEnded({ status }: { readonly status?: unknown }): boolean {
  return status === 'CANCELED' || status === 'EXPIRED';
}

export function planShown(tier: PaidTier, currency: string) {
  const plan = planOfTier(tier);
  return { ...plan, prices: plan.prices.filter((price) => price.currency === currency) };
}

/** What a subscription to a plan shows of it. */
export function termsOf(tier: PaidTier, interval: SubscriptionInterval, currency: string) {
  const amount = priceOf({ tier, interval }, currency) ?? '0';
  const plan = planShown(tier, currency);
  return { tier, plan, interval, currency, price: { amount, currency } };
}

/** What comes of charging a card. */
function chargeOf(realm: Realm, cardId: unknown, unattended: boolean) {
  const cards = realm.own.list('Card');
  const card = cards.find(({ id }) => id === cardId) ?? cards.find((one) => one.default === true);
  if (card === undefined) return 'NO_CARD';
  if (card.status !== 'ACTIVE') return card.status === 'EXPIRED' ? 'CARD_EXPIRED' : 'NO_CARD';
  const fate = simulatedCard(String(card.token ?? ''))?.fate;
  if (fate === 'CONFIRMED_EACH_TIME') return 'CONFIRMATION_NEEDED';
  const isRefused = fate === 'DECLINED' || (fate === 'DECLINED_ON_RENEWAL' && unattended);
  return isRefused ? 'CARD_DECLINED' : 'PAID';
}

const REASONS = {
  NO_CARD: 'There is no saved card to charge',
  CARD_EXPIRED: 'The card has expired',
  CARD_DECLINED: 'The bank refused the charge',
  CONFIRMATION_NEEDED: 'The bank asks you to confirm the charge',
} as const;

export function refusalShown(code: keyof typeof REASONS) {
  const confirmationUrl = code === 'CONFIRMATION_NEEDED' ? 'https://pay.example.com/confirm' : null;
  return { failureCode: code, failureReason: REASONS[code], confirmationUrl };
}

/**
 * Pays for a period where the card can be charged, and begins it.
 *
 * @param credit what is taken off
 * @returns what was refused
 */
export function payPeriod(
  realm: Realm,
  row: Subscription,
  { tier, interval, start, anchorAt }: Period,
  credit: string,
  unattended: boolean,
): keyof typeof REASONS | null {
  const currency = row.currency ?? 'USD';
  const terms = termsOf(tier, interval, currency);
  const off = couponOff(row, { tier, interval });
  const due = dueFor(decimal(terms.price.amount).minus(off.amount), decimal(credit), MINIMUM);
  const told = due.charge.isZero() ? 'PAID' : chargeOf(realm, row.cardId, unattended);
  if (told !== 'PAID') return told;
  const { trialEndsAt = null } = row;
  Object.assign(row, terms, {
    ...NOTHING_YET,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    status: 'ACTIVE',
    discount: off.amount.isZero() ? null : { amount: off.amount.toFixed(), currency },
    coupon: couponAfter(row, off),
    credit: due.creditLeft.toFixed(),
    anchorAt,
    periodStartsAt: start,
    periodEndsAt: periodEnd(anchorAt, interval, start),
    trialEndsAt: trialEndsAt !== null && trialEndsAt > start ? start : trialEndsAt,
  });
  if (!due.charge.isZero()) {
    addReceipt(realm, row, { amount: due.charge.toFixed(), paidAt: start });
  }
  tellNext(row, start);
  holdPlan(realm, row);
  return null;
}

/** What the coupon takes off the price of a period. */
function couponOff(
  { coupon = null, currency = 'USD' }: Subscription,
  { tier, interval }: Pick<Period, 'tier' | 'interval'>,
): Discount {
  const price = priceOf({ tier, interval }, currency) ?? '0';
  const { discountPercent = null, discountAmount: each, monthsLeft = 0 } = coupon ?? {};
  const discountAmount = each?.amount === undefined ? null : { amount: each.amount };
  const terms = { discountPercent, discountAmount, monthsLeft };
  return discountOf(terms, { price, interval, currency });
}

function couponAfter({ coupon = null }: Subscription, { months }: Discount) {
  const monthsLeft = (coupon?.monthsLeft ?? 0) - months;
  return coupon === null || monthsLeft <= 0 ? null : { ...coupon, monthsLeft };
}

/** The period after the present one. */
export function periodAfter(row: Subscription): Period {
  const { interval = 'MONTH', tier = 'PLUS', periodEndsAt: start = new Date(0) } = row;
  const { nextTier, nextInterval } = row;
  if (nextTier != null && nextInterval != null) {
    return { tier: nextTier, interval: nextInterval, start, anchorAt: start };
  }
  const isFirst = row.trialEndsAt?.getTime() === start.getTime();
  return { tier, interval, start, anchorAt: isFirst ? start : (row.anchorAt ?? start) };
}

/** What will be charged, and when. */
export function tellNext(row: Subscription, updatedAt: Date): void {
  const { currency = 'USD', credit = '0' } = row;
  const { tier, interval } = periodAfter(row);
  const off = couponOff(row, { tier, interval });
  const price = decimal(priceOf({ tier, interval }, currency) ?? '0').minus(off.amount);
  const { charge } = dueFor(price, decimal(credit), MINIMUM);
  const goesOn = !hasEnded(row) && row.status !== 'INCOMPLETE' && row.cancelAtPeriodEnd !== true;
  const isCharged = goesOn && !charge.isZero();
  const due = row.status === 'PAST_DUE' ? row.nextTryAt : row.periodEndsAt;
  Object.assign(row, {
    nextCharge: isCharged ? { amount: charge.toFixed(), currency } : null,
    nextChargeAt: isCharged ? due : null,
    updatedAt,
  });
}

/** The person is on the plan, or on what they have without it. */
export function holdPlan({ user }: Realm, row: Subscription): void {
  if (user === null) return;
  const holds = !hasEnded(row) && row.status !== 'INCOMPLETE';
  user.plan = holds ? (row.tier ?? user.plan) : (row.planBefore ?? 'FREE');
}

export function endAt(
  realm: Realm,
  row: Subscription,
  endedAt: Date,
  ending: Partial<Subscription> = {},
): void {
  const none = { nextPlan: null, nextTier: null, nextInterval: null, confirmationUrl: null };
  Object.assign(row, { status: 'CANCELED', endedAt, ...none, ...ending });
  tellNext(row, endedAt);
  holdPlan(realm, row);
}
