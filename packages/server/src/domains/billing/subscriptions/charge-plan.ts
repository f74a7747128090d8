import { planOfTier } from '@investing-platform/rules/billing/plan-change';
import { chargeFor, type Period, withPeriod } from '@investing-platform/rules/billing/subscription';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { startCharge } from '../../cards/index.ts';
import type { BillingDeps } from '../deps.ts';
import { insertPlanCharge, type SubscriptionRow } from './subscriptions.sql.ts';

interface Charging {
  readonly cardId: string;
  /** Below 0: it comes with this charge. */
  readonly credit: Decimal;
  readonly try: number;
  readonly unattended: boolean;
  /** Until when it can be confirmed. */
  readonly expiresAt: Date;
}

/** The least that the card processor charges. */
export function minimumCharge({ cardProcessor }: BillingDeps, currency: string): Decimal {
  return decimal(cardProcessor?.limits(currency)?.minimumAmount ?? 0);
}

/**
 * Charges for a period, or begins it where nothing is to be charged. A period is charged by a row
 * of its own for each try, in the transaction that decides it: nobody can decide it twice.
 */
export async function chargePlan(
  tx: Transaction,
  deps: BillingDeps,
  row: SubscriptionRow,
  period: Period,
  { cardId, credit, unattended, expiresAt, ...charging }: Charging,
): Promise<SubscriptionRow> {
  const { currency, userId } = row;
  const { charge, paid } = chargeFor(row, period, credit, minimumCharge(deps, currency));
  if (charge.isZero()) return { ...withPeriod(row, paid), cardId, chargeId: null };
  const id = newId(deps.clock, deps.random);
  const { name } = planOfTier(period.tier);
  await startCharge(tx, deps, {
    id,
    userId,
    cardId,
    purpose: 'SUBSCRIPTION',
    amount: toPlain(charge),
    currency,
    unattended,
    description: `${name}, by the ${period.interval.toLowerCase()}`,
    expiresAt,
  });
  tx.send(...insertPlanCharge({ id, subscriptionId: row.id, ...paid, try: charging.try }));
  return { ...row, cardId, chargeId: id, failureCode: null, failureReason: null };
}
