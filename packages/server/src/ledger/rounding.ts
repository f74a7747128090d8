import type { Decimal } from '../kernel/decimal.ts';
import { roundCash } from '../kernel/money.ts';
import { system } from './accounts.ts';
import type { Line } from './post.ts';

/**
 * Splits an exact amount of cash into what is posted, rounded half-even to the currency's minor
 * unit, and the line that brings the remainder to the rounding account (contract rule 4).
 *
 * @returns `posted` plus the remainder is `amount`; no line where nothing remains
 */
export function splitCash(
  amount: Decimal,
  currency: string,
): { readonly posted: Decimal; readonly remainder: readonly Line[] } {
  const posted = roundCash(amount, currency);
  const rest = amount.minus(posted);
  if (rest.isZero()) return { posted, remainder: [] };
  return { posted, remainder: [{ account: system('rounding', currency), amount: rest }] };
}
