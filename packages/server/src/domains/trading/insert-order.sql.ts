import type { TradingMode } from '@investing-platform/schema/operations';
import { statement } from '../../db/statement.ts';
import type { OrderSide, OrderType, TimeInForce } from './order.ts';
import type { OrderSource } from './orders.sql.ts';

/** Takes an order, due at once unless another has to make room for it. */
export const insertOrderRow = statement<
  never,
  [
    id: string,
    userId: string,
    brokerAccountId: string,
    bookId: string,
    source: OrderSource,
    activeStrategyId: string | null,
    predecessorId: string | null,
    clientOrderId: string | null,
    assetId: string,
    symbol: string,
    currency: string,
    side: OrderSide,
    type: OrderType,
    timeInForce: TimeInForce,
    quantity: string | null,
    notional: string | null,
    limitPrice: string | null,
    stopPrice: string | null,
    capPrice: string | null,
    premarket: boolean,
    tradingMode: TradingMode,
    feeRate: string,
    heldCash: string,
    heldQuantity: string,
    submittedAt: Date,
    expiresAt: Date,
    auctionAt: Date | null,
  ]
>(
  'trading_insert_order',
  `insert into orders (id, user_id, broker_account_id, book_id, source, active_strategy_id,
     replaces_order_id, awaits_order_id, client_order_id, asset_id, symbol, currency, side, type,
     time_in_force, quantity, notional, limit_price, stop_price, cap_price, premarket,
     trading_mode, fee_rate, held_cash, held_quantity, next_attempt_at, submitted_at, expires_at,
     auction_at, updated_at, status)
   values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
     $19, $20, $21, $22, $23, $24, $25, $25, $26, $27, $25, 'PENDING_NEW')`,
);
