import { KINDS } from './ledger-words.ts';
import type { LedgerRow } from './read-ledger.ts';

/** What is shown of the ledger. */
export interface LedgerChoice {
  readonly kind: string;
  readonly currency: string;
  /** The last day, in New York time; empty: today. */
  readonly to: string;
}

const NEW_YORK_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
});

/** The day of an entry, as the API's filters count days. */
export function dayOf({ occurredAt }: Pick<LedgerRow, 'occurredAt'>): string {
  return NEW_YORK_DAY.format(new Date(occurredAt));
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
