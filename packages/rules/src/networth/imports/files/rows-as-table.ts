import type { Table } from './csv.ts';

/** Rows of cells as a table; their numbers count from 1. */
export function rowsAsTable(rows: readonly (readonly string[])[]): Table {
  return { rows: () => rows.map((cells, place) => ({ number: place + 1, cells })) };
}
