import { decimal } from '../decimal.ts';
import { roundCash } from '../money.ts';
import { badInput } from '../platform-error.ts';

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

/** Currencies that the bank takes. */
const CURRENCIES = ['NZD', 'USD'];

/**
 * @param limits null: the currency is none that is taken
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireWithin(limits: SumLimits | null, sum: Sum, path: string): void {
  const { amount: text, currency } = sum;
  if (limits === null) throw badInput(`${path}.currency`, `must be ${CURRENCIES.join(' or ')}`);
  const { minimumAmount: least, maximumAmount: most } = limits;
  const amount = decimal(text);
  if (!roundCash(amount, currency).equals(amount)) {
    throw badInput(`${path}.amount`, `has more places than ${currency} has`);
  }
  if (!amount.greaterThan(0) || amount.lessThan(least)) {
    throw badInput(`${path}.amount`, `must be ${least} ${currency} or more`);
  }
  if (most === null || amount.lte(most)) return;
  throw badInput(`${path}.amount`, `must be ${most} ${currency} or less`);
}
