import { namedStatement, statement } from '../../../db/statement.ts';
import { DEPOSIT_COLUMNS, type DepositRow } from '../../brokerage/index.ts';

type Status = DepositRow['status'];

/** Newest first. */
export const depositsOfUser = statement<
  DepositRow,
  [
    userId: string,
    ids: readonly string[] | null,
    tradingMode: string | null,
    statuses: readonly Status[] | null,
    onlyUnviewed: boolean,
    from: Date | '-infinity',
    to: Date | 'infinity',
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'funding_deposits_of_user',
  `select ${DEPOSIT_COLUMNS} from deposits
   where user_id = $1 and ($2::uuid[] is null or id = any($2))
     and ($3::text is null or trading_mode = $3) and ($4::text[] is null or status = any($4))
     and (not $5 or (status = 'COMPLETED' and not is_viewed))
     and created_at >= $6::timestamptz and created_at < $7::timestamptz
     and (created_at, id) < ($8::timestamptz, $9::uuid)
   order by created_at desc, id desc limit $10::int`,
);

export const depositsByIds = statement<DepositRow, [userId: string, ids: readonly string[]]>(
  'funding_deposits_by_ids',
  `select ${DEPOSIT_COLUMNS} from deposits where user_id = $1 and id = any($2::uuid[]) limit 500`,
);

export const lockDepositOfUser = statement<
  Pick<DepositRow, 'id' | 'status' | 'viewed'>,
  [userId: string, id: string]
>(
  'funding_lock_deposit_of_user',
  `select id, status, is_viewed as "viewed" from deposits
   where user_id = $1 and id = $2 for update`,
);

/** Whose money comes with a reference, and what announced it. */
export interface ReferenceRow {
  readonly reference: string;
  readonly userId: string;
  readonly pendingTransactionId: string | null;
}

const REFERENCE_COLUMNS = `reference, user_id as "userId",
  pending_transaction_id as "pendingTransactionId"`;

/** Whose the references are; the first of them first. Their accounts are not closed meanwhile. */
export const ownersOfReferences = statement<
  ReferenceRow & { readonly email: string; readonly isClosed: boolean },
  [references: readonly string[]]
>(
  'funding_owners_of_references',
  `select r.reference, r.user_id as "userId",
     r.pending_transaction_id as "pendingTransactionId", u.email,
     u.closed_at is not null as "isClosed"
   from deposit_references r join users u on u.id = r.user_id
   where r.reference = any($1::text[]) order by array_position($1::text[], r.reference)
   for key share of u`,
);

export const permanentReference = statement<ReferenceRow, [userId: string]>(
  'funding_permanent_reference',
  `select ${REFERENCE_COLUMNS} from deposit_references
   where user_id = $1 and pending_transaction_id is null`,
);

/** None where the reference is taken, or the person has a permanent one already. */
export const insertReference = statement<
  ReferenceRow,
  [reference: string, userId: string, pendingTransactionId: string | null]
>(
  'funding_insert_reference',
  `insert into deposit_references (reference, user_id, pending_transaction_id)
   values ($1, $2, $3) on conflict do nothing returning ${REFERENCE_COLUMNS}`,
);

export interface BankLineRow {
  readonly bankLineId: string;
  readonly depositId: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
}

export const bankLineById = statement<BankLineRow, [bankLineId: string]>(
  'funding_bank_line_by_id',
  `select bank_line_id as "bankLineId", deposit_id as "depositId", reference, amount, currency
   from bank_lines where bank_line_id = $1`,
);

export const insertBankLine = namedStatement<
  never,
  {
    readonly bankLineId: string;
    readonly userId: string;
    readonly depositId: string;
    readonly reference: string;
    readonly amount: string;
    readonly currency: string;
    readonly now: Date;
  }
>(
  'funding_insert_bank_line',
  `insert into bank_lines (bank_line_id, user_id, deposit_id, reference, amount, currency,
     received_at)
   values ($bankLineId, $userId, $depositId, $reference, $amount, $currency, $now)`,
);

export const lockPendingTransaction = statement<
  {
    readonly id: string;
    readonly status: string;
    readonly amount: string;
    readonly currency: string;
  },
  [id: string]
>(
  'funding_lock_pending_transaction',
  'select id, status, amount, currency from pending_transactions where id = $1 for update',
);

export const matchPendingTransaction = statement<never, [id: string, now: Date]>(
  'funding_match_pending_transaction',
  `update pending_transactions set status = 'COMPLETED', updated_at = $2 where id = $1`,
);
