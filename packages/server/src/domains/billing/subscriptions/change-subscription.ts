import { completedUntil } from '@investing-platform/rules/billing/subscription';
import {
  changeOfPlan,
  chargeUnderWay,
} from '@investing-platform/rules/billing/subscription-change';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { chargeableCard, renewalCard } from '../../cards/index.ts';
import type { BillingDeps } from '../deps.ts';
import { chargePlan } from './charge-plan.ts';
import { keepSubscription } from './keep-subscription.ts';
import { planCharge, type SubscriptionRow } from './subscriptions.sql.ts';
import type { Wanted } from './wanted.ts';

/** How long a person has to confirm what a change of plan costs. */
const CONFIRMED_WITHIN_SECONDS = HOUR_SECONDS;

/** What asking for a plan does to the subscription that is there. */
export async function changeSubscription(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  wanted: Wanted,
): Promise<SubscriptionRow> {
  if (row.chargeId !== null) return sameCharge(tx, row, row.chargeId, wanted);
  const now = deps.clock.now();
  const cardId = await cardFor(tx, deps, row, wanted);
  const { changes, charge } = changeOfPlan(row, wanted, cardId, now);
  const cancelReason = changes.canceledAt === null ? null : row.cancelReason;
  const next: SubscriptionRow = { ...row, ...changes, cancelReason };
  if (charge === null) return keepSubscription(tx, deps, next);
  const isFirst = row.status === 'INCOMPLETE';
  const charged = await chargePlan(tx, deps, next, charge.period, {
    cardId,
    credit: charge.credit,
    try: row.refusals,
    unattended: false,
    expiresAt: isFirst ? completedUntil(row) : secondsAfter(now, CONFIRMED_WITHIN_SECONDS),
  });
  return keepSubscription(tx, deps, charged);
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
  throw chargeUnderWay();
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
