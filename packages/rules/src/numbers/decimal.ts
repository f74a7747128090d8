import { Decimal as BaseDecimal } from 'decimal.js';
import { invariant } from '../refusals/invariant.ts';

/**
 * Exact decimals: 60 significant digits in arithmetic, half-even rounding, and never exponent
 * notation in text. Magnitudes outside of 1e-500 to 1e500 are refused by `decimal`, so that no
 * short text grows into a long number.
 */
export const Decimal = BaseDecimal.clone({
  precision: 60,
  rounding: BaseDecimal.ROUND_HALF_EVEN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
  maxE: 500,
  minE: -500,
  defaults: true,
});
export type Decimal = BaseDecimal;

export const ZERO: Decimal = new Decimal(0);
export const ONE: Decimal = new Decimal(1);

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * Reads a number as it stands: nothing is rounded.
 *
 * @param value plain or exponent notation; a JavaScript number only where it is exact
 * @throws {Error} where the text is no finite number
 */
export function decimal(value: string | number | bigint | Decimal): Decimal {
  if (value instanceof Decimal && value.isFinite()) return value;
  // The library also reads other bases, which are no notation of ours.
  invariant(typeof value !== 'string' || NUMBER.test(value), 'a decimal is written in base ten');
  const number = new Decimal(typeof value === 'bigint' ? value.toString() : value);
  invariant(number.isFinite(), 'a decimal is a finite number of at most 500 places');
  return number;
}

const PLAIN = /^(?:-(?!0$))?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/**
 * Plain notation, without exponent, without trailing zeros, without a sign before zero.
 * Texts that are plain already, as most numerics from the database, come back as they are.
 */
export function toPlain(value: Decimal | string): string {
  if (typeof value === 'string' && PLAIN.test(value)) return value;
  const number = typeof value === 'string' ? decimal(value) : value;
  invariant(number.isFinite(), 'only finite numbers have a plain notation');
  return number.isZero() ? '0' : number.toFixed();
}

/** The exact sum to 60 significant digits; zero for an empty list. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total: Decimal = ZERO;
  for (const value of values) total = total.plus(value);
  return total;
}
