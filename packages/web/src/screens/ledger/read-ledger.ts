import { type Decimal, decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { api } from '../../api/client.ts';
import {
  type LedgerEntryFragment,
  type LedgerPageQuery,
  ledgerPage,
  ledgerStart,
} from '../../generated/documents.ts';
import { dayOf } from './ledger-day.ts';

/** One entry, with the cash of its currency after it; null where that cannot be told. */
export interface LedgerRow extends LedgerEntryFragment {
  readonly balance: string | null;
}

/** Entries from the newest back. */
export interface Ledger {
  readonly rows: readonly LedgerRow[];
  /** Whether there are earlier ones than these. */
  readonly hasMore: boolean;
}

interface Cash {
  readonly amount: string;
  readonly currency: string;
}

const PAGE_ROWS = 500;
/** Earlier entries come as a file, which nobody has to wait for. */
export const MAX_ROWS = 5_000;

/**
 * Reads the ledger back to a day. Whatever is chosen of it later, every newer entry is read, since
 * balances follow from the cash of now.
 */
export async function readLedger(from: string | undefined, signal: AbortSignal): Promise<Ledger> {
  const params = { limit: PAGE_ROWS, ...(from !== undefined && { from }) };
  const start = await api.request(ledgerStart, { params }, { signal });
  const entries = [...start.fetchPlatformInvestAccountActivities.nodes];
  let cursor = start.fetchPlatformInvestAccountActivities.nextCursor;
  while (cursor !== null && entries.length < MAX_ROWS) {
    const next = await api.request(ledgerPage, { params: { ...params, cursor } }, { signal });
    entries.push(...next.fetchPlatformInvestAccountActivities.nodes);
    cursor = next.fetchPlatformInvestAccountActivities.nextCursor;
  }
  const { cashByCurrency } = start.fetchPlatformInvestAccountBalances;
  return { rows: withBalances(entries, cashByCurrency), hasMore: cursor !== null };
}

/**
 * Reads the ledger of a practice account, whose cash by currency is what its entries sum to: it
 * begins with nothing. Of one with too many entries no balances are told.
 */
export async function readPracticeLedger(
  brokerAccountId: string,
  from: string | undefined,
  signal: AbortSignal,
): Promise<Ledger> {
  const params = { limit: PAGE_ROWS, brokerAccountId };
  const entries: LedgerEntryFragment[] = [];
  let cursor: string | null = null;
  do {
    const place = cursor === null ? {} : { cursor };
    const page: LedgerPageQuery = await api.request(
      ledgerPage,
      { params: { ...params, ...place } },
      { signal },
    );
    entries.push(...page.fetchPlatformInvestAccountActivities.nodes);
    cursor = page.fetchPlatformInvestAccountActivities.nextCursor;
  } while (cursor !== null && entries.length < MAX_ROWS);
  const rows = cursor === null ? withSums(entries) : entries.map(withoutBalance);
  const wanted = from === undefined ? rows : rows.filter((row) => dayOf(row) >= from);
  return { rows: wanted, hasMore: cursor !== null && wanted.length === rows.length };
}

const withoutBalance = (entry: LedgerEntryFragment): LedgerRow => ({ ...entry, balance: null });

/** @param entries all that there are, the newest first */
export function withSums(entries: readonly LedgerEntryFragment[]): LedgerRow[] {
  const sums = new Map<string, Decimal>();
  for (const { currency, netAmount } of entries) {
    sums.set(currency, (sums.get(currency) ?? ZERO).plus(netAmount));
  }
  const cash = [...sums].map(([currency, sum]) => ({ currency, amount: sum.toFixed() }));
  return withBalances(entries, cash);
}

/** @param entries the newest first, without a gap up to now */
export function withBalances(
  entries: readonly LedgerEntryFragment[],
  cash: readonly Cash[],
): LedgerRow[] {
  const after = new Map(cash.map(({ currency, amount }) => [currency, decimal(amount)]));
  return entries.map((entry) => {
    const balance = after.get(entry.currency) ?? ZERO;
    after.set(entry.currency, balance.minus(entry.netAmount));
    return { ...entry, balance: balance.toFixed() };
  });
}
