import { statement } from '../../../db/statement.ts';
import type { AccountBook } from '../../../ledger/index.ts';

export interface Movement {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly symbol: string | null;
  readonly side: string | null;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly netAmount: string;
  /** Of a trade: what of the net amount is a fee; null for what is none. */
  readonly fee: string | null;
  readonly currency: string;
  readonly settlesOn: string | null;
  readonly description: string;
}

/** What moved cash or shares of an account between two instants, in its order. */
export const movementsBetween = statement<
  Movement,
  [
    accountId: string,
    from: Date,
    to: Date,
    types: readonly string[] | null,
    after: Date | '-infinity',
    afterId: string,
    limit: number,
  ]
>(
  'brokerage_movements_between',
  `select v.id, v.type, v.occurred_at as "occurredAt", v.symbol, v.side,
     trim_scale(v.quantity)::text as quantity, trim_scale(v.price)::text as price,
     v.net_amount as "netAmount", v.currency, v.settle_date::text as "settlesOn", v.description,
     case when v.type = 'FILL' then (
       select coalesce(sum(l.amount), 0) from journal_lines l
         join ledger_accounts a on a.id = l.account_id
       where l.entry_id = v.entry_id and a.kind = 'fees' and a.asset = v.currency
     ) end as fee
   from account_activities v
   where v.broker_account_id = $1 and v.occurred_at >= $2 and v.occurred_at <= $3
     and ($4::text[] is null or v.type = any($4))
     and (v.occurred_at, v.id) > ($5::timestamptz, $6::uuid)
   order by v.occurred_at, v.id limit $7`,
);

/** What came in and went out in each currency, and how many movements that were. */
export const movedBetween = statement<
  { readonly currency: string; readonly moneyIn: string; readonly moneyOut: string },
  [accountId: string, from: Date, to: Date]
>(
  'brokerage_moved_between',
  `select currency, coalesce(sum(net_amount) filter (where net_amount > 0), 0)::text as "moneyIn",
     coalesce(sum(net_amount) filter (where net_amount < 0), 0)::text as "moneyOut"
   from account_activities
   where broker_account_id = $1 and occurred_at >= $2 and occurred_at <= $3
   group by currency order by currency limit 200`,
);

export const countMovements = statement<
  { readonly count: number },
  [accountId: string, from: Date, to: Date]
>(
  'brokerage_count_movements',
  `select count(*)::integer as count from account_activities
   where broker_account_id = $1 and occurred_at >= $2 and occurred_at <= $3`,
);

export const booksOfAccount = statement<{ readonly books: AccountBook[] }, [accountId: string]>(
  'brokerage_books_of_account',
  `select coalesce(json_agg(json_build_object('id', b.id, 'sinceEntryId', a.reset_entry_id,
       'accountId', a.id) order by b.id), '[]'::json) as books
   from broker_accounts a join account_books b on b.broker_account_id = a.id where a.id = $1`,
);

export const dividendsBetween = statement<
  {
    readonly assetId: string;
    readonly currency: string;
    readonly gross: string;
    readonly withheld: string;
    readonly ratePercent: string;
  },
  [accountId: string, from: Date, to: Date]
>(
  'brokerage_dividends_between',
  `select asset_id as "assetId", currency, sum(gross_amount)::text as gross,
     sum(withheld_amount)::text as withheld,
     trim_scale(withholding_rate * 100)::text as "ratePercent"
   from due_dividends where broker_account_id = $1 and paid_at >= $2 and paid_at <= $3
   group by asset_id, currency, withholding_rate
   order by asset_id, currency, withholding_rate limit 10000`,
);

export interface Sale {
  readonly id: string;
  readonly assetId: string;
  readonly acquiredAt: Date;
  readonly soldAt: Date;
  readonly quantity: string;
  readonly proceeds: string;
  readonly cost: string;
  readonly currency: string;
}

export const salesBetween = statement<
  Sale,
  [
    accountId: string,
    from: Date,
    to: Date,
    after: Date | '-infinity',
    afterId: string,
    limit: number,
  ]
>(
  'brokerage_sales_between',
  `select id, asset_id as "assetId", acquired_at as "acquiredAt", sold_at as "soldAt",
     trim_scale(quantity)::text as quantity, proceeds::text, cost::text, currency
   from realised_gains
   where broker_account_id = $1 and sold_at >= $2 and sold_at <= $3
     and (sold_at, id) > ($4::timestamptz, $5::uuid)
   order by sold_at, id limit $6`,
);
