import { type Decimal, decimal, divide, multiply, plain } from '../kernel/decimal.ts';

/** What one euro is worth (European Central Bank, reference rates of 2024-12-31). */
const PER_EURO: Readonly<Record<string, string>> = {
  EUR: '1',
  USD: '1.0389',
  JPY: '163.06',
  GBP: '0.82918',
  AUD: '1.6772',
  NZD: '1.8532',
};

const PLACES = 18;

/**
 * The amount in another currency, to 18 decimal places.
 *
 * @throws {RangeError} for a currency without a rate
 */
export function convert(amount: Decimal, from: string, to: string): Decimal {
  if (from === to) return amount;
  return divide(multiply(amount, perEuro(to)), perEuro(from), PLACES);
}

function perEuro(currency: string): Decimal {
  const rate = PER_EURO[currency];
  if (rate === undefined) throw new RangeError(`There is no exchange rate for ${currency}`);
  return decimal(rate);
}

/** Currencies that the platform converts between. */
export const currenciesWithRates: readonly string[] = Object.keys(PER_EURO);

const RATE_PLACES = 8;

/** What one unit is worth in another currency, with 8 decimal places. */
export function rateOf(from: string, to: string): string {
  return plain(divide(perEuro(to), perEuro(from), RATE_PLACES));
}
