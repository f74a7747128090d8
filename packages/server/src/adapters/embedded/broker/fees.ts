import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';

/** What a fill costs, as fractions of its value: plain decimals, 0 or more. */
export interface FeeRates {
  readonly shares: string;
  readonly crypto: string;
}

/** Shares are free, crypto assets cost a quarter percent. */
export const USUAL_FEES: FeeRates = { shares: '0', crypto: '0.0025' };

/**
 * What an order owes for all its fills, in whole minor units. Rounding the running total keeps the
 * parts' rounding from adding up, however many fills there are.
 */
export function feesFor(valueFilled: Decimal, feeRate: string, currency: string): Decimal {
  return roundCash(valueFilled.times(decimal(feeRate)), currency);
}
