import { BROKER_GONE } from '@investing-platform/rules/brokerage/credentials';
import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import { isOpen, NEXT } from '@investing-platform/rules/trading/orders/status';
import type { Transaction } from '../../../db/database.ts';
import type { TradingDeps } from '../deps.ts';
import { openOrdersOfAccount } from '../orders/open-orders.sql.ts';
import type { OrderRow } from '../orders/orders.sql.ts';
import { applyEvents } from './apply-events.ts';

/**
 * Ends the open orders of an account for good, without asking its broker: they give back what they
 * hold, and whatever comes of them there is not followed. Nothing else may end them: lock the
 * account first.
 */
export async function abandonOrders(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  accountId: string,
): Promise<void> {
  const at = deps.clock.now();
  for (const order of await tx.all(openOrdersOfAccount, accountId)) {
    await applyEvents(tx, deps, order, [endOf(order, at)], []);
  }
}

/** What is filled stays filled, and a cancel or an edit on its way ends as a cancel. */
function endOf({ status, fillCount }: OrderRow, at: Date): OrderEvent {
  const canReject = fillCount === 0 && isOpen(status) && NEXT[status].rejected !== undefined;
  if (!canReject) return { kind: 'canceled', at };
  return { kind: 'rejected', code: 'BROKER_DISCONNECTED', reason: BROKER_GONE };
}
