import { Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';

/** What is left of one purchase, as the rebuild has it. It changes as the journal is read. */
export interface OwnLot {
  readonly id: string;
  readonly acquiredAt: Date;
  quantity: Decimal;
  cost: Decimal;
}

export interface Taken {
  readonly lot: OwnLot;
  readonly quantity: Decimal;
  readonly cost: Decimal;
}

const PLACES = 18;
const PRICE_PLACES = 8;
const inPlaces = (amount: Decimal): Decimal =>
  amount.toDecimalPlaces(PLACES, Decimal.ROUND_HALF_EVEN);

/**
 * Takes a quantity out of lots by the words of a method; the lots are changed.
 *
 * @param kept what is left to orders that name the lot
 */
export function take(
  lots: readonly OwnLot[],
  quantity: Decimal,
  method: string,
  kept: (lot: OwnLot) => Decimal,
): Taken[] {
  const open = lots.filter((lot) => !lot.quantity.isZero()).sort(byAge);
  if (method === 'AVERAGE') average(open);
  if (method === 'LIFO') open.reverse();
  if (method === 'HIFO') open.sort((one, other) => unitCost(other).comparedTo(unitCost(one)));
  const taken: Taken[] = [];
  let missing = quantity;
  for (const lot of open) {
    if (missing.isZero()) break;
    const part = Decimal.min(missing, lot.quantity.minus(kept(lot)));
    if (part.isZero()) continue;
    taken.push(takePart(lot, part));
    missing = missing.minus(part);
  }
  return taken;
}

/** Takes a part of one lot, which is changed. */
export function takePart(lot: OwnLot, quantity: Decimal): Taken {
  const isWhole = quantity.equals(lot.quantity);
  const cost = isWhole ? lot.cost : inPlaces(quantity.times(lot.cost).dividedBy(lot.quantity));
  lot.quantity = lot.quantity.minus(quantity);
  lot.cost = lot.cost.minus(cost);
  return { lot, quantity, cost };
}

/** By price, and by age among those of one price: sorting keeps the order of equals. */
const unitCost = ({ cost, quantity }: OwnLot): Decimal =>
  cost.dividedBy(quantity).toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_DOWN);

export function byAge(one: OwnLot, other: OwnLot): number {
  return one.acquiredAt.getTime() - other.acquiredAt.getTime() || (one.id < other.id ? -1 : 1);
}

/** All units cost the same; the last lot has what is over. */
function average(lots: readonly OwnLot[]): void {
  const units = lots.reduce((all, { quantity }) => all.plus(quantity), ZERO);
  const total = lots.reduce((all, { cost }) => all.plus(cost), ZERO);
  let over = total;
  for (const lot of lots) {
    lot.cost = lot === lots.at(-1) ? over : inPlaces(total.times(lot.quantity).dividedBy(units));
    over = over.minus(lot.cost);
  }
}

const KEPT_PLACES = 9;

/** What becomes of a quantity at `numerator` for `denominator`; the smallest parts are lost. */
export function inRatio(
  quantity: Decimal,
  { numerator, denominator }: { readonly numerator: number; readonly denominator: number },
): Decimal {
  const units = decimal(10).pow(KEPT_PLACES);
  return quantity.times(units).times(numerator).dividedBy(denominator).floor().dividedBy(units);
}

export function shareOf(cost: Decimal, part: string): Decimal {
  return inPlaces(cost.times(part));
}
