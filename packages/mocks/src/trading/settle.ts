import { invariant } from '@investing-platform/rules/invariant';
import type { OrderFailureCode } from '@investing-platform/schema/operations';
import {
  add,
  compare,
  type Decimal,
  greatest,
  least,
  multiply,
  subtract,
  ZERO,
} from '../kernel/decimal.ts';
import { roundCash, tradedCash } from '../kernel/money.ts';
import type { Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { cashOf, holdingOf, releaseCash, releaseQuantity } from './accounts.ts';
import { cashToCover, feeRate, greatestValue } from './hold.ts';
import { addLot, freeLots, sellLots } from './lots.ts';

/** How an order ends. */
export type Ending = 'FILLED' | 'CANCELED' | 'EXPIRED' | 'REJECTED' | 'REPLACED';

/**
 * Trades a part of an order or all of it: cash and units change hands, and what the rest of the
 * order cannot need any more is given back.
 *
 * @param quantity above zero, and no more than is left
 */
export function fill(platform: Platform, order: Order, quantity: Decimal, price: Decimal): void {
  const { asset } = order;
  const at = platform.clock.now();
  const before = { value: order.valueFilled, fees: order.fees };
  const value = add(order.valueFilled, multiply(quantity, price));
  const fees = roundCash(multiply(value, feeRate(asset)), asset.currency);
  const fee = subtract(fees, order.fees);
  order.quantityFilled = add(order.quantityFilled, quantity);
  order.valueFilled = value;
  order.fees = fees;
  order.fills.push({ id: platform.newId(), quantity, price, fee, at });
  // The running total is rounded, not each fill (contract rule 4).
  const cash = (total: Decimal) => tradedCash(order.side, total, asset.currency);
  const paid = subtract(cash(value), cash(before.value));
  if (order.side === 'BUY') settleBuy(platform, order, quantity, paid, fee);
  else settleSell(platform, order, quantity, paid, fee);
  const isWhole = order.quantity !== null && compare(order.quantityFilled, order.quantity) === 0;
  if (isWhole) end(platform, order, 'FILLED');
  else order.status = 'PARTIALLY_FILLED';
}

function settleBuy(
  platform: Platform,
  order: Order,
  quantity: Decimal,
  paid: Decimal,
  fee: Decimal,
): void {
  const { account, asset } = order;
  const cash = cashOf(platform, account, asset.currency);
  const cost = add(paid, fee);
  invariant(compare(cost, order.held) <= 0, 'a fill never takes more than is held for it');
  releaseCash(cash, cost);
  cash.total = subtract(cash.total, cost);
  const left = subtract(order.held, cost);
  const spent = add(tradedCash('BUY', order.valueFilled, asset.currency), order.fees);
  const covered = subtract(cashToCover(greatestValue(order), asset), spent);
  const needed = least(left, greatest(covered, ZERO));
  releaseCash(cash, subtract(left, needed));
  order.held = needed;
  const holding = holdingOf(platform, account, asset);
  const lastFill = order.fills.at(-1);
  invariant(lastFill !== undefined, 'a settled order has a fill');
  addLot(platform, holding, { quantity, cost, acquiredAt: lastFill.at });
}

function settleSell(
  platform: Platform,
  order: Order,
  quantity: Decimal,
  paid: Decimal,
  fee: Decimal,
): void {
  const { account, asset } = order;
  const holding = holdingOf(platform, account, asset);
  releaseQuantity(holding, quantity);
  order.held = subtract(order.held, quantity);
  const cost = sellLots(holding, order, quantity);
  order.gain = add(order.gain, subtract(subtract(paid, fee), cost));
  const cash = cashOf(platform, account, asset.currency);
  cash.total = subtract(add(cash.total, paid), fee);
}

/** Makes an order final and gives back what it still holds. */
export function end(
  platform: Platform,
  order: Order,
  status: Ending,
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
