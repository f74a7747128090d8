import { advance, type Order } from '@investing-platform/rules/trading/orders/advance';
import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import { type SettledOrder, settle } from '@investing-platform/rules/trading/orders/settlement';
import type { Transaction } from '../../../db/database.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { VenueFill } from '../../../ports/broker.ts';
import type { TradingDeps } from '../deps.ts';
import { insertExecution } from '../orders/executions.sql.ts';
import { type OrderRow, updateOrder } from '../orders/orders.sql.ts';
import { postSettlement } from '../settlement/post-settlement.ts';
import { decimalOrNull, orderState } from './venue-order.ts';

/**
 * Carries out what happened to an order: postings, position, fills and the order's new state, all
 * in the given transaction.
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
  const references = fills.map(({ reference }) => reference);
  for (const event of events) {
    const transition = advance(state, event);
    invariant(transition.kind === 'moved', 'a venue reports only what can happen to an order');
    const settlement = settle(terms, state, transition.order);
    const entryId = await postSettlement(tx, deps, order, settlement);
    state = transition.order;
    terms = { ...terms, held: settlement.held };
    if (event.kind !== 'filled') continue;
    const reference = references.shift();
    invariant(reference !== undefined && entryId !== null, 'each fill is named and posted');
    keepExecution(tx, deps, order.id, state, event, { reference, entryId });
  }
  saveOrder(tx, order, state, terms, deps.clock.now());
}

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

function saveOrder(
  tx: Transaction,
  order: OrderRow,
  state: Order,
  { held }: SettledOrder,
  now: Date,
): void {
  tx.send(updateOrder, [
    {
      orderId: order.id,
      status: state.status,
      quantityFilled: toPlain(state.quantityFilled),
      valueFilled: toPlain(state.valueFilled),
      averageFilledPrice:
        state.averageFilledPrice === null ? null : toPlain(state.averageFilledPrice),
      fees: toPlain(state.fees),
      fillCount: state.fillCount,
      heldCash: order.side === 'BUY' ? toPlain(held) : '0',
      heldQuantity: order.side === 'SELL' ? toPlain(held) : '0',
      failureReason: state.failureReason,
      lastFilledAt: state.lastFilledAt,
      filledAt: state.filledAt,
      canceledAt: state.canceledAt,
      expiredAt: state.expiredAt,
      resumeStatus: state.resumeStatus,
      electedAt: state.electedAt,
      failureCode: state.failureCode,
      now,
      replacedAt: state.status === 'REPLACED' ? now : null,
    },
  ]);
}
