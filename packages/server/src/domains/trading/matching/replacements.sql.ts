import { statement } from '../../../db/statement.ts';

/** The new order of an edit goes to the venue from now on. */
export const startReplacement = statement<
  never,
  [
    orderId: string,
    quantity: string | null,
    notional: string | null,
    heldCash: string,
    heldQuantity: string,
    electedAt: Date | null,
    now: Date,
  ]
>(
  'trading_start_replacement',
  `update orders set quantity = $2, notional = $3, held_cash = $4, held_quantity = $5,
     elected_at = $6, next_attempt_at = $7, updated_at = $7, awaits_order_id = null,
     revision = revision + 1
   where id = $1`,
);

export const setReplacedBy = statement<never, [orderId: string, replacedByOrderId: string]>(
  'trading_set_replaced_by',
  'update orders set replaced_by_order_id = $2 where id = $1',
);
