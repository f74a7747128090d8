import { type Decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { roundCash } from '@investing-platform/rules/numbers/money';
import { type Settlement, settle } from '@investing-platform/rules/trading/orders/settlement';
import type { ClosedStatus } from '@investing-platform/rules/trading/orders/status';
import type { OrderFailureCode } from '@investing-platform/schema/operations';
import type { Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { cashOf, holdingOf, releaseCash, releaseQuantity } from './accounts.ts';
import { feeRate } from './fees.ts';
import { addLot, freeLots, sellLots } from './lots.ts';

/**
 * Trades a part of an order or all of it: cash and units change hands, and what the rest of the
 * order cannot need any more is given back.
 *
 * @param quantity above zero, and no more than is left
 */
export function fill(platform: Platform, order: Order, quantity: Decimal, price: Decimal): void {
  const { currency } = order.asset;
  const at = platform.clock.now();
  const before = { ...order };
  order.quantityFilled = before.quantityFilled.plus(quantity);
  order.valueFilled = before.valueFilled.plus(quantity.times(price));
  order.fees = roundCash(order.valueFilled.times(feeRate(order.asset)), currency);
  const isWhole = order.quantity?.equals(order.quantityFilled) === true;
  order.status = isWhole ? 'FILLED' : 'PARTIALLY_FILLED';
  const settled = settle({ ...before, currency, feeRate: feeRate(order.asset) }, before, order);
  const amount =
    order.side === 'BUY'
      ? settleBuy(platform, order, settled, at)
      : settleSell(platform, order, settled);
  const brought = { amount, currency };
  order.fills.push({ id: platform.newId(), quantity, price, fee: settled.fee, at, brought });
  order.held = settled.held;
  if (isWhole) end(platform, order, 'FILLED');
}

/** @returns what it added to the cash: below 0 */
function settleBuy(platform: Platform, order: Order, settled: Settlement, at: Date): Decimal {
  const { account, asset } = order;
  const cash = cashOf(platform, account, asset.currency);
  const cost = settled.cash.plus(settled.fee);
  releaseCash(cash, cost.plus(settled.released));
  cash.total = cash.total.minus(cost);
  const { quantity } = settled;
  addLot(platform, holdingOf(platform, account, asset), { quantity, cost, acquiredAt: at });
  return cost.negated();
}

/** @returns what it added to the cash */
function settleSell(platform: Platform, order: Order, settled: Settlement): Decimal {
  const { account, asset } = order;
  const holding = holdingOf(platform, account, asset);
  const proceeds = settled.cash.minus(settled.fee);
  releaseQuantity(holding, settled.quantity.plus(settled.released));
  const cost = sellLots(holding, order, settled.quantity);
  order.gain = order.gain.plus(proceeds).minus(cost);
  const cash = cashOf(platform, account, asset.currency);
  cash.total = cash.total.plus(proceeds);
  return proceeds;
}

/** Makes an order final and gives back what it still holds. */
export function end(
  platform: Platform,
  order: Order,
  status: ClosedStatus,
  failureReason: string | null = null,
  failureCode: OrderFailureCode | null = failureReason === null ? null : 'REFUSED_BY_MARKET',
): void {
  const now = platform.clock.now();
  const { account, asset } = order;
  if (order.side === 'BUY') releaseCash(cashOf(platform, account, asset.currency), order.held);
  else {
    const holding = holdingOf(platform, account, asset);
    releaseQuantity(holding, order.held);
    freeLots(holding, order);
  }
  order.held = ZERO;
  order.status = status;
  order.failureReason = failureReason;
  order.failureCode = failureCode;
  order.endedAt = now;
  if (status === 'FILLED') order.filledAt = now;
  if (status === 'CANCELED') order.canceledAt = now;
  if (status === 'EXPIRED') order.expiredAt = now;
}
