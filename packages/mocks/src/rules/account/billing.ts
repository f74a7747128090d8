import {
  couponCode as codeOf,
  couponRefused,
  SIMULATED_COUPON,
} from '@investing-platform/rules/billing/coupon-code';
import { daysAfter, periodEnd } from '@investing-platform/rules/billing/periods';
import { planOfTier, rankOfTier, takesOver } from '@investing-platform/rules/billing/plan-change';
import { unusedPart } from '@investing-platform/rules/billing/proration';
import { decimal } from '@investing-platform/rules/decimal';
import { badInput, notFound, refuse } from '@investing-platform/rules/platform-error';
import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import { plans, pricesFor } from '@investing-platform/schema/plans';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import {
  endAt,
  hasEnded,
  holdPlan,
  NOTHING_YET,
  type PaidTier,
  payPeriod,
  periodAfter,
  planShown,
  refusalShown,
  type Subscription,
  tellNext,
  termsOf,
} from '../../facts/plan-periods.ts';
import { now } from '../../facts/time.ts';

interface Wanted {
  readonly tier: PaidTier;
  readonly interval: SubscriptionInterval;
  readonly currency: string;
}

/** What a first subscription makes, or the change of the one that is there. */
function subscribe({ realm, params }: Call<'subscribeUser'>) {
  const { user } = realm;
  const plan = plans.find(({ id }) => id === params.planId);
  if (plan === undefined) throw notFound('Plan');
  const live = realm.own.list('UserSubscription').find((row) => !hasEnded(row));
  const coupon = params.coupon == null ? null : codeOf(params.coupon);
  if (live !== undefined && coupon !== null && coupon !== live.couponCode) {
    throw couponRefused('late');
  }
  const currency = live?.currency ?? pricesFor(plan, user?.country ?? null)[0]?.currency;
  const { interval } = params;
  if (plan.tier === 'FREE' || currency === undefined) {
    throw badInput('params.interval', 'the plan has no price for it');
  }
  const planBefore = live?.planBefore ?? user?.plan ?? 'FREE';
  if (rankOfTier(planBefore) >= rankOfTier(plan.tier)) {
    throw refuse('CONFLICT', `You have ${plan.name} here without paying for it`);
  }
  const cardId = cardFor(realm, params.cardId ?? null, live?.cardId ?? null);
  const wanted = { tier: plan.tier, interval, currency };
  if (live === undefined && coupon !== null) requireCoupon(realm, coupon);
  const row = live ?? begun(realm, wanted, cardId, { planBefore, couponCode: coupon });
  if (live !== undefined) change(realm, live, wanted, cardId);
  return present(realm, 'UserSubscription', row);
}

/** Whether the person can take a coupon: each person once, unless nothing came of it. */
function requireCoupon(realm: Realm, code: string): void {
  if (code !== SIMULATED_COUPON.code) throw couponRefused('unknown');
  const isTaken = realm.own
    .list('UserSubscription')
    .some((row) => row.couponCode === code && (row.trialEndsAt != null || row.receipts?.length));
  if (isTaken) throw couponRefused('taken');
}

/** The card that is named, else the subscription's own, else the default one. */
function cardFor(realm: Realm, named: string | null, own: string | null): string {
  const cards = realm.own.list('Card');
  const wanted = named ?? cards.find(({ id }) => id === own)?.id;
  const card = cards.find(({ id, default: isDefault }) =>
    wanted === undefined ? isDefault === true : id === wanted,
  );
  if (named !== null && card === undefined) throw notFound('Card');
  if (card?.status === 'ACTIVE') return card.id;
  throw refuse('INVALID_STATE', 'There is no card that can be charged');
}

function begun(
  realm: Realm,
  { tier, interval, currency }: Wanted,
  cardId: string,
  { planBefore, couponCode }: Pick<Subscription, 'planBefore' | 'couponCode'>,
): Subscription {
  const start = now(realm);
  const { trialDays } = planOfTier(tier);
  const hadOne = realm.own.list('UserSubscription').some(({ status }) => status !== 'EXPIRED');
  const isTrial = trialDays > 0 && !hadOne;
  const trialEndsAt = isTrial ? daysAfter(start, trialDays) : null;
  const given = {
    ...termsOf(tier, interval, currency),
    ...NOTHING_YET,
    status: isTrial ? 'TRIALING' : 'INCOMPLETE',
    anchorAt: start,
    periodStartsAt: start,
    periodEndsAt: trialEndsAt ?? periodEnd(start, interval, start),
    trialEndsAt,
    cardId,
    planBefore,
    couponCode,
    coupon: couponCode === null ? null : SIMULATED_COUPON,
    discount: null,
    createdAt: start,
    nextCharge: null,
    nextChargeAt: null,
  };
  const made = complete(realm, 'UserSubscription', given);
  const row = realm.own.add('UserSubscription', made);
  if (isTrial) {
    tellNext(row, start);
    holdPlan(realm, row);
  } else pay(realm, row, { tier, interval, currency }, start, '0');
  return row;
}

function pay(
  realm: Realm,
  row: Subscription,
  { tier, interval }: Wanted,
  start: Date,
  credit: string,
): void {
  const period = { tier, interval, start, anchorAt: start };
  const refused = payPeriod(realm, row, period, credit, false);
  if (refused !== null) Object.assign(row, refusalShown(refused), { updatedAt: start });
}

function change(realm: Realm, row: Subscription, wanted: Wanted, cardId: string): void {
  const { tier, interval } = wanted;
  const at = now(realm);
  const current = { tier: row.tier ?? tier, interval: row.interval ?? interval };
  const isSame = takesOver(current, wanted) === 'SAME';
  if (row.confirmationUrl != null && row.status === 'INCOMPLETE') {
    if (isSame) return;
    throw refuse('INVALID_STATE', 'A charge is under way: confirm it, or cancel the subscription');
  }
  const isAsWanted = row.cancelAtPeriodEnd !== true && row.cardId === cardId;
  const goesOn = { cardId, cancelAtPeriodEnd: false, canceledAt: null };
  const stays = { nextTier: null, nextPlan: null, nextInterval: null };
  if (row.status === 'INCOMPLETE') {
    Object.assign(row, goesOn, termsOf(tier, interval, wanted.currency));
    pay(realm, row, wanted, at, '0');
  } else if (row.status === 'PAST_DUE') {
    Object.assign(row, goesOn);
    const { anchorAt, start } = periodAfter(row);
    const period = { tier, interval, start, anchorAt: isSame ? anchorAt : start };
    const refused = payPeriod(realm, row, period, row.credit ?? '0', false);
    if (refused !== null) Object.assign(row, refusalShown(refused));
  } else if (isSame) {
    if (isAsWanted && row.nextTier == null) {
      throw refuse('CONFLICT', 'The plan is in force already');
    }
    Object.assign(row, goesOn, stays);
  } else if (takesOver(current, wanted) === 'LATER') {
    if (isAsWanted && row.nextTier === tier && row.nextInterval === interval) {
      throw refuse('CONFLICT', 'The plan takes over at the end of the period already');
    }
    const nextPlan = planShown(tier, wanted.currency);
    Object.assign(row, goesOn, { nextTier: tier, nextPlan, nextInterval: interval });
  } else takeOver(realm, Object.assign(row, goesOn, stays), wanted);
  tellNext(row, at);
}

/** A higher plan or a longer interval: what is left of the old one is taken off. */
function takeOver(realm: Realm, row: Subscription, wanted: Wanted): void {
  const { tier, interval, currency } = wanted;
  const at = now(realm);
  const isTrial = row.status === 'TRIALING';
  if (isTrial && tier === row.tier) {
    Object.assign(row, termsOf(tier, interval, currency));
    return;
  }
  const { periodStartsAt: startsAt = at, periodEndsAt: endsAt = at } = row;
  const price = decimal(row.price?.amount ?? '0').minus(row.discount?.amount ?? 0);
  const paid = { startsAt, endsAt, price: price.toFixed(), currency };
  const credit = isTrial ? (row.credit ?? '0') : unusedPart(paid, at).plus(row.credit ?? '0');
  pay(realm, row, wanted, at, credit.toString());
}

function cancel(
  { realm, params }: Call<'cancelSubscription'>,
  found: RowOf<'UserSubscription'> | null,
) {
  const row = found as Subscription | null;
  if (row === null) return {};
  const at = now(realm);
  const canceledAt = row.canceledAt ?? at;
  const isPaid = row.status === 'ACTIVE' || row.status === 'TRIALING';
  if (params.atPeriodEnd === false || !isPaid) {
    endAt(realm, row, at, { canceledAt });
  } else {
    const stays = { nextTier: null, nextPlan: null, nextInterval: null };
    Object.assign(row, { cancelAtPeriodEnd: true, canceledAt, ...stays });
    tellNext(row, at);
  }
  const { status, endedAt, cancelAtPeriodEnd, nextCharge, nextChargeAt } = row;
  return { status, endedAt, cancelAtPeriodEnd, canceledAt, nextCharge, nextChargeAt };
}

/** The plans as they are sold in the country that was asked for. */
function plansFor({ params }: Call<'listSubscriptions'>) {
  const country = typeof params.country === 'string' ? params.country : null;
  const ids = params.ids as readonly string[] | null | undefined;
  const wanted = ids == null ? plans : plans.filter(({ id }) => ids.includes(id));
  return wanted.map((plan) => ({ ...plan, prices: pricesFor(plan, country) }));
}

export const billingRules: Rules = {
  cancelSubscription: {
    checks: ({ realm, params }) => {
      const row = need(realm, 'UserSubscription', String(params.id));
      if (hasEnded(row)) throw refuse('INVALID_STATE', 'The subscription has ended');
    },
    sets: cancel,
  },
  listSubscriptions: { answers: plansFor },
  listUserSubscriptions: {
    // By its id, one that has ended is shown too.
    reads: ({ params }) => ({ ...params, includeEnded: params.includeEnded || params.ids != null }),
  },
  subscribeUser: {
    answers: subscribe,
    example: (_realm, params) => ({
      ...params,
      planId: plans.find(({ tier }) => tier === 'PRIVATE')?.id,
    }),
  },
};
