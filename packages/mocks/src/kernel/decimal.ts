/** An exact decimal number: `digits` divided by ten to the power of `scale`, without trailing zeros. */
export interface Decimal {
  readonly digits: bigint;
  /** Decimal places, 0 or more. */
  readonly scale: number;
}

export type Rounding = 'half-even' | 'down' | 'up';

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a plain decimal as it stands; nothing is rounded.
 *
 * @throws {RangeError} where the text is no plain decimal
 */
export function decimal(text: string | number | bigint): Decimal {
  const match = PLAIN.exec(String(text));
  if (match === null) throw new RangeError(`${text} is not a plain decimal`);
  const [, sign, whole = '0', fraction = ''] = match;
  return normal(BigInt(`${sign}${whole}${fraction}`), fraction.length);
}

/** The canonical plain notation: no exponent, no trailing zeros, no sign before zero. */
export function plain({ digits, scale }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const sign = digits < 0n ? '-' : '';
  return scale === 0 ? sign + text : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return normal(scaled(left, scale) + scaled(right, scale), scale);
}

export function subtract(left: Decimal, right: Decimal): Decimal {
  return add(left, { digits: -right.digits, scale: right.scale });
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  return normal(left.digits * right.digits, left.scale + right.scale);
}

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
  // Both are whole numbers of the same unit after this, so the units cancel out.
  const scale = Math.max(dividend.scale, divisor.scale);
  const numerator = scaled(dividend, scale) * tenTo(places);
  return normal(quotient(numerator, scaled(divisor, scale), rounding), places);
}

/** The number to at most `places` decimal places; `up` and `down` are away from and to zero. */
export function round(value: Decimal, places: number, rounding: Rounding = 'half-even'): Decimal {
  if (value.scale <= places) return value;
  return normal(quotient(value.digits, tenTo(value.scale - places), rounding), places);
}

/** The greatest multiple of `step` that is not above `value`; both are above zero. */
export function floorTo(value: Decimal, step: Decimal): Decimal {
  return multiply(divide(value, step, 0, 'down'), step);
}

/** Below 0 where `left` is less, 0 where they are equal, above 0 where it is greater. */
export function compare(left: Decimal, right: Decimal): number {
  return sign(subtract(left, right));
}

export function sign({ digits }: Decimal): -1 | 0 | 1 {
  if (digits === 0n) return 0;
  return digits < 0n ? -1 : 1;
}

export function isZero({ digits }: Decimal): boolean {
  return digits === 0n;
}

export function least(left: Decimal, right: Decimal): Decimal {
  return compare(left, right) <= 0 ? left : right;
}

export function greatest(left: Decimal, right: Decimal): Decimal {
  return compare(left, right) >= 0 ? left : right;
}

export const ZERO: Decimal = { digits: 0n, scale: 0 };
export const HUNDRED: Decimal = { digits: 100n, scale: 0 };

/** The exact sum; zero for an empty list. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

function normal(digits: bigint, scale: number): Decimal {
  let shorter = digits;
  let places = scale;
  while (places > 0 && shorter % 10n === 0n) {
    shorter /= 10n;
    places -= 1;
  }
  return { digits: shorter, scale: places };
}

function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}

function scaled({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * tenTo(wanted - scale);
}

function quotient(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const top = dividend < 0n ? -dividend : dividend;
  const bottom = divisor < 0n ? -divisor : divisor;
  const cut = top / bottom;
  const rest = top % bottom;
  const rounded = isRoundedUp(cut, rest, bottom, rounding) ? cut + 1n : cut;
  return isNegative ? -rounded : rounded;
}

function isRoundedUp(cut: bigint, rest: bigint, divisor: bigint, rounding: Rounding): boolean {
  if (rest === 0n || rounding === 'down') return false;
  if (rounding === 'up') return true;
  const twice = rest * 2n;
  return twice > divisor || (twice === divisor && cut % 2n === 1n);
}
