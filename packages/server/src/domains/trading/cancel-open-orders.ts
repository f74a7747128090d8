import type { Actor } from '../../kernel/actor.ts';
import { refuse } from '../../kernel/errors.ts';
import { cancelOrder } from './cancel-order.ts';
import type { TradingDeps } from './deps.ts';
import type { StoredOrder } from './orders.sql.ts';

/** Orders become fewer with each attempt, unless the person places new ones meanwhile. */
const MAXIMUM_ATTEMPTS = 5;

/** Says which orders have to be cancelled first; the transaction that throws it changes nothing. */
export class OpenOrders extends Error {
  readonly orders: readonly StoredOrder[];
  constructor(orders: readonly StoredOrder[]) {
    super('orders are open');
    this.orders = orders;
  }
}

/**
 * Runs what needs orders out of its way: it throws `OpenOrders`, they are cancelled at the market,
 * which no transaction waits for, and it runs again.
 *
 * @throws {PlatformError} ORDER_NOT_CANCELABLE where an order is being edited; PROVIDER_UNAVAILABLE
 *   where the market does not answer, or new orders keep coming
 */
export async function cancelOpenOrders<T>(
  deps: TradingDeps,
  actor: Actor,
  run: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof OpenOrders)) throw error;
      await cancelAll(deps, actor, error.orders);
    }
  }
  throw refuse('PROVIDER_UNAVAILABLE', 'New orders keep coming; try again', {
    retryAfterSeconds: 1,
  });
}

async function cancelAll(
  deps: TradingDeps,
  actor: Actor,
  orders: readonly StoredOrder[],
): Promise<void> {
  for (const order of orders) {
    const isAsked = order.status === 'PENDING_CANCEL';
    const { status } = isAsked ? order : await cancelOrder(deps, actor, { id: order.id });
    if (status !== 'PENDING_CANCEL') continue;
    throw refuse('PROVIDER_UNAVAILABLE', 'The market does not answer; try again', {
      retryAfterSeconds: 1,
    });
  }
}
