import { writeFile } from 'node:fs/promises';
import type { Format } from './flags/options.ts';
import { printable } from './format/cell.ts';
import { type Column, columnsFor, columnsInside, leafPaths, valueAt } from './format/columns.ts';
import { csv } from './format/csv.ts';
import { isListOfObjects, rowsOf } from './format/shape.ts';
import { type Look, record, table } from './format/table.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** How a result is to be written. */
export interface Output {
  readonly format: Format;
  /** The file that it goes to; null: the standard output. */
  readonly file?: string | null;
  /** Of the operation's result, in the document's order. */
  readonly columns: readonly Column[];
  /** What the person asked for instead; null: nothing. */
  readonly chosen: readonly Column[] | null;
}

/**
 * Writes a result; what is not the result itself goes where problems go.
 *
 * @throws {UsageError} where the file cannot be written
 */
export async function deliver(value: unknown, output: Output, terminal: Terminal): Promise<void> {
  const { file = null, format } = output;
  if (file === null) {
    writeResult(value, output, terminal);
    return;
  }
  if (format === 'xlsx') {
    const { workbookOf } = await import('./format/xlsx.ts');
    await writeOut(file, await workbookOf(value, output));
  } else {
    const texts: string[] = [];
    writeResult(value, output, { ...terminal, columns: null, write: (text) => texts.push(text) });
    await writeOut(file, texts.join(''));
  }
  terminal.complain(`Written to ${file}\n`);
}

async function writeOut(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new UsageError(`--output: cannot write ${file}: ${Object(error).code}.`);
  }
}

/** Writes a result to the standard output, as text. */
export function writeResult(value: unknown, output: Output, terminal: Terminal): void {
  const rows = rowsOf(value);
  if (output.format === 'json') terminal.write(`${JSON.stringify(value, null, 2)}\n`);
  else if (rows !== null) writeRows(rows, output, terminal);
  else if (typeof value !== 'object' || value === null) writeValue(value, terminal);
  else writeObject(value, output, terminal);
  if (output.format !== 'json') noteNextPage(value, terminal);
}

function noteNextPage(value: unknown, terminal: Terminal): void {
  const cursor = Array.isArray(value) ? null : valueAt(value, 'nextCursor');
  if (typeof cursor !== 'string') return;
  terminal.complain(
    `There are more: --all reads them, or go on with --cursor ${printable(cursor)}\n`,
  );
}

function writeRows(rows: readonly unknown[], output: Output, terminal: Terminal): void {
  const columns = output.chosen ?? output.columns;
  if (output.format === 'csv') {
    terminal.write(csv(columns, rows));
    return;
  }
  if (rows.length === 0) {
    terminal.complain('There are none.\n');
    return;
  }
  const look = lookOf(terminal);
  // Columns that were asked for stay, even where lines get longer than the terminal.
  const { text, hidden } = table(columns, rows, output.chosen ? { ...look, width: null } : look);
  terminal.write(`${text}\n`);
  if (hidden.length > 0) terminal.complain(hiddenNote(hidden));
}

function hiddenNote(hidden: readonly Column[]): string {
  const paths = hidden.map(({ path }) => path).join(', ');
  return `\nNot shown: ${paths}. --columns chooses, --format csv has all.\n`;
}

function writeValue(value: unknown, terminal: Terminal): void {
  if (value === null || value === undefined) terminal.complain('There is none.\n');
  else terminal.write(`${printable(String(value))}\n`);
}

/** Values under each other, and each list of objects as a table of its own. */
function writeObject(value: object, output: Output, terminal: Terminal): void {
  const known = new Map(output.columns.map((column) => [column.path, column]));
  const found = columnsFor(leafPaths(value), []);
  const columns = output.chosen ?? found.map((column) => known.get(column.path) ?? column);
  if (output.format === 'csv') {
    terminal.write(csv(columns, [value]));
    return;
  }
  const look = lookOf(terminal);
  const isTable = ({ path }: Column) => isListOfObjects(valueAt(value, path));
  const isShown = ({ path }: Column) => output.chosen !== null || !isEmpty(valueAt(value, path));
  const plain = columns.filter((column) => !isTable(column) && isShown(column));
  if (plain.length > 0) terminal.write(`${record(plain, value, look)}\n`);
  for (const { path, name } of columns.filter(isTable)) {
    const inside = columnsInside(output.columns, path, value);
    terminal.write(`\n${name}\n${listTable(valueAt(value, path), inside, look)}\n`);
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function listTable(list: unknown, known: readonly Column[], look: Look): string {
  const rows = Array.isArray(list) ? list : [];
  const paths = new Set(rows.flatMap((row) => leafPaths(row)));
  const byPath = new Map(known.map((column) => [column.path, column]));
  const columns = columnsFor([...paths], []).map((column) => byPath.get(column.path) ?? column);
  return table(columns, rows, look).text;
}

function lookOf({ columns, hasColors }: Terminal): Look {
  return { width: columns, hasColors };
}
