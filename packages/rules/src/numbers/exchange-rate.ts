import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';
import { Decimal, decimal, toPlain } from './decimal.ts';
import { minorUnits } from './money.ts';

/** What one unit buys after the fee, exact. Both are plain decimals; the fee is a fraction. */
export function rateAfterFee(midRate: string, feeFraction: string): string {
  return toPlain(decimal(midRate).times(decimal(1).minus(feeFraction)));
}

/**
 * What an amount buys, in whole minor units: never more than it is worth.
 *
 * @param rate after the fee
 */
export function boughtWith(amount: Decimal, rate: string, currency: string): Decimal {
  return amount.times(rate).toDecimalPlaces(minorUnits(currency), Decimal.ROUND_DOWN);
}

/** What has to be given for an amount, in whole minor units: never less than it is worth. */
export function givenFor(amount: Decimal, rate: string, currency: string): Decimal {
  return amount.dividedBy(rate).toDecimalPlaces(minorUnits(currency), Decimal.ROUND_UP);
}

/** @throws {PlatformError} BAD_USER_INPUT for a currency that nothing can be shown in */
export function requireRates(path: string, hasRates: boolean): void {
  if (!hasRates) throw badInput(path, 'has no exchange rate');
}

/** Nobody publishes a rate of the currency. */
export function noRateOf(currency: string): PlatformError {
  return refuse('PROVIDER_UNAVAILABLE', `There is no exchange rate for ${currency}`);
}
