import type { Reader } from '../../../db/database.ts';
import { type OrderShown, ordersByIds } from './orders.sql.ts';

/**
 * Orders of a person by their ids, in no order; those of others and unknown ones are left out.
 *
 * @param orderIds 10,000 at most
 */
export function ordersWithIds(
  reader: Reader,
  userId: string,
  orderIds: readonly string[],
): Promise<OrderShown[]> {
  return reader.all(ordersByIds, userId, orderIds);
}
