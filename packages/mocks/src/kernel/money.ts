import { minorUnits } from '@investing-platform/rules/money';
import type { OrderSide } from '@investing-platform/schema/operations';
import { compare, type Decimal, decimal, multiply, type Rounding, round } from './decimal.ts';

/** In whole minor units of the currency; half-even unless said otherwise (contract rule 4). */
export function roundCash(amount: Decimal, currency: string, rounding?: Rounding): Decimal {
  return round(amount, minorUnits(currency), rounding);
}

/** What comes to fewer minor units is rounded against the order. */
const FAIRLY_ROUNDED_MINOR_UNITS = decimal('100');

/** What trades of this value move in cash: below 1.00 never rounded in the order's favour. */
export function tradedCash(side: OrderSide, value: Decimal, currency: string): Decimal {
  const units = multiply(value, decimal(String(10 ** minorUnits(currency))));
  if (compare(units, FAIRLY_ROUNDED_MINOR_UNITS) >= 0) return roundCash(value, currency);
  return roundCash(value, currency, side === 'BUY' ? 'up' : 'down');
}
