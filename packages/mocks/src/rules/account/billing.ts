import {
  couponCode as codeOf,
  couponRefused,
  SIMULATED_COUPON,
} from '@investing-platform/rules/billing/coupon-code';
import {
  begun,
  ENDING,
  hasEnded,
  type PaidPlan,
  periodFrom,
  type Subscription,
  type TakenCoupon,
} from '@investing-platform/rules/billing/subscription';
import {
  changeOfPlan,
  chargeUnderWay,
  ENDS_WITH_PERIOD,
  endsAtOnce,
} from '@investing-platform/rules/billing/subscription-change';
import { wantedPlan } from '@investing-platform/rules/billing/subscription-shown';
import { notChargeable } from '@investing-platform/rules/cards/refusals';
import { ZERO } from '@investing-platform/rules/numbers/decimal';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { plans, pricesFor } from '@investing-platform/schema/plans';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import {
  keep,
  payPeriod,
  planWithout,
  type SubscriptionRow,
  shownTerms,
  subscriptionsOf,
} from '../../facts/plan-periods.ts';
import { now } from '../../facts/time.ts';
import type { Plan } from '../../world/entities.ts';

/** What a first subscription makes, or the change of the one that is there. */
function subscribe({ realm, params }: Call<'subscribeUser'>) {
  const { user } = realm;
  const live = subscriptionsOf(realm).find(({ terms }) => !hasEnded(terms)) ?? null;
  const planForFree = live === null ? (user?.plan ?? 'FREE') : planWithout(live);
  const payer = { country: user?.country ?? null, planForFree, live: live?.terms ?? null };
  const plan = wantedPlan(params, payer);
  if (live !== null) {
    if (live.confirmationUrl == null || !isUnderWay(live, plan)) change(realm, live, params, plan);
    return present(realm, 'UserSubscription', live);
  }
  const cardId = cardFor(realm, params.cardId ?? null, null);
  const coupon = params.coupon == null ? null : couponFor(realm, codeOf(params.coupon));
  return present(realm, 'UserSubscription', begin(realm, { ...plan, cardId }, coupon, planForFree));
}

/** A charge that waits for its person: asked for the same again, it is still that one. */
function isUnderWay({ terms }: SubscriptionRow, { tier, interval }: PaidPlan): boolean {
  if (terms.status !== 'INCOMPLETE') return false;
  if (terms.tier === tier && terms.interval === interval) return true;
  throw chargeUnderWay();
}

/** What a coupon gives: to each person once, unless nothing came of it. */
function couponFor(realm: Realm, code: string): TakenCoupon {
  if (code !== SIMULATED_COUPON.code) throw couponRefused('unknown');
  const isTaken = ({ terms }: SubscriptionRow) =>
    terms.couponCode === code && terms.begunAt !== null;
  if (subscriptionsOf(realm).some(isTaken)) throw couponRefused('taken');
  const { discountPercent: couponPercent, monthsLeft: couponMonthsLeft } = SIMULATED_COUPON;
  return { couponCode: code, couponPercent, couponAmount: null, couponMonthsLeft };
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
  throw notChargeable(card?.status ?? null);
}

function begin(
  realm: Realm,
  wanted: PaidPlan & Pick<Subscription, 'currency' | 'cardId'>,
  coupon: TakenCoupon | null,
  planBefore: Plan,
): SubscriptionRow {
  const at = now(realm);
  const hadPlan = subscriptionsOf(realm).some(({ terms }) => terms.begunAt !== null);
  const terms = begun(wanted, at, hadPlan, coupon);
  const given = { ...shownTerms(terms, at), planBefore };
  const row = make(realm, 'UserSubscription', given) as SubscriptionRow;
  if (terms.status === 'TRIALING') keep(realm, row, terms, at);
  else {
    const period = periodFrom('FIRST', wanted, wanted.currency, at);
    payPeriod(realm, row, { terms, period, credit: ZERO }, at);
  }
  return row;
}

function change(
  realm: Realm,
  row: SubscriptionRow,
  { cardId }: Call<'subscribeUser'>['params'],
  wanted: PaidPlan,
): void {
  const at = now(realm);
  const card = cardFor(realm, cardId ?? null, row.terms.cardId);
  const { changes, charge } = changeOfPlan(row.terms, wanted, card, at);
  const terms = { ...row.terms, ...changes };
  if (charge === null) keep(realm, row, terms, at);
  else payPeriod(realm, row, { terms, ...charge }, at);
}

function cancel({ realm, params }: Call<'cancelSubscription'>) {
  const row = need(realm, 'UserSubscription', params.id) as SubscriptionRow;
  const { terms } = row;
  const at = now(realm);
  const canceledAt = terms.canceledAt ?? at;
  const ending = endsAtOnce(terms, params.atPeriodEnd, at)
    ? { ...ENDING, endedAt: at }
    : ENDS_WITH_PERIOD;
  keep(realm, row, { ...terms, ...ending, canceledAt }, at);
  return present(realm, 'UserSubscription', row);
}

/** The plans as they are sold in the country that was asked for. */
function plansFor({ params }: Call<'listSubscriptions'>) {
  const country = typeof params.country === 'string' ? params.country : null;
  const ids = params.ids as readonly string[] | null | undefined;
  const wanted = ids == null ? plans : plans.filter(({ id }) => ids.includes(id));
  return wanted.map((plan) => ({ ...plan, prices: pricesFor(plan, country) }));
}

export const billingRules: Rules = {
  cancelSubscription: { answers: cancel },
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
