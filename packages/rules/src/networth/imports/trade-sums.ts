import { type Decimal, decimal, ZERO } from '../../numbers/decimal.ts';
import type { Columns } from './columns.ts';
import type { Field } from './layout.ts';
import type { Amount } from './read-cells.ts';

/** The numbers of a trade as they stand in a row, above zero. */
interface Told {
  readonly type: string;
  readonly units: Decimal | null;
  readonly price: Decimal | null;
  /** The last place that the price is written with. */
  readonly step: Decimal;
  /** The total, where it is in the currency of the price. */
  readonly paid: Decimal | null;
  readonly fee: Amount;
  readonly tax: Decimal;
}

/** The numbers of a trade, and whether they agree with each other. */
interface Sums {
  readonly quantity: Decimal | null;
  readonly price: Decimal | null;
  readonly fee: Amount;
  readonly agrees: boolean;
  /** Whether a total was there to compare them with. */
  readonly isChecked: boolean;
  readonly missing: readonly Field[];
}

/** Types of trades that have no price. */
const WITHOUT_PRICE = new Set(['TRANSFER_OUT', 'BONUS']);
const CENT = decimal('0.01');
const PRICE_PLACES = 18;

/** Finds what a row leaves out in what it tells, and compares the rest. */
export function sumsOf({ layout }: Columns, told: Told): Sums {
  const { type, units, fee, paid } = told;
  const inUnits = layout.feeIs === 'UNITS' ? fee.value : ZERO;
  const hasUnits = units !== null && !units.isZero();
  const quantity = hasUnits
    ? type === 'BONUS'
      ? units.minus(inUnits)
      : units.plus(inUnits)
    : null;
  if (WITHOUT_PRICE.has(type)) {
    const missing: Field[] = quantity === null ? ['quantity'] : [];
    const kept = layout.feeIs === 'UNITS' ? { value: ZERO, currency: null } : fee;
    return { quantity, price: null, fee: kept, agrees: true, isChecked: false, missing };
  }
  const costs = fee.value.plus(told.tax);
  const price = told.price ?? priceOf(type, quantity, paid, costs);
  const missing: Field[] = [];
  if (quantity === null) missing.push('quantity');
  if (price === null) missing.push('price');
  if (quantity === null || price === null || paid === null || told.price === null) {
    return { quantity, price, fee, agrees: true, isChecked: false, missing };
  }
  const gross = price.times(quantity);
  const tolerance = quantity.times(told.step).dividedBy(2).plus(CENT);
  const isNear = (one: Decimal) => one.minus(paid).abs().lessThanOrEqualTo(tolerance);
  if (layout.feeIs === 'REST_OF_TOTAL') {
    const rest = type === 'SELL' ? gross.minus(paid) : paid.minus(gross);
    const value = rest.isNegative() ? ZERO : rest;
    // A fee of a tenth of a trade is none.
    const agrees = !rest.plus(tolerance).isNegative() && value.times(10).lessThanOrEqualTo(gross);
    return { quantity, price, fee: { value, currency: null }, agrees, isChecked: true, missing };
  }
  const agrees = [gross, gross.plus(costs), gross.minus(costs)].some(isNear);
  return { quantity, price, fee, agrees, isChecked: true, missing };
}

function priceOf(
  type: string,
  quantity: Decimal | null,
  paid: Decimal | null,
  costs: Decimal,
): Decimal | null {
  if (paid === null || quantity === null) return null;
  const gross = type === 'SELL' ? paid.plus(costs) : paid.minus(costs);
  return gross.isNegative() ? null : gross.dividedBy(quantity).toDecimalPlaces(PRICE_PLACES);
}
