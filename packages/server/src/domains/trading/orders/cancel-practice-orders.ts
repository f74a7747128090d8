import { statement } from '../../../db/statement.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import type { TradingDeps } from '../deps.ts';
import { cancelOrder } from './cancel-order.ts';
import { IS_OPEN } from './orders.sql.ts';

/** Those after one of them, by id. */
const openPracticeOrders = statement<
  { readonly id: string },
  [userId: string, after: string, limit: number]
>(
  'trading_open_practice_orders',
  `select o.id from orders o join broker_accounts a on a.id = o.broker_account_id
   where o.user_id = $1 and o.${IS_OPEN} and o.status <> 'PENDING_CANCEL'
     and a.trading_mode = 'PAPER' and o.id > $2
   order by o.id limit $3::int`,
);

const ORDERS_A_READ = 500;
/** Orders that keep coming meanwhile are not waited for. */
const MAX_READS = 200;

/**
 * Cancels the open orders of a person's practice accounts, each as its owner would do it; one that
 * is filled meanwhile is left.
 */
export function cancelPracticeOrders(deps: TradingDeps, actor: UserActor): Promise<void> {
  return cancelEach(deps, actor, (id) => cancelOrder(deps, actor, { id }));
}

/** @param cancel one order */
export async function cancelEach(
  { db }: Pick<TradingDeps, 'db'>,
  { userId }: Pick<UserActor, 'userId'>,
  cancel: (orderId: string) => Promise<unknown>,
): Promise<void> {
  let after = FIRST_ID;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const orders = await db.all(openPracticeOrders, userId, after, ORDERS_A_READ);
    for (const { id } of orders) await unlessFinal(cancel(id));
    after = orders.at(-1)?.id ?? after;
    if (orders.length < ORDERS_A_READ) return;
  }
}

async function unlessFinal(canceling: Promise<unknown>): Promise<void> {
  try {
    await canceling;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'ORDER_NOT_CANCELABLE') throw error;
  }
}
