import { UnreadableFile } from './unreadable-file.ts';
import { wideEncodingOf } from './wide-text.ts';

/** A row of a table; 1 is the first. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Rows that can be gone through more than once. */
export interface Table {
  rows(): Iterable<TableRow>;
}

export const MAX_ROWS = 200_000;
const MAX_CELLS = 500;
const MAX_CELL_CHARACTERS = 10_000;
const SEPARATORS = [',', ';', '\t', '|'];
const SAMPLE_LINES = 50;

/** UTF-16, with its mark or plainly so, UTF-8, or what Windows writes where a text is neither. */
export function textOf(bytes: Uint8Array): string {
  return storable(decoded(bytes));
}

/** A text without what no database keeps: zeros, and halves of characters. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

function decoded(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Cells between separators, in quotation marks where they need to be (RFC 4180). */
export function csvTable(text: string): Table {
  const separator = separatorOf(text);
  return { rows: () => rowsOf(text, separator) };
}

/** What stands most often between the cells of the first lines. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, SAMPLE_LINES);
  const counts = SEPARATORS.map((separator) => {
    let count = 0;
    for (const line of lines) {
      const parts = line.replace(/"[^"]*"/g, '').split(separator).length - 1;
      // A comma or two may stand in a sentence.
      if (parts > 1) count += parts;
    }
    return { separator, count };
  });
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

function* rowsOf(text: string, separator: string): Generator<TableRow> {
  let [place, number] = [text.charCodeAt(0) === 0xfeff ? 1 : 0, 0];
  while (place < text.length) {
    number += 1;
    if (number > MAX_ROWS) {
      throw new UnreadableFile('UNREADABLE', `The file has more than ${MAX_ROWS} rows: split it.`);
    }
    const row = readRow(text, place, separator, number);
    place = row.end;
    yield { number, cells: row.cells };
  }
}

interface RowRead {
  readonly cells: string[];
  /** Where the next row begins. */
  readonly end: number;
}

function readRow(text: string, start: number, separator: string, number: number): RowRead {
  const cells: string[] = [];
  let place = start;
  for (;;) {
    const isQuoted = text[place] === '"';
    const cell = isQuoted ? quoted(text, place, number) : plain(text, place, separator);
    if (cell.value.length > MAX_CELL_CHARACTERS) throw tooLong(number);
    cells.push(cell.value);
    if (cells.length > MAX_CELLS) {
      throw new UnreadableFile('UNREADABLE', `Row ${number} has more than ${MAX_CELLS} cells.`);
    }
    place = cell.end;
    // What stands between a closing mark and the separator is passed over.
    while (isQuoted && place < text.length && !ends(text, place, separator)) place += 1;
    if (text[place] !== separator) return { cells, end: afterLine(text, place) };
    place += 1;
  }
}

const ends = (text: string, place: number, separator: string): boolean =>
  text[place] === separator || text[place] === '\n' || text[place] === '\r';

const afterLine = (text: string, place: number): number =>
  place + (text[place] === '\r' && text[place + 1] === '\n' ? 2 : 1);

const tooLong = (number: number) =>
  new UnreadableFile(
    'UNREADABLE',
    `Row ${number}: a cell has more than ${MAX_CELL_CHARACTERS} characters. Is a quotation mark missing?`,
  );

function plain(text: string, start: number, separator: string) {
  let end = start;
  while (end < text.length && !ends(text, end, separator)) end += 1;
  return { value: text.slice(start, end).trim(), end };
}

function quoted(text: string, start: number, number: number) {
  let [value, from] = ['', start + 1];
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark < 0) {
      throw new UnreadableFile(
        'UNREADABLE',
        `Row ${number}: a quotation mark is opened and never closed.`,
      );
    }
    value += text.slice(from, mark);
    if (value.length > MAX_CELL_CHARACTERS) throw tooLong(number);
    if (text[mark + 1] !== '"') return { value: value.trim(), end: mark + 1 };
    value += '"';
    from = mark + 2;
  }
}
