import { discountOf } from '@investing-platform/rules/billing/coupon';
import { periodEnd } from '@investing-platform/rules/billing/periods';
import { planOfTier, priceOf } from '@investing-platform/rules/billing/plan-change';
import { dueFor } from '@investing-platform/rules/billing/proration';
import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { startCharge } from '../../cards/index.ts';
import { couponTerms } from '../coupons/take-coupon.ts';
import type { BillingDeps } from '../deps.ts';
import {
  insertPlanCharge,
  type PaidTier,
  type PlanChargeRow,
  type SubscriptionRow,
} from './subscriptions.sql.ts';

/** A period that is to be paid, and of what plan. */
export type Period = Pick<
  PlanChargeRow,
  'kind' | 'tier' | 'interval' | 'price' | 'anchorAt' | 'periodStartsAt' | 'periodEndsAt'
>;

interface Charging {
  readonly cardId: string;
  /** Below 0: it comes with this charge. */
  readonly credit: Decimal;
  readonly try: number;
  readonly unattended: boolean;
  /** Until when it can be confirmed. */
  readonly expiresAt: Date;
}

/** A period that begins the counting anew. */
export function periodFrom(
  kind: PlanChargeRow['kind'],
  { tier, interval }: { readonly tier: PaidTier; readonly interval: SubscriptionInterval },
  currency: string,
  start: Date,
): Period {
  const price = priceOf({ tier, interval }, currency);
  invariant(price !== null, 'plans are sold in the currencies that they were sold in');
  const terms = { kind, tier, interval, price, anchorAt: start };
  return { ...terms, periodStartsAt: start, periodEndsAt: periodEnd(start, interval, start) };
}

/** The least that the card processor charges. */
function minimumCharge({ cardProcessor }: BillingDeps, currency: string): Decimal {
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
  const off = discountOf(couponTerms(row), { ...period, currency });
  const due = dueFor(
    decimal(period.price).minus(off.amount),
    credit,
    minimumCharge(deps, currency),
  );
  const discount = toPlain(off.amount);
  const paid = {
    ...period,
    creditLeft: toPlain(due.creditLeft),
    discount,
    couponMonths: off.months,
  };
  if (due.charge.isZero()) return withPeriod({ ...row, cardId }, paid);
  const id = newId(deps.clock, deps.random);
  const { name } = planOfTier(period.tier);
  await startCharge(tx, deps, {
    id,
    userId,
    cardId,
    purpose: 'SUBSCRIPTION',
    amount: toPlain(due.charge),
    currency,
    unattended,
    description: `${name}, by the ${period.interval.toLowerCase()}`,
    expiresAt,
  });
  tx.send(...insertPlanCharge({ id, subscriptionId: row.id, ...paid, try: charging.try }));
  return { ...row, cardId, chargeId: id, failureCode: null, failureReason: null };
}

/** A subscription with a period that is paid. */
export function withPeriod(
  row: SubscriptionRow,
  period: Period & Pick<PlanChargeRow, 'creditLeft' | 'discount' | 'couponMonths'>,
): SubscriptionRow {
  const { trialEndsAt } = row;
  return {
    ...row,
    // One who pays before it ends has no trial any more.
    trialEndsAt:
      trialEndsAt !== null && trialEndsAt > period.periodStartsAt
        ? period.periodStartsAt
        : trialEndsAt,
    tier: period.tier,
    interval: period.interval,
    price: period.price,
    anchorAt: period.anchorAt,
    periodStartsAt: period.periodStartsAt,
    periodEndsAt: period.periodEndsAt,
    credit: period.creditLeft,
    discount: period.discount,
    couponMonthsLeft: row.couponMonthsLeft - period.couponMonths,
    status: 'ACTIVE',
    begunAt: row.begunAt ?? period.periodStartsAt,
    nextTier: null,
    nextInterval: null,
    chargeId: null,
    refusals: 0,
    pastDueSince: null,
    nextTryAt: null,
    failureCode: null,
    failureReason: null,
  };
}

/** The period after the present one, by what is to take over. */
export function periodAfter(row: SubscriptionRow, now: Date): Period {
  const { nextTier, nextInterval, periodEndsAt: start, currency } = row;
  if (nextTier !== null && nextInterval !== null) {
    const next = { tier: nextTier, interval: nextInterval };
    return periodFrom('RENEWAL', next, currency, start);
  }
  const { tier, interval, price } = row;
  // A trial is followed by the first of all periods.
  const anchorAt =
    row.status === 'TRIALING' || row.trialEndsAt?.getTime() === start.getTime()
      ? start
      : row.anchorAt;
  const end = periodEnd(anchorAt, interval, start);
  // Of a time when nobody was served, nothing is charged.
  if (end <= now) return periodFrom('RENEWAL', row, currency, now);
  return {
    kind: 'RENEWAL',
    tier,
    interval,
    price,
    anchorAt,
    periodStartsAt: start,
    periodEndsAt: end,
  };
}

/** What the next period will be charged, where nothing changes until then. */
export function nextDue(deps: BillingDeps, row: SubscriptionRow, now: Date): Decimal {
  const period = periodAfter(row, now);
  const { credit, currency } = row;
  const off = discountOf(couponTerms(row), { ...period, currency });
  const price = decimal(period.price).minus(off.amount);
  return dueFor(price, decimal(credit), minimumCharge(deps, currency)).charge;
}
