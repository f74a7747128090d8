import { statement } from '../../../db/statement.ts';
import { updateOf } from '../../../db/tables/named-write.ts';

export const setCostBasisMethod = updateOf('broker_accounts', 'trading_set_cost_basis_method', {
  set: ['costBasisMethod', 'updatedAt'],
  where: ['id'],
});

/** The first of them. */
export const ordersThatNameLots = statement<{ readonly id: string }, [accountId: string]>(
  'trading_orders_that_name_lots',
  `select distinct o.order_id as id from position_lots l join order_lots o on o.lot_id = l.id
   where l.broker_account_id = $1 and l.quantity > 0 and o.is_open order by id limit 10`,
);

/**
 * Makes one lot, bought when the oldest was, of all that a book of an account under AVERAGE has of
 * an asset. What open orders name stays as it is.
 */
function poolLots<P extends readonly string[]>(name: string, which: string) {
  return statement<never, P>(
    `trading_pool_lots_of_${name}`,
    `update position_lots l
     set quantity = case when l.id = pool.first then pool.quantity else 0 end,
       cost = case when l.id = pool.first then pool.cost else 0 end
     from (
       select l.book_id, l.asset_id, (array_agg(l.id order by l.acquired_at, l.id))[1] as first,
         sum(l.quantity) as quantity, sum(l.cost) as cost
       from broker_accounts a join position_lots l on l.broker_account_id = a.id
       where a.cost_basis_method = 'AVERAGE' and l.quantity > 0 and ${which}
       group by l.book_id, l.asset_id
       having count(*) > 1 and sum(l.quantity_held) = 0
     ) pool
     where l.book_id = pool.book_id and l.asset_id = pool.asset_id and l.quantity > 0`,
  );
}

export const poolLotsOfAccount = poolLots<[accountId: string]>('account', 'a.id = $1');
export const poolLotsOfPosition = poolLots<[accountId: string, bookId: string, assetId: string]>(
  'position',
  'a.id = $1 and l.book_id = $2 and l.asset_id = $3',
);
