import { statement } from '../../db/statement.ts';
import type { OrderSide, OrderStatus, OrderType, StatusAskedFor, TimeInForce } from './order.ts';

export type TradingMode = 'LIVE' | 'PAPER';

/** An order as its owner sees it. Amounts are plain decimals in `currency`, the asset's. */
export interface OrderRow {
  readonly id: string;
  readonly status: OrderStatus;
  readonly quantityFilled: string;
  readonly averageFilledPrice: string | null;
  readonly clientOrderId: string | null;
  readonly assetId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly quantity: string | null;
  readonly notional: string | null;
  readonly limitPrice: string | null;
  readonly stopPrice: string | null;
  readonly premarket: boolean;
  readonly tradingMode: TradingMode;
  readonly brokerAccountId: string;
  readonly rejectReason: string | null;
  readonly fees: string;
  readonly currency: string;
  readonly submittedAt: Date;
  readonly filledAt: Date | null;
  readonly canceledAt: Date | null;
  readonly expiredAt: Date | null;
  readonly activeStrategyId: string | null;
  readonly replacesOrderId: string | null;
  readonly replacedByOrderId: string | null;
  /** How many executions have led to this state. */
  readonly fillCount: number;
}

/** An order with what only the platform needs to know. */
export interface StoredOrder extends OrderRow {
  readonly userId: string;
  readonly capPrice: string | null;
  /** The greatest fee, as a fraction of the value. */
  readonly feeRate: string;
  readonly valueFilled: string;
  /** What is left of the hold: cash of a buy, quantity of a sell. */
  readonly heldCash: string;
  readonly heldQuantity: string;
  /** Failed calls to the venue since the last answer. */
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly expiresAt: Date;
  readonly lastFilledAt: Date | null;
}

const ORDER_COLUMNS = `id, status, quantity_filled as "quantityFilled",
  average_filled_price as "averageFilledPrice", client_order_id as "clientOrderId",
  asset_id as "assetId", symbol, side, type, time_in_force as "timeInForce", quantity, notional,
  limit_price as "limitPrice", stop_price as "stopPrice", premarket,
  trading_mode as "tradingMode", broker_account_id as "brokerAccountId",
  reject_reason as "rejectReason", fees, currency, submitted_at as "submittedAt",
  filled_at as "filledAt", canceled_at as "canceledAt", expired_at as "expiredAt",
  active_strategy_id as "activeStrategyId", replaces_order_id as "replacesOrderId",
  replaced_by_order_id as "replacedByOrderId", fill_count as "fillCount"`;

const STORED_COLUMNS = `${ORDER_COLUMNS}, user_id as "userId", cap_price as "capPrice",
  fee_rate as "feeRate", value_filled as "valueFilled",
  held_cash as "heldCash", held_quantity as "heldQuantity", attempts,
  next_attempt_at as "nextAttemptAt", expires_at as "expiresAt",
  last_filled_at as "lastFilledAt"`;

const IS_OPEN = `status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD', 'PARTIALLY_FILLED')`;

export const orderOfUser = statement<OrderRow, [userId: string, orderId: string]>(
  'trading_order_of_user',
  `select ${ORDER_COLUMNS} from orders where user_id = $1 and id = $2`,
);

export const storedOrderOfUser = statement<StoredOrder, [userId: string, orderId: string]>(
  'trading_stored_order_of_user',
  `select ${STORED_COLUMNS} from orders where user_id = $1 and id = $2`,
);

/** Absent bounds are '-infinity' and 'infinity', so that one plan on the index serves all. */
export const ordersOfUser = statement<
  OrderRow,
  [
    userId: string,
    tradingMode: TradingMode | null,
    statuses: readonly StatusAskedFor[] | null,
    assetId: string | null,
    side: OrderSide | null,
    brokerAccountId: string | null,
    from: Date | '-infinity',
    to: Date | 'infinity',
    beforeSubmittedAt: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'trading_orders_of_user',
  `select ${ORDER_COLUMNS} from orders
   where user_id = $1
     and ($2::text is null or trading_mode = $2)
     and ($3::text[] is null or status = any($3))
     and ($4::uuid is null or asset_id = $4)
     and ($5::text is null or side = $5)
     and ($6::uuid is null or broker_account_id = $6)
     and submitted_at >= $7::timestamptz
     and submitted_at < $8::timestamptz
     and (submitted_at, id) < ($9::timestamptz, $10::uuid)
   order by submitted_at desc, id desc limit $11`,
);

/** Open orders of the same person on the other side, with the price each would trade at. */
export const opposingOrders = statement<
  { limitPrice: string | null },
  [userId: string, tradingMode: TradingMode, assetId: string, side: OrderSide]
>(
  'trading_opposing_orders',
  `select limit_price as "limitPrice" from orders
   where user_id = $1 and trading_mode = $2 and asset_id = $3 and side = $4 and ${IS_OPEN}
   order by limit_price nulls first limit 1000`,
);

/** The next page of open orders that are due. */
export const dueOrders = statement<
  StoredOrder,
  [afterId: string, now: Date, statuses: readonly OrderStatus[], limit: number]
>(
  'trading_due_orders',
  `select ${STORED_COLUMNS} from orders
   where ${IS_OPEN} and id > $1 and next_attempt_at <= $2 and status = any($3)
   order by id limit $4`,
);

/** Nothing where another transaction works on the order: it will see to what is due. */
export const claimOrder = statement<StoredOrder, [orderId: string]>(
  'trading_claim_order',
  `select ${STORED_COLUMNS} from orders where id = $1 for update skip locked`,
);

/** Waits for whoever works on the order. */
export const lockOrder = statement<StoredOrder, [orderId: string]>(
  'trading_lock_order',
  `select ${STORED_COLUMNS} from orders where id = $1 for update`,
);

export const updateOrder = statement<
  never,
  [
    orderId: string,
    status: OrderStatus,
    quantityFilled: string,
    valueFilled: string,
    averageFilledPrice: string | null,
    fees: string,
    fillCount: number,
    heldCash: string,
    heldQuantity: string,
    rejectReason: string | null,
    lastFilledAt: Date | null,
    filledAt: Date | null,
    canceledAt: Date | null,
    expiredAt: Date | null,
  ]
>(
  'trading_update_order',
  `update orders set status = $2, quantity_filled = $3, value_filled = $4,
     average_filled_price = $5, fees = $6, fill_count = $7, held_cash = $8, held_quantity = $9,
     reject_reason = $10, last_filled_at = $11, filled_at = $12, canceled_at = $13,
     expired_at = $14
   where id = $1`,
);

export const scheduleOrder = statement<
  never,
  [orderId: string, nextAttemptAt: Date, attempts: number]
>('trading_schedule_order', 'update orders set next_attempt_at = $2, attempts = $3 where id = $1');
