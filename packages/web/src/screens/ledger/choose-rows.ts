import { dayOf } from './ledger-day.ts';
import { KINDS } from './ledger-words.ts';
import type { LedgerRow } from './read-ledger.ts';

/** What is shown of the ledger. */
export interface LedgerChoice {
  readonly kind: string;
  readonly currency: string;
  /** The last day, in New York time; empty: today. */
  readonly to: string;
}

/** Balances are kept: they count whatever is left out. */
export function chooseRows(
  rows: readonly LedgerRow[],
  { kind, currency, to }: LedgerChoice,
): readonly LedgerRow[] {
  const types: ReadonlySet<string> = new Set(KINDS.find(([value]) => value === kind)?.[2]);
  return rows.filter(
    (row) =>
      (types.size === 0 || types.has(row.type)) &&
      (currency === '' || row.currency === currency) &&
      (to === '' || dayOf(row) <= to),
  );
}
