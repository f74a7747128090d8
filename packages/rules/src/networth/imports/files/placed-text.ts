/** A piece of text on a page; y rises upwards. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Cell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Beside each other on one line, in parts of their height. */
const SAME_LINE = 0.5;
const SPACE = 0.15;
const NEW_CELL = 0.9;
const FEWEST_COLUMNS = 4;
const DIGIT = /\d/;

/**
 * The lines of pages as rows of cells. Below a line of names its columns go on: what stands under
 * a name is in its place, however many cells of the line are empty.
 */
export function rowsOfPages(pages: readonly (readonly PlacedText[])[]): string[][] {
  const rows: string[][] = [];
  let columns: readonly Cell[] | null = null;
  for (const cells of pages.flatMap(linesOf)) {
    const areNames = cells.length >= FEWEST_COLUMNS && cells.every(({ text }) => !DIGIT.test(text));
    if (areNames) columns = cells;
    const isUnder = columns !== null && !areNames && cells.length >= 2;
    rows.push(isUnder && columns !== null ? under(columns, cells) : cells.map(({ text }) => text));
  }
  return rows;
}

function linesOf(items: readonly PlacedText[]): Cell[][] {
  const filled = items.filter(({ text }) => text.trim() !== '');
  const inTurn = filled.toSorted((left, right) => right.y - left.y || left.x - right.x);
  const lines: PlacedText[][] = [];
  for (const item of inTurn) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const isSame =
      first !== undefined && Math.abs(first.y - item.y) <= SAME_LINE * Math.max(1, first.height);
    if (line !== undefined && isSame) line.push(item);
    else lines.push([item]);
  }
  return lines.map(cellsOf);
}

function cellsOf(line: readonly PlacedText[]): Cell[] {
  const cells: Cell[] = [];
  for (const { text, x, width, height } of line.toSorted((left, right) => left.x - right.x)) {
    const last = cells.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : x - last.to;
    const cell = { text: text.trim(), from: x, to: x + width };
    if (last === undefined || gap > NEW_CELL * height) {
      cells.push(cell);
      continue;
    }
    const space = gap > SPACE * height || text.startsWith(' ') ? ' ' : '';
    cells[cells.length - 1] = { text: last.text + space + cell.text, from: last.from, to: cell.to };
  }
  return cells;
}

/** Each cell in the column that it is nearest to by an edge or its middle. */
function under(columns: readonly Cell[], cells: readonly Cell[]): string[] {
  const row = columns.map(() => '');
  for (const cell of cells) {
    const distances = columns.map((column) => distance(column, cell));
    const place = distances.indexOf(Math.min(...distances));
    row[place] = row[place] === '' ? cell.text : `${row[place]} ${cell.text}`;
  }
  return row;
}

function distance(one: Cell, other: Cell): number {
  const middles = Math.abs(one.from + one.to - other.from - other.to) / 2;
  return Math.min(Math.abs(one.from - other.from), Math.abs(one.to - other.to), middles);
}
