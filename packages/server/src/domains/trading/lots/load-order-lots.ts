import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import type { TradingDeps } from '../deps.ts';
import type { OrderShown } from '../orders/orders.sql.ts';
import { lotsOfOrders, type OrderLotRow } from './order-lots.sql.ts';

interface Request {
  readonly deps: Pick<TradingDeps, 'db'>;
  readonly actor: Actor;
}

const lotsOfOrder = inRequest<Request, OrderLotRow[]>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(lotsOfOrders, requireUser(actor).userId, ids);
  return Map.groupBy(rows, ({ orderId }) => orderId);
});

/** The lots that one of many orders in a request names: one statement for all of them. */
export async function orderLotsInRequest(
  request: Request,
  { id, side }: Pick<OrderShown, 'id' | 'side'>,
): Promise<OrderLotRow[]> {
  return side === 'BUY' ? [] : ((await lotsOfOrder(request, id)) ?? []);
}
