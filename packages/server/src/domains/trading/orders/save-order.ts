import type { Order } from '@investing-platform/rules/trading/orders/advance';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, toPlain } from '../../../kernel/decimal.ts';
import { type OrderRow, updateOrder } from './orders.sql.ts';

/** Sends what an order has become, and what is left of its hold. */
export function saveOrder(
  tx: Transaction,
  order: OrderRow,
  state: Order,
  held: Decimal,
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
