import type { SheetColumn, SheetPages } from './sheet.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** What spreadsheets take for the beginning of a formula; the last four are full-width forms. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const QUOTED = /["\n\r,]/;

/**
 * A cell of CSV (RFC 4180) that no spreadsheet takes for a formula: text that begins like one gets
 * an apostrophe, negative numbers stay as they are. Null is an empty cell.
 */
export function csvCell(value: string | null): string {
  if (value === null) return '';
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of CSV with its end, as RFC 4180 has it. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A file of CSV in UTF-8, a line of titles and a line for each row, one page in memory. */
export async function* csvBytes(
  columns: readonly SheetColumn[],
  pages: SheetPages,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(columns.map(({ title }) => title)));
  for await (const page of pages) {
    if (page.length > 0) yield Buffer.from(page.map(csvLine).join(''));
  }
}
