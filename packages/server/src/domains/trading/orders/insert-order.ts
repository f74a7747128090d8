import type { TradedAsset } from '@investing-platform/rules/trading/orders/asset';
import type { OrderNeeds } from '@investing-platform/rules/trading/orders/needs';
import { nameInUse } from '@investing-platform/rules/trading/orders/refusals';
import type { OrderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import { type Decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { hold } from '../../../ledger/index.ts';
import type { TradingDeps } from '../deps.ts';
import { changePosition, type PositionOwner } from '../positions/keep-position.ts';
import { holding } from '../positions/position.ts';
import type { OrderSource } from './orders.sql.ts';

/** Whom an order trades for. */
export interface OrderOwner extends PositionOwner {
  /** Whose cash and shares it moves: the account's own book, or an active strategy's. */
  readonly bookId: string;
  readonly source: OrderSource;
  readonly activeStrategyId: string | null;
}

/** The order that a new one takes the place of. */
export interface Predecessor {
  readonly id: string;
  /** What the new order holds already, before the old one makes room. */
  readonly held: Decimal;
}

export interface NewOrder {
  readonly id: string;
  readonly owner: OrderOwner;
  readonly asset: TradedAsset;
  readonly terms: OrderTerms;
  readonly needs: OrderNeeds;
  readonly clientOrderId: string | null;
  readonly submittedAt: Date;
  readonly expiresAt: Date;
  readonly auctionAt: Date | null;
  readonly predecessor: Predecessor | null;
}

/**
 * Writes an order and holds what it needs.
 *
 * @throws {PlatformError} CONFLICT for a `clientOrderId` in use; INSUFFICIENT_FUNDS or
 *   INSUFFICIENT_QUANTITY where there is less than the order needs
 */
export async function insertOrder(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  order: NewOrder,
): Promise<void> {
  sendRow(tx, order);
  const { id, owner, asset, terms } = order;
  const amount = heldOf(order);
  if (amount.isZero()) return;
  const source = { ownerId: owner.bookId, userId: owner.userId, sourceType: 'order', sourceId: id };
  if (terms.side === 'BUY') {
    await hold(tx, deps, { ...source, of: 'cash', asset: asset.currency, amount });
    return;
  }
  await hold(tx, deps, { ...source, of: 'position', asset: asset.id, amount });
  if (owner.bookId !== owner.brokerAccountId) return;
  await changePosition(tx, deps, owner, asset, (held) => holding(held, amount));
}

/** What the order holds from the start: all that it needs, or what its predecessor leaves open. */
function heldOf({ needs, terms, predecessor }: NewOrder): Decimal {
  if (predecessor !== null) return predecessor.held;
  return terms.side === 'BUY' ? needs.cash : needs.quantity;
}

/** Takes an order, due at once unless another has to make room for it. */
const insertOrderRow = insertInto('orders', 'trading_insert_order', {
  columns: [
    'id',
    'userId',
    'brokerAccountId',
    'bookId',
    'source',
    'activeStrategyId',
    'replacesOrderId',
    'clientOrderId',
    'assetId',
    'symbol',
    'currency',
    'side',
    'type',
    'timeInForce',
    'quantity',
    'notional',
    'limitPrice',
    'stopPrice',
    'capPrice',
    'premarket',
    'tradingMode',
    'feeRate',
    'heldCash',
    'heldQuantity',
    'submittedAt',
    'expiresAt',
    'auctionAt',
  ],
  same: {
    awaitsOrderId: 'replacesOrderId',
    nextAttemptAt: 'submittedAt',
    updatedAt: 'submittedAt',
  },
  fixed: { status: 'PENDING_NEW' },
});

function sendRow(tx: Transaction, order: NewOrder): void {
  const { id, owner, asset, terms, needs, clientOrderId, submittedAt, expiresAt, auctionAt } =
    order;
  const { userId, brokerAccountId, bookId, source, activeStrategyId, tradingMode } = owner;
  const row = insertOrderRow({
    id,
    userId,
    brokerAccountId,
    bookId,
    source,
    activeStrategyId,
    replacesOrderId: order.predecessor?.id ?? null,
    clientOrderId,
    assetId: asset.id,
    symbol: asset.symbol,
    currency: asset.currency,
    side: terms.side,
    type: terms.type,
    timeInForce: terms.timeInForce,
    quantity: plainOrNull(terms.quantity),
    notional: plainOrNull(terms.notional),
    limitPrice: plainOrNull(terms.limitPrice),
    stopPrice: plainOrNull(terms.stopPrice),
    capPrice: plainOrNull(needs.capPrice),
    premarket: terms.premarket,
    tradingMode,
    feeRate: needs.feeRate,
    heldCash: toPlain(terms.side === 'BUY' ? heldOf(order) : ZERO),
    heldQuantity: toPlain(terms.side === 'SELL' ? heldOf(order) : ZERO),
    submittedAt,
    expiresAt,
    auctionAt,
  });
  tx.send(...row, inWords);
}

function inWords(error: unknown): unknown {
  return isUniqueViolation(error, 'orders_client_order_id') ? nameInUse() : error;
}

const plainOrNull = (value: Decimal | null): string | null =>
  value === null ? null : toPlain(value);
