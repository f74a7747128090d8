import { Decimal, decimal, toPlain } from '../../kernel/decimal.ts';

/** Yahoo's past prices come from single precision, which holds seven digits. */
const PAST_DIGITS = 7;
const WRITTEN_PLACES = 4;
const QUOTED_PLACES = 8;
const USUAL_PLACES = 2;
/** Cents are not enough for what costs less than a unit. */
const UNIT = 1;

/**
 * A price of the past, times what evens out or brings back splits and dividends. A number that ends
 * by itself was written as a decimal; one that does not shows what single precision made of it.
 */
export function pastPrice(price: number, factor: Decimal = new Decimal(1)): string {
  const value = decimal(price);
  if (factor.equals(1) && value.decimalPlaces() <= WRITTEN_PLACES) return toPlain(value);
  return toPlain(value.times(factor).toSignificantDigits(PAST_DIGITS));
}

/** @param placesHint the digits behind the point that Yahoo shows */
export function quotedPrice(price: number, placesHint: number | undefined): string {
  const places = price < UNIT ? QUOTED_PLACES : Math.max(USUAL_PLACES, placesHint ?? 0);
  return toPlain(decimal(price).toDecimalPlaces(places));
}
