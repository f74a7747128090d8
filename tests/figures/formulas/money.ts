import { Decimal } from 'decimal.js';

/** Its own copy: what others set elsewhere does not reach it. */
export const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_EVEN });
export type Exact = Decimal;

export const ZERO: Exact = new Exact(0);
export const exact = (amount: Decimal.Value): Exact => new Exact(amount);

export function total(amounts: Iterable<Decimal.Value>): Exact {
  let sum = ZERO;
  for (const amount of amounts) sum = sum.plus(amount);
  return sum;
}

/** ISO 4217: the lives have currencies of cents alone. Ties go to the even cent (IEEE 754, 4.3.1). */
export const toCents = (amount: Decimal.Value): Exact =>
  exact(amount).toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN);
