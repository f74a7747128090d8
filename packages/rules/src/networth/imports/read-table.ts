import { decimal, toPlain } from '../../numbers/decimal.ts';
import type { CivilDate } from '../../time/civil-date.ts';
import { Columns, columnName } from './columns.ts';
import type { Table, TableRow } from './files/csv.ts';
import { UnreadableFile } from './files/unreadable-file.ts';
import { findLayout, isHeaderOf } from './find-layout.ts';
import type { Layout } from './layout.ts';
import { type ColumnTold, layoutByHand } from './layout-by-hand.ts';
import { type DayOrder, dayOrderOf, hasDecimalCommas, needsOrder } from './numbers-and-days.ts';
import { Pairs } from './pairs.ts';
import { Cells, type Writing } from './read-cells.ts';
import { isMeaning, meaningOf, readRow } from './read-row.ts';
import { type DividendRead, type FileRead, GUESSED, type RowRead, rawTextOf } from './row-read.ts';
import { type TakenBack, takeBack } from './taken-back.ts';

export interface ReadOptions {
  readonly today: CivilDate;
  /** Whose the file is said to be. */
  readonly broker?: string | null | undefined;
  /** What its owner says of its columns. */
  readonly columns?: readonly ColumnTold[] | null | undefined;
  /** Where cells may be read in the wrong place: what no total confirms is not certain. */
  readonly needsTotal?: boolean | undefined;
}

/**
 * Reads the rows of a table whose layout is known.
 *
 * @throws {UnreadableFile} UNKNOWN_LAYOUT; EMPTY; UNREADABLE
 */
export function readTable(table: Table, options: ReadOptions): FileRead {
  const { today, broker = null, needsTotal, columns = null } = options;
  const byHand = columns === null ? null : layoutByHand(columns);
  const layout = findLayout(table.rows(), broker, byHand);
  const writing = writingOf(table, layout);
  const reading = new Reading(layout, { ...writing, today, needsTotal }, writing.isSure);
  for (const row of table.rows()) reading.take(row);
  const rows = reading.end();
  if (rows.length === 0) throw new UnreadableFile('EMPTY', 'The file has no rows of trades.');
  return { broker: layout.broker || broker, kind: layout.kind, rows };
}

/** How numbers and days are written, from all of the file. */
function writingOf(table: Table, layout: Layout) {
  const [days, numbers]: [string[], string[]] = [[], []];
  let columns: Columns | null = null;
  for (const { cells } of table.rows()) {
    columns = headerOf(layout, columns, cells) ?? columns;
    if (columns === null) continue;
    const day = columns.text(cells, 'date');
    if (day !== null && needsOrder(day)) days.push(day);
    if (numbers.length >= MAX_SAMPLES) continue;
    for (const field of ['price', 'total', 'quantity', 'fee'] as const) {
      const number = columns.text(cells, field);
      if (number !== null && SEPARATED.test(number)) numbers.push(number.slice(0, MAX_NUMBER));
    }
  }
  const told = layout.tables.find(({ dayOrder }) => dayOrder !== undefined)?.dayOrder;
  const found: DayOrder | null = dayOrderOf(days);
  return {
    comma: hasDecimalCommas(numbers),
    dayOrder: told === undefined ? (found ?? 'DMY') : told,
    isSure: told !== undefined || found !== null || days.length === 0,
  };
}

const MAX_SAMPLES = 5_000;
const SEPARATED = /[.,]/;
const MAX_NUMBER = 60;

/** @param under the table that the row stands in so far: what has a day there is none of names */
function headerOf(layout: Layout, under: Columns | null, cells: readonly string[]): Columns | null {
  if (under !== null && /\d/.test(under.text(cells, 'date') ?? '')) return null;
  const table = layout.tables.find((one) => isHeaderOf(one, cells));
  return table === undefined ? null : new Columns(table, cells.map(columnName));
}

/** Goes through the rows, and puts together what several of them say. */
class Reading {
  readonly #layout: Layout;
  readonly #writing: Writing;
  readonly #isSure: boolean;
  readonly #rows: RowRead[] = [];
  readonly #taxes: { readonly row: number; readonly cells: Cells }[] = [];
  readonly #takenBack: TakenBack[] = [];
  readonly #pairs = new Pairs();
  #columns: Columns | null = null;

  constructor(layout: Layout, writing: Writing, isSure: boolean) {
    this.#layout = layout;
    this.#writing = writing;
    this.#isSure = isSure;
  }

  take({ number, cells }: TableRow): void {
    const header = headerOf(this.#layout, this.#columns, cells);
    if (header !== null) {
      this.#columns = header;
      return;
    }
    const columns = this.#columns;
    if (columns === null || !isOfTable(columns, cells)) return;
    const meaning = meaningOf(columns, cells);
    const shown = { rowNumber: number, rawText: rawTextOf(cells, this.#rows.length) };
    if (!isMeaning(meaning)) {
      this.#rows.push({ ...NOTHING, ...shown, problem: meaning });
    } else if (meaning === 'TAX') {
      this.#taxes.push({ row: this.#rows.length, cells: this.#cellsOf(columns, cells) });
      this.#rows.push({ ...NOTHING, ...shown, problem: 'A tax without its dividend.' });
    } else if (columns.layout.pairedBy !== undefined && meaning === 'BY_SIGN') {
      const key = columns.cell(cells, columns.layout.pairedBy);
      const paired = this.#pairs.take(key, this.#rows.length, this.#cellsOf(columns, cells));
      this.#rows.push({ ...NOTHING, ...shown, problem: 'The other half of the trade is missing.' });
      if (paired !== null) this.#setPair(paired);
    } else if (meaning !== 'PASS') {
      const { takesBack = false, ...said } = readRow(columns, cells, meaning, this.#writing);
      if (takesBack && said.trade !== null) {
        this.#takenBack.push({ row: this.#rows.length, trade: said.trade });
        this.#rows.push({ ...NOTHING, ...shown, problem: TAKES_BACK });
      } else {
        this.#rows.push(this.#isSure ? { ...said, ...shown } : unsure({ ...said, ...shown }));
      }
    }
  }

  #cellsOf(columns: Columns, cells: readonly string[]): Cells {
    return new Cells(columns, cells, this.#writing);
  }

  #setPair({ at, said, other }: NonNullable<ReturnType<Pairs['take']>>): void {
    for (const [place, told] of [
      [at, said],
      [other, { ...NOTHING, confidencePercent: 100, problem: 'A part of the trade beside it.' }],
    ] as const) {
      const row = this.#rows[place];
      if (row !== undefined) this.#rows[place] = { ...row, ...told };
    }
  }

  end(): RowRead[] {
    if (this.#taxes.length > 0) this.#addTaxes();
    if (this.#takenBack.length > 0) takeBack(this.#rows, this.#takenBack);
    return this.#rows;
  }

  /** A tax belongs to the dividend of its day and instrument. */
  #addTaxes(): void {
    const places = new Map<string, number>();
    for (const [place, { dividend }] of this.#rows.entries()) {
      if (dividend !== null) places.set(keyOf(dividend), place);
    }
    for (const { row, cells } of this.#taxes) {
      const [paidOn, named, amount] = [cells.day(), cells.named(), cells.number('total')];
      if (paidOn === null || named === null || amount === null) continue;
      const place = places.get(keyOf({ paidOn, named }));
      const found = place === undefined ? undefined : this.#rows[place];
      const own = this.#rows[row];
      if (place === undefined || !found?.dividend || own === undefined) continue;
      const tax = decimal(found.dividend.withholdingTax).minus(amount);
      if (tax.isNegative() || tax.greaterThan(found.dividend.grossAmount)) continue;
      const dividend = { ...found.dividend, withholdingTax: toPlain(tax) };
      this.#rows[place] = { ...found, dividend };
      this.#rows[row] = { ...own, confidencePercent: 100, problem: 'The tax of a dividend.' };
    }
  }
}

const NOTHING = { confidencePercent: 0, trade: null, dividend: null } as const;

const TAKES_BACK =
  'It takes back a trade that the file does not tell: delete that one, if it was recorded.';

const keyOf = ({ paidOn, named }: Pick<DividendRead, 'paidOn' | 'named'>): string =>
  `${paidOn} ${named.isin ?? named.symbol}`;

function unsure(row: RowRead): RowRead {
  if (row.trade === null && row.dividend === null) return row;
  const problem = 'The day may be read with month and day changed over: no row of the file tells.';
  return { ...row, confidencePercent: Math.min(row.confidencePercent, GUESSED), problem };
}

/** Whether a row is one of the table, and no heading or footnote. */
function isOfTable(columns: Columns, cells: readonly string[]): boolean {
  const { section, only } = columns.layout;
  if (section !== undefined && (cells[0] !== section || cells[1] !== 'Data')) return false;
  if (section !== undefined && /^total/i.test(cells[2] ?? '')) return false;
  if (only !== undefined && !only[1].test(columns.cell(cells, only[0]))) return false;
  return cells.filter((cell) => cell !== '').length > 2;
}
