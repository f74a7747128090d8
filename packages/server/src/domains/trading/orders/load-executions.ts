import { inRequest } from '../../../kernel/in-request.ts';
import type { TradingDeps } from '../deps.ts';
import { type ExecutionRow, executionsOfOrders } from './executions.sql.ts';

interface Request {
  readonly deps: Pick<TradingDeps, 'db'>;
}

const executionsOfOrder = inRequest<Request, ExecutionRow[]>(async ({ deps }, ids) => {
  const rows = await deps.db.all(executionsOfOrders, ids);
  return Map.groupBy(rows, ({ orderId }) => orderId);
});

/**
 * The fills of one of many orders in a request, oldest first: one statement for all of them. What
 * was filled after the order was read is left out, so that its fills sum to what it shows.
 */
export async function executionsInRequest(
  request: Request,
  { id, fillCount }: { readonly id: string; readonly fillCount: number },
): Promise<ExecutionRow[]> {
  if (fillCount === 0) return [];
  return ((await executionsOfOrder(request, id)) ?? []).slice(0, fillCount);
}
