import type { Transaction } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/faults.ts';
import { type Decimal, toPlain } from '../../kernel/decimal.ts';
import { refuse } from '../../kernel/errors.ts';
import { hold } from '../../ledger/index.ts';
import type { TradedAsset } from './asset.ts';
import type { TradingDeps } from './deps.ts';
import { changePosition, type PositionOwner } from './keep-position.ts';
import { OrderEntity } from './order.entity.ts';
import type { OrderNeeds } from './order-needs.ts';
import type { OrderTerms } from './order-terms.ts';
import { holding } from './position.ts';

export interface NewOrder {
  readonly id: string;
  readonly owner: PositionOwner;
  readonly asset: TradedAsset;
  readonly terms: OrderTerms;
  readonly needs: OrderNeeds;
  readonly clientOrderId: string | null;
  readonly submittedAt: Date;
  readonly expiresAt: Date;
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
  await insertRow(tx, order);
  const { id, owner, asset, needs } = order;
  const { brokerAccountId: ownerId, userId } = owner;
  const source = { ownerId, userId, sourceType: 'order', sourceId: id };
  if (order.terms.side === 'BUY') {
    await hold(tx, deps, { ...source, of: 'cash', asset: asset.currency, amount: needs.cash });
    return;
  }
  await hold(tx, deps, { ...source, of: 'position', asset: asset.id, amount: needs.quantity });
  await changePosition(tx, deps, owner, asset, (held) => holding(held, needs.quantity));
}

async function insertRow(tx: Transaction, order: NewOrder): Promise<void> {
  const { owner, asset, terms, needs, submittedAt } = order;
  tx.em.create(OrderEntity, {
    id: order.id,
    userId: owner.userId,
    brokerAccountId: owner.brokerAccountId,
    clientOrderId: order.clientOrderId,
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
    tradingMode: owner.tradingMode,
    feeRate: needs.feeRate,
    status: 'PENDING_NEW',
    heldCash: toPlain(needs.cash),
    heldQuantity: toPlain(needs.quantity),
    nextAttemptAt: submittedAt,
    submittedAt,
    expiresAt: order.expiresAt,
  });
  try {
    await tx.em.flush();
  } catch (error) {
    if (!isUniqueViolation(error, 'orders_client_order_id')) throw error;
    throw refuse('CONFLICT', 'Another order of yours has this clientOrderId');
  }
}

const plainOrNull = (value: Decimal | null): string | null =>
  value === null ? null : toPlain(value);
