import type { TradingMode } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { IS_OPEN } from '../orders/orders.sql.ts';

/** Everything that somebody holds, or has an open order for, in accounts that the platform keeps. */
export const assetsInUse = statement<{ readonly assetId: string }, [since: Date]>(
  'trading_assets_in_use',
  `select asset_id::text as "assetId" from positions where quantity > 0
   union select asset_id::text from orders where ${IS_OPEN}
   union select asset_id::text from position_lots where acquired_at > $1
   limit 10000`,
);

export interface AffectedAccount {
  readonly id: string;
  readonly userId: string;
  readonly tradingMode: TradingMode;
  readonly resetEntryId: string | null;
  readonly bookIds: readonly string[];
}

/** The next accounts that have ever held an asset or have an open order, and were not seen to. */
export const affectedAccounts = statement<
  AffectedAccount,
  [actionId: string, assetId: string, afterId: string, limit: number]
>(
  'trading_affected_accounts',
  `select a.id, a.user_id as "userId", a.trading_mode as "tradingMode",
     a.reset_entry_id as "resetEntryId",
     array(select b.id::text from account_books b where b.broker_account_id = a.id
       order by b.id limit 1000) as "bookIds"
   from broker_accounts a
   where a.id > $3 and a.provider in ('PLATFORM', 'PARTNER_PAPER')
     and (exists (select from positions p where p.broker_account_id = a.id and p.asset_id = $2)
       or exists (select from orders where broker_account_id = a.id and asset_id = $2
         and ${IS_OPEN}))
     and not exists (select from applied_corporate_actions d
       where d.action_id = $1 and d.broker_account_id = a.id)
   order by a.id limit $4`,
);

/** Which orders are about shares, or were taken, before an action that their account lacks. */
export const unappliedActions = statement<
  { readonly orderId: string; readonly actionId: string },
  [
    orderIds: readonly string[],
    actionIds: readonly string[],
    assetIds: readonly string[],
    exAt: readonly Date[],
  ]
>(
  'trading_unapplied_actions',
  `select o.id as "orderId", t.action_id as "actionId"
   from unnest($2::text[], $3::uuid[], $4::timestamptz[]) as t (action_id, asset_id, ex_at)
   join orders o on o.id = any($1::uuid[]) and o.asset_id = t.asset_id
   join broker_accounts a on a.id = o.broker_account_id
     and a.provider in ('PLATFORM', 'PARTNER_PAPER')
   where not exists (select from applied_corporate_actions d
       where d.action_id = t.action_id and d.broker_account_id = a.id)
     and (o.submitted_at < t.ex_at
       or exists (select from positions p where p.broker_account_id = a.id
         and p.asset_id = o.asset_id and p.quantity > 0 and p.opened_at < t.ex_at))
   limit 100000`,
);

/** Which of these orders are of accounts that the platform keeps. */
export const ordersKeptHere = statement<{ readonly id: string }, [orderIds: readonly string[]]>(
  'trading_orders_kept_here',
  `select o.id from orders o join broker_accounts a on a.id = o.broker_account_id
   where o.id = any($1::uuid[]) and a.provider in ('PLATFORM', 'PARTNER_PAPER') limit 10000`,
);

/**
 * Keeps an action with its terms as JSON; nothing where somebody else has done it. Locks the
 * account, so that orders wait.
 */
export const claimAction = statement<
  { readonly id: string },
  [actionId: string, accountId: string, now: Date, terms: string]
>(
  'trading_claim_action',
  `with account as (
     select id from broker_accounts where id = $2 for no key update
   )
   insert into applied_corporate_actions (action_id, broker_account_id, applied_at, terms)
   select $1, id, $3, $4::jsonb from account on conflict do nothing
   returning broker_account_id as id`,
);

export const insertDueDividend = namedStatement<
  never,
  {
    readonly id: string;
    readonly actionId: string;
    readonly userId: string;
    readonly bookId: string;
    readonly brokerAccountId: string;
    readonly assetId: string;
    readonly quantity: string;
    readonly perShareAmount: string;
    readonly grossAmount: string;
    readonly withheldAmount: string;
    readonly withholdingRate: string;
    readonly currency: string;
    readonly payAt: Date;
  }
>(
  'trading_insert_due_dividend',
  `insert into due_dividends (id, action_id, user_id, book_id, broker_account_id, asset_id,
     quantity, per_share_amount, gross_amount, withheld_amount, withholding_rate, currency,
     pay_at)
   values ($id, $actionId, $userId, $bookId, $brokerAccountId, $assetId, $quantity,
     $perShareAmount, $grossAmount, $withheldAmount, $withholdingRate, $currency, $payAt)`,
);

export interface DueDividend {
  readonly id: string;
  readonly userId: string;
  readonly bookId: string;
  readonly brokerAccountId: string;
  readonly assetId: string;
  readonly quantity: string;
  readonly perShareAmount: string;
  readonly grossAmount: string;
  /** As the source says, until it is paid. */
  readonly withholdingRate: string;
  readonly currency: string;
  readonly payAt: Date;
  readonly isReinvested: boolean;
  readonly tradingMode: TradingMode;
}

const DUE = `d.id, d.user_id as "userId", d.book_id as "bookId",
  d.broker_account_id as "brokerAccountId", d.asset_id as "assetId", d.quantity,
  d.per_share_amount as "perShareAmount", d.gross_amount as "grossAmount",
  d.withholding_rate as "withholdingRate", d.currency, d.pay_at as "payAt",
  a.trading_mode as "tradingMode",
  a.provider = 'PLATFORM' and d.book_id = a.id and coalesce((select s.dividend_reinvestment
    from invest_account_settings s where s.user_id = d.user_id), false) as "isReinvested"`;

/** The next page, those first that are due for longest. */
export const dueDividends = statement<
  DueDividend,
  [afterPayAt: Date, afterId: string, now: Date, limit: number]
>(
  'trading_due_dividends',
  `select ${DUE} from due_dividends d join broker_accounts a on a.id = d.broker_account_id
   where d.paid_at is null and d.pay_at <= $3 and (d.pay_at, d.id) > ($1, $2)
   order by d.pay_at, d.id limit $4`,
);

export const claimDividend = statement<
  { readonly id: string },
  [id: string, now: Date, withheldAmount: string, withholdingRate: string]
>(
  'trading_claim_dividend',
  `update due_dividends set paid_at = $2, withheld_amount = $3, withholding_rate = $4
   where id = $1 and paid_at is null returning id`,
);

/**
 * Into which book money for another one goes: a strategy that has closed since gets nothing more,
 * and one that is closing is waited for.
 */
export const receivingBook = statement<
  { readonly bookId: string },
  [bookId: string, brokerAccountId: string]
>(
  'trading_receiving_book',
  `with strategy as (
     select status from active_strategies where id = $1 for share
   )
   select case when (select status from strategy) = 'CLOSED' then $2::uuid else $1::uuid end
     as "bookId"`,
);

/** A new ticker: of what is held, and of orders that are open. */
/** Nothing where the account never had the asset. */
export const renameSymbol = statement<
  { readonly before: string; readonly isHeld: boolean },
  [accountId: string, assetId: string, symbol: string]
>(
  'trading_rename_symbol',
  `with orders_renamed as (
     update orders set symbol = $3 where broker_account_id = $1 and asset_id = $2
       and ${IS_OPEN}
   )
   update positions p set symbol = $3
   from (select id, symbol from positions
     where broker_account_id = $1 and asset_id = $2 for update) o
   where p.id = o.id
   returning o.symbol as before, p.quantity > 0 as "isHeld"`,
);

export const adjustOrder = namedStatement<
  never,
  {
    readonly orderId: string;
    readonly quantity: string | null;
    readonly limitPrice: string | null;
    readonly stopPrice: string | null;
    readonly capPrice: string | null;
    readonly heldQuantity: string;
    readonly now: Date;
  }
>(
  'trading_adjust_order',
  `update orders set quantity = $quantity, limit_price = $limitPrice, stop_price = $stopPrice,
     cap_price = $capPrice, held_quantity = $heldQuantity, updated_at = $now, note = 'SPLIT',
     revision = revision + 1, awaits_price_kind = null, awaits_price = null,
     next_attempt_at = least(next_attempt_at, submitted_at)
   where id = $orderId`,
);
