import { columnName } from './columns.ts';
import type { TableRow } from './files/csv.ts';
import { UnreadableFile } from './files/unreadable-file.ts';
import type { Layout, TableLayout } from './layout.ts';
import { layouts } from './layouts/index.ts';

const SEARCHED_ROWS = 300;
const TOLD_NAMES = 12;
const FEWEST_NAMES = 3;

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** Whether a row names the columns of a table, in whatever order. */
export function isHeaderOf({ needs, section }: TableLayout, cells: readonly string[]): boolean {
  if (section !== undefined && (cells[0] !== section || cells[1] !== 'Header')) return false;
  if (filled(cells) < FEWEST_NAMES) return false;
  const names = new Set(cells.map(columnName));
  return needs.some((set) => set.every((name) => names.has(name)));
}

/**
 * The layout of a file, told by the set of the names of its columns.
 *
 * @param broker whose it is said to be; its layouts are tried first
 * @param byHand what its owner says of its columns; no other layout is tried then
 * @throws {UnreadableFile} UNKNOWN_LAYOUT; EMPTY
 */
export function findLayout(
  rows: Iterable<TableRow>,
  broker: string | null,
  byHand: Layout | null = null,
): Layout {
  const begun: TableRow[] = [];
  for (const row of rows) {
    begun.push(row);
    if (begun.length >= SEARCHED_ROWS) break;
  }
  const headers = begun.filter(({ cells }) => filled(cells) >= FEWEST_NAMES);
  const hint = broker?.toLowerCase() ?? '';
  const isHinted = (layout: Layout) =>
    hint !== '' && layout.broker !== '' && hint.includes(layout.broker.toLowerCase());
  const known = byHand === null ? layouts : [byHand];
  const inTurn = [...known].sort((left, right) => Number(isHinted(right)) - Number(isHinted(left)));
  for (const layout of inTurn) {
    const isIt = headers.some(({ cells }) => layout.tables.some((one) => isHeaderOf(one, cells)));
    if (isIt) return layout;
  }
  if (headers.length === 0) throw new UnreadableFile('EMPTY', 'The file has no table.');
  const names = (headers[0]?.cells ?? []).filter((cell) => cell !== '').slice(0, TOLD_NAMES);
  throw new UnreadableFile(
    'UNKNOWN_LAYOUT',
    `No layout has these columns: ${names.join(', ').slice(0, 300).toWellFormed()}. Say what they are, or rename ` +
      'them to date, type, symbol or isin, quantity, price, fee and currency.',
  );
}
