import { cellText } from './cell.ts';
import { type Column, columnsFor, columnsInside, leafPaths, valueAt } from './columns.ts';
import { isListOfObjects, rowsOf } from './shape.ts';

/** Spreadsheets calculate with doubles, which keep so many digits of a decimal. */
const EXACT_DIGITS = 15;
/** The most that a cell holds. */
const MAX_TEXT = 32_767;
/** The first day that every spreadsheet counts alike. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
const MAX_SHEET_NAME = 31;

type Cell = string | number | boolean | Date | null;

/** What of a result goes into the workbook. */
interface Wanted {
  readonly columns: readonly Column[];
  /** Null: all columns. */
  readonly chosen: readonly Column[] | null;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly unknown[];
}

/**
 * A result as a workbook: numbers, days and moments are such, and text stays text, whatever it
 * begins with. The lists inside an object are sheets of their own.
 */
export async function workbookOf(value: unknown, wanted: Wanted): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: tablesOf(value, wanted).map(({ name, columns, rows }) => ({
      name,
      columns: columns.map((column) => ({ header: titleOf(column), ...looksOf(column) })),
      freezePane: { rows: 1 },
      rows: [columns.map(titleOf), ...rows.map((row) => columns.map((one) => cellOf(row, one)))],
    })),
  });
}

function tablesOf(value: unknown, { columns, chosen }: Wanted): readonly Table[] {
  const name = 'Result';
  const rows = rowsOf(value);
  if (rows !== null) return [{ name, columns: chosen ?? columns, rows }];
  if (typeof value !== 'object' || value === null) {
    return [{ name, columns: columnsFor([''], []), rows: [value] }];
  }
  if (chosen !== null) return [{ name, columns: chosen, rows: [value] }];
  const known = new Map(columns.map((column) => [column.path, column]));
  const found = columnsFor(leafPaths(value), []).map((one) => known.get(one.path) ?? one);
  const isList = ({ path }: Column) => isListOfObjects(valueAt(value, path));
  const own = { name, columns: found.filter((one) => !isList(one)), rows: [value] };
  const lists = found.filter(isList).map(({ path, name: title }, at): Table => {
    const inner: unknown = valueAt(value, path);
    const rowsInside = Array.isArray(inner) ? inner : [];
    const paths = new Set(rowsInside.flatMap((row) => leafPaths(row)));
    const inside = new Map(columnsInside(columns, path, value).map((one) => [one.path, one]));
    const all = columnsFor([...paths], []).map((one) => inside.get(one.path) ?? one);
    return { name: sheetName(title, at + 2), columns: all, rows: rowsInside };
  });
  return [own, ...lists];
}

/** Names of sheets are short, unlike each other, and without some signs. */
function sheetName(title: string, number: number): string {
  const plain = title
    .replaceAll(/[\\/?*[\]:']+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${number} ${plain}`.slice(0, MAX_SHEET_NAME);
}

/** A currency that stands nowhere in the rows stands in the title. */
function titleOf({ name, code }: Column): string {
  return code === undefined ? name : `${name} (${code})`;
}

function looksOf({ kind = 'TEXT' }: Column) {
  if (kind === 'DATE') return { width: 12, style: { numFmt: 'yyyy-mm-dd' } };
  if (kind === 'MOMENT') return { width: 20, style: { numFmt: 'yyyy-mm-dd hh:mm:ss' } };
  if (kind === 'TEXT') return { width: 22 };
  return { width: 16, style: { numFmt: kind === 'NUMBER' ? 'General' : '#,##0.00########' } };
}

function cellOf(row: unknown, { path, kind = 'TEXT' }: Column): Cell {
  const value = valueAt(row, path);
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return cut(cellText(value));
  if (kind === 'TEXT') return typeof value === 'number' ? value : cut(value);
  if (kind === 'DATE' || kind === 'MOMENT') return timeOf(String(value));
  return numberOf(String(value));
}

function numberOf(text: string): Cell {
  const digits = text.replaceAll(/[-.]/g, '').replace(/^0+/, '');
  const number = Number(text);
  return digits.length <= EXACT_DIGITS && Number.isFinite(number) ? number : cut(text);
}

function timeOf(text: string): Cell {
  const time = new Date(text);
  return time.getTime() >= FIRST_DAY ? time : cut(text);
}

function cut(text: string): string {
  return text.slice(0, MAX_TEXT);
}
