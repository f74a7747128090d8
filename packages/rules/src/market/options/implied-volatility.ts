import { type OptionTerms, optionPrice } from './black-scholes.ts';
import { rootBetween } from './brent.ts';

const LEAST = 1e-4;
const MOST = 10;
const TOLERANCE = 1e-10;

/**
 * The yearly volatility by which an option has a price, as a fraction from 0.0001 to 10. Null where
 * none fits: the price is at or below what the option is worth for certain, or too high.
 */
export function impliedVolatility(
  terms: Omit<OptionTerms, 'volatility'>,
  price: number,
): number | null {
  if (!(terms.years > 0) || !(price > 0)) return null;
  return rootBetween(
    LEAST,
    MOST,
    (volatility) => optionPrice({ ...terms, volatility }) - price,
    TOLERANCE,
  );
}
