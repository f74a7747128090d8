import type { Database, Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { balanceDifferences } from '../../../ledger/index.ts';

interface Violation {
  readonly rule: string;
  readonly what: string;
}

/** Every rule that the books of trading keep to, with whatever breaks it. */
const violations = statement<Violation>(
  'test_trading_violations',
  `select 'entries sum to zero for each asset' as rule, entry_id::text || ' ' || asset as what
   from journal_lines group by entry_id, asset having sum(amount) <> 0
   union all
   select 'no balance is negative', id::text from ledger_accounts
   where balance < 0 and kind <> 'debt'
   union all
   select 'what is free pays what is owed', d.owner_id::text || ' ' || d.asset
   from ledger_accounts d join ledger_accounts c on c.owner_id = d.owner_id and c.asset = d.asset
   where d.kind = 'debt' and d.balance < 0 and c.kind = 'cash' and c.balance > 0
   union all
   select 'executions sum to the filled quantity and value', o.id::text
   from orders o left join executions e on e.order_id = o.id
   group by o.id
   having coalesce(sum(e.quantity), 0) <> o.quantity_filled
     or coalesce(sum(e.quantity * e.price), 0) <> o.value_filled
     or coalesce(sum(e.fee), 0) <> o.fees
     or count(e.id) <> o.fill_count
   union all
   select 'what an order holds is what went into its hold and has not come out', o.id::text
   from orders o
   left join journal_entries j on j.source_type = 'order' and j.source_id = o.id::text
   left join journal_lines l on l.entry_id = j.id and exists (
     select from ledger_accounts a
     where a.id = l.account_id and a.kind in ('cash_hold', 'position_hold'))
   group by o.id
   having coalesce(sum(l.amount), 0) <> o.held_cash + o.held_quantity
   union all
   select 'a final order holds nothing', id::text from orders
   where status in ('FILLED', 'CANCELED', 'EXPIRED', 'REPLACED', 'REJECTED')
     and (held_cash <> 0 or held_quantity <> 0)
   union all
   select 'an order is placed once for each idempotency key', k.object_id
   from idempotency_keys k where k.operation in ('placeOrder', 'editOrder')
   group by k.user_id, k.object_id having count(*) > 1
   union all
   select 'positions are what the ledger says', coalesce(p.broker_account_id, l.owner_id)::text
   from positions p full join (
     select b.broker_account_id as owner_id, asset, sum(balance) as quantity,
       sum(balance) filter (where kind = 'position_hold' or b.id <> b.broker_account_id) as held
     from ledger_accounts a join account_books b on b.id = a.owner_id
     where kind in ('position', 'position_hold') group by b.broker_account_id, asset
   ) l on l.owner_id = p.broker_account_id and l.asset = p.asset_id::text
   where coalesce(p.quantity, 0) <> coalesce(l.quantity, 0)
     or coalesce(p.quantity_held, 0) <> coalesce(l.held, 0)
   union all
   select 'lots are what the ledger says', coalesce(o.book_id, l.owner_id)::text
   from (select book_id, asset_id, sum(quantity) as quantity from position_lots group by 1, 2) o
   full join (
     select owner_id, asset, sum(balance) as quantity from ledger_accounts
     where kind in ('position', 'position_hold') group by owner_id, asset
   ) l on l.owner_id = o.book_id and l.asset = o.asset_id::text
   where coalesce(o.quantity, 0) <> coalesce(l.quantity, 0)
   union all
   select 'a position costs what its lots cost', p.id::text
   from positions p
   where p.cost <> coalesce((select sum(l.cost) from position_lots l
     where l.broker_account_id = p.broker_account_id and l.asset_id = p.asset_id), 0)
   union all
   select 'a lot is held for what open orders name of it', l.id::text
   from position_lots l
   where l.quantity_held <> coalesce((select sum(n.quantity - n.quantity_sold)
     from order_lots n where n.lot_id = l.id and n.is_open), 0)
   union all
   select 'an order that names lots holds what they are to bring', o.id::text
   from orders o join order_lots n on n.order_id = o.id
   group by o.id
   having sum(n.quantity - n.quantity_sold) filter (where n.is_open) <> o.held_quantity
     or sum(n.quantity_sold) <> o.quantity_filled
   union all
   select 'days sum to the balances', coalesce(d.owner_id, a.owner_id)::text
   from (select owner_id, asset, sum(amount) as amount from ledger_days group by 1, 2) d
   full join (
     select owner_id, asset, sum(balance) as amount from ledger_accounts
     where owner_id is not null group by owner_id, asset
   ) a on a.owner_id = d.owner_id and a.asset = d.asset
   where coalesce(d.amount, 0) <> coalesce(a.amount, 0)
   union all
   select 'what a withdrawal holds and pays out is what it costs', w.id::text
   from withdrawals w
   left join journal_entries e on e.source_type = 'withdrawal' and e.source_id = w.id::text
   left join journal_lines l on l.entry_id = e.id
   left join ledger_accounts a on a.id = l.account_id and a.owner_id is not null
   group by w.id
   having coalesce(sum(l.amount) filter (where a.kind = 'cash_hold'), 0) <> case
       when w.status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING')
       then w.amount + w.fee else 0 end
     or coalesce(sum(l.amount) filter (where a.id is not null), 0) <> case
       when w.status in ('SENT', 'COMPLETED') then -(w.amount + w.fee) else 0 end
   union all
   select 'what a crypto transfer holds and sends is what it is of', t.id::text
   from crypto_transfers t
   left join journal_entries e on e.source_type = 'crypto_transfer' and e.source_id = t.id::text
   left join journal_lines l on l.entry_id = e.id
   left join ledger_accounts a on a.id = l.account_id
   where t.direction = 'OUTGOING'
   group by t.id
   having coalesce(sum(l.amount) filter (where a.kind = 'position_hold'), 0) <> case
       when t.status in ('REQUESTED', 'PROCESSING') then t.amount else 0 end
     or coalesce(sum(l.amount) filter (where a.owner_id is not null), 0) <> case
       when t.status = 'COMPLETED' then -t.amount else 0 end
   union all
   select 'a crypto transfer that came in is credited while it is completed', t.id::text
   from crypto_transfers t
   left join journal_entries e on e.source_type = 'crypto_transfer' and e.source_id = t.id::text
   left join journal_lines l on l.entry_id = e.id and l.asset <> 'USD'
   left join ledger_accounts a on a.id = l.account_id
   where t.direction = 'INCOMING'
   group by t.id
   having coalesce(sum(l.amount) filter (where a.kind = 'position'), 0) < case
       when t.status = 'COMPLETED' then t.amount else 0 end
   union all
   select 'a sale is a gain on as much as was sold, and on the cash that it brought', o.id::text
   from orders o left join realised_gains g on g.order_id = o.id
   where o.side = 'SELL'
   group by o.id
   having coalesce(sum(g.quantity), 0) <> o.quantity_filled
     or coalesce(sum(g.proceeds), 0) <> coalesce((select sum(l.amount)
       from journal_entries e join journal_lines l on l.entry_id = e.id
       join ledger_accounts a on a.id = l.account_id and a.kind = 'cash'
       where e.source_type = 'order' and e.source_id = o.id::text), 0)
   union all
   select 'a run that has ended leaves no order open', r.run_id::text
   from rebalance_run_orders r join rebalance_runs u on u.id = r.run_id
   join orders o on o.id = r.order_id
   where u.completed_at is not null and o.status not in
     ('FILLED', 'CANCELED', 'EXPIRED', 'REPLACED', 'REJECTED')
   union all
   select 'an active strategy makes one run at a time', active_strategy_id::text
   from rebalance_runs where completed_at is null and stop is null
   group by active_strategy_id having count(*) > 1
   union all
   select 'an account that is closed has no open order', o.id::text
   from orders o join broker_accounts a on a.id = o.broker_account_id
   where a.status = 'CLOSED' and (o.held_cash <> 0 or o.held_quantity <> 0)
   union all
   select 'an active strategy that is closed has nothing', a.id::text
   from active_strategies a join ledger_accounts l on l.owner_id = a.id
   where a.status = 'CLOSED' and l.balance <> 0
   limit 20`,
);

/** What is wrong with the books; empty where nothing is. */
export async function faultsOfTheBooks(reader: Reader | Database): Promise<string[]> {
  const broken = await reader.all(violations);
  const differences = await balanceDifferences(reader);
  return [
    ...broken.map(({ rule, what }) => `${rule}: ${what}`),
    ...differences.map(({ accountId }) => `balances are the sums of the journal: ${accountId}`),
  ];
}
