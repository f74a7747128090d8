import { decimal, toPlain } from '../kernel/decimal.ts';
import type { ReferenceRates } from '../ports/reference-rates.ts';

/** By the table, as long as somebody keeps it: histories ask for the same days again and again. */
const known = new WeakMap<ReferenceRates, Map<string, string>>();

/** What one unit of a currency is worth in another; null where the table does not have both. */
export function crossRate(table: ReferenceRates, from: string, to: string): string | null {
  const crossed = known.get(table) ?? new Map<string, string>();
  known.set(table, crossed);
  const pair = `${from} ${to}`;
  const before = crossed.get(pair);
  if (before !== undefined) return before;
  const [one, other] = [table.rates.get(from), table.rates.get(to)];
  if (one === undefined || other === undefined) return null;
  const rate = toPlain(decimal(other).dividedBy(one));
  crossed.set(pair, rate);
  return rate;
}
