import { type Leaf, leafOf } from '@investing-platform/rules/networth/worth';
import { type Decimal, decimal, ONE, toPlain } from '../../kernel/decimal.ts';

/** How amounts are shown. */
export interface ShownIn {
  /** The display currency. */
  readonly currency: string;
  /** What one unit of each currency is worth in the display currency; null: not known. */
  readonly rates: ReadonlyMap<string, Decimal | null>;
  /** `YYYY-MM-DD` where the person is. */
  readonly today: string;
}

/** What an amount is worth in the display currency; null where it or its rate is not known. */
export function leafIn(
  { rates, currency }: ShownIn,
  amount: Decimal | null,
  from: string,
): Leaf | null {
  return amount === null ? null : leafOf(amount, ONE, rates.get(from) ?? null, currency);
}

/** An amount in the display currency, rounded half-even to its minor unit; null: not known. */
export function converted(shownIn: ShownIn, amount: Decimal | null, from: string): string | null {
  const leaf = leafIn(shownIn, amount, from);
  return leaf === null ? null : toPlain(leaf.value);
}

const WHOLE = '100';

/** The person's part of a whole, unrounded. */
export function partOf(whole: string, ownershipPercent: string): Decimal {
  return ownershipPercent === WHOLE
    ? decimal(whole)
    : decimal(whole).times(ownershipPercent).dividedBy(100);
}
