import {
  dueAt as dueByItself,
  ENDING,
  holdsPlan,
} from '@investing-platform/rules/billing/subscription';
import type { Transaction } from '../../../db/database.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { CONTROL_TOPIC, controlPayload } from '../../../oauth/index.ts';
import { setSubscribedPlan } from '../../account/index.ts';
import { endCharge } from '../../cards/index.ts';
import { giveRedemptionBack } from '../coupons/coupons.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { type SubscriptionRow, updateSubscription } from './subscriptions.sql.ts';

export const SUBSCRIPTION_JOB = 'billing.subscription';

/** When something of a subscription is due by itself; null: a charge's outcome comes first. */
export const dueAt = (row: SubscriptionRow): Date | null =>
  row.chargeId !== null && row.status !== 'INCOMPLETE' ? null : dueByItself(row);

/**
 * Writes down what a subscription has become. Its plan holds, or does not, from the next request
 * on: tokens and sessions are asked anew, and open sockets come back with what they have now.
 */
export async function keepSubscription(
  tx: Transaction,
  { clock }: Pick<BillingDeps, 'clock'>,
  changed: SubscriptionRow,
): Promise<SubscriptionRow> {
  const now = clock.now();
  const row = { ...changed, updatedAt: now };
  tx.send(...updateSubscription({ id: row.id, userId: row.userId }, row));
  await holdPlan(tx, row, now);
  const runAt = dueAt(row);
  if (runAt !== null) await requestJob(tx, { kind: SUBSCRIPTION_JOB, key: row.id, runAt });
  return row;
}

async function holdPlan(tx: Transaction, row: SubscriptionRow, now: Date): Promise<void> {
  const { userId, tier } = row;
  const changed = await tx.maybe(setSubscribedPlan, userId, holdsPlan(row) ? tier : null, now);
  if (changed === null) return;
  await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'access-changed', userId }));
}

/** Ends a subscription for good. What is still charged for it is paid back. */
export async function endSubscription(
  tx: Transaction,
  deps: Pick<BillingDeps, 'clock'>,
  row: SubscriptionRow,
  ending: Pick<SubscriptionRow, 'endedAt'> & Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  if (row.chargeId !== null) await endCharge(tx, deps, row.chargeId);
  if (row.couponCode !== null && row.begunAt === null) await tx.run(giveRedemptionBack, row.id);
  return keepSubscription(tx, deps, {
    ...row,
    ...ENDING,
    chargeId: null,
    ...ending,
  });
}
