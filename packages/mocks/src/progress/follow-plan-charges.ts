import { endingWithoutCharge } from '@investing-platform/rules/billing/subscription';
import { simulatedCard } from '@investing-platform/rules/cards/simulated-card';
import { laterCharge } from '@investing-platform/rules/cards/simulated-charge';
import { toPlain } from '@investing-platform/rules/numbers/decimal';
import { SECOND_MS } from '@investing-platform/schema/durations';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { keep, type SubscriptionRow } from '../facts/plan-periods.ts';

/** What card networks take back of the charges of a subscription, and give back. */
export function followPlanCharges(realm: Realm, row: SubscriptionRow): void {
  const receipts = (row.receipts ?? []) as readonly RowOf<'PlanReceipt'>[];
  row.receipts = receipts.map((receipt) => followed(realm, row, receipt));
}

function followed(realm: Realm, row: SubscriptionRow, receipt: RowOf<'PlanReceipt'>) {
  const { amount, paidAt, periodStartsAt, refundedAmount } = receipt;
  const fate = simulatedCard(String(receipt.cardToken ?? ''))?.fate;
  if (fate === undefined || paidAt === undefined || periodStartsAt === undefined) return receipt;
  const now = realm.platform.clock.now();
  const ageSeconds = (now.getTime() - paidAt.getTime()) / SECOND_MS;
  const charge = { amount: String(amount?.amount), currency: String(amount?.currency) };
  const { gone, problem } = laterCharge(fate, charge, ageSeconds);
  if (gone.equals(refundedAmount?.amount ?? '0')) return receipt;
  const isWhole = gone.equals(charge.amount);
  const paid = { periodStartsAt };
  const ending = isWhole ? endingWithoutCharge(row.terms, paid, problem, now) : null;
  if (ending !== null) keep(realm, row, { ...row.terms, ...ending }, now);
  return {
    ...receipt,
    status: isWhole ? ('TAKEN_BACK' as const) : ('PAID' as const),
    refundedAt: isWhole ? now : null,
    refundedAmount: gone.isZero() ? null : { ...charge, amount: toPlain(gone) },
  };
}
