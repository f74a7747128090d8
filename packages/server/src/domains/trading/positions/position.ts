import { averagePrice } from '@investing-platform/rules/trading/orders/advance';
import { type Decimal, ZERO } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { roundCash } from '../../../kernel/money.ts';

/** What an account holds of one asset and what it paid. */
export interface Holding {
  readonly quantity: Decimal;
  /** Held for open sells; part of `quantity`. */
  readonly quantityHeld: Decimal;
  /** What was paid for `quantity`, fees included, in the asset's currency: the cash that moved. */
  readonly cost: Decimal;
  /** What the last day of purchases brought, sold or not. Null: none yet. */
  readonly boughtOn: DayOfPurchases | null;
}

export interface DayOfPurchases {
  /** `YYYY-MM-DD` of the trading day. */
  readonly day: string;
  readonly quantity: Decimal;
  /** Fees included. */
  readonly cost: Decimal;
}

export const NOTHING_HELD: Holding = {
  quantity: ZERO,
  quantityHeld: ZERO,
  cost: ZERO,
  boughtOn: null,
};

/** @param cost the value of what comes in and its fees */
export function added(holding: Holding, quantity: Decimal, cost: Decimal): Holding {
  invariant(quantity.greaterThan(0), 'a position grows by something');
  return {
    ...holding,
    quantity: holding.quantity.plus(quantity),
    cost: holding.cost.plus(cost),
  };
}

/**
 * A purchase on the market, which the gain of its day counts from its price.
 *
 * @param day `YYYY-MM-DD` of the trading day
 */
export function bought(holding: Holding, quantity: Decimal, cost: Decimal, day: string): Holding {
  const before = holding.boughtOn;
  const boughtOn =
    before?.day === day
      ? { day, quantity: before.quantity.plus(quantity), cost: before.cost.plus(cost) }
      : { day, quantity, cost };
  return { ...added(holding, quantity, cost), boughtOn };
}

/** @param cost what the lots of the sale had cost */
export function sold(holding: Holding, quantity: Decimal, cost: Decimal): Holding {
  const rest = holding.quantity.minus(quantity);
  invariant(quantity.greaterThan(0) && rest.gte(0), 'a sale never goes short');
  return { ...holding, quantity: rest, cost: holding.cost.minus(cost) };
}

/** @param change above 0 where an order holds more, below where it holds less */
export function holding(position: Holding, change: Decimal): Holding {
  const quantityHeld = position.quantityHeld.plus(change);
  invariant(quantityHeld.gte(0), 'no more is given back than was held');
  return { ...position, quantityHeld };
}

/** What is shown: the average price paid and the cost in whole minor units. */
export function shownCost(
  position: Holding,
  currency: string,
): { averageEntryPrice: Decimal; costBasis: Decimal } {
  if (position.quantity.isZero()) return { averageEntryPrice: ZERO, costBasis: ZERO };
  return {
    averageEntryPrice: averagePrice(position.cost, position.quantity),
    costBasis: roundCash(position.cost, currency),
  };
}
