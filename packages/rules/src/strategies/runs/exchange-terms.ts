import { Decimal } from '../../numbers/decimal.ts';
import { minorUnits } from '../../numbers/money.ts';

/** How a book's money is exchanged to another currency and back. */
export interface ExchangeTerms {
  /** What one unit of the other currency is worth in the book's, before the fee. */
  readonly rate: Decimal;
  /** A fraction: 0.005 takes half a percent of what is exchanged. */
  readonly feeRate: Decimal;
}

/** What an amount of the other currency brings in the book's: rounded down to its minor units. */
export function broughtBy(amount: Decimal, { rate, feeRate }: ExchangeTerms, own: string): Decimal {
  const exact = amount.times(rate).times(feeRate.negated().plus(1));
  return exact.toDecimalPlaces(minorUnits(own), Decimal.ROUND_FLOOR);
}

/** What an amount of the other currency costs in the book's: rounded up to its minor units. */
export function costOf(amount: Decimal, { rate, feeRate }: ExchangeTerms, own: string): Decimal {
  const exact = amount.times(rate).dividedBy(feeRate.negated().plus(1));
  return exact.toDecimalPlaces(minorUnits(own), Decimal.ROUND_CEIL);
}

/** The most of the other currency that a budget of the book's pays for: `costOf` it is within. */
export function boughtWith(
  budget: Decimal,
  { rate, feeRate }: ExchangeTerms,
  own: string,
  other: string,
): Decimal {
  const whole = budget.toDecimalPlaces(minorUnits(own), Decimal.ROUND_FLOOR);
  const exact = whole.times(feeRate.negated().plus(1)).dividedBy(rate);
  return exact.toDecimalPlaces(minorUnits(other), Decimal.ROUND_FLOOR);
}
