import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { Decimal, sum, ZERO } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';
import { invariant } from '../refusals/invariant.ts';

/** What is left of one purchase. */
export interface Lot {
  readonly id: string;
  readonly acquiredAt: Date;
  /** Above 0. */
  readonly quantity: Decimal;
  /** What `quantity` cost, fees included; 0 or more. */
  readonly cost: Decimal;
  /** The part of `quantity` that only sales take which name the lot. Absent: none. */
  readonly quantityHeld?: Decimal;
}

/** The part of a lot that a sale takes. */
export interface Relief {
  readonly lotId: string;
  readonly acquiredAt: Date;
  readonly quantity: Decimal;
  readonly cost: Decimal;
}

export interface Relieved<L extends Lot> {
  readonly reliefs: readonly Relief[];
  /** The lots afterwards, in the order given; those that are used up have quantity 0. */
  readonly lots: readonly L[];
}

/** How much of which lot a sale takes: for `SPECIFIC` alone. */
export type LotSelections = ReadonlyMap<string, Decimal>;

/** What is sold, and how. */
export interface Sale {
  readonly quantity: Decimal;
  readonly method: CostBasisMethod;
  /** Of the costs, which are divided in its minor units. */
  readonly currency: string;
  readonly selections?: LotSelections;
}

/**
 * Takes a quantity out of lots. Nothing is lost: reliefs and lots together have the quantity and
 * the cost that the lots had before, and lots in whole minor units are divided into such.
 *
 * @param lots at least `quantity` together; for FIFO, LIFO and HIFO those it may take are enough
 * @throws {InvariantViolation} where the lots are fewer, or the selections do not sum to `quantity`
 */
export function relieve<L extends Lot>(lots: readonly L[], sale: Sale): Relieved<L> {
  const { quantity, method, currency, selections = new Map<string, Decimal>() } = sale;
  invariant(quantity.greaterThan(0), 'a sale takes something');
  const pooled = method === 'AVERAGE' ? averaged(lots, currency) : lots;
  const taken = method === 'SPECIFIC' ? selections : takenInOrder(pooled, quantity, method);
  invariant(sum(taken.values()).equals(quantity), 'lots cover what is sold');
  const reliefs: Relief[] = [];
  const rest = pooled.map((lot) => {
    const part = taken.get(lot.id) ?? ZERO;
    if (part.isZero()) return lot;
    invariant(part.greaterThan(0) && part.lte(lot.quantity), 'no lot gives more than it has');
    const cost = costOfPart(lot, part, currency);
    reliefs.push({ lotId: lot.id, acquiredAt: lot.acquiredAt, quantity: part, cost });
    return { ...lot, quantity: lot.quantity.minus(part), cost: lot.cost.minus(cost) };
  });
  invariant(reliefs.length === taken.size, 'selections name lots that are there');
  return { reliefs, lots: rest };
}

/**
 * Divides an amount by weights into minor units: each part is what the running total comes to,
 * rounded, less the parts before it. So they sum to the amount, none is a unit away from its exact
 * part, and none has another sign than the amount, not even where that is no whole minor unit.
 *
 * @param weights one at least, 0 or more each
 */
export function shared(amount: Decimal, weights: readonly Decimal[], currency: string): Decimal[] {
  const whole = sum(weights);
  let [weight, given] = [ZERO, ZERO];
  return weights.map((own) => {
    weight = weight.plus(own);
    const exact = weight.equals(whole) ? amount : amount.times(weight).dividedBy(whole);
    const rounded = roundCash(exact, currency);
    const isLast = weight.equals(whole) || rounded.abs().greaterThan(amount.abs());
    const total = isLast ? amount : rounded;
    const part = total.minus(given);
    given = total;
    return part;
  });
}

/** The cost of all by quantity: every unit costs the same but for what minor units cannot say. */
function averaged<L extends Lot>(lots: readonly L[], currency: string): L[] {
  const cost = sum(lots.map((lot) => lot.cost));
  const quantities = lots.map(({ quantity }) => quantity);
  const costs = shared(cost, quantities, currency);
  return lots.map((lot, index) => ({ ...lot, cost: costs[index] ?? ZERO }));
}

function takenInOrder(
  lots: readonly Lot[],
  quantity: Decimal,
  method: CostBasisMethod,
): Map<string, Decimal> {
  const taken = new Map<string, Decimal>();
  let rest = quantity;
  for (const lot of lots.toSorted(ORDERS[method])) {
    if (rest.isZero()) break;
    const part = Decimal.min(rest, lot.quantity.minus(lot.quantityHeld ?? ZERO));
    if (part.isZero()) continue;
    taken.set(lot.id, part);
    rest = rest.minus(part);
  }
  return taken;
}

type Compare = (left: Lot, right: Lot) => number;

const oldestFirst: Compare = (left, right) =>
  left.acquiredAt.getTime() - right.acquiredAt.getTime() || (left.id < right.id ? -1 : 1);
/** Prices that differ by less are one: dividing an average leaves that much. */
const PRICE_PLACES = 8;

const unitCost = ({ cost, quantity }: Lot): Decimal =>
  cost.dividedBy(quantity).toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_DOWN);

const dearestFirst: Compare = (left, right) =>
  unitCost(right).comparedTo(unitCost(left)) || oldestFirst(left, right);

const ORDERS: Record<CostBasisMethod, Compare> = {
  AVERAGE: oldestFirst,
  FIFO: oldestFirst,
  LIFO: (left, right) => oldestFirst(right, left),
  HIFO: dearestFirst,
  SPECIFIC: oldestFirst,
};

function costOfPart({ cost, quantity }: Lot, part: Decimal, currency: string): Decimal {
  return shared(cost, [part, quantity.minus(part)], currency)[0] ?? cost;
}
