import type { KnownRecord } from '@investing-platform/rules/networth/imports/known-records';
import {
  contentOfDividend,
  contentOfTrade,
} from '@investing-platform/rules/networth/imports/plan-import';
import type { Transaction } from '../../../db/database.ts';
import { dividendsToCompare, tradesToCompare } from '../../holdings/index.ts';
import type { FileToRead } from './files.sql.ts';
import type { Surveyed } from './survey-rows.ts';

/** Instruments whose records are asked for together, and names. */
const INSTRUMENTS_AT_ONCE = 4;
const NAMES_AT_ONCE = 5_000;
const NONE: readonly string[] = [];

/** What an import is compared with, and what of it came from the same file before. */
export interface KnownOfFile {
  readonly known: readonly KnownRecord[];
  readonly trades: ReadonlySet<string>;
  readonly dividends: ReadonlySet<string>;
}

interface Compared {
  readonly id: string;
  readonly instrumentId: string;
  readonly uniqueIdentifier: string | null;
  readonly fileId: string | null;
}

/** The records of the instruments that a file names, and those with names that it gives. */
export async function knownOfFile(
  tx: Transaction,
  { id: fileId, userId, portfolioId }: FileToRead,
  { rowsOf, names }: Surveyed,
): Promise<KnownOfFile> {
  const known: KnownRecord[] = [];
  const [trades, dividends] = [new Set<string>(), new Set<string>()];
  const note = <Row extends Compared>(
    rows: readonly Row[],
    contentOf: (row: Row) => string,
    ofFile: Set<string>,
  ): void => {
    for (const row of rows) {
      const { id, uniqueIdentifier } = row;
      known.push({ id, uniqueIdentifier, content: contentOf(row) });
      if (row.fileId === fileId) ofFile.add(id);
    }
  };
  const compare = async (ids: readonly string[], some: readonly string[]): Promise<void> => {
    const of = [userId, portfolioId, ids, some] as const;
    const isNew = (row: Compared): boolean => ids.length > 0 || !rowsOf.has(row.instrumentId);
    note((await tx.all(tradesToCompare, ...of)).filter(isNew), contentOfTrade, trades);
    note((await tx.all(dividendsToCompare, ...of)).filter(isNew), contentOfDividend, dividends);
  };
  for (const ids of pages([...rowsOf.keys()], INSTRUMENTS_AT_ONCE)) await compare(ids, NONE);
  for (const some of pages(names, NAMES_AT_ONCE)) await compare(NONE, some);
  return { known, trades, dividends };
}

function* pages<Item>(items: readonly Item[], atOnce: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce);
}
