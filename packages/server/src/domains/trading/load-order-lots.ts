import DataLoader from 'dataloader';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { lotsOfOrders, type OrderLotRow } from './order-lots.sql.ts';
import type { OrderRow } from './orders.sql.ts';

const MAX_BATCH_SIZE = 500;
const loaders = new WeakMap<object, DataLoader<string, OrderLotRow[]>>();

/** The lots that one of many orders in a request names: one statement for all of them. */
export async function orderLotsInRequest(
  request: { readonly deps: Pick<Deps, 'db'>; readonly actor: Actor },
  { id, side }: Pick<OrderRow, 'id' | 'side'>,
): Promise<OrderLotRow[]> {
  if (side === 'BUY') return [];
  let loader = loaders.get(request);
  if (loader === undefined) {
    const { userId } = requireUser(request.actor);
    loader = new DataLoader((ids) => load(request.deps, userId, ids), {
      maxBatchSize: MAX_BATCH_SIZE,
      cache: false,
    });
    loaders.set(request, loader);
  }
  return loader.load(id);
}

async function load(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  orderIds: readonly string[],
): Promise<OrderLotRow[][]> {
  const rows = await db.all(lotsOfOrders, userId, orderIds);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return orderIds.map((id) => byOrder.get(id) ?? []);
}
