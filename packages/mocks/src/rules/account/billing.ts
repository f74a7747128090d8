import { refuse } from '@investing-platform/rules/platform-error';
import { plans, pricesFor } from '@investing-platform/schema/plans';
import type { Call } from '../../contract/call.ts';
import { find, need, type Realm } from '../../contract/realm.ts';
import { isLink, link, type Row, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { dayOf, monthsLater, now } from '../../facts/time.ts';
import type { Plan } from '../../world/entities.ts';

const ENDED = new Set(['CANCELED', 'EXPIRED']);

const inForce = (realm: Realm): readonly RowOf<'UserSubscription'>[] =>
  realm.own.list('UserSubscription').filter(({ status }) => !ENDED.has(String(status)));

function refuseSame({ realm, params }: Call<'subscribeUser'>): void {
  const same = inForce(realm).some(
    ({ plan, cancelAtPeriodEnd, interval }) =>
      isLink(plan) &&
      plan.id === params.planId &&
      interval === params.interval &&
      cancelAtPeriodEnd !== true,
  );
  if (same) throw refuse('CONFLICT', 'The plan is in force already');
}

function terms({ realm, params }: Call<'subscribeUser'>) {
  const plan = need(realm, 'SubscriptionPlan', String(params.planId));
  const prices = plan.prices as readonly {
    interval: string;
    amount: string;
    currency: string;
  }[];
  const price = prices.find(({ interval }) => interval === params.interval);
  const months = params.interval === 'YEAR' ? 12 : 1;
  const start = now(realm);
  const end = new Date(`${monthsLater(dayOf(start), months)}T00:00:00.000Z`);
  const amount = { amount: price?.amount ?? '0', currency: price?.currency ?? 'NZD' };
  return {
    plan: link('SubscriptionPlan', plan.id),
    price: amount,
    periodStartsAt: start,
    periodEndsAt: end,
    nextCharge: amount,
    nextChargeAt: end,
    cardId:
      params.cardId ??
      realm.own.list('Card').find(({ default: isDefault }) => isDefault === true)?.id ??
      null,
  };
}

/** The new plan is in force at once; what was in force before ends with it. */
function begin({ realm }: Call<'subscribeUser'>, row: Row): void {
  for (const other of inForce(realm)) {
    if (other.id !== row.id)
      Object.assign(other, { status: 'CANCELED', endedAt: now(realm), nextCharge: null });
  }
  const { plan } = row;
  const tier = isLink(plan) ? find(realm, 'SubscriptionPlan', plan.id)?.tier : undefined;
  if (realm.user !== null && tier !== undefined) realm.user.plan = tier as Plan;
}

function cancel({ realm, params }: Call<'cancelSubscription'>, row: Row | null) {
  const canceledAt = now(realm);
  if (params.atPeriodEnd !== false) {
    return { cancelAtPeriodEnd: true, canceledAt, nextCharge: null, nextChargeAt: null };
  }
  if (realm.user !== null && row !== null) realm.user.plan = 'FREE';
  return {
    status: 'CANCELED',
    canceledAt,
    endedAt: canceledAt,
    nextCharge: null,
    nextChargeAt: null,
  };
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
      if (ENDED.has(String(row.status)))
        throw refuse('INVALID_STATE', 'The subscription has ended');
    },
    sets: cancel,
  },
  listSubscriptions: { answers: plansFor },
  subscribeUser: { checks: refuseSame, sets: terms, afterwards: begin },
};
