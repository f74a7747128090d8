import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { Decimal, sum, ZERO } from '../kernel/decimal.ts';
import { invariant } from '../kernel/invariant.ts';

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

export interface Relieved {
  readonly reliefs: readonly Relief[];
  /** The lots afterwards, in the order given; those that are used up have quantity 0. */
  readonly lots: readonly Lot[];
}

/** How much of which lot a sale takes: for `SPECIFIC` alone. */
export type LotSelections = ReadonlyMap<string, Decimal>;

/** A sale divides the cost: far more places than any price, so that nothing visible is lost. */
const COST_PLACES = 18;

/**
 * Takes a quantity out of lots. Nothing is lost: reliefs and lots together have the quantity and
 * the cost that the lots had before.
 *
 * @param lots at least `quantity` together; for FIFO, LIFO and HIFO those it may take are enough
 * @throws {InvariantViolation} where the lots are fewer, or the selections do not sum to `quantity`
 */
export function relieve(
  lots: readonly Lot[],
  quantity: Decimal,
  method: CostBasisMethod,
  selections: LotSelections = new Map(),
): Relieved {
  invariant(quantity.greaterThan(0), 'a sale takes something');
  const pooled = method === 'AVERAGE' ? averaged(lots) : lots;
  const taken = method === 'SPECIFIC' ? selections : takenInOrder(pooled, quantity, method);
  invariant(sum(taken.values()).equals(quantity), 'lots cover what is sold');
  const reliefs: Relief[] = [];
  const rest = pooled.map((lot) => {
    const part = taken.get(lot.id) ?? ZERO;
    if (part.isZero()) return lot;
    invariant(part.greaterThan(0) && part.lte(lot.quantity), 'no lot gives more than it has');
    const cost = costOfPart(lot, part);
    reliefs.push({ lotId: lot.id, acquiredAt: lot.acquiredAt, quantity: part, cost });
    return { ...lot, quantity: lot.quantity.minus(part), cost: lot.cost.minus(cost) };
  });
  invariant(reliefs.length === taken.size, 'selections name lots that are there');
  return { reliefs, lots: rest };
}

/** The same average cost for every lot; the last one takes what rounding leaves. */
function averaged(lots: readonly Lot[]): Lot[] {
  const quantity = sum(lots.map((lot) => lot.quantity));
  const cost = sum(lots.map((lot) => lot.cost));
  let given = ZERO;
  return lots.map((lot, index) => {
    const isLast = index === lots.length - 1;
    const share = isLast
      ? cost.minus(given)
      : rounded(cost.times(lot.quantity).dividedBy(quantity));
    given = given.plus(share);
    return { ...lot, cost: share };
  });
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

function costOfPart(lot: Lot, part: Decimal): Decimal {
  return part.equals(lot.quantity)
    ? lot.cost
    : rounded(lot.cost.times(part).dividedBy(lot.quantity));
}

function rounded(cost: Decimal): Decimal {
  return cost.toDecimalPlaces(COST_PLACES, Decimal.ROUND_HALF_EVEN);
}
