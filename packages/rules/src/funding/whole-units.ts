import { type Decimal, decimal } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';
import { badInput } from '../refusals/platform-error.ts';

/**
 * An amount of whole minor units.
 *
 * @param path of the input that holds it
 * @throws {PlatformError} BAD_USER_INPUT where the currency has fewer decimal places
 */
export function wholeUnits(path: string, text: string, currency: string): Decimal {
  const amount = decimal(text);
  if (roundCash(amount, currency).equals(amount)) return amount;
  throw badInput(path, `has more places than ${currency} has`);
}
