import { namedStatement, statement } from '../../../db/statement.ts';

/** One fill of an order. Amounts are plain decimals in the order's currency. */
export interface ExecutionRow {
  readonly id: string;
  readonly quantity: string;
  readonly price: string;
  readonly fee: string;
  readonly at: Date;
}

/** An order has 500 fills at most (`MAX_FILLS`). */
export const executionsOfOrders = statement<
  ExecutionRow & { readonly orderId: string },
  [orderIds: readonly string[]]
>(
  'trading_executions_of_orders',
  `select id, order_id as "orderId", quantity, price, fee, at from executions
   where order_id = any($1::uuid[]) order by order_id, sequence`,
);

export const insertExecution = namedStatement<
  never,
  {
    readonly id: string;
    readonly orderId: string;
    readonly sequence: number;
    readonly reference: string;
    readonly quantity: string;
    readonly price: string;
    readonly fee: string;
    readonly at: Date;
    readonly entryId: string;
  }
>(
  'trading_insert_execution',
  `insert into executions (id, order_id, sequence, reference, quantity, price, fee, at, entry_id)
   values ($id, $orderId, $sequence, $reference, $quantity, $price, $fee, $at, $entryId)`,
);
