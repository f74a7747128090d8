import { type Decimal, type Rounding, round } from './decimal.ts';

const USUAL_PLACES = 2;
const OTHER_PLACES: Readonly<Record<string, number>> = { JPY: 0 };

/** In whole minor units of the currency; half-even unless said otherwise (contract rule 4). */
export function roundCash(amount: Decimal, currency: string, rounding?: Rounding): Decimal {
  return round(amount, OTHER_PLACES[currency] ?? USUAL_PLACES, rounding);
}
