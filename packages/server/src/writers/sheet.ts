/**
 * What the cells of a column are. Numbers are decimals in plain notation, dates `2026-11-22`,
 * instants ISO 8601 in UTC.
 */
export type ColumnKind = 'text' | 'number' | 'date' | 'instant';

export interface SheetColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** How a spreadsheet shows numbers: `#,##0.00`. Default: as they are. */
  readonly format?: string;
}

/** A cell for each column; null is an empty one. */
export type SheetRow = readonly (string | null)[];

/** Rows in pages, as they are read: going from row to row one by one costs more than writing them. */
export type SheetPages = AsyncIterable<readonly SheetRow[]> | Iterable<readonly SheetRow[]>;
