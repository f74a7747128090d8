import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { TradingMode } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { AccountBook } from '../../../ledger/index.ts';

export interface ScopeRow {
  readonly books: readonly AccountBook[];
  readonly currency: string;
  /** The first day of the books, `YYYY-MM-DD`; null where nothing has happened. */
  readonly began: string | null;
}

const BOOKS = `coalesce(json_agg(json_build_object('id', b.id, 'sinceEntryId', a.reset_entry_id,
    'accountId', a.id)
    order by b.id) filter (where b.id is not null), '[]'::json) as books,
  (select min(d.day) from ledger_days d where d.owner_id = any(array_agg(b.id))) as began`;

/** All accounts of a mode, closed ones too, in the currency that the person reads. */
export const scopeOfMode = statement<ScopeRow, [userId: string, tradingMode: TradingMode]>(
  'brokerage_scope_of_mode',
  `select ${BOOKS}, coalesce((select display_currency from networth_settings where user_id = $1),
     '${USUAL_CURRENCY}') as currency
   from broker_accounts a join account_books b on b.broker_account_id = a.id
   where a.user_id = $1 and a.trading_mode = $2`,
);

export const scopeOfAccount = statement<ScopeRow, [userId: string, accountId: string]>(
  'brokerage_scope_of_account',
  `select ${BOOKS}, a.currency
   from broker_accounts a join account_books b on b.broker_account_id = a.id
   where a.user_id = $1 and a.id = $2 group by a.id, a.currency`,
);

/** The book of an active strategy, which shows nothing of what else its account holds. */
export const scopeOfActiveStrategy = statement<
  ScopeRow,
  [userId: string, activeStrategyId: string]
>(
  'brokerage_scope_of_active_strategy',
  `select json_build_array(json_build_object('id', b.id, 'sinceEntryId', a.reset_entry_id,
       'accountId', b.id)) as books,
     s.currency, (select min(d.day) from ledger_days d where d.owner_id = b.id) as began
   from active_strategies s join account_books b on b.id = s.id
   join broker_accounts a on a.id = s.broker_account_id
   where s.user_id = $1 and s.id = $2`,
);

export interface CashflowRow {
  readonly at: Date;
  readonly currency: string;
  /** Above 0: paid in; below: paid out. */
  readonly amount: string;
}

/** Deposits and withdrawals by moment; the moment is that of the activity. */
export const paymentsOfMode = statement<
  CashflowRow,
  [userId: string, tradingMode: TradingMode, from: Date, to: Date]
>(
  'brokerage_payments_of_mode',
  `select v.occurred_at as at, v.currency, v.net_amount as amount
   from broker_accounts a join account_activities v on v.broker_account_id = a.id
   where a.user_id = $1 and a.trading_mode = $2 and v.type in ('DEPOSIT', 'WITHDRAWAL')
     and v.status <> 'CANCELED' and v.occurred_at >= $3 and v.occurred_at < $4
     and (a.reset_entry_id is null or v.entry_id > a.reset_entry_id)
   order by v.occurred_at limit 100000`,
);

export const firstPayment = statement<
  { readonly at: Date | null },
  [userId: string, tradingMode: TradingMode]
>(
  'brokerage_first_payment',
  `select min(v.occurred_at) as at
   from broker_accounts a join account_activities v on v.broker_account_id = a.id
   where a.user_id = $1 and a.trading_mode = $2 and v.type in ('DEPOSIT', 'WITHDRAWAL')
     and (a.reset_entry_id is null or v.entry_id > a.reset_entry_id)`,
);
