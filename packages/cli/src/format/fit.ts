import type { Column } from './columns.ts';

/** A column with the width that its name and values take. */
export interface Sized extends Column {
  readonly width: number;
  readonly isEmpty: boolean;
  /** Says what another column says. */
  readonly isRepeated: boolean;
}

/** What stands between two columns. */
export const GAP = '  ';

const WIDE_ENOUGH_FOR_IDS = 110;
/** What a row comes to, which people look for first. */
const WORTH = /^(\w*value|\w*amount|notional|balance|equity|total)$/i;

/**
 * The columns that fit beside each other, in their order. Where not all do, those without values go
 * first, then what repeats others, ids of other objects, on narrow terminals the rows' own id, what
 * is said of other objects, and at last the last; what a row comes to stays longest, and its name.
 *
 * @param width of the terminal in characters; null: no bound
 */
export function fitting<Any extends Sized>(columns: readonly Any[], width: number | null): Any[] {
  if (width === null || widthOf(columns) <= width) return [...columns];
  const full = columns.filter(({ isEmpty }) => !isEmpty);
  const worth = full.find(isWorth);
  const ranked = full
    .map((column) => ({ column, rank: column === worth ? 0.3 : rankOf(column, width) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ column }) => column);
  while (ranked.length > 1 && widthOf(ranked) > width) ranked.pop();
  return columns.filter((column) => ranked.includes(column));
}

/** The width of columns with the gaps between them. */
function widthOf(columns: readonly Sized[]): number {
  const gaps = GAP.length * Math.max(0, columns.length - 1);
  return columns.reduce((sum, { width }) => sum + width, gaps);
}

/** Whether a column holds ids, which are of no use in part. */
export function isId(path: string): boolean {
  return /(^|\.)id$|Ids?$/.test(path);
}

function isWorth({ path, kind = 'TEXT' }: Sized): boolean {
  return kind.startsWith('AMOUNT') && WORTH.test(path);
}

function rankOf(column: Sized, width: number): number {
  const { path, isRepeated } = column;
  if (isRepeated) return 5;
  if (path === 'id') return width >= WIDE_ENOUGH_FOR_IDS ? 0 : 3;
  if (isId(path)) return 4;
  if (/^(name|title|label)$/.test(path)) return 0.4;
  if (isWorth(column)) return 0.5;
  return path.includes('.') ? 2 : 1;
}
