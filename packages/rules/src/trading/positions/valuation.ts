import { Decimal, decimal, toPlain } from '../../numbers/decimal.ts';
import { minorUnits } from '../../numbers/money.ts';
import { percentOf } from '../../numbers/percent.ts';

/**
 * What a position is worth. Amounts are plain decimals in whole minor units; the percentage is that
 * of the unrounded gain.
 */
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
const BIG_TEN = 10n;
/** From a millionth on doubles print without an exponent (ECMA-262, Number::toString). */
const MAX_PLACES = 6;

/**
 * Values a position at a price, rounded half-even. Exact: whole numbers of minor units where they
 * fit a double, as nearly all do, and arbitrary precision where they do not. A short position is
 * worth what it would take to buy it back, below 0, and its percentage is of the size of its cost.
 *
 * @param costBasis in whole minor units of the currency; below 0 where `quantity` is
 */
export function valuation(
  quantity: string,
  price: string,
  costBasis: string,
  currency: string,
): Valuation {
  if (!quantity.startsWith('-')) return ofLong(quantity, price, costBasis, currency);
  const long = ofLong(negated(quantity), price, negated(costBasis), currency);
  return {
    marketValue: negated(long.marketValue),
    unrealizedProfitLoss: negated(long.unrealizedProfitLoss),
    unrealizedProfitLossPercent:
      long.unrealizedProfitLossPercent === null ? null : negated(long.unrealizedProfitLossPercent),
  };
}

const negated = (amount: string): string => toPlain(decimal(amount).negated());

function ofLong(quantity: string, price: string, costBasis: string, currency: string): Valuation {
  return (
    quickly(quantity, price, costBasis, minorUnits(currency)) ??
    thoroughly(quantity, price, costBasis, minorUnits(currency))
  );
}

function thoroughly(quantity: string, price: string, costBasis: string, places: number): Valuation {
  const exact = decimal(quantity).times(price);
  const value = exact.toDecimalPlaces(places, Decimal.ROUND_HALF_EVEN);
  const cost = decimal(costBasis);
  return {
    marketValue: toPlain(value),
    unrealizedProfitLoss: toPlain(value.minus(cost)),
    unrealizedProfitLossPercent: percentOf(exact.minus(cost), cost),
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
  if (!isShort || places > MAX_PLACES) return null;
  const product = digits(quantity) * digits(price);
  const cost = digits(costBasis) * powerOfTen(places - scale(costBasis));
  const value = excess > 0 ? divided(product, powerOfTen(excess)) : product * powerOfTen(-excess);
  if (!(product < LARGEST && cost < LARGEST && value < LARGEST)) return null;
  const percent = cost === 0 ? 0 : quickPercent(product, cost, excess);
  if (!(Math.abs(percent) < LARGEST)) return null;
  return {
    marketValue: plain(value, places),
    unrealizedProfitLoss: plain(value - cost, places),
    unrealizedProfitLossPercent: cost === 0 ? null : plain(percent, PERCENT_PLACES),
  };
}

/** The gain in percent of the cost, in millionths: of the value before it was rounded. */
function quickPercent(product: number, cost: number, excess: number): number {
  const [value, paid] =
    excess > 0
      ? [BigInt(product), BigInt(cost) * BIG_TEN ** BigInt(excess)]
      : [BigInt(product) * BIG_TEN ** BigInt(-excess), BigInt(cost)];
  const gain = value - paid;
  const size = (gain < 0 ? -gain : gain) * BIG_TEN ** BigInt(2 + PERCENT_PLACES);
  const twice = (size % paid) * 2n;
  const whole = size / paid;
  const isUp = twice > paid || (twice === paid && whole % 2n === 1n);
  const rounded = Number(isUp ? whole + 1n : whole);
  return gain < 0 ? -rounded : rounded;
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
