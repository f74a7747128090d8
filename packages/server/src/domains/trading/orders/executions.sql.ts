import { statement } from '../../../db/statement.ts';

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

export const insertExecution = statement<
  never,
  [
    id: string,
    orderId: string,
    sequence: number,
    reference: string,
    quantity: string,
    price: string,
    fee: string,
    at: Date,
    entryId: string,
  ]
>(
  'trading_insert_execution',
  `insert into executions (id, order_id, sequence, reference, quantity, price, fee, at, entry_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
