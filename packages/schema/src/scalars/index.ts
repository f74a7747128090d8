import { countryCodeScalar, currencyCodeScalar } from './codes.ts';
import { decimalScalar } from './decimal.ts';
import { dateScalar, dateTimeScalar } from './time.ts';

export { canonicalDecimal } from './decimal.ts';
export { isCalendarDay } from './time.ts';

/** The contract's scalars, by name: the server and the mocks parse and print them alike. */
export const scalars = {
  Decimal: decimalScalar,
  Date: dateScalar,
  DateTime: dateTimeScalar,
  CurrencyCode: currencyCodeScalar,
  CountryCode: countryCodeScalar,
};
