import { type Decimal, decimal, toPlain } from '@investing-platform/rules/numbers/decimal';

import { noRateOf } from '@investing-platform/rules/numbers/exchange-rate';

/** What one euro is worth (European Central Bank, reference rates of 2024-12-31). */
const PER_EURO: Readonly<Record<string, string>> = {
  EUR: '1',
  USD: '1.0389',
  JPY: '163.06',
  GBP: '0.82918',
  AUD: '1.6772',
  NZD: '1.8532',
  CZK: '25.185',
  DKK: '7.4578',
  HUF: '411.35',
  PLN: '4.275',
  RON: '4.9743',
  SEK: '11.459',
  CHF: '0.9412',
  ISK: '143.9',
  NOK: '11.795',
  TRY: '36.7372',
  BRL: '6.4253',
  CAD: '1.4948',
  CNY: '7.5833',
  HKD: '8.0686',
  IDR: '16820.88',
  ILS: '3.7885',
  INR: '88.9335',
  KRW: '1532.15',
  MXN: '21.5504',
  MYR: '4.6454',
  PHP: '60.301',
  SGD: '1.4164',
  THB: '35.676',
  ZAR: '19.6188',
};

const PLACES = 18;

/**
 * The amount in another currency, to 18 decimal places.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE for a currency without a rate
 */
export function convert(amount: Decimal, from: string, to: string): Decimal {
  if (from === to) return amount;
  return amount.times(perEuro(to)).div(perEuro(from)).toDecimalPlaces(PLACES);
}

function perEuro(currency: string): Decimal {
  const rate = PER_EURO[currency];
  if (rate === undefined) throw noRateOf(currency);
  return decimal(rate);
}

/** Currencies that the platform converts between. */
export const currenciesWithRates: readonly string[] = Object.keys(PER_EURO);

/** What the rates are published of. */
export const BASE_OF_RATES = 'EUR';

const RATE_PLACES = 8;

/** What one unit is worth in another currency, with 8 decimal places. */
export function rateOf(from: string, to: string): string {
  return toPlain(perEuro(to).div(perEuro(from)).toDecimalPlaces(RATE_PLACES));
}
