import type { PaidTier } from '@investing-platform/rules/billing/subscription';
import type { CardBrand, SubscriptionInterval } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** A charge for a plan that was paid, and the card that paid it. */
export interface ReceiptRow {
  readonly id: string;
  readonly subscriptionId: string;
  readonly tier: PaidTier;
  readonly interval: SubscriptionInterval;
  readonly price: string;
  readonly discount: string;
  readonly couponCode: string | null;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly amount: string;
  readonly currency: string;
  readonly status: 'PAID' | 'REFUNDED' | 'TAKEN_BACK';
  readonly paidAt: Date;
  readonly refundedAt: Date | null;
  /** 0: nothing went back. */
  readonly refunded: string;
  readonly cardBrand: CardBrand;
  readonly cardLast4: string;
}

/** Of one subscription. */
const MAX_SHOWN = 100;

const COLUMNS = `p.id, p.subscription_id as "subscriptionId", p.tier, p.interval, p.price, p.discount,
  s.coupon_code as "couponCode",
  p.period_starts_at as "periodStartsAt", p.period_ends_at as "periodEndsAt", h.amount, h.currency,
  case when p.refunded_at is null then 'PAID' when h.is_to_pay_back then 'REFUNDED'
    else 'TAKEN_BACK' end as status,
  p.paid_at as "paidAt", p.refunded_at as "refundedAt", h.taken_back as refunded, c.brand as "cardBrand",
  c.last4 as "cardLast4"`;
const FROM = `plan_charges p join card_charges h on h.id = p.id
  join plan_subscriptions s on s.id = p.subscription_id join cards c on c.id = h.card_id`;

/** Of many subscriptions, newest first. */
export const receiptsOf = statement<
  ReceiptRow,
  [userId: string, subscriptionIds: readonly string[]]
>(
  'billing_receipts_of',
  `select r.* from unnest($2::uuid[]) as a (id) cross join lateral (
     select ${COLUMNS} from ${FROM}
     where p.subscription_id = a.id and h.user_id = $1 and p.paid_at is not null
     order by p.paid_at desc, p.id desc limit ${MAX_SHOWN}) r`,
);

/** With whom it is for. */
export const receiptById = statement<ReceiptRow & { readonly payer: string }, [id: string]>(
  'billing_receipt_by_id',
  `select ${COLUMNS},
     coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.name) as payer
   from ${FROM} join users u on u.id = h.user_id where p.id = $1 and p.paid_at is not null`,
);

export const notePaid = statement<never, [id: string, at: Date]>(
  'billing_note_paid',
  'update plan_charges set paid_at = $2 where id = $1',
);

/** Null where the money came back. */
export const noteRefunded = statement<never, [id: string, at: Date | null]>(
  'billing_note_refunded',
  'update plan_charges set refunded_at = $2 where id = $1',
);
