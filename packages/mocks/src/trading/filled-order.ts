import { type Decimal, ZERO } from '@investing-platform/rules/decimal';
import type { Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

/** An order that was filled at once, all of it at one price. */
export interface FilledAtOnce
  extends Pick<Order, 'account' | 'asset' | 'side' | 'type' | 'timeInForce' | 'limitPrice'>,
    Partial<Pick<Order, 'activeStrategyId' | 'runId'>> {
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly fees: Decimal;
  readonly at: Date;
}

/** Adds the order; cash and shares stay as they are. */
export function addFilledOrder(
  { newId, state }: Platform,
  { price, at, ...terms }: FilledAtOnce,
): Order {
  const { account, quantity, fees } = terms;
  const order: Order = {
    ...terms,
    id: newId(),
    userId: account.userId,
    clientOrderId: null,
    notional: null,
    stopPrice: null,
    capPrice: null,
    premarket: false,
    submittedAt: at,
    expiresAt: at,
    status: 'FILLED',
    auctionAt: null,
    electedAt: at,
    quantityFilled: quantity,
    valueFilled: quantity.times(price),
    fills: [{ id: newId(), quantity, price, fee: fees, at }],
    held: ZERO,
    lots: [],
    gain: ZERO,
    failureReason: null,
    failureCode: null,
    source: terms.activeStrategyId == null ? 'API' : 'REBALANCE',
    endedAt: at,
    filledAt: at,
    canceledAt: null,
    expiredAt: null,
  };
  state.orders.set(order.id, order);
  return order;
}
