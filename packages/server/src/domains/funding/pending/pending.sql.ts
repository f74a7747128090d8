import type {
  PendingTransactionKind,
  PendingTransactionStatus,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

/** A pending transaction with what has come of it. Amounts are plain decimals. */
export interface PendingRow {
  readonly id: string;
  readonly kind: PendingTransactionKind;
  readonly status: PendingTransactionStatus;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly depositId: string | null;
  readonly boughtAmount: string | null;
  readonly boughtCurrency: string | null;
  readonly failureReason: string | null;
  readonly failedCharge: 'DECLINED' | 'UNCONFIRMED' | null;
  readonly cardId: string | null;
  readonly confirmationUrl: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * What the person has announced or exchanged, and the withdrawals, which are rows of their own.
 * Whether something has lapsed is a matter of the time ($2).
 */
const PENDING = `
  select p.id, p.kind,
    case when d.status in ('FAILED', 'RETURNED') then 'FAILED'
      when p.status = 'PENDING' and p.expires_at <= $2 then 'EXPIRED'
      else p.status end as status,
    p.amount, p.currency, p.reference, d.id as "depositId", p.bought_amount as "boughtAmount",
    p.bought_currency as "boughtCurrency",
    coalesce(d.failure_reason, case when p.status = 'FAILED' then h.failure_reason end)
      as "failureReason",
    case when p.status = 'FAILED' then h.status end as "failedCharge", h.card_id as "cardId",
    case when p.status = 'PENDING' and p.expires_at > $2 then h.confirmation_url end
      as "confirmationUrl",
    p.expires_at as "expiresAt", p.created_at as "createdAt",
    greatest(p.updated_at, d.updated_at, h.updated_at) as "updatedAt"
  from pending_transactions p left join deposits d on d.pending_transaction_id = p.id
  left join card_charges h on h.id = p.id
  where p.user_id = $1 and p.deleted_at is null
  union all
  select w.id, 'WITHDRAWAL',
    case when w.status = 'COMPLETED' then 'COMPLETED' when w.status = 'CANCELED' then 'CANCELED'
      when w.status in ('REJECTED', 'FAILED', 'RETURNED') then 'FAILED' else 'PENDING' end,
    w.amount, w.currency, w.reference, null, null, null,
    case when w.status in ('REJECTED', 'FAILED', 'RETURNED') then w.status_reason end,
    null, null, null, null, w.created_at, w.updated_at
  from withdrawals w where w.user_id = $1`;

/** Newest first. */
export const pendingOfUser = statement<
  PendingRow,
  [
    userId: string,
    now: Date,
    kinds: readonly PendingTransactionKind[] | null,
    statuses: readonly PendingTransactionStatus[] | null,
    ids: readonly string[] | null,
    from: Date | '-infinity',
    to: Date | 'infinity',
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'funding_pending_of_user',
  `select * from (${PENDING}) pending
   where ($3::text[] is null or kind = any($3)) and ($4::text[] is null or status = any($4))
     and ($5::uuid[] is null or id = any($5))
     and "createdAt" >= $6::timestamptz and "createdAt" < $7::timestamptz
     and ("createdAt", id) < ($8::timestamptz, $9::uuid)
   order by "createdAt" desc, id desc limit $10::int`,
);

export const pendingById = statement<PendingRow, [userId: string, now: Date, id: string]>(
  'funding_pending_by_id',
  `select * from (${PENDING}) pending where id = $3`,
);

export const countPending = statement<{ count: number }, [userId: string, now: Date]>(
  'funding_count_pending',
  `select count(*)::int as count from pending_transactions
   where user_id = $1 and status = 'PENDING' and expires_at > $2 and deleted_at is null`,
);

export const insertPending = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly kind: PendingTransactionKind;
    readonly status: 'PENDING' | 'COMPLETED';
    readonly amount: string;
    readonly currency: string;
    readonly reference: string;
    readonly boughtAmount: string | null;
    readonly boughtCurrency: string | null;
    readonly expiresAt: Date | null;
    readonly now: Date;
  }
>(
  'funding_insert_pending',
  `insert into pending_transactions (id, user_id, kind, status, amount, currency, reference,
     bought_amount, bought_currency, expires_at, created_at, updated_at)
   values ($id, $userId, $kind, $status, $amount, $currency, $reference, $boughtAmount,
     $boughtCurrency, $expiresAt, $now, $now)`,
);

export const nameReference = statement<never, [id: string, reference: string]>(
  'funding_name_reference',
  'update pending_transactions set reference = $2 where id = $1',
);

export const deleteExpired = statement<{ id: string }, [userId: string, now: Date]>(
  'funding_delete_expired',
  `update pending_transactions set deleted_at = $2
   where user_id = $1 and status = 'PENDING' and expires_at <= $2 and deleted_at is null
   returning id`,
);

/** Only one that goes on: whoever comes second changes nothing. */
export const endCharge = statement<
  { id: string },
  [id: string, status: 'COMPLETED' | 'CANCELED' | 'FAILED', now: Date]
>(
  'funding_end_charge',
  `update pending_transactions set status = $2, updated_at = $3
   where id = $1 and kind = 'CARD_CHARGE' and status = 'PENDING' returning id`,
);

export const referenceOf = statement<{ reference: string }, [id: string]>(
  'funding_reference_of',
  'select reference from pending_transactions where id = $1',
);

export const depositOfPending = statement<{ id: string }, [pendingTransactionId: string]>(
  'funding_deposit_of_pending',
  'select id from deposits where pending_transaction_id = $1',
);
