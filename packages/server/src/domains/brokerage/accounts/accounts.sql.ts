import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type {
  BrokerAccountStatus,
  BrokerProvider,
  TradingMode,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** Cash of one currency. Amounts are plain decimals. */
export interface CashShare {
  readonly currency: string;
  /** Held for orders and in active strategies included, less what is owed. */
  readonly total: string;
  /** Free for orders of the account itself. */
  readonly available: string;
}

export interface HeldShare {
  readonly assetId: string;
  readonly quantity: string;
}

/** What only the broker keeps; the price is its own. */
export interface HeldOutside {
  readonly id: string;
  readonly assetId: string | null;
  readonly quantity: string;
  readonly price: string | null;
  readonly currency: string;
}

/** An account as it is stored, with what it has. */
export interface AccountRow {
  readonly id: string;
  readonly userId: string;
  readonly provider: BrokerProvider;
  readonly tradingMode: TradingMode;
  readonly name: string;
  readonly number: string | null;
  readonly credentialId: string | null;
  readonly status: BrokerAccountStatus;
  readonly currency: string;
  readonly resetEntryId: string | null;
  readonly bookIds: readonly string[];
  readonly cash: readonly CashShare[];
  readonly holdings: readonly HeldShare[];
  readonly outside: readonly HeldOutside[];
  readonly lastSyncedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Numbers go as text: JSON would make them floats. */
const COLUMNS = `a.id, a.user_id as "userId", a.provider, a.trading_mode as "tradingMode", a.name,
  a.number, a.credential_id as "credentialId", a.status, a.currency,
  a.reset_entry_id as "resetEntryId", a.last_synced_at as "lastSyncedAt",
  a.created_at as "createdAt", a.updated_at as "updatedAt",
  array(select b.id::text from account_books b where b.broker_account_id = a.id
    order by b.id limit 1000) as "bookIds",
  (select coalesce(json_agg(c order by c.currency), '[]'::json) from (
     select l.asset as currency, trim_scale(sum(l.balance))::text as total,
       coalesce(trim_scale(sum(l.balance) filter (where l.kind = 'cash' and b.id = a.id)),
         0)::text as available
     from account_books b join ledger_accounts l on l.owner_id = b.id
     where b.broker_account_id = a.id and l.kind in ('cash', 'cash_hold', 'debt')
     group by l.asset having sum(l.balance) <> 0 order by l.asset limit 20
   ) c) as cash,
  (select coalesce(json_agg(json_build_object('assetId', p.asset_id,
     'quantity', trim_scale(p.quantity)::text)), '[]'::json)
   from positions p where p.broker_account_id = a.id and p.quantity > 0) as holdings,
  (select coalesce(json_agg(json_build_object('id', o.id, 'assetId', o.asset_id,
     'quantity', trim_scale(o.quantity)::text, 'price', trim_scale(o.price)::text,
     'currency', o.currency)), '[]'::json)
   from outside_positions o where o.broker_account_id = a.id) as outside`;

/** The platform account first, then the others by name. */
export const accountsOfUser = statement<
  AccountRow,
  [
    userId: string,
    tradingMode: TradingMode | null,
    includeEnded: boolean,
    ids: readonly string[] | null,
  ]
>(
  'brokerage_accounts_of_user',
  `select ${COLUMNS} from broker_accounts a
   where a.user_id = $1 and ($2::text is null or a.trading_mode = $2)
     and ($3 or a.status <> 'CLOSED' or $4::uuid[] is not null)
     and ($4::uuid[] is null or a.id = any($4))
   order by a.provider <> 'PLATFORM', lower(a.name), a.id limit 500`,
);

export const accountOfUser = statement<AccountRow, [userId: string, accountId: string]>(
  'brokerage_account_of_user',
  `select ${COLUMNS} from broker_accounts a where a.user_id = $1 and a.id = $2`,
);

export const platformAccountOfUser = statement<AccountRow, [userId: string]>(
  'brokerage_platform_account_of_user',
  `select ${COLUMNS} from broker_accounts a
   where a.user_id = $1 and a.provider = 'PLATFORM' and a.trading_mode = 'LIVE'`,
);

export const accountsOfCredentials = statement<
  AccountRow,
  [userId: string, credentialIds: readonly string[]]
>(
  'brokerage_accounts_of_credentials',
  `select ${COLUMNS} from broker_accounts a
   where a.user_id = $1 and a.credential_id = any($2::uuid[])
   order by lower(a.name), a.id limit 500`,
);

export const countPaperAccounts = statement<{ count: number }, [userId: string]>(
  'brokerage_count_paper_accounts',
  `select count(*)::integer as count from broker_accounts
   where user_id = $1 and provider = 'PARTNER_PAPER' and status <> 'CLOSED'`,
);

export const displayCurrency = statement<{ currency: string }, [userId: string]>(
  'brokerage_display_currency',
  `select coalesce((select display_currency from networth_settings where user_id = $1),
     '${USUAL_CURRENCY}') as currency`,
);
