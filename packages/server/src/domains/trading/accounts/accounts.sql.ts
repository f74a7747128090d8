import type {
  BrokerAccountStatus,
  BrokerProvider,
  TradingMode,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

export interface TradedAccount {
  readonly id: string;
  readonly userId: string;
  readonly provider: BrokerProvider;
  readonly tradingMode: TradingMode;
  readonly status: BrokerAccountStatus;
  readonly currency: string;
}

const TRADED_ACCOUNT =
  'id, user_id as "userId", provider, trading_mode as "tradingMode", status, currency';

type Choice = [userId: string, accountId: string | null, credentialId: string | null];

const CHOSEN_ACCOUNTS = `select ${TRADED_ACCOUNT} from broker_accounts
   where user_id = $1
     and ($2::uuid is null or id = $2)
     and ($3::uuid is null or credential_id = $3)
     and ($2::uuid is not null or $3::uuid is not null
       or (provider = 'PLATFORM' and trading_mode = 'LIVE'))
   order by id limit 2`;

/** The accounts that an order may mean; without ids, the platform account. */
export const chosenAccounts = statement<TradedAccount, Choice>(
  'trading_chosen_accounts',
  CHOSEN_ACCOUNTS,
);

/**
 * The same. The rows stay locked to the end of the transaction, so that orders of one account are
 * taken one after the other.
 */
export const lockAccounts = statement<TradedAccount, Choice>(
  'trading_lock_accounts',
  `${CHOSEN_ACCOUNTS} for no key update`,
);

/** Locked in the same way. */
export const lockAccountById = statement<TradedAccount, [accountId: string]>(
  'trading_lock_account',
  `select ${TRADED_ACCOUNT} from broker_accounts where id = $1 for no key update`,
);

/** Many, in the order of their ids. */
export const lockAccountsByIds = statement<TradedAccount, [accountIds: readonly string[]]>(
  'trading_lock_accounts_by_ids',
  `select ${TRADED_ACCOUNT} from broker_accounts where id = any($1::uuid[])
   order by id for no key update`,
);

/** The cash of a person's live accounts by currency, held cash included. */
export interface CashRow {
  readonly id: string;
  readonly brokerAccountId: string;
  readonly accountName: string;
  readonly currency: string;
  readonly amount: string;
}

/** Accounts without cash are left out; what is owed to one is below 0. */
export const liveCash = statement<CashRow, [userId: string]>(
  'trading_live_cash',
  `select coalesce(min(l.id::text) filter (where l.kind = 'cash'), min(l.id::text)) as id, a.id as "brokerAccountId",
     a.name as "accountName", l.asset as currency, trim_scale(sum(l.balance)) as amount
   from broker_accounts a
   join account_books b on b.broker_account_id = a.id
   join ledger_accounts l on l.owner_id = b.id and l.kind in ('cash', 'cash_hold', 'debt')
   where a.user_id = $1 and a.trading_mode = 'LIVE'
   group by a.id, a.name, l.asset having sum(l.balance) <> 0
   order by a.id, l.asset`,
);
