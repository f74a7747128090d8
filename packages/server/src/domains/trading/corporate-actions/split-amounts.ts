import type { Lot } from '@investing-platform/rules/returns/cost-basis';
import { QUANTITY_PLACES } from '@investing-platform/rules/trading/orders/asset';
import { Decimal, decimal, sum } from '../../../kernel/decimal.ts';

/** New shares for each `denominator` old ones; both whole and above 0. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** A quantity after a split, cut off at the smallest part of a share that is kept. */
export function splitQuantity(quantity: Decimal, { numerator, denominator }: Ratio): Decimal {
  return quantity
    .times(numerator)
    .dividedBy(denominator)
    .toDecimalPlaces(QUANTITY_PLACES, Decimal.ROUND_DOWN);
}

/**
 * Lots after a split: more shares for the same cost. They sum to `total` whatever is cut off.
 *
 * @param total what all of them together become
 */
export function splitLots(lots: readonly Lot[], ratio: Ratio, total: Decimal): Lot[] {
  const split = lots.map((lot) => ({ ...lot, quantity: splitQuantity(lot.quantity, ratio) }));
  const lacking = total.minus(sum(split.map(({ quantity }) => quantity)));
  return split.map((lot, index) =>
    index === split.length - 1 ? { ...lot, quantity: lot.quantity.plus(lacking) } : lot,
  );
}

/** Regulation NMS, rule 612: cents from a price of 1.00, hundredths of a cent below. */
const CENT_PLACES = 2;
const SMALL_PRICE_PLACES = 4;

/**
 * A price after a split, on the grid of prices; rounded so that the order is never worse for its
 * owner: down for a buy, up for a sale.
 */
export function splitPrice(price: Decimal, ratio: Ratio, isBuy: boolean): Decimal {
  const exact = price.times(ratio.denominator).dividedBy(ratio.numerator);
  const places = exact.gte(decimal(1)) ? CENT_PLACES : SMALL_PRICE_PLACES;
  return exact.toDecimalPlaces(places, isBuy ? Decimal.ROUND_DOWN : Decimal.ROUND_UP);
}
