import { type Decimal, ZERO } from '../../kernel/decimal.ts';
import { invariant } from '../../kernel/invariant.ts';
import { roundCash } from '../../kernel/money.ts';
import { averagePrice } from './order.ts';

/** What an account holds of one asset and what it paid. */
export interface Holding {
  readonly quantity: Decimal;
  /** Held for open sells; part of `quantity`. */
  readonly quantityHeld: Decimal;
  /** What was paid for `quantity`, fees included, in the asset's currency; unrounded. */
  readonly cost: Decimal;
}

export const NOTHING_HELD: Holding = { quantity: ZERO, quantityHeld: ZERO, cost: ZERO };

/** @param cost the value of the buy and its fees */
export function bought(holding: Holding, quantity: Decimal, cost: Decimal): Holding {
  invariant(quantity.greaterThan(0), 'a buy adds to a position');
  return {
    ...holding,
    quantity: holding.quantity.plus(quantity),
    cost: holding.cost.plus(cost),
  };
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
