import type { ColumnKind, SheetColumn, SheetPages, SheetRow } from './sheet.ts';

export interface XlsxSheet {
  /** At most 25 letters, digits and spaces: the number of a further sheet is put behind it. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly pages: SheetPages;
  /** Rows of a sheet, titles included; what is beyond goes on in a next one. Default: all it takes. */
  readonly maxRowsPerSheet?: number;
}

/** A sheet whose rows are there already. */
export interface SmallSheet extends Pick<XlsxSheet, 'name' | 'columns'> {
  readonly rows: readonly SheetRow[];
}

/** Doubles, which spreadsheets calculate with, keep so many digits of a decimal. */
const EXACT_DIGITS = 15;
/** The most that a cell holds. */
const MAX_TEXT = 32_767;
/** The first day that every spreadsheet counts alike. */
const FIRST_DAY = Date.UTC(1900, 2, 1);

const FORMATS: Readonly<Record<ColumnKind, string | undefined>> = {
  text: undefined,
  number: undefined,
  date: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm:ss',
};
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 22,
  number: 16,
  date: 12,
  instant: 20,
};

type XlsxCell = string | number | Date | null;

/**
 * A workbook of Office Open XML, as bytes that are made while they are read. Numbers of up to 15
 * digits are numbers, longer ones text, so that none is changed; text stays text, whatever it
 * begins with. Rows beyond 1,048,575 go on in a next sheet, under the same titles. So a sheet stays
 * far below 4 GiB, and the archive needs no ZIP64, which LibreOffice does not open from a stream.
 */
export async function* xlsxBytes(sheet: XlsxSheet): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } = await import('hucre/xlsx');
  const columns = columnsOf(sheet.columns);
  yield* writeXlsxStream(rowsOf(sheet), {
    name: sheet.name,
    columns,
    freezePane: { rows: 1 },
    maxRowsPerSheet: sheet.maxRowsPerSheet ?? XLSX_MAX_ROWS_PER_SHEET,
  });
}

/** A workbook with several sheets of a few rows, made at once. */
export async function workbookOf(sheets: readonly SmallSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => {
      const kinds = columns.map(({ kind }) => kind);
      return {
        name,
        columns: columnsOf(columns),
        freezePane: { rows: 1 },
        rows: [columns.map(({ title }) => title), ...rows.map((row) => cellsOf(kinds, row))],
      };
    }),
  });
}

function columnsOf(columns: readonly SheetColumn[]) {
  return columns.map(({ title, kind, format = FORMATS[kind] }) => ({
    header: title,
    width: WIDTHS[kind],
    ...(format !== undefined && { style: { numFmt: format } }),
  }));
}

async function* rowsOf({ columns, pages }: XlsxSheet): AsyncGenerator<XlsxCell[]> {
  const kinds = columns.map(({ kind }) => kind);
  for await (const page of pages) yield* page.map((row) => cellsOf(kinds, row));
}

function cellsOf(kinds: readonly ColumnKind[], row: SheetRow): XlsxCell[] {
  return kinds.map((kind, column) => {
    const value = row[column] ?? null;
    if (value === null || kind === 'text') return textOf(value);
    return kind === 'number' ? numberOf(value) : timeOf(value);
  });
}

function textOf(value: string | null): string | null {
  return value !== null && value.length > MAX_TEXT ? value.slice(0, MAX_TEXT) : value;
}

function numberOf(value: string): XlsxCell {
  const digits = value.replace(/[-.]/g, '').replace(/^0+/, '');
  const number = Number(value);
  return digits.length <= EXACT_DIGITS && Number.isFinite(number) ? number : textOf(value);
}

function timeOf(value: string): XlsxCell {
  const time = new Date(value);
  return time.getTime() >= FIRST_DAY ? time : textOf(value);
}
