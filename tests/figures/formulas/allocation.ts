import { Decimal } from 'decimal.js';
import { type Exact, exact, total } from './money.ts';

/**
 * Parts in percent to two places that sum to exactly 100, by largest remainders (Hare quota:
 * Balinski and Young, Fair Representation, chapter 3). Null where there is nothing to part.
 */
export function largestRemainders(values: readonly Decimal.Value[]): Exact[] | null {
  const whole = total(values);
  if (!whole.greaterThan(0)) return null;
  const quotas = values.map((value) => exact(value).times(10_000).dividedBy(whole));
  const seats = quotas.map((quota) => quota.floor());
  let open = exact(10_000).minus(total(seats)).toNumber();
  while (open > 0) {
    const remainders = quotas.map((quota, place) => quota.minus(seats[place] ?? 0));
    const winner = remainders.findIndex((remainder) =>
      remainder.equals(Decimal.max(...remainders)),
    );
    seats[winner] = (seats[winner] ?? exact(0)).plus(1);
    open -= 1;
  }
  return seats.map((seat) => seat.dividedBy(100));
}
