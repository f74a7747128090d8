import { advance } from '@investing-platform/rules/trading/orders/advance';
import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import type { BrokerAccountStatus } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { TradingDeps } from '../deps.ts';
import { orderState } from '../matching/venue-order.ts';
import { openOrdersOfAccount } from '../orders/open-orders.sql.ts';
import { saveOrder } from '../orders/save-order.ts';

type RestrictDeps = Pick<TradingDeps, 'clock'>;

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
  { clock }: RestrictDeps,
  accountId: string,
  statuses: readonly string[],
  event: OrderEvent,
): Promise<void> {
  const orders = await tx.all(openOrdersOfAccount, accountId);
  for (const order of orders) {
    const isMeant = order.side === 'BUY' && order.awaitsOrderId === null;
    if (!isMeant || !statuses.includes(order.status)) continue;
    const transition = advance(orderState(order), event);
    invariant(
      transition.kind === 'moved',
      'an order that may sleep does, and one that sleeps wakes',
    );
    // Neither moves anything: what it holds stays held.
    saveOrder(tx, order, transition.order, decimal(order.heldCash), clock.now());
  }
}
