import { Decimal, decimal, toPlain } from '../../kernel/decimal.ts';
import { minorUnits } from '../../kernel/money.ts';

/** What a position is worth. Amounts are plain decimals in whole minor units, the last percent. */
export interface Valuation {
  readonly marketValue: string;
  readonly unrealizedProfitLoss: string;
  /** To six decimal places. Null where nothing was paid. */
  readonly unrealizedProfitLossPercent: string | null;
}

const PERCENT_PLACES = 6;
/** A decimal of 15 significant digits survives the way into a double and back (IEEE 754). */
const SHORT = 15;
const LARGEST = 1e15;
/** From a millionth on doubles print without an exponent (ECMA-262, Number::toString). */
const MOST_PLACES = 6;

/**
 * Values a position at a price, rounded half-even. Exact: whole numbers of minor units where they
 * fit a double, as nearly all do, and arbitrary precision where they do not.
 *
 * @param costBasis in whole minor units of the currency
 */
export function valuation(
  quantity: string,
  price: string,
  costBasis: string,
  currency: string,
): Valuation {
  return (
    quickly(quantity, price, costBasis, minorUnits(currency)) ??
    thoroughly(quantity, price, costBasis, minorUnits(currency))
  );
}

function thoroughly(quantity: string, price: string, costBasis: string, places: number): Valuation {
  const value = decimal(quantity).times(price).toDecimalPlaces(places, Decimal.ROUND_HALF_EVEN);
  const cost = decimal(costBasis);
  const gain = value.minus(cost);
  const percent = cost.isZero()
    ? null
    : gain.times(100).dividedBy(cost).toDecimalPlaces(PERCENT_PLACES, Decimal.ROUND_HALF_EVEN);
  return {
    marketValue: toPlain(value),
    unrealizedProfitLoss: toPlain(gain),
    unrealizedProfitLossPercent: percent === null ? null : toPlain(percent),
  };
}

/** Null where a number on the way might not be exact. */
function quickly(
  quantity: string,
  price: string,
  costBasis: string,
  places: number,
): Valuation | null {
  const isShort = quantity.length <= SHORT && price.length <= SHORT && costBasis.length <= SHORT;
  const excess = scale(quantity) + scale(price) - places;
  if (!isShort || places > MOST_PLACES) return null;
  const product = digits(quantity) * digits(price);
  const cost = digits(costBasis) * powerOfTen(places - scale(costBasis));
  const value = excess > 0 ? divided(product, powerOfTen(excess)) : product * powerOfTen(-excess);
  if (!(product < LARGEST && cost < LARGEST && value < LARGEST)) return null;
  const gain = value - cost;
  const hundredfold = Math.abs(gain) * powerOfTen(2 + PERCENT_PLACES);
  if (hundredfold >= LARGEST) return null;
  const percent = cost === 0 ? 0 : divided(hundredfold, cost);
  return {
    marketValue: plain(value, places),
    unrealizedProfitLoss: plain(gain, places),
    unrealizedProfitLossPercent:
      cost === 0 ? null : plain(gain < 0 ? -percent : percent, PERCENT_PLACES),
  };
}

/** How many digits stand after the point. */
function scale(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

/** All digits of a short plain decimal as one whole number. */
function digits(text: string): number {
  return Math.round(Number(text) * powerOfTen(scale(text)));
}

const POWERS = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** NaN outside of 0 to 22, where doubles are exact; it fails every comparison. */
function powerOfTen(exponent: number): number {
  return POWERS[exponent] ?? Number.NaN;
}

/** The quotient rounded half-even to a whole number; both are whole, neither is negative. */
function divided(numerator: number, denominator: number): number {
  let quotient = Math.floor(numerator / denominator);
  let remainder = numerator - quotient * denominator;
  // The division may have been rounded up to the next whole number.
  if (remainder < 0) {
    quotient -= 1;
    remainder += denominator;
  }
  const twice = remainder * 2;
  const isUp = twice > denominator || (twice === denominator && quotient % 2 === 1);
  return isUp ? quotient + 1 : quotient;
}

function plain(whole: number, places: number): string {
  return String(whole / powerOfTen(places));
}
