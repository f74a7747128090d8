import { statement } from '../../db/statement.ts';
import { isUnsettled } from '../trading/index.ts';

/** A part of an account's money that needs a look of its own. */
export interface PartRow {
  /**
   * `UNSETTLED`: of sales that settle on a later day, exchanged or not, and of cards that were charged
   * just now. The others: what is held, or comes.
   */
  readonly kind: 'UNSETTLED' | 'ORDERS' | 'WITHDRAWALS' | 'DEPOSITS';
  readonly currency: string;
  readonly amount: string;
}

export const partsOfAccount = statement<PartRow, [accountId: string, today: string, now: Date]>(
  'brokerage_parts_of_account',
  `with held as (
     select l.asset as currency, sum(l.balance) as amount
     from account_books b join ledger_accounts l on l.owner_id = b.id and l.kind = 'cash_hold'
     where b.broker_account_id = $1 group by l.asset
   ), for_orders as (
     select currency, sum(held_cash) as amount from orders
     where broker_account_id = $1 and held_cash > 0 group by currency
   )
   select 'UNSETTLED' as kind, currency, sum(net_amount) as amount from account_activities
   where broker_account_id = $1 and ${isUnsettled('$2')}
   group by currency
   union all
   select 'UNSETTLED', credited_currency, sum(credited_amount - returned_amount) from deposits
   where broker_account_id = $1 and status = 'COMPLETED' and withdrawable_at > $3
   group by credited_currency
   union all
   select 'ORDERS', currency, amount from for_orders
   union all
   select 'WITHDRAWALS', h.currency, h.amount - coalesce(o.amount, 0)
   from held h left join for_orders o on o.currency = h.currency
   where h.amount <> coalesce(o.amount, 0)
   union all
   select 'DEPOSITS', currency, sum(amount - fee) from deposits
   where broker_account_id = $1 and status in ('PENDING', 'PROCESSING') group by currency`,
);
