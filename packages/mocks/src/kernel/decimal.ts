import { Decimal, toPlain, ZERO } from '@investing-platform/rules/decimal';

export { Decimal, decimal, sum, ZERO } from '@investing-platform/rules/decimal';

/** The functions of decimals that the mocks' rows and rules are written in. */

export type Rounding = 'half-even' | 'down' | 'up';

const ROUNDINGS = {
  'half-even': Decimal.ROUND_HALF_EVEN,
  down: Decimal.ROUND_DOWN,
  up: Decimal.ROUND_UP,
} as const satisfies Record<Rounding, number>;

export const HUNDRED: Decimal = new Decimal(100);

/** The canonical plain notation: no exponent, no trailing zeros, no sign before zero. */
export const plain = (value: Decimal): string => toPlain(value);
export const add = (left: Decimal, right: Decimal): Decimal => left.plus(right);
export const subtract = (left: Decimal, right: Decimal): Decimal => left.minus(right);
export const multiply = (left: Decimal, right: Decimal): Decimal => left.times(right);

/**
 * The quotient to at most `places` decimal places.
 *
 * @throws {RangeError} where the divisor is zero
 */
export function divide(
  dividend: Decimal,
  divisor: Decimal,
  places: number,
  rounding: Rounding = 'half-even',
): Decimal {
  if (divisor.isZero()) throw new RangeError('nothing is divided by zero');
  return round(dividend.div(divisor), places, rounding);
}

/** The number to at most `places` decimal places; `up` and `down` are away from and to zero. */
export function round(value: Decimal, places: number, rounding: Rounding = 'half-even'): Decimal {
  return value.toDecimalPlaces(places, ROUNDINGS[rounding]);
}

/** The greatest multiple of `step` that is not above `value`; both are above zero. */
export function floorTo(value: Decimal, step: Decimal): Decimal {
  return value.divToInt(step).times(step);
}

/** Below 0 where `left` is less, 0 where they are equal, above 0 where it is greater. */
export const compare = (left: Decimal, right: Decimal): number => left.comparedTo(right);

export function sign(value: Decimal): -1 | 0 | 1 {
  return value.comparedTo(ZERO) as -1 | 0 | 1;
}

export const isZero = (value: Decimal): boolean => value.isZero();
export const least = (left: Decimal, right: Decimal): Decimal => Decimal.min(left, right);
