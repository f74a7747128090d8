import type { OrderStatus } from '@investing-platform/rules/trading/orders/status';
import { statement } from '../../../db/statement.ts';
import type { AwaitedPrice } from '../../../ports/broker.ts';
import { IS_OPEN, type OrderRow, STORED_COLUMNS } from '../orders/orders.sql.ts';

/** The next page of open orders that are due, those first that have been for longest. */
export const dueOrders = statement<
  OrderRow,
  [after: Date, afterId: string, now: Date, statuses: readonly OrderStatus[], limit: number]
>(
  'trading_due_orders',
  `select ${STORED_COLUMNS} from orders
   where ${IS_OPEN} and (next_attempt_at, id) > ($1, $2) and next_attempt_at <= $3
     and status = any($4) and awaits_order_id is null
   order by next_attempt_at, id limit $5`,
);

/** The assets whose prices orders wait for: from one to the next on the index, whatever the orders. */
export const awaitedAssets = statement<{ readonly assetId: string }, []>(
  'trading_awaited_assets',
  `with recursive assets as (
     (select asset_id from orders where awaits_price_kind is not null order by asset_id limit 1)
     union all
     select (select o.asset_id from orders o
       where o.awaits_price_kind is not null and o.asset_id > a.asset_id
       order by o.asset_id limit 1)
     from assets a where a.asset_id is not null
   )
   select asset_id as "assetId" from assets where asset_id is not null limit 100000`,
);

const waiting = (kind: AwaitedPrice['kind'], comparison: string): string => `
  (select id from orders where asset_id = p.asset_id
     and awaits_price_kind = '${kind}' and awaits_price ${comparison}
     and next_attempt_at > $5 and not id = any($6::uuid[])
   order by awaits_price limit $7)`;

/** Orders whose price is there. Those that are due besides are left out, and those seen before. */
export const reachedOrders = statement<
  OrderRow,
  [
    assetIds: readonly string[],
    buy: readonly string[],
    sell: readonly string[],
    last: readonly string[],
    now: Date,
    seen: readonly string[],
    limit: number,
  ]
>(
  'trading_reached_orders',
  `select ${STORED_COLUMNS} from orders where id in (
     select r.id
     from unnest($1::uuid[], $2::numeric[], $3::numeric[], $4::numeric[])
       as p (asset_id, buy, sell, last)
     cross join lateral (${[
       waiting('BUY_AT_MOST', '>= p.buy'),
       waiting('SELL_AT_LEAST', '<= p.sell'),
       waiting('LAST_AT_LEAST', '<= p.last'),
       waiting('LAST_AT_MOST', '>= p.last'),
     ].join(' union all ')}) r
   ) order by id limit $7`,
);

export const scheduleOrder = statement<
  never,
  [orderId: string, nextAttemptAt: Date, attempts: number]
>('trading_schedule_order', 'update orders set next_attempt_at = $2, attempts = $3 where id = $1');

/** Nobody asks about the order before its price is there, or that moment. */
export const awaitPrice = statement<
  never,
  [orderId: string, nextAttemptAt: Date, kind: AwaitedPrice['kind'], price: string]
>(
  'trading_await_price',
  `update orders set next_attempt_at = $2, attempts = 0, awaits_price_kind = $3,
     awaits_price = $4
   where id = $1`,
);
