import { type Decimal, decimal, sum, toPlain } from '../../kernel/decimal.ts';
import { invariant } from '../../kernel/invariant.ts';
import { roundCash } from '../../kernel/money.ts';

/** How amounts are shown. */
export interface ShownIn {
  /** The display currency. */
  readonly currency: string;
  /** What one unit of each currency is worth in the display currency. */
  readonly rates: ReadonlyMap<string, Decimal>;
  /** `YYYY-MM-DD` where the person is. */
  readonly today: string;
}

/** Until the person chooses another display currency. */
export const USUAL_CURRENCY = 'USD';

const PERCENT_PLACES = 2;

/** An amount in the display currency, rounded half-even to its minor unit. */
export function converted({ rates, currency }: ShownIn, amount: Decimal, from: string): string {
  const rate = rates.get(from);
  invariant(rate !== undefined, 'every currency of the dashboard has a rate');
  return toPlain(roundCash(amount.times(rate), currency));
}

/** The person's part of a whole, unrounded. */
export function partOf(whole: string, ownershipPercent: string): Decimal {
  return decimal(whole).times(ownershipPercent).dividedBy(100);
}

/** To two places; null where the whole is 0. */
export function percentOf(part: Decimal, whole: Decimal): string | null {
  if (whole.isZero()) return null;
  return toPlain(part.dividedBy(whole).times(100).toDecimalPlaces(PERCENT_PLACES));
}

export function total<T>(items: readonly T[], amountOf: (item: T) => string): Decimal {
  return sum(items.map((item) => decimal(amountOf(item))));
}

export function largestFirst<T extends { readonly id: string }>(
  items: readonly T[],
  amountOf: (item: T) => string,
): T[] {
  return items
    .map((item) => ({ item, amount: decimal(amountOf(item)) }))
    .sort((left, right) => right.amount.comparedTo(left.amount) || byId(left.item, right.item))
    .map(({ item }) => item);
}

function byId(left: { readonly id: string }, right: { readonly id: string }): number {
  return left.id < right.id ? -1 : 1;
}
