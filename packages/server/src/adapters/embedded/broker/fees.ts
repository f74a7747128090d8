import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';

const CRYPTO_TAKER_RATE = '0.0025';
const FREE = '0';

/** The simulated venue's fee as a fraction of a fill's value: a quarter percent for crypto. */
export function feeRate(isCrypto: boolean): string {
  return isCrypto ? CRYPTO_TAKER_RATE : FREE;
}

/**
 * What an order owes for all its fills, in whole minor units. Rounding the running total keeps the
 * parts' rounding from adding up, however many fills there are.
 */
export function feesFor(valueFilled: Decimal, isCrypto: boolean, currency: string): Decimal {
  return roundCash(valueFilled.times(decimal(feeRate(isCrypto))), currency);
}
