import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

/** What is left of one purchase. Amounts are plain decimals in the asset's currency. */
export interface LotRow {
  readonly id: string;
  readonly acquiredAt: Date;
  readonly quantity: string;
  readonly cost: string;
  /** Named by open orders, which alone sell it. Absent where nothing is sold. */
  readonly quantityHeld?: string;
}

/** A lot by itself has no more of these than a book has purchases; a sale may need that many. */
const MAX_LOTS = 100_000;

const columns = 'id, acquired_at as "acquiredAt", quantity, cost';

/** The open lots that a sale takes, in an order; those after `quantity` is reached are left out. */
function lotsInOrder(name: string, order: string) {
  return statement<LotRow, [bookId: string, assetId: string, quantity: string]>(
    `trading_lots_${name}`,
    `select ${columns}, quantity_held as "quantityHeld" from (
       select *, sum(quantity - quantity_held) over (order by ${order})
         - (quantity - quantity_held) as before
       from position_lots where book_id = $1 and asset_id = $2 and quantity > quantity_held
     ) lots
     where before < $3::numeric order by ${order} limit ${MAX_LOTS}`,
  );
}

export const oldestLots = lotsInOrder('oldest', 'acquired_at, id');
export const newestLots = lotsInOrder('newest', 'acquired_at desc, id desc');
/** As `relieve` orders them. */
export const dearestLots = lotsInOrder(
  'dearest',
  'trunc(cost / quantity, 8) desc, acquired_at, id',
);

export const allLots = statement<LotRow, [bookId: string, assetId: string]>(
  'trading_lots_all',
  `select ${columns}, quantity_held as "quantityHeld" from position_lots
   where book_id = $1 and asset_id = $2 and quantity > 0
   order by acquired_at, id limit ${MAX_LOTS}`,
);

export const insertLots = namedStatement<
  never,
  {
    readonly bookId: string;
    readonly brokerAccountId: string;
    readonly assetId: string;
    readonly currency: string;
    readonly entryId: string;
    readonly ids: string[];
    readonly acquiredAt: Date[];
    readonly quantities: string[];
    readonly costs: string[];
  }
>(
  'trading_insert_lots',
  `insert into position_lots (book_id, broker_account_id, asset_id, currency, entry_id, id,
     acquired_at, quantity, cost, opened_quantity, opened_cost)
   select $bookId, $brokerAccountId, $assetId, $currency, $entryId, id, acquired_at, quantity,
     cost, quantity, cost
   from unnest($ids::uuid[], $acquiredAt::timestamptz[], $quantities::numeric[],
     $costs::numeric[])
     as l (id, acquired_at, quantity, cost)`,
);

export const updateLots = statement<never, [ids: string[], quantities: string[], costs: string[]]>(
  'trading_update_lots',
  `update position_lots l set quantity = n.quantity, cost = n.cost
   from unnest($1::uuid[], $2::numeric[], $3::numeric[]) as n (id, quantity, cost)
   where l.id = n.id`,
);

export const insertGains = namedStatement<
  never,
  {
    readonly userId: string;
    readonly bookId: string;
    readonly brokerAccountId: string;
    readonly assetId: string;
    readonly currency: string;
    readonly orderId: string | null;
    readonly soldAt: Date;
    readonly method: string;
    readonly ids: string[];
    readonly lotIds: string[];
    readonly acquiredAt: Date[];
    readonly quantities: string[];
    readonly proceeds: string[];
    readonly costs: string[];
  }
>(
  'trading_insert_gains',
  `insert into realised_gains (user_id, book_id, broker_account_id, asset_id, currency, order_id,
     sold_at, method, id, lot_id, acquired_at, quantity, proceeds, cost)
   select $userId, $bookId, $brokerAccountId, $assetId, $currency, $orderId, $soldAt, $method, *
   from unnest($ids::uuid[], $lotIds::uuid[], $acquiredAt::timestamptz[], $quantities::numeric[],
     $proceeds::numeric[], $costs::numeric[])`,
);

/**
 * How an account matches sales with purchases, and whether an order names its lots. Locks what it
 * holds of the asset, so that its lots change one transaction after the other.
 */
export const lockLots = statement<
  { readonly method: CostBasisMethod; readonly namesLots: boolean },
  [brokerAccountId: string, assetId: string, orderId: string | null]
>(
  'trading_lock_lots',
  `select a.cost_basis_method as method,
     exists (select from order_lots o where o.order_id = $3 and o.is_open) as "namesLots"
   from broker_accounts a left join (
     select broker_account_id from positions
     where broker_account_id = $1 and asset_id = $2 for update
   ) p on true
   where a.id = $1`,
);

/** The lots of books that hold something, by asset, oldest first. */
export const lotsOfBook = statement<LotRow & { readonly assetId: string }, [bookId: string]>(
  'trading_lots_of_book',
  `select ${columns}, asset_id as "assetId" from position_lots
   where book_id = $1 and quantity > 0 order by asset_id, acquired_at, id limit ${MAX_LOTS}`,
);
