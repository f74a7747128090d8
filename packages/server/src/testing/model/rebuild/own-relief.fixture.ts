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

/** What is traded in the model is counted in US dollars. */
const PLACES = 2;
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

/** All units cost the same, in cents: those up to a lot have cost so many. */
function average(lots: readonly OwnLot[]): void {
  const units = lots.reduce((all, { quantity }) => all.plus(quantity), ZERO);
  const total = lots.reduce((all, { cost }) => all.plus(cost), ZERO);
  let [counted, before] = [ZERO, ZERO];
  for (const lot of lots) {
    counted = counted.plus(lot.quantity);
    const soFar = inPlaces(total.times(counted).dividedBy(units));
    lot.cost = soFar.minus(before);
    before = soFar;
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

/** What moves of the costs of lots, in cents: those up to a lot have given so many. */
export function sharesOf(costs: readonly Decimal[], part: string): Decimal[] {
  const total = costs.reduce((all, cost) => all.plus(cost), ZERO);
  const moved = inPlaces(total.times(part));
  let [counted, before] = [ZERO, ZERO];
  return costs.map((cost) => {
    counted = counted.plus(cost);
    const soFar = total.isZero() ? ZERO : inPlaces(moved.times(counted).dividedBy(total));
    const share = soFar.minus(before);
    before = soFar;
    return share;
  });
}
