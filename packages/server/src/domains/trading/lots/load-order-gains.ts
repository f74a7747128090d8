import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { TradingDeps } from '../deps.ts';
import type { OrderShown } from '../orders/orders.sql.ts';
import { gainsOfOrders } from './order-lots.sql.ts';

interface Request {
  readonly deps: Pick<TradingDeps, 'db'>;
  readonly actor: Actor;
}

const gainOfOrder = inRequest<Request, string>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(gainsOfOrders, requireUser(actor).userId, ids);
  return new Map(rows.map(({ orderId, gain }) => [orderId, gain]));
});

/**
 * What one of many sales in a request has gained, a plain decimal in whole minor units: one
 * statement for all of them. Null for a buy, and where nothing is sold.
 */
export async function gainInRequest(
  request: Request,
  { id, side, fillCount, currency }: Pick<OrderShown, 'id' | 'side' | 'fillCount' | 'currency'>,
): Promise<string | null> {
  if (side === 'BUY' || fillCount === 0) return null;
  const gain = await gainOfOrder(request, id);
  return gain === null ? null : toPlain(roundCash(decimal(gain), currency));
}
