import { advance, type Order } from '@investing-platform/rules/trading/orders/advance';
import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import {
  type SettledOrder,
  type Settlement,
  settle,
} from '@investing-platform/rules/trading/orders/settlement';
import type { Transaction } from '../../../db/database.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { allInOrder } from '../../../kernel/in-order.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { debtorsAmong } from '../../../ledger/index.ts';
import type { VenueFill } from '../../../ports/broker.ts';
import { payDebt } from '../accounts/deposit-cash.ts';
import type { TradingDeps } from '../deps.ts';
import { insertExecution } from '../orders/executions.sql.ts';
import type { OrderRow } from '../orders/orders.sql.ts';
import { saveOrder } from '../orders/save-order.ts';
import { postSettlement } from '../settlement/post-settlement.ts';
import { decimalOrNull, orderState } from './venue-order.ts';

/**
 * Carries out what happened to an order: postings, position, fills and the order's new state, all
 * in the given transaction. Cash that comes free pays what its account owes.
 *
 * @param order as it stands; its row is locked
 * @param fills the venue's fills among the events, in the same order
 */
export async function applyEvents(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  order: OrderRow,
  events: readonly OrderEvent[],
  fills: readonly VenueFill[],
): Promise<void> {
  let state = orderState(order);
  let terms = settledOrder(order);
  let owes = false;
  const references = fills.map(({ reference }) => reference);
  for (const event of events) {
    const transition = advance(state, event);
    invariant(transition.kind === 'moved', 'a venue reports only what can happen to an order');
    const settlement = settle(terms, state, transition.order);
    const posted = postSettlement(tx, deps, order, settlement);
    // Travels with what the posting asks for first.
    const debtors = debtorsAmong(tx, freesCash(order, settlement) ? [order.bookId] : []);
    await allInOrder([posted, debtors]);
    const entryId = await posted;
    owes ||= (await debtors).size > 0;
    state = transition.order;
    terms = { ...terms, held: settlement.held };
    if (event.kind !== 'filled') continue;
    const reference = references.shift();
    invariant(reference !== undefined && entryId !== null, 'each fill is named and posted');
    keepExecution(tx, deps, order.id, state, event, { reference, entryId });
  }
  saveOrder(tx, order, state, terms.held, deps.clock.now());
  if (!owes) return;
  const { bookId, currency } = order;
  await payDebt(tx, deps, order.userId, { account: { id: bookId }, currency });
}

/** Whether there is more free cash afterwards: what a sale brings, or a buy does not need. */
const freesCash = ({ side }: OrderRow, { cash, fee, released }: Settlement): boolean =>
  side === 'BUY' ? !released.isZero() : cash.greaterThan(fee);

function settledOrder(order: OrderRow): SettledOrder {
  const { side, currency, feeRate } = order;
  return {
    side,
    currency,
    feeRate,
    limitPrice: decimalOrNull(order.limitPrice),
    capPrice: decimalOrNull(order.capPrice),
    held: decimal(side === 'BUY' ? order.heldCash : order.heldQuantity),
  };
}

function keepExecution(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  orderId: string,
  state: Order,
  event: Extract<OrderEvent, { kind: 'filled' }>,
  origin: { readonly reference: string; readonly entryId: string },
): void {
  tx.send(insertExecution, [
    {
      id: newId(deps.clock, deps.random),
      orderId,
      sequence: state.fillCount,
      reference: origin.reference,
      quantity: toPlain(event.quantity),
      price: toPlain(event.price),
      fee: toPlain(event.fee),
      at: event.at,
      entryId: origin.entryId,
    },
  ]);
}
