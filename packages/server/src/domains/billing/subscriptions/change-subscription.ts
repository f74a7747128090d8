import { priceOf, takesOver } from '@investing-platform/rules/billing/plan-change';
import { unusedPart } from '@investing-platform/rules/billing/proration';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { chargeableCard, renewalCard } from '../../cards/index.ts';
import type { BillingDeps } from '../deps.ts';
import { chargePlan, type Period, periodAfter, periodFrom } from './charge-plan.ts';
import { completedUntil, keepSubscription } from './keep-subscription.ts';
import { planCharge, type SubscriptionRow } from './subscriptions.sql.ts';
import type { Wanted } from './wanted.ts';

/** How long a person has to confirm what a change of plan costs. */
const CONFIRMED_WITHIN_SECONDS = HOUR_SECONDS;
const GOES_ON = { cancelAtPeriodEnd: false, canceledAt: null, cancelReason: null } as const;
const STAYS = { nextTier: null, nextInterval: null } as const;

/** What asking for a plan does to the subscription that is there. */
export async function changeSubscription(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  wanted: Wanted,
): Promise<SubscriptionRow> {
  if (row.chargeId !== null) return sameCharge(tx, row, row.chargeId, wanted);
  const card = await cardFor(tx, deps, row, wanted);
  if (row.status === 'INCOMPLETE') return completeNow(tx, deps, row, wanted, card);
  if (row.status === 'PAST_DUE') return payNow(tx, deps, row, wanted, card);
  const next = { ...row, cardId: card, ...GOES_ON };
  switch (takesOver(row, wanted)) {
    case 'SAME': {
      const isAsWanted = !row.cancelAtPeriodEnd && row.nextTier === null && row.cardId === card;
      if (isAsWanted) throw refuse('CONFLICT', 'The plan is in force already');
      return keepSubscription(tx, deps, { ...next, ...STAYS });
    }
    case 'LATER': {
      const { tier: nextTier, interval: nextInterval } = wanted;
      const isSame = row.nextTier === nextTier && row.nextInterval === nextInterval;
      if (isSame && row.cardId === card) {
        throw refuse('CONFLICT', 'The plan takes over at the end of the period already');
      }
      return keepSubscription(tx, deps, { ...next, nextTier, nextInterval });
    }
    case 'NOW':
      return takeOver(tx, deps, { ...next, ...STAYS }, wanted, card);
  }
}

/** A charge is under way: asked for the same again, it is still that one. */
async function sameCharge(
  tx: Transaction,
  row: SubscriptionRow,
  chargeId: string,
  wanted: Wanted,
): Promise<SubscriptionRow> {
  const { tier, interval } = await tx.one(planCharge, chargeId);
  const isSameCard = wanted.cardId === null || wanted.cardId === row.cardId;
  if (tier === wanted.tier && interval === wanted.interval && isSameCard) return row;
  throw refuse(
    'INVALID_STATE',
    'A charge is under way: confirm it or wait for its end, or cancel the subscription',
  );
}

/** The card that is named, else the subscription's own, else the default one. */
async function cardFor(
  tx: Transaction,
  deps: BillingDeps,
  { userId, cardId }: SubscriptionRow,
  wanted: Wanted,
): Promise<string> {
  if (wanted.cardId !== null) return (await chargeableCard(tx, deps, userId, wanted.cardId)).id;
  const card = await renewalCard(tx, deps, userId, cardId);
  return 'id' in card ? card.id : (await chargeableCard(tx, deps, userId, null)).id;
}

/** The first charge was refused: another one, perhaps for another plan. */
async function completeNow(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  { tier, interval, currency }: Wanted,
  cardId: string,
): Promise<SubscriptionRow> {
  const { kind, ...period } = periodFrom('FIRST', { tier, interval }, currency, deps.clock.now());
  const anew = { ...row, ...period };
  return charge(tx, deps, anew, { kind, ...period }, ZERO, cardId, completedUntil(row));
}

/** The renewal was refused: the period that is owed is paid now, perhaps of another plan. */
async function payNow(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  { tier, interval, currency }: Wanted,
  cardId: string,
): Promise<SubscriptionRow> {
  const owed = periodAfter(row, deps.clock.now());
  const isSame = owed.tier === tier && owed.interval === interval;
  const period = isSame
    ? owed
    : periodFrom('CHANGE', { tier, interval }, currency, owed.periodStartsAt);
  return charge(tx, deps, row, { ...period, kind: 'CHANGE' }, decimal(row.credit), cardId);
}

/** A higher plan or a longer interval: what is left of the old one is taken off. */
async function takeOver(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  wanted: Wanted,
  cardId: string,
): Promise<SubscriptionRow> {
  const { tier, interval, currency } = wanted;
  const isTrial = row.status === 'TRIALING';
  const priceThen = priceOf(wanted, currency);
  if (isTrial && tier === row.tier && priceThen !== null) {
    return keepSubscription(tx, deps, { ...row, interval, price: priceThen });
  }
  const now = deps.clock.now();
  const { periodStartsAt: startsAt, periodEndsAt: endsAt } = row;
  const price = decimal(row.price).minus(row.discount).toFixed();
  const paid = { startsAt, endsAt, price, currency };
  const credit = isTrial ? decimal(row.credit) : unusedPart(paid, now).plus(row.credit);
  const period = periodFrom('CHANGE', { tier, interval }, currency, now);
  return charge(tx, deps, row, period, credit, cardId);
}

async function charge(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  period: Period,
  credit: Decimal,
  cardId: string,
  expiresAt = secondsAfter(deps.clock.now(), CONFIRMED_WITHIN_SECONDS),
): Promise<SubscriptionRow> {
  const how = { cardId, credit, try: row.refusals, unattended: false, expiresAt };
  return keepSubscription(tx, deps, await chargePlan(tx, deps, row, period, how));
}
