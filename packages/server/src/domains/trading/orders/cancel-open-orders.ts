import type { Actor } from '../../../kernel/actor.ts';
import { PlatformError, refuse } from '../../../kernel/errors.ts';
import type { TradingDeps } from '../deps.ts';
import { cancelOrder } from './cancel-order.ts';
import type { OrderRow } from './orders.sql.ts';

/** Orders become fewer with each attempt, unless the person places new ones meanwhile. */
const MAX_ATTEMPTS = 5;

/** Says which orders have to be cancelled first; the transaction that throws it changes nothing. */
export class OpenOrders extends Error {
  readonly orders: readonly OrderRow[];
  constructor(orders: readonly OrderRow[]) {
    super('orders are open');
    this.orders = orders;
  }
}

/** What to say where orders stay in the way. */
export type InTheWay = (reason: string, changing: PlatformError | null) => PlatformError;

const askAgain: InTheWay = (reason, changing) =>
  changing ?? refuse('PROVIDER_UNAVAILABLE', `${reason}; try again`, { retryAfterSeconds: 1 });

/**
 * Runs what needs orders out of its way: it throws `OpenOrders`, they are cancelled at the market,
 * which no transaction waits for, and it runs again. Orders that end by themselves meanwhile are
 * out of the way as well.
 *
 * @param inTheWay what is thrown where an order is being edited, the market does not answer, or new
 *   orders keep coming
 * @throws {PlatformError} by default ORDER_NOT_CANCELABLE for the first, else PROVIDER_UNAVAILABLE
 */
export async function cancelOpenOrders<T>(
  deps: TradingDeps,
  actor: Actor,
  run: () => Promise<T>,
  inTheWay: InTheWay = askAgain,
): Promise<T> {
  let changing: PlatformError | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof OpenOrders)) throw error;
      changing = await cancelAll(deps, actor, error.orders, inTheWay);
    }
  }
  throw inTheWay('New orders keep coming', changing);
}

/** @returns why the last of those could not be cancelled that have changed meanwhile */
async function cancelAll(
  deps: TradingDeps,
  actor: Actor,
  orders: readonly OrderRow[],
  inTheWay: InTheWay,
): Promise<PlatformError | null> {
  let changing: PlatformError | null = null;
  for (const order of orders) {
    try {
      const isAsked = order.status === 'PENDING_CANCEL';
      const { status } = isAsked ? order : await cancelOrder(deps, actor, { id: order.id });
      if (status === 'PENDING_CANCEL') throw inTheWay('The market does not answer', null);
    } catch (error) {
      // It was filled, or is cancelled or edited by somebody else: the next look shows it.
      if (!(error instanceof PlatformError) || error.code !== 'ORDER_NOT_CANCELABLE') throw error;
      changing = error;
    }
  }
  return changing;
}
