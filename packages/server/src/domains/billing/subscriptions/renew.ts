import { planOfTier } from '@investing-platform/rules/billing/plan-change';
import {
  completedUntil,
  nextTry,
  periodAfter,
  refusedRenewal,
} from '@investing-platform/rules/billing/subscription';
import { NOT_CHARGED } from '@investing-platform/rules/cards/refusals';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { SubscriptionFailureCode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { postToUser } from '../../account/index.ts';
import { renewalCard } from '../../cards/index.ts';
import type { BillingDeps } from '../deps.ts';
import { chargePlan } from './charge-plan.ts';
import { dueAt, endSubscription, keepSubscription, SUBSCRIPTION_JOB } from './keep-subscription.ts';
import { lockPayer, lockSubscription, payerOf, type SubscriptionRow } from './subscriptions.sql.ts';

/** Renews subscriptions, tries again what was refused, and ends what is over. */
export function subscriptionWork(deps: BillingDeps): JobHandler {
  return {
    kind: SUBSCRIPTION_JOB,
    everySeconds: null,
    run: (id) =>
      deps.db.transaction(async (tx) => {
        const { userId } = await tx.one(payerOf, id);
        const { isSuspended } = await tx.one(lockPayer, userId);
        const row = await tx.one(lockSubscription, id);
        const due = dueAt(row);
        if (due === null || due > deps.clock.now()) return due;
        return dueAt(await passOn(tx, deps, row, isSuspended));
      }),
  };
}

/** What comes of a subscription when its moment has come. */
async function passOn(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  isSuspended: boolean,
): Promise<SubscriptionRow> {
  if (row.status === 'INCOMPLETE') {
    return endSubscription(tx, deps, row, { status: 'EXPIRED', endedAt: completedUntil(row) });
  }
  if (row.cancelAtPeriodEnd) {
    return endSubscription(tx, deps, row, { endedAt: row.periodEndsAt });
  }
  if (isSuspended) {
    // Nobody pays for what they may not use.
    const endedAt = deps.clock.now();
    return endSubscription(tx, deps, row, { canceledAt: row.canceledAt ?? endedAt, endedAt });
  }
  return renew(tx, deps, row, { unattended: true });
}

/** Charges for the next period, with a card that can be charged. */
async function renew(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  { unattended }: { readonly unattended: boolean },
): Promise<SubscriptionRow> {
  const card = await renewalCard(tx, deps, row.userId, row.cardId);
  if ('problem' in card) {
    return noteRefusal(tx, deps, row, card.problem, NOT_CHARGED[card.problem]);
  }
  const now = deps.clock.now();
  const period = periodAfter(row, now);
  const since = row.pastDueSince ?? now;
  const charged = await chargePlan(tx, deps, row, period, {
    cardId: card.id,
    credit: decimal(row.credit),
    try: row.refusals,
    unattended,
    expiresAt: nextTry(since, row.refusals + 1) ?? secondsAfter(now, HOUR_SECONDS),
  });
  return keepSubscription(tx, deps, charged);
}

/** A renewal that was refused: it is tried again, and the plan ends with the last try. */
export async function noteRefusal(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  failureCode: SubscriptionFailureCode,
  failureReason: string,
): Promise<SubscriptionRow> {
  const now = deps.clock.now();
  const { nextTryAt, ...refused } = refusedRenewal(row, now);
  const failed = { ...row, ...refused, chargeId: null, failureCode, failureReason };
  const { name } = planOfTier(row.tier);
  if (nextTryAt === null || row.cancelAtPeriodEnd) {
    const lines = [`${name} could not be renewed: ${failureReason}.`, 'It has ended.'];
    await tell(tx, deps, row.userId, `${name} has ended`, lines);
    return endSubscription(tx, deps, failed, { canceledAt: row.canceledAt ?? now, endedAt: now });
  }
  await tell(tx, deps, row.userId, `${name} could not be renewed`, [
    `${name} could not be renewed: ${failureReason}.`,
    `It is tried again on ${nextTryAt.toISOString().slice(0, 10)}; the plan holds until then.`,
  ]);
  return keepSubscription(tx, deps, { ...failed, status: 'PAST_DUE', nextTryAt });
}

/** Mails the person, if the transaction commits. */
export async function tell(
  tx: Transaction,
  deps: BillingDeps,
  userId: string,
  subject: string,
  lines: readonly string[],
): Promise<void> {
  await postToUser(tx, deps, userId, { subject, text: ['Hello,', '', ...lines, ''].join('\n') });
}
