import { type Decimal, decimal, toPlain } from '../../numbers/decimal.ts';
import type { BookAsset } from './book.ts';
import { costOf } from './exchange-terms.ts';
import { type Skip, skip } from './skip.ts';
import {
  budgetIn,
  coverOf,
  floorTo,
  leastQuantity,
  MIN_NOTIONAL,
  notionalWithin,
  type PlannedOrder,
  stepOf,
} from './trade.ts';

/** Purchases that the cash pays for, and what it does not. */
export interface Affordable {
  readonly orders: readonly PlannedOrder[];
  /** The cash that these orders hold, by currency. */
  readonly needed: ReadonlyMap<string, Decimal>;
  readonly skipped: readonly Skip[];
}

/**
 * Purchases as they were planned, as long as the cash that is there now pays for them; the one that
 * it does not is cut to what is left. At the plan's prices nothing is cut.
 *
 * @param reserves the cash that each purchase holds, in the same order; plain decimals in the
 *   asset's currency
 * @param cash what may be spent, 0 or more, in the book's currency, `currency`
 * @param assets by id, with fees
 */
export function cutToCash(
  purchases: readonly PlannedOrder[],
  reserves: readonly string[],
  cash: Decimal,
  assets: ReadonlyMap<string, BookAsset>,
  currency: string,
): Affordable {
  let left = cash;
  const orders: PlannedOrder[] = [];
  const needed = new Map<string, Decimal>();
  const skipped: Skip[] = [];
  for (const [at, order] of purchases.entries()) {
    const held = assets.get(order.assetId);
    if (held === undefined) continue;
    if (held.quote === null) {
      const detail = `There is no current price of ${held.asset.symbol}`;
      skipped.push(skip(held, 'BUY', null, 'NO_PRICE', detail));
      continue;
    }
    const reserve = decimal(reserves[at] ?? '0');
    const cost = (amount: Decimal): Decimal =>
      held.exchange === null ? amount : costOf(amount, held.exchange, currency);
    const isWhole = cost(reserve).lte(left);
    const cut = isWhole
      ? { order, reserve }
      : cutOrder(order, held, budgetIn(held, left, currency));
    if (cut === null) {
      const detail = `The sales brought too little for ${held.asset.symbol}`;
      skipped.push(skip(held, 'BUY', cost(reserve), 'INSUFFICIENT_CASH', detail));
      continue;
    }
    orders.push(cut.order);
    left = left.minus(cost(cut.reserve));
    const { currency: other } = held.asset;
    needed.set(other, cut.reserve.plus(needed.get(other) ?? 0));
  }
  return { orders, needed, skipped };
}

/** @param cash in the asset's currency */
function cutOrder(
  order: PlannedOrder,
  held: BookAsset,
  cash: Decimal,
): { order: PlannedOrder; reserve: Decimal } | null {
  const { feeRate } = held;
  const { currency } = held.asset;
  if (order.limitPrice === null) {
    const notional = notionalWithin(cash, feeRate, currency);
    if (notional.lessThan(MIN_NOTIONAL)) return null;
    const reserve = coverOf(notional, feeRate, currency);
    return { order: { ...order, notional: toPlain(notional) }, reserve };
  }
  const limit = decimal(order.limitPrice);
  const step = stepOf(held);
  const cover = (units: Decimal): Decimal => coverOf(units.times(limit), feeRate, currency);
  let quantity = floorTo(cash.dividedBy(limit.times(feeRate.plus(1))), step);
  if (cover(quantity).greaterThan(cash)) quantity = quantity.minus(step);
  if (quantity.lessThan(leastQuantity(held))) return null;
  return { order: { ...order, quantity: toPlain(quantity) }, reserve: cover(quantity) };
}
