import type { WithdrawalStatus } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { isUnsettled } from '../../trading/index.ts';

/** A withdrawal as it is stored, with the account that it goes to. Amounts are plain decimals. */
export interface WithdrawalRow {
  readonly id: string;
  readonly userId: string;
  readonly brokerAccountId: string;
  readonly bankAccountId: string;
  readonly bankAccountNumberMasked: string;
  readonly status: WithdrawalStatus;
  readonly amount: string;
  readonly currency: string;
  readonly fee: string;
  readonly payoutAmount: string | null;
  readonly payoutCurrency: string;
  /** Before the fee. */
  readonly midRate: string | null;
  readonly exchangeRate: string | null;
  readonly forexFeeFraction: string | null;
  readonly quoteId: string | null;
  readonly reference: string;
  readonly concerns: readonly string[];
  readonly failureReason: string | null;
  /** `YYYY-MM-DD`. */
  readonly estimatedArrivalOn: string | null;
  readonly railReference: string | null;
  readonly sentAt: Date | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const WITHDRAWAL_COLUMNS = `w.id, w.user_id as "userId",
  w.broker_account_id as "brokerAccountId", w.bank_account_id as "bankAccountId",
  b.number_masked as "bankAccountNumberMasked", w.status, w.amount, w.currency, w.fee,
  w.payout_amount as "payoutAmount", w.payout_currency as "payoutCurrency",
  w.mid_rate as "midRate", w.exchange_rate as "exchangeRate",
  w.forex_fee_rate as "forexFeeFraction", w.quote_id as "quoteId", w.reference, w.concerns,
  w.status_reason as "failureReason", w.estimated_arrival as "estimatedArrivalOn",
  w.rail_reference as "railReference", w.sent_at as "sentAt", w.completed_at as "completedAt",
  w.created_at as "createdAt", w.updated_at as "updatedAt"`;
const FROM = 'from withdrawals w join bank_accounts b on b.id = w.bank_account_id';

export const withdrawalById = statement<WithdrawalRow, [id: string]>(
  'funding_withdrawal_by_id',
  `select ${WITHDRAWAL_COLUMNS} ${FROM} where w.id = $1`,
);

export const withdrawalOfUser = statement<WithdrawalRow, [userId: string, id: string]>(
  'funding_withdrawal_of_user',
  `select ${WITHDRAWAL_COLUMNS} ${FROM} where w.user_id = $1 and w.id = $2`,
);

/** Waits for whoever works on it. Lock its account first. */
export const lockWithdrawal = statement<WithdrawalRow, [id: string]>(
  'funding_lock_withdrawal',
  `select ${WITHDRAWAL_COLUMNS} ${FROM} where w.id = $1 for update of w`,
);

export const withdrawalsOfUser = statement<WithdrawalRow, [userId: string, ids: readonly string[]]>(
  'funding_withdrawals_of_user',
  `select ${WITHDRAWAL_COLUMNS} ${FROM} where w.user_id = $1 and w.id = any($2::uuid[])
   limit 500`,
);

export const insertWithdrawal = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly brokerAccountId: string;
    readonly bankAccountId: string;
    readonly amount: string;
    readonly currency: string;
    readonly fee: string;
    readonly payoutAmount: string | null;
    readonly payoutCurrency: string;
    readonly midRate: string | null;
    readonly exchangeRate: string | null;
    readonly forexFeeFraction: string | null;
    readonly quoteId: string | null;
    readonly reference: string;
    readonly concerns: readonly string[];
    readonly estimatedArrivalOn: string | null;
    readonly now: Date;
  }
>(
  'funding_insert_withdrawal',
  `insert into withdrawals (id, user_id, broker_account_id, bank_account_id, status, amount,
     currency, fee, payout_amount, payout_currency, mid_rate, exchange_rate, forex_fee_rate,
     quote_id, reference, concerns, estimated_arrival, created_at, updated_at)
   values ($id, $userId, $brokerAccountId, $bankAccountId, 'REQUESTED', $amount, $currency, $fee,
     $payoutAmount, $payoutCurrency, $midRate, $exchangeRate, $forexFeeFraction, $quoteId,
     $reference, $concerns, $estimatedArrivalOn, $now, $now)`,
);

/** Only from the state that it was found in: whoever comes second changes nothing. */
export const updateWithdrawal = namedStatement<
  never,
  {
    readonly id: string;
    readonly from: WithdrawalStatus;
    readonly to: WithdrawalStatus;
    readonly failureReason: string | null;
    readonly sentAt: Date | null;
    readonly completedAt: Date | null;
    readonly railReference: string | null;
    readonly now: Date;
  }
>(
  'funding_update_withdrawal',
  `update withdrawals set status = $to, status_reason = $failureReason, sent_at = $sentAt,
     completed_at = $completedAt, rail_reference = $railReference, updated_at = $now
   where id = $id and status = $from`,
);

export const settleRate = statement<
  never,
  [id: string, payoutAmount: string, midRate: string | null, exchangeRate: string | null]
>(
  'funding_settle_rate',
  `update withdrawals set payout_amount = $2, mid_rate = $3, exchange_rate = $4 where id = $1`,
);

/** What of a currency cannot be withdrawn beside what is held, and how busy the person was. */
export interface WithdrawalFactsRow {
  readonly available: string;
  readonly total: string;
  readonly held: string;
  readonly unsettled: string;
  readonly recentCount: number;
  /** Of the currency, without what came to nothing. */
  readonly recentAmount: string;
  readonly openCount: number;
}

export const withdrawalFacts = statement<
  WithdrawalFactsRow,
  [userId: string, accountId: string, currency: string, today: string, since: Date, now: Date]
>(
  'funding_withdrawal_facts',
  `with balances as (
     select l.kind, l.balance, l.owner_id from account_books b
     join ledger_accounts l on l.owner_id = b.id and l.asset = $3
     where b.broker_account_id = $2 and l.kind in ('cash', 'cash_hold', 'debt')
   )
   select
     coalesce((select sum(balance) from balances where kind = 'cash' and owner_id = $2), 0)
       as available,
     coalesce((select sum(balance) from balances), 0) as total,
     coalesce((select sum(balance) from balances where kind = 'cash_hold'), 0) as held,
     coalesce((select sum(net_amount) from account_activities
       where broker_account_id = $2 and currency = $3 and ${isUnsettled('$4')}), 0)
     + coalesce((select sum(credited_amount - returned_amount) from deposits
       where broker_account_id = $2 and credited_currency = $3 and status = 'COMPLETED'
         and withdrawable_at > $6), 0) as unsettled,
     (select count(*)::int from withdrawals where user_id = $1 and created_at > $5)
       as "recentCount",
     (select coalesce(sum(amount), 0) from withdrawals
       where user_id = $1 and currency = $3 and created_at > $5
         and status not in ('REJECTED', 'CANCELED', 'FAILED', 'RETURNED')) as "recentAmount",
     (select count(*)::int from withdrawals where user_id = $1
       and status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING', 'SENT'))
       as "openCount"`,
);

/** Whoever is suspended, restricted, or turned out to be somebody else is not paid. */
const IS_STOPPED = `(u.suspended_at is not null or u.kyc_status <> 'APPROVED'
  or a.status <> 'ACTIVE') as "isStopped"`;

/** Whether payments to a person are stopped. */
export const isStopped = statement<{ isStopped: boolean }, [withdrawalId: string]>(
  'funding_is_stopped',
  `select ${IS_STOPPED}
   from withdrawals w join users u on u.id = w.user_id
   join broker_accounts a on a.id = w.broker_account_id where w.id = $1`,
);

/** Those that an operator may have to look at, oldest first. */
export const openWithdrawals = statement<
  WithdrawalRow & { readonly email: string; readonly isStopped: boolean },
  [limit: number]
>(
  'funding_open_withdrawals',
  `select ${WITHDRAWAL_COLUMNS}, u.email,
     ${IS_STOPPED}
   ${FROM} join users u on u.id = w.user_id
   join broker_accounts a on a.id = w.broker_account_id
   where w.status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING', 'SENT')
   order by w.created_at, w.id limit $1::int`,
);
