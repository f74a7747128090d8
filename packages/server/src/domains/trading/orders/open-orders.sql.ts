import { statement } from '../../../db/statement.ts';
import { IS_OPEN, type OrderRow, STORED_COLUMNS } from './orders.sql.ts';

/** The open orders of one book for one asset. */
export const openOrdersOfBook = statement<
  OrderRow,
  [bookId: string, userId: string, assetId: string]
>(
  'trading_open_orders_of_book',
  `select ${STORED_COLUMNS} from orders
   where book_id = $1 and user_id = $2 and asset_id = $3 and ${IS_OPEN} order by id limit 1000`,
);

/** Locked, so that nothing happens to them before the transaction ends. */
export const openOrdersOfAccount = statement<OrderRow, [accountId: string]>(
  'trading_open_orders_of_account',
  `select ${STORED_COLUMNS} from orders
   where broker_account_id = $1 and ${IS_OPEN} order by id limit 10000 for update`,
);

/** Locked; whatever status they are open in. */
export const openOrdersOfAsset = statement<OrderRow, [bookId: string, assetId: string]>(
  'trading_open_orders_of_asset',
  `select ${STORED_COLUMNS} from orders
   where book_id = $1 and asset_id = $2 and ${IS_OPEN} order by id limit 10000 for update`,
);
