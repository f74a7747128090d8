import DataLoader from 'dataloader';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import { gainsOfOrders } from './order-lots.sql.ts';
import type { OrderRow } from './orders.sql.ts';

const MAX_BATCH_SIZE = 500;
const loaders = new WeakMap<object, DataLoader<string, string | null>>();

/**
 * What one of many sales in a request has gained, a plain decimal in whole minor units: one
 * statement for all of them. Null for a buy, and where nothing is sold.
 */
export async function gainInRequest(
  request: { readonly deps: Pick<Deps, 'db'>; readonly actor: Actor },
  { id, side, fillCount, currency }: Pick<OrderRow, 'id' | 'side' | 'fillCount' | 'currency'>,
): Promise<string | null> {
  if (side === 'BUY' || fillCount === 0) return null;
  let loader = loaders.get(request);
  if (loader === undefined) {
    const { userId } = requireUser(request.actor);
    loader = new DataLoader((ids) => load(request.deps, userId, ids), {
      maxBatchSize: MAX_BATCH_SIZE,
      cache: false,
    });
    loaders.set(request, loader);
  }
  const gain = await loader.load(id);
  return gain === null ? null : toPlain(roundCash(decimal(gain), currency));
}

async function load(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  orderIds: readonly string[],
): Promise<(string | null)[]> {
  const rows = await db.all(gainsOfOrders, userId, orderIds);
  const byOrder = new Map(rows.map(({ orderId, gain }) => [orderId, gain]));
  return orderIds.map((id) => byOrder.get(id) ?? null);
}
