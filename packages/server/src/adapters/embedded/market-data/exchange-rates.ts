import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { REFERENCE_CURRENCIES, REFERENCE_RATES } from './reference-rates.ts';

const EURO_WORTH_ONE = new Map<string, Decimal>([['EUR', decimal(1)]]);

/** What one euro is worth in each reference currency, from one day on. */
const PER_EURO = REFERENCE_RATES.map(([day, ...rates]) => ({
  from: Date.parse(`${day}T00:00:00Z`),
  rates: new Map([
    ...EURO_WORTH_ONE,
    ...REFERENCE_CURRENCIES.map((code, at) => [code, decimal(rates[at] ?? '')] as const),
  ]),
}));

/**
 * What one euro was worth in a currency by the last reference day before, or by the first one for
 * times before it. Null where the currency has no reference rate.
 */
export function perEuro(currency: string, at: Date): Decimal | null {
  const row = PER_EURO.findLast(({ from }) => from <= at.getTime()) ?? PER_EURO[0];
  return row?.rates.get(currency) ?? null;
}
