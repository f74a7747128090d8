import type { TradingMode } from '@investing-platform/schema/operations';
import { type Decimal, decimal, ZERO } from '../numbers/decimal.ts';
import { FULL_RATE_PERCENT } from './w8ben.ts';

/** A dividend, as far as its tax goes. */
export interface TaxedDividend {
  /** Of the company: ISO 3166-1 alpha-2, or null for what is of no country. */
  readonly country: string | null;
  /** What the source says is usually kept; 0 where nothing is, whoever holds it. */
  readonly usualFraction: string;
  readonly tradingMode: TradingMode;
}

/** What is on file of a person when a dividend is paid. */
export interface TaxStanding {
  readonly usPerson: boolean;
  /** Of the tax form that is in force, 30 where it claims no treaty; null without a form. */
  readonly formRatePercent: string | null;
}

export interface DividendTax {
  readonly fraction: Decimal;
  /** For the activity, after the tax: `15 percent`. */
  readonly told: string;
}

/**
 * What is withheld from a dividend. Of companies of the United States it follows from the tax form
 * that is in force at the payment: the treaty's rate with a claim, and 30 percent without one, or
 * without a form. Nothing is kept from US persons, who are taxed by their return. Practice accounts
 * of people without a form are paid as if they had one, at the usual rate.
 */
export function dividendTax(
  { country, usualFraction, tradingMode }: TaxedDividend,
  { usPerson, formRatePercent }: TaxStanding,
): DividendTax {
  const usual = decimal(usualFraction);
  if (usual.isZero()) return { fraction: ZERO, told: '' };
  if (country !== 'US') return percentOf(usual);
  if (usPerson) return { fraction: ZERO, told: '' };
  if (formRatePercent !== null) return percentOf(decimal(formRatePercent).dividedBy(100));
  if (tradingMode !== 'LIVE') return percentOf(usual);
  const { fraction, told } = percentOf(decimal(FULL_RATE_PERCENT).dividedBy(100));
  return { fraction, told: `${told}, as no tax form W-8BEN is in force` };
}

const percentOf = (fraction: Decimal): DividendTax => ({
  fraction,
  told: `${fraction.times(100)} percent`,
});
