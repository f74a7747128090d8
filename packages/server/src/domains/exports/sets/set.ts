import type { TradingMode } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import type { ColumnKind, SheetRow } from '../../../writers/sheet.ts';
import type { ExportedAccount } from './accounts.sql.ts';

/** Whose data, and which part of it. */
export interface ExportScope {
  readonly userId: string;
  /** Null: from the beginning. */
  readonly from: CivilDate | null;
  readonly to: CivilDate;
  /** What came later is left out, so that all pages are of one moment. */
  readonly upTo: Date;
  readonly tradingMode: TradingMode | null;
  /** With all below them. Null: all portfolios, and the accounts. */
  readonly portfolioIds: readonly string[] | null;
  /** Of the mode that is asked for; none where only portfolios are. */
  readonly accounts: readonly ExportedAccount[];
}

export interface SetColumn {
  /** As the contract calls it. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** Its part of the width of a page. Left out: it is not printed. */
  readonly paper?: number;
}

export type SetDeps = Pick<Deps, 'db' | 'clock' | 'marketData' | 'cursors'>;

/** What one kind of export holds: rows in pages, so that no more than one is ever in memory. */
export interface DataSet {
  readonly columns: readonly SetColumn[];
  /** How many rows there are, for the progress; near enough where it cannot be told before. */
  count(deps: SetDeps, scope: ExportScope): Promise<number>;
  pages(deps: SetDeps, scope: ExportScope): AsyncGenerator<readonly SheetRow[]>;
}
