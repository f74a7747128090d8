import { stringify } from 'csv-stringify/sync';
import { isNumeric } from './cell.ts';
import { type Column, valueAt } from './columns.ts';

/** Spreadsheets take such a start for a formula; the last four are full-width forms. */
const FORMULA = /^[=+\-@\t\r\n\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]/u;

/** Rows as CSV (RFC 4180, lines ended by a line feed), with a line of names unless told otherwise. */
export function csv(
  columns: readonly Column[],
  rows: readonly unknown[],
  hasHeader = true,
): string {
  const records = rows.map((row) => columns.map(({ path }) => csvCell(valueAt(row, path))));
  const head = hasHeader ? [columns.map(({ name }) => csvCell(name))] : [];
  return stringify([...head, ...records]);
}

/** Values stay as the API gave them; text that a spreadsheet would run gets an apostrophe. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  if (typeof value === 'object' && !isPlainList) return JSON.stringify(value);
  const text = isPlainList ? value.join('; ') : String(value);
  return !isNumeric(value) && FORMULA.test(text) ? `'${text}` : text;
}
