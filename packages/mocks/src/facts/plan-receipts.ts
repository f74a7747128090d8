import { planOfTier } from '@investing-platform/rules/billing/plan-change';
import { receiptNumber } from '@investing-platform/rules/billing/receipt-number';
import type { Subscription } from '@investing-platform/rules/billing/subscription';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { Facts, Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { now } from './time.ts';

const ADDRESS_MINUTES = 5;
const MAX_SHOWN = 100;

export const receiptFacts: Facts = {
  PlanReceipt: {
    downloadUrl: ({ id }) => `https://files.example.com/receipts/${id}.pdf`,
    downloadUrlExpiresAt: (_row, realm) =>
      new Date(now(realm).getTime() + ADDRESS_MINUTES * MINUTE_MS),
  },
};

/** Notes the charge for the period that has just begun. */
export function addReceipt(
  realm: Realm,
  row: RowOf<'UserSubscription'> & { readonly terms: Subscription },
  { amount, paidAt }: { readonly amount: string; readonly paidAt: Date },
): void {
  const { tier, interval, currency, periodStartsAt, periodEndsAt, cardId } = row.terms;
  const card = realm.own.find('Card', cardId);
  const id = realm.platform.newId();
  const receipt = {
    id,
    number: receiptNumber(id, paidAt),
    planName: planOfTier(tier).name,
    interval,
    periodStartsAt,
    periodEndsAt,
    amount: { amount, currency },
    discount: row.discount ?? null,
    status: 'PAID' as const,
    paidAt,
    refundedAt: null,
    refundedAmount: null,
    cardBrand: card?.brand ?? ('OTHER' as const),
    cardLast4: card?.last4 ?? '0000',
    cardToken: String(card?.token ?? ''),
  };
  row.receipts = [receipt, ...(row.receipts ?? [])].slice(0, MAX_SHOWN);
}
