import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import type { BrokerAccountStatus } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { TradingDeps } from '../deps.ts';
import { applyEvents } from '../matching/apply-events.ts';
import { openOrdersOfAccount } from '../orders/open-orders.sql.ts';

type RestrictDeps = Pick<TradingDeps, 'clock' | 'random'>;

const setStatus = statement<
  never,
  [accountId: string, from: BrokerAccountStatus, to: BrokerAccountStatus, now: Date]
>(
  'trading_set_account_status',
  'update broker_accounts set status = $3, updated_at = $4 where id = $1 and status = $2',
);

/** In these an order can be put to sleep: those that are on their way stay so. */
const SUSPENDABLE = ['PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD', 'PARTIALLY_FILLED', 'DONE_FOR_DAY'];

/** No more buy orders: those that are open sleep. */
export async function restrictAccount(
  tx: Transaction,
  deps: RestrictDeps,
  accountId: string,
): Promise<void> {
  await tx.run(setStatus, accountId, 'ACTIVE', 'RESTRICTED', deps.clock.now());
  await toEachBuy(tx, deps, accountId, SUSPENDABLE, { kind: 'suspended' });
}

/** The account may buy again, and its orders wake up. */
export async function releaseAccount(
  tx: Transaction,
  deps: RestrictDeps,
  accountId: string,
): Promise<void> {
  await tx.run(setStatus, accountId, 'RESTRICTED', 'ACTIVE', deps.clock.now());
  await toEachBuy(tx, deps, accountId, ['SUSPENDED'], { kind: 'resumed' });
}

async function toEachBuy(
  tx: Transaction,
  deps: RestrictDeps,
  accountId: string,
  statuses: readonly string[],
  event: OrderEvent,
): Promise<void> {
  const orders = await tx.all(openOrdersOfAccount, accountId);
  for (const order of orders) {
    const isMeant = order.side === 'BUY' && order.awaitsOrderId === null;
    if (isMeant && statuses.includes(order.status)) await applyEvents(tx, deps, order, [event], []);
  }
}
