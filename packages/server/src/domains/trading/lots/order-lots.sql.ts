import type { NameableLot } from '@investing-platform/rules/trading/orders/named-lots';
import { statement } from '../../../db/statement.ts';
import type { LotRow } from './lots.sql.ts';

/** The open lots among those named, of one position. */
export const lotsToName = statement<
  NameableLot & { readonly bookId: string },
  [brokerAccountId: string, assetId: string, lotIds: readonly string[]]
>(
  'trading_lots_to_name',
  `select id, book_id as "bookId", quantity, quantity_held as "quantityHeld"
   from position_lots
   where broker_account_id = $1 and asset_id = $2 and id = any($3::uuid[]) and quantity > 0
   order by id limit 100`,
);

/** Keeps what an order names, in its order, and keeps others from it. */
export const nameLots = statement<
  never,
  [orderId: string, lotIds: readonly string[], quantities: readonly string[]]
>(
  'trading_name_lots',
  `with named as (
     select * from unnest($2::uuid[], $3::numeric[]) with ordinality as n (lot_id, quantity, place)
   ), held as (
     update position_lots l set quantity_held = l.quantity_held + n.quantity
     from named n where l.id = n.lot_id
   )
   insert into order_lots (order_id, place, lot_id, quantity, is_open)
   select $1, place - 1, lot_id, quantity, true from named`,
);

/** What an open order has still to sell of the lots that it names, with these lots. */
export interface OrderLotLeft extends LotRow {
  readonly left: string;
}

export const lotsLeftOfOrder = statement<OrderLotLeft, [orderId: string]>(
  'trading_lots_left_of_order',
  `select l.id, l.acquired_at as "acquiredAt", l.quantity, l.cost,
     o.quantity - o.quantity_sold as "left"
   from order_lots o join position_lots l on l.id = o.lot_id
   where o.order_id = $1 and o.is_open and o.quantity > o.quantity_sold
   order by o.place limit 100`,
);

/** Takes what an order has sold out of its lots. */
export const sellNamed = statement<
  never,
  [orderId: string, lotIds: readonly string[], sold: readonly string[], costs: readonly string[]]
>(
  'trading_sell_named',
  `with sold as (
     select * from unnest($2::uuid[], $3::numeric[], $4::numeric[]) as s (lot_id, quantity, cost)
   ), named as (
     update order_lots o set quantity_sold = o.quantity_sold + s.quantity,
       is_open = o.quantity > o.quantity_sold + s.quantity
     from sold s where o.order_id = $1 and o.lot_id = s.lot_id
   )
   update position_lots l set quantity = l.quantity - s.quantity, cost = l.cost - s.cost,
     quantity_held = l.quantity_held - s.quantity
   from sold s where l.id = s.lot_id`,
);

/** Gives back what an order names and will not sell. */
export const freeNamed = statement<never, [orderId: string]>(
  'trading_free_named',
  `with freed as (
     update order_lots set is_open = false where order_id = $1 and is_open
     returning lot_id, quantity - quantity_sold as quantity
   )
   update position_lots l set quantity_held = l.quantity_held - f.quantity
   from freed f where l.id = f.lot_id`,
);

/** What an order named and has not sold, in its order, whether or not it still holds it. */
export const unsoldOfOrder = statement<{ lotId: string; left: string }, [orderId: string]>(
  'trading_unsold_of_order',
  `select lot_id as "lotId", quantity - quantity_sold as "left" from order_lots
   where order_id = $1 and quantity > quantity_sold order by place limit 100`,
);

/** What an order names comes to after a split. */
export const splitNamed = statement<
  never,
  [orderId: string, lotIds: readonly string[], quantities: readonly string[]]
>(
  'trading_split_named',
  `update order_lots o set quantity = n.quantity
   from unnest($2::uuid[], $3::numeric[]) as n (lot_id, quantity)
   where o.order_id = $1 and o.lot_id = n.lot_id`,
);

/** Lots after a split, with what their open orders hold of them by then. */
export const saveSplitLots = statement<never, [ids: string[], quantities: string[]]>(
  'trading_save_split_lots',
  `update position_lots l set quantity = n.quantity, quantity_held = coalesce((
       select sum(o.quantity - o.quantity_sold) from order_lots o
       where o.lot_id = l.id and o.is_open), 0)
   from unnest($1::uuid[], $2::numeric[]) as n (id, quantity)
   where l.id = n.id`,
);

/** A lot that an order names, as its owner sees it. */
export interface OrderLotRow {
  readonly orderId: string;
  readonly lotId: string;
  readonly quantity: string;
  readonly quantitySold: string;
}

export const lotsOfOrders = statement<OrderLotRow, [userId: string, orderIds: readonly string[]]>(
  'trading_lots_of_orders',
  `select o.order_id as "orderId", o.lot_id as "lotId", trim_scale(o.quantity) as quantity,
     trim_scale(o.quantity_sold) as "quantitySold"
   from order_lots o join orders on orders.id = o.order_id
   where orders.user_id = $1 and o.order_id = any($2::uuid[])
   order by o.order_id, o.place limit 50000`,
);

/** What sales gained, unrounded. */
export const gainsOfOrders = statement<
  { readonly orderId: string; readonly gain: string },
  [userId: string, orderIds: readonly string[]]
>(
  'trading_gains_of_orders',
  `select order_id as "orderId", sum(proceeds - cost) as gain from realised_gains
   where user_id = $1 and order_id = any($2::uuid[]) group by order_id limit 50000`,
);

/** A lot of a position as its owner sees it. */
export interface PositionLotRow {
  readonly id: string;
  readonly positionId: string;
  readonly acquiredAt: Date;
  readonly quantity: string;
  readonly quantityHeld: string;
  readonly cost: string;
  readonly bookId: string;
}

/** The oldest 500 of each position. */
export const lotsOfPositions = statement<
  PositionLotRow,
  [userId: string, positionIds: readonly string[]]
>(
  'trading_lots_of_positions',
  `select l.id, p.id as "positionId", l.acquired_at as "acquiredAt", l.quantity,
     l.quantity_held as "quantityHeld", l.cost, l.book_id as "bookId"
   from positions p cross join lateral (
     select * from position_lots
     where broker_account_id = p.broker_account_id and asset_id = p.asset_id and quantity > 0
     order by acquired_at, id limit 500
   ) l
   where p.user_id = $1 and p.id = any($2::uuid[])
   order by p.id, l.acquired_at, l.id limit 1000000`,
);
