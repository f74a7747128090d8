import { stripVTControlCharacters } from 'node:util';
import Table from 'cli-table3';
import { isNumeric, printable } from './cell.ts';
import {
  type Column,
  currencyIn,
  currencyPath,
  figureText,
  moneyText,
  valueAt,
} from './columns.ts';
import { fitting, GAP, isId, type Sized } from './fit.ts';

/** Longer cells are cut on a terminal: the other formats have whole values. */
const WIDEST_CELL = 44;
const NARROW = 72;

/** How a table may look. */
export interface Look {
  /** The terminal's width in characters; null: no bound. */
  readonly width: number | null;
  readonly hasColors: boolean;
}

/** A table as text, and the columns that found no place. */
export interface Drawn {
  readonly text: string;
  readonly hidden: readonly Column[];
}

interface Prepared extends Sized {
  readonly cells: readonly string[];
  readonly title: readonly string[];
  readonly isNumeric: boolean;
}

/** Rows under their names, numbers at the right, within the terminal's width. */
export function table(columns: readonly Column[], rows: readonly unknown[], look: Look): Drawn {
  const all = columns.map((column) => prepare(column, rows, look.width));
  const said = new Set(all.filter(({ isEmpty }) => !isEmpty).map(currencyPath));
  const prepared = all.map((column) => ({
    ...column,
    isRepeated: isRepeated(column, all) || said.has(column.path),
  }));
  const shown = fitting(prepared, look.width);
  const lines = rows.map((_row, at) => shown.map(({ cells }) => cells[at] ?? ''));
  const text = draw(shown, lines, look);
  const isMissed = (column: Prepared) => !shown.includes(column) && !said.has(column.path);
  return { text, hidden: prepared.filter(isMissed) };
}

/** One object as two columns: names and values. */
export function record(columns: readonly Column[], row: unknown, look: Look): string {
  const nameWidth = Math.max(0, ...columns.map(({ name }) => name.length));
  const room = look.width === null ? null : Math.max(20, look.width - nameWidth - GAP.length);
  const lines = columns.map((column) => {
    const text = moneyText(row, column);
    return [paint(column.name, look), room === null ? text : cut(text, room)];
  });
  return render({ colAligns: ['left', 'left'] }, lines);
}

function prepare(column: Column, rows: readonly unknown[], width: number | null): Prepared {
  const values = rows.map((row) => valueAt(row, column.path));
  const codes = new Set(rows.map((row) => currencyIn(row, column)).filter((code) => code !== null));
  // One currency stands in the title, several beside each amount.
  const [code] = codes.size === 1 ? codes : [];
  const name = code === undefined ? column.name : `${column.name} (${printable(code)})`;
  const texts = rows.map((row) => (code ? figureText : moneyText)(row, column));
  const cells = width === null ? texts : texts.map((text) => cut(text, widest(column, width)));
  const known = values.filter((value) => value !== null && value !== undefined);
  const title = width === null ? [name] : titleLines(name, cells);
  return {
    ...column,
    cells,
    title,
    width: Math.max(...[...title, ...cells].map(displayWidth)),
    isEmpty: known.length === 0,
    isRepeated: false,
    isNumeric: known.length > 0 && known.every(isNumeric),
  };
}

/** On a narrow terminal a long name takes half of a line, so that a figure stands beside it. */
function widest({ path, kind = 'TEXT' }: Column, width: number): number {
  const isName = kind === 'TEXT' && !isId(path);
  return width < NARROW && isName ? Math.min(WIDEST_CELL, Math.floor(width / 2)) : WIDEST_CELL;
}

/** A name on several lines, so that it takes no more room than its values or its longest word. */
function titleLines(name: string, cells: readonly string[]): readonly string[] {
  const words = name.split(' ');
  const room = Math.max(...[...words, ...cells].map(displayWidth));
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** `asset.symbol` beside `symbol`, alike in all rows. */
function isRepeated({ path, cells }: Prepared, all: readonly Prepared[]): boolean {
  const name = path.includes('.') ? path.split('.').at(-1) : null;
  const namesake = all.find((other) => other.path === name);
  return namesake !== undefined && cells.every((cell, at) => cell === namesake.cells[at]);
}

function draw(shown: readonly Prepared[], lines: readonly string[][], look: Look): string {
  const [first] = shown;
  const isCut = shown.length === 1 && first && look.width !== null && first.width > look.width;
  const colWidths = isCut ? { colWidths: [look.width] } : {};
  const aligns = shown.map((column) => (column.isNumeric ? 'right' : 'left') as 'right' | 'left');
  const height = Math.max(0, ...shown.map(({ title }) => title.length));
  const head = Array.from({ length: height }, (_line, at) =>
    shown.map(({ title }) => paint(title[at - (height - title.length)] ?? '', look)),
  );
  return render({ colAligns: aligns, ...colWidths }, [...head, ...lines]);
}

const NO_BORDERS = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid'].flatMap((place) =>
    ['', '-mid', '-left', '-right'].map((more) => [place + more, '']),
  ),
);

function render(options: Table.TableConstructorOptions, lines: readonly string[][]): string {
  const drawn = new Table({
    ...options,
    chars: { ...NO_BORDERS, middle: GAP },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
  });
  drawn.push(...lines.map((line) => [...line]));
  const text = drawn.toString();
  return text.replaceAll(/[ \t]+$/gm, '');
}

function paint(text: string, { hasColors }: Look): string {
  return hasColors && text !== '' ? `\u{1b}[1m${text}\u{1b}[22m` : text;
}

const segments = new Intl.Segmenter();
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u{ff01}-\u{ff60}]/u;

function cut(text: string, room: number): string {
  if (displayWidth(text) <= room) return text;
  let kept = '';
  let width = 0;
  for (const { segment } of segments.segment(text)) {
    width += displayWidth(segment);
    if (width > room - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Terminal cells that a text takes: East Asian wide characters and emoji take two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of segments.segment(stripVTControlCharacters(text))) {
    width += WIDE.test(segment) ? 2 : 1;
  }
  return width;
}
