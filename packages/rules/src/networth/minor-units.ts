import { Decimal } from '../numbers/decimal.ts';
import { minorUnits } from '../numbers/money.ts';

/** A whole number: as a number where that is exact, which takes no memory of its own. */
export type Whole = number | bigint;

/** A number as its digits, and how many of them stand behind the point. */
export interface Scaled {
  readonly digits: bigint;
  readonly places: number;
}

/** @param plain plain notation */
export function scaled(plain: string): Scaled {
  const point = plain.indexOf('.');
  const places = point < 0 ? 0 : plain.length - point - 1;
  return { digits: digitsOf(plain, point), places };
}

/** So many characters are a number that is exact. */
const SHORT = 15;
const ZERO_CODE = '0'.charCodeAt(0);

function digitsOf(plain: string, point: number): bigint {
  const isNegative = plain.startsWith('-');
  let number = 0;
  for (let place = isNegative ? 1 : 0; place < plain.length; place += 1) {
    const digit = plain.charCodeAt(place) - ZERO_CODE;
    const isDigit = digit >= 0 && digit <= 9;
    if (place >= SHORT || (!isDigit && place !== point)) {
      return BigInt(point < 0 ? plain : plain.slice(0, point) + plain.slice(point + 1));
    }
    if (isDigit) number = number * 10 + digit;
  }
  return BigInt(isNegative ? -number : number);
}

const powers: bigint[] = [];

function powerOfTen(exponent: number): bigint {
  const known = powers[exponent];
  if (known !== undefined) return known;
  const power = 10n ** BigInt(exponent);
  powers[exponent] = power;
  return power;
}

/** To whole units, half of one to the even one. */
function halfEven(digits: bigint, places: number): bigint {
  if (places === 0) return digits;
  if (places < 0) return digits * powerOfTen(-places);
  const number = Number(digits);
  if (Number.isSafeInteger(number) && places <= SHORT) {
    return BigInt(halfEvenNumber(number, 10 ** places));
  }
  return halfEvenQuotient(digits, powerOfTen(places));
}

/** A quotient as a whole number, a half to the even one. @param divisor above 0 */
export function halfEvenQuotient(dividend: bigint, divisor: bigint): bigint {
  const whole = dividend / divisor;
  const twice = (dividend - whole * divisor) * 2n;
  const over = twice < 0n ? -twice : twice;
  if (over < divisor || (over === divisor && whole % 2n === 0n)) return whole;
  return twice < 0n ? whole - 1n : whole + 1n;
}

/**
 * What so many units at a price and a rate are worth, in minor units of a currency: `leafOf`.
 *
 * @param finer how many places finer than minor units; default 0
 */
export function minorOfProduct(
  amount: Scaled,
  price: Scaled,
  rate: Scaled,
  currency: string,
  finer = 0,
): bigint {
  const places = amount.places + price.places + rate.places - minorUnits(currency) - finer;
  // A product of whole numbers that is no exact one is too large to be taken for one.
  const number = Number(amount.digits) * Number(price.digits) * Number(rate.digits);
  if (Number.isSafeInteger(number) && places > 0 && places <= SHORT) {
    return BigInt(halfEvenNumber(number, 10 ** places));
  }
  return halfEven(amount.digits * price.digits * rate.digits, places);
}

/** A quotient of exact numbers as a whole one. What is left over is exact, and told by its size. */
function halfEvenNumber(number: number, unit: number): number {
  const left = number % unit;
  const whole = (number - left) / unit;
  const twice = Math.abs(left) * 2;
  if (twice < unit || (twice === unit && whole % 2 === 0)) return whole;
  return left < 0 ? whole - 1 : whole + 1;
}

export const product = (left: Scaled, right: Scaled): Scaled => ({
  digits: left.digits * right.digits,
  places: left.places + right.places,
});

export function difference(left: Scaled, right: Scaled): Scaled {
  const places = Math.max(left.places, right.places);
  const at = (one: Scaled): bigint => one.digits * powerOfTen(places - one.places);
  return { digits: at(left) - at(right), places };
}

const HUNDREDTHS = 2;

/** @param percent plain notation */
export function timesPercent(amount: Scaled, percent: string): Scaled {
  if (percent === '100') return amount;
  const { digits, places } = product(amount, scaled(percent));
  return { digits, places: places + HUNDREDTHS };
}

export function minorOfScaled({ digits, places }: Scaled, currency: string): bigint {
  return halfEven(digits, places - minorUnits(currency));
}

/** An amount in minor units, rounded half-even. @param plain plain notation */
export function minorOf(plain: string, currency: string): bigint {
  return minorOfScaled(scaled(plain), currency);
}

/** @param finer as `minorOfProduct` takes it */
export function ofMinor(amount: Whole, currency: string, finer = 0): Decimal {
  return new Decimal(`${amount}e-${minorUnits(currency) + finer}`);
}

/** The same in plain notation, without decimals in between. */
export function plainOfMinor(amount: Whole, currency: string): string {
  return plainOfUnits(amount, minorUnits(currency));
}

/** So many units of a power of ten in plain notation. @param places of one of them, 0 or more */
export function plainOfUnits(amount: Whole, places: number): string {
  const number = Number(amount);
  if (Number.isSafeInteger(number) && places <= MAX_SHORT_PLACES)
    return plainOfShort(number, places);
  if (number === 0) return '0';
  const digits = String(amount < 0 ? -amount : amount).padStart(places + 1, '0');
  const whole = digits.length - places;
  let end = digits.length;
  while (end > whole && digits[end - 1] === '0') end -= 1;
  const fraction = end > whole ? `.${digits.slice(whole, end)}` : '';
  return `${amount < 0 ? '-' : ''}${digits.slice(0, whole)}${fraction}`;
}

/** An amount in units of a power of ten, half of one to the even one. @param places of a unit */
export function unitsOf(amount: Decimal, places: number): bigint {
  const { digits, places: own } = scaled(amount.toFixed());
  return halfEven(digits, own - places);
}

/** Both parts of an exact number are mostly small ones, which are printed soonest. */
const MAX_SHORT_PLACES = 8;

function plainOfShort(number: number, places: number): string {
  const unit = 10 ** places;
  const size = Math.abs(number);
  let left = size % unit;
  const whole = `${number < 0 ? '-' : ''}${(size - left) / unit}`;
  if (left === 0) return whole;
  let shown = places;
  for (; left % 10 === 0; shown -= 1) left /= 10;
  return `${whole}.${String(left).padStart(shown, '0')}`;
}
