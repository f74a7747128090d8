import type { OpenStatus, OrderStatus } from '@investing-platform/rules/trading/orders/status';
import { OPEN_STATUSES } from '@investing-platform/rules/trading/orders/status';
import type {
  OrderFailureCode,
  OrderSide,
  OrderSource,
  OrderType,
  TimeInForce,
  TradingMode,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { AwaitedPrice } from '../../../ports/broker.ts';

export type { OrderFailureCode, OrderSource };

/** An order as its owner sees it. Amounts are plain decimals in `currency`, the asset's. */
export interface OrderShown {
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
  readonly failureReason: string | null;
  readonly failureCode: OrderFailureCode | null;
  readonly source: OrderSource;
  /** The broker's own name for the order. */
  readonly brokerOrderId: string | null;
  /** Null for the platform account. */
  readonly brokerCredentialId: string | null;
  readonly fees: string;
  readonly currency: string;
  readonly submittedAt: Date;
  /** When anything that its owner sees last changed. */
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly replacedAt: Date | null;
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
export interface OrderRow extends OrderShown {
  readonly userId: string;
  /** Whose cash and shares it moves: the account's own book, or an active strategy's. */
  readonly bookId: string;
  readonly resumeStatus: OpenStatus | null;
  readonly electedAt: Date | null;
  /** The opening or closing that an OPG or CLS order is for. */
  readonly auctionAt: Date | null;
  /** The order that has to make room before this one goes to the venue. */
  readonly awaitsOrderId: string | null;
  /** Rises with every change. */
  readonly revision: number;
  readonly capPrice: string | null;
  /** The greatest fee, as a fraction of the value. */
  readonly feeRate: string;
  readonly valueFilled: string;
  /** What is left of the hold: cash of a buy, quantity of a sell. */
  readonly heldCash: string;
  readonly heldQuantity: string;
  /** Failed calls to the venue since the last answer. */
  readonly attempts: number;
  /** When to ask the venue again, whatever the order waits for. */
  readonly nextAttemptAt: Date;
  /** The price that has to be there before. Both null: there is none. */
  readonly awaitsPriceKind: AwaitedPrice['kind'] | null;
  readonly awaitsPrice: string | null;
  readonly lastFilledAt: Date | null;
}

const ORDER_COLUMNS = `id, status, quantity_filled as "quantityFilled",
  average_filled_price as "averageFilledPrice", client_order_id as "clientOrderId",
  asset_id as "assetId", symbol, side, type, time_in_force as "timeInForce", quantity, notional,
  limit_price as "limitPrice", stop_price as "stopPrice", premarket,
  trading_mode as "tradingMode", broker_account_id as "brokerAccountId",
  reject_reason as "failureReason", failure_code as "failureCode", source,
  broker_order_id as "brokerOrderId", (select c.credential_id from broker_accounts c
    where c.id = broker_account_id) as "brokerCredentialId",
  fees, currency, submitted_at as "submittedAt", updated_at as "updatedAt",
  expires_at as "expiresAt", replaced_at as "replacedAt",
  filled_at as "filledAt", canceled_at as "canceledAt", expired_at as "expiredAt",
  active_strategy_id as "activeStrategyId", replaces_order_id as "replacesOrderId",
  replaced_by_order_id as "replacedByOrderId", fill_count as "fillCount"`;

export const STORED_COLUMNS = `${ORDER_COLUMNS}, user_id as "userId", book_id as "bookId",
  resume_status as "resumeStatus", elected_at as "electedAt", auction_at as "auctionAt",
  awaits_order_id as "awaitsOrderId", revision, cap_price as "capPrice",
  fee_rate as "feeRate", value_filled as "valueFilled",
  held_cash as "heldCash", held_quantity as "heldQuantity", attempts,
  next_attempt_at as "nextAttemptAt", awaits_price_kind as "awaitsPriceKind",
  awaits_price as "awaitsPrice",
  last_filled_at as "lastFilledAt"`;

export const IS_OPEN = `status in (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`;

export const orderOfUser = statement<OrderShown, [userId: string, orderId: string]>(
  'trading_order_of_user',
  `select ${ORDER_COLUMNS} from orders where user_id = $1 and id = $2`,
);

export const ordersByIds = statement<OrderShown, [userId: string, orderIds: readonly string[]]>(
  'trading_orders_by_ids',
  `select ${ORDER_COLUMNS} from orders where user_id = $1 and id = any($2::uuid[]) limit 10000`,
);

export const orderRowOfUser = statement<OrderRow, [userId: string, orderId: string]>(
  'trading_stored_order_of_user',
  `select ${STORED_COLUMNS} from orders where user_id = $1 and id = $2`,
);

interface OrdersOfUser {
  readonly name: string;
  /** Where a row stands to the one that the page before ended with. */
  readonly compare: '<' | '>';
  readonly order: 'asc' | 'desc';
}

type OrdersOfUserParams = [
  userId: string,
  tradingMode: TradingMode | null,
  statuses: readonly OrderStatus[] | null,
  assetIds: readonly string[] | null,
  sides: readonly OrderSide[] | null,
  brokerAccountId: string | null,
  from: Date | '-infinity',
  to: Date | 'infinity',
  ids: readonly string[] | null,
  clientOrderIds: readonly string[] | null,
  activeStrategyId: string | null,
  updatedSince: Date | '-infinity',
  at: Date | '-infinity' | 'infinity',
  id: string,
  limit: number,
];

/** Absent bounds are '-infinity' and 'infinity', so that one plan on the index serves all. */
const ordersOfUser = ({ name, compare, order }: OrdersOfUser) =>
  statement<OrderShown, OrdersOfUserParams>(
    `trading_orders_of_user_${name}`,
    `select ${ORDER_COLUMNS} from orders
     where user_id = $1 and not is_put_away
       and ($2::text is null or trading_mode = $2)
       and ($3::text[] is null or status = any($3))
       and ($4::uuid[] is null or asset_id = any($4))
       and ($5::text[] is null or side = any($5))
       and ($6::uuid is null or broker_account_id = $6)
       and submitted_at >= $7::timestamptz
       and submitted_at < $8::timestamptz
       and ($9::uuid[] is null or id = any($9))
       and ($10::text[] is null or client_order_id = any($10))
       and ($11::uuid is null or active_strategy_id = $11)
       and updated_at >= $12::timestamptz
       and (submitted_at, id) ${compare} ($13::timestamptz, $14::uuid)
     order by submitted_at ${order}, id ${order} limit $15`,
  );

export const ordersNewest = ordersOfUser({ name: 'newest', compare: '<', order: 'desc' });
export const ordersOldest = ordersOfUser({ name: 'oldest', compare: '>', order: 'asc' });

/** What speaks against an order: `OUTSIDE` names what the account's broker keeps, and the account. */
export interface OrderConflict {
  readonly kind: 'OUTSIDE' | 'WASH_TRADE';
  readonly symbol: string;
  readonly accountName: string;
}

/**
 * Whether the account's broker keeps of the asset what the books cannot; and an open order of the
 * same person on a side that could trade at a price of the other side. Without a price, as without
 * a limit, every order could.
 */
export const conflictsOfOrder = statement<
  OrderConflict,
  [
    userId: string,
    tradingMode: TradingMode,
    assetId: string,
    side: OrderSide,
    price: string | null,
    brokerAccountId: string,
  ]
>(
  'trading_conflicts_of_order',
  `(select 'OUTSIDE' as kind, o.symbol, a.name as "accountName"
     from outside_positions o join broker_accounts a on a.id = o.broker_account_id
     where o.broker_account_id = $6 and o.asset_id = $3 limit 1)
   union all
   (select 'WASH_TRADE', symbol, '' from orders
     where user_id = $1 and trading_mode = $2 and asset_id = $3 and side = $4 and ${IS_OPEN}
       and (limit_price is null or $5::numeric is null
         or case side when 'SELL' then limit_price <= $5::numeric
           else limit_price >= $5::numeric end)
     limit 1)
   order by kind`,
);

/** Nothing where another transaction works on the order: it will see to what is due. */
export const claimOrder = statement<OrderRow, [orderId: string]>(
  'trading_claim_order',
  `select ${STORED_COLUMNS} from orders where id = $1 for update skip locked`,
);

/** Waits for whoever works on the order. Lock its account first. */
export const lockOrder = statement<OrderRow, [orderId: string]>(
  'trading_lock_order',
  `select ${STORED_COLUMNS} from orders where id = $1 for update`,
);

/** An order that has changed waits for nothing, and is due at once. */
export const updateOrder = namedStatement<
  never,
  {
    readonly orderId: string;
    readonly status: OrderStatus;
    readonly quantityFilled: string;
    readonly valueFilled: string;
    readonly averageFilledPrice: string | null;
    readonly fees: string;
    readonly fillCount: number;
    readonly heldCash: string;
    readonly heldQuantity: string;
    readonly failureReason: string | null;
    readonly lastFilledAt: Date | null;
    readonly filledAt: Date | null;
    readonly canceledAt: Date | null;
    readonly expiredAt: Date | null;
    readonly resumeStatus: OpenStatus | null;
    readonly electedAt: Date | null;
    readonly failureCode: OrderFailureCode | null;
    readonly now: Date;
    readonly replacedAt: Date | null;
  }
>(
  'trading_update_order',
  `update orders set status = $status, quantity_filled = $quantityFilled,
     value_filled = $valueFilled, average_filled_price = $averageFilledPrice, fees = $fees,
     fill_count = $fillCount, held_cash = $heldCash, held_quantity = $heldQuantity,
     reject_reason = $failureReason, last_filled_at = $lastFilledAt, filled_at = $filledAt,
     canceled_at = $canceledAt, expired_at = $expiredAt, resume_status = $resumeStatus,
     elected_at = $electedAt, failure_code = $failureCode, updated_at = $now,
     replaced_at = $replacedAt, revision = revision + 1, awaits_price_kind = null,
     awaits_price = null, next_attempt_at = least(next_attempt_at, submitted_at)
   where id = $orderId`,
);

export const keepBrokerOrderId = statement<never, [orderId: string, brokerOrderId: string]>(
  'trading_keep_broker_order_id',
  'update orders set broker_order_id = $2 where id = $1',
);
