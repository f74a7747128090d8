import { type Decimal, ONE, ZERO } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';

/** What something is worth in the display currency. */
export interface Leaf {
  /** Unrounded: what percentages are computed from. */
  readonly exact: Decimal;
  /** Rounded half-even to the minor unit of the display currency: what is shown and summed. */
  readonly value: Decimal;
}

/**
 * Values so much of an asset or a currency: rounded once, and nowhere after.
 *
 * @param price of one unit in its own currency, 1 for a currency; null where it is not known
 * @param rate what one unit of that currency is worth in the display currency; null likewise
 * @returns null where what is needed is not known; nothing at all is worth 0 without a price
 */
export function leafOf(
  amount: Decimal,
  price: Decimal | null,
  rate: Decimal | null,
  into: string,
): Leaf | null {
  if (amount.isZero()) return NOTHING;
  if (price === null || rate === null) return null;
  const exact = times(times(amount, price), rate);
  return { exact, value: roundCash(exact, into) };
}

/** Most amounts are money in the currency that they are shown in. */
const times = (amount: Decimal, factor: Decimal): Decimal =>
  factor === ONE ? amount : amount.times(factor);

const NOTHING: Leaf = { exact: ZERO, value: ZERO };

/** The sum of what is known, and of how many leaves nothing is. */
export interface Total extends Leaf {
  readonly unpricedCount: number;
}

export const NO_LEAVES: Total = { ...NOTHING, unpricedCount: 0 };

/** Sums leaves: those that are unknown are counted and not valued. */
export function totalOf(leaves: Iterable<Leaf | null>): Total {
  let [exact, value, unpricedCount] = [ZERO, ZERO, 0];
  for (const leaf of leaves) {
    if (leaf === null) {
      unpricedCount += 1;
    } else {
      if (leaf === NOTHING) continue;
      exact = exact.plus(leaf.exact);
      value = value.plus(leaf.value);
    }
  }
  return { exact, value, unpricedCount };
}

/** The total of totals. What is worth whole minor units is summed once. */
export function sumOf(totals: Iterable<Total>): Total {
  let [exact, value, unpricedCount] = [ZERO, ZERO, 0];
  for (const total of totals) {
    const isWhole = exact === value && total.exact === total.value;
    exact = exact.plus(total.exact);
    value = isWhole ? exact : value.plus(total.value);
    unpricedCount += total.unpricedCount;
  }
  return { exact, value, unpricedCount };
}

/** A total less another, such as what is owned less what is owed. */
export function less(total: Total, other: Total): Total {
  const exact = total.exact.minus(other.exact);
  const isWhole = total.exact === total.value && other.exact === other.value;
  return {
    exact,
    value: isWhole ? exact : total.value.minus(other.value),
    unpricedCount: total.unpricedCount + other.unpricedCount,
  };
}
