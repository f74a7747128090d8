import { badInput } from '../refusals/platform-error.ts';
import { noBankCurrency } from './bank-currencies.ts';
import { wholeUnits } from './whole-units.ts';

export interface Sum {
  /** A plain decimal. */
  readonly amount: string;
  readonly currency: string;
}

export interface SumLimits {
  readonly minimumAmount: string;
  /** Null: no such limit. */
  readonly maximumAmount: string | null;
}

/**
 * @param limits null: the currency is none that is taken
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireWithin(limits: SumLimits | null, sum: Sum, path: string): void {
  const { amount: text, currency } = sum;
  if (limits === null) throw noBankCurrency(`${path}.currency`);
  const { minimumAmount: least, maximumAmount: most } = limits;
  const amount = wholeUnits(`${path}.amount`, text, currency);
  if (!amount.greaterThan(0) || amount.lessThan(least)) {
    throw badInput(`${path}.amount`, `must be ${least} ${currency} or more`);
  }
  if (most === null || amount.lte(most)) return;
  throw badInput(`${path}.amount`, `must be ${most} ${currency} or less`);
}
