import DataLoader from 'dataloader';
import type { Deps } from '../../deps.ts';
import { type ExecutionRow, executionsOfOrders } from './executions.sql.ts';

const MAX_BATCH_SIZE = 500;
const loaders = new WeakMap<object, DataLoader<string, ExecutionRow[]>>();

/**
 * The fills of one of many orders in a request, oldest first: one statement for all of them. What
 * was filled after the order was read is left out, so that its fills sum to what it shows.
 *
 * @param request any object that stands for the request
 */
export async function executionsInRequest(
  deps: Pick<Deps, 'db'>,
  request: object,
  order: { readonly id: string; readonly fillCount: number },
): Promise<ExecutionRow[]> {
  if (order.fillCount === 0) return [];
  const loader = loaders.get(request) ?? newLoader(deps, request);
  return (await loader.load(order.id)).slice(0, order.fillCount);
}

function newLoader(deps: Pick<Deps, 'db'>, request: object): DataLoader<string, ExecutionRow[]> {
  const loader = new DataLoader<string, ExecutionRow[]>((ids) => load(deps, ids), {
    maxBatchSize: MAX_BATCH_SIZE,
    // An order that is asked for again in one request may have been filled in between.
    cache: false,
  });
  loaders.set(request, loader);
  return loader;
}

async function load(
  { db }: Pick<Deps, 'db'>,
  orderIds: readonly string[],
): Promise<ExecutionRow[][]> {
  const rows = await db.all(executionsOfOrders, orderIds);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return orderIds.map((id) => byOrder.get(id) ?? []);
}
