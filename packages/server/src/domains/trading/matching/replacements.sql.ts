import { namedStatement, statement } from '../../../db/statement.ts';

/** The new order of an edit goes to the venue from now on. */
export const startReplacement = namedStatement<
  never,
  {
    readonly orderId: string;
    readonly quantity: string | null;
    readonly notional: string | null;
    readonly heldCash: string;
    readonly heldQuantity: string;
    readonly electedAt: Date | null;
    readonly now: Date;
  }
>(
  'trading_start_replacement',
  `update orders set quantity = $quantity, notional = $notional, held_cash = $heldCash,
     held_quantity = $heldQuantity, elected_at = $electedAt, next_attempt_at = $now,
     updated_at = $now, awaits_order_id = null, revision = revision + 1
   where id = $orderId`,
);

export const setReplacedBy = statement<never, [orderId: string, replacedByOrderId: string]>(
  'trading_set_replaced_by',
  'update orders set replaced_by_order_id = $2 where id = $1',
);
