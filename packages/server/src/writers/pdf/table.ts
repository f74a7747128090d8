import { breathe } from '../../kernel/breathe.ts';
import { LEADING, type Line, type TextStyle } from './lines.ts';
import { INK, MARGIN, type Paper, QUIET, RULE } from './paper.ts';

export interface PdfColumn {
  readonly title: string;
  /** Its part of the width, beside the other columns' parts. Default: 1. */
  readonly share?: number;
  /** Figures go right. Default: left. */
  readonly align?: 'left' | 'right';
}

/** A cell for each column; null is an empty one. */
export type PdfRow = readonly (string | null)[];

export interface PdfTable {
  readonly columns: readonly PdfColumn[];
  readonly rows: Iterable<PdfRow> | AsyncIterable<PdfRow>;
  /** Rows in bold letters below the others. */
  readonly totals?: readonly PdfRow[];
}

const SIZE = 8.5;
const HEAD: TextStyle = { weight: 'strong', size: SIZE };
const PADDING = 4;
/** A cell takes this many lines at most. */
const MAX_LINES = 12;
/** So many rows are drawn without a pause. */
const AT_ONCE = 40;

interface Placed {
  readonly align: 'left' | 'right';
  readonly x: number;
  readonly width: number;
}

/** What something is called, and what it is; null shows as a dash. */
export type PdfFact = readonly [name: string, value: string | null];

/** Draws a table over as many pages as it takes; each begins with the head of the table. */
export async function drawTable(paper: Paper, table: PdfTable): Promise<void> {
  const { columns, totals = [] } = table;
  const drawing = begin(paper, columns);
  const head = columns.map(({ title }) => ({ text: title, ...COLUMN_HEAD }));
  paper.reserve(4 * SIZE * LEADING);
  drawRow(drawing, head, linesOf(drawing, head));
  const draw = (row: PdfRow, style: TextStyle): void => {
    const cells = columns.map((_, column) => ({ text: row[column] ?? '', ...VALUE, style }));
    const lines = linesOf(drawing, cells);
    if (paper.left < heightOf(lines)) repeatHead(drawing, head);
    drawRow(drawing, cells, lines);
  };
  let count = 0;
  for await (const row of table.rows) {
    draw(row, FIGURES);
    count += 1;
    if (count % AT_ONCE === 0) await breathe();
  }
  for (const row of totals) draw(row, TOTALS);
  end(drawing);
}

/** Draws names beside values, below each other. */
export function drawFacts(paper: Paper, facts: readonly PdfFact[]): void {
  const drawing = begin(paper, [
    { title: '', share: 2 },
    { title: '', share: 5 },
  ]);
  for (const [name, value] of facts) {
    const cells = [
      { text: name, ...ROW_HEAD },
      { text: value ?? '–', ...VALUE },
    ];
    const lines = linesOf(drawing, cells);
    paper.reserve(heightOf(lines));
    drawRow(drawing, cells, lines);
  }
  end(drawing);
}

interface Drawing {
  readonly paper: Paper;
  readonly places: readonly Placed[];
  readonly element: PDFKit.PDFStructureElement;
}

interface Cell {
  readonly text: string;
  readonly style: TextStyle;
  readonly color: string;
  /** Cells that others are read by say of what: of their column or of their row. */
  readonly scope?: 'Column' | 'Row';
}

const FIGURES: TextStyle = { weight: 'regular', size: SIZE };
const TOTALS: TextStyle = { weight: 'strong', size: SIZE };
const COLUMN_HEAD = { style: HEAD, color: QUIET, scope: 'Column' } as const;
const ROW_HEAD = { style: FIGURES, color: QUIET, scope: 'Row' } as const;
const VALUE = { style: FIGURES, color: INK } as const;

function begin(paper: Paper, columns: readonly PdfColumn[]): Drawing {
  const element = paper.doc.struct('Table');
  paper.add(element);
  return { paper, places: placesOf(paper, columns), element };
}

function end({ paper, element }: Drawing): void {
  element.end();
  paper.y += 2 * PADDING;
}

/** The head again, on a new page, for eyes alone. */
function repeatHead(drawing: Drawing, head: readonly Cell[]): void {
  const { paper } = drawing;
  paper.addPage();
  const lines = linesOf(drawing, head);
  paper.asArtifact('Pagination', () => {
    for (const [column, cell] of head.entries()) drawCell(drawing, column, cell, lines[column]);
  });
  endRow(paper, lines);
}

function drawRow(
  drawing: Drawing,
  cells: readonly Cell[],
  lines: readonly (readonly Line[])[],
): void {
  const { paper, element } = drawing;
  const row = paper.doc.struct('TR');
  element.add(row);
  for (const [column, cell] of cells.entries()) {
    const { scope } = cell;
    const kind = scope === undefined ? 'TD' : 'TH';
    const options: PDFKit.Mixins.StructureElementOptions & Pick<Cell, 'scope'> =
      scope === undefined ? {} : { scope };
    const draw = (): void => drawCell(drawing, column, cell, lines[column]);
    row.add(paper.tagged(kind, draw, options));
  }
  row.end();
  endRow(paper, lines);
}

function drawCell(
  { paper, places }: Drawing,
  column: number,
  { style, color }: Cell,
  lines: readonly Line[] = [],
): void {
  const place = places[column];
  if (place === undefined) return;
  paper.doc.fillColor(color);
  for (const [nth, line] of lines.entries()) {
    const x = place.align === 'right' ? place.x + place.width - line.width : place.x;
    paper.lines.draw(line, style, x, paper.y + PADDING + nth * SIZE * LEADING);
  }
}

function endRow(paper: Paper, lines: readonly (readonly Line[])[]): void {
  paper.y += heightOf(lines);
  paper.rule(paper.y, RULE);
}

function linesOf({ paper, places }: Drawing, cells: readonly Cell[]): Line[][] {
  return cells.map(({ text, style }, column) => {
    return paper.lines.wrap(text, style, places[column]?.width ?? 0, MAX_LINES);
  });
}

function heightOf(lines: readonly (readonly Line[])[]): number {
  const most = Math.max(1, ...lines.map((cell) => cell.length));
  return most * SIZE * LEADING + 2 * PADDING;
}

const GAP = 8;

/** Places by the columns' shares, each as wide as the longest word of its title at least. */
function placesOf(paper: Paper, columns: readonly PdfColumn[]): Placed[] {
  const free = paper.width - GAP * (columns.length - 1);
  const all = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  const asked = columns.map(({ share = 1 }) => (free * share) / all);
  const least = columns.map(({ title }) => paper.lines.widestWord(title, HEAD));
  const over = asked.map((width, column) => Math.max(0, width - (least[column] ?? 0)));
  const lacking = asked.map((width, column) => Math.max(0, (least[column] ?? 0) - width));
  const part = Math.min(1, sumOf(lacking) / (sumOf(over) || 1));
  let x = MARGIN;
  return columns.map(({ align = 'left' }, column) => {
    const width = (asked[column] ?? 0) + (lacking[column] ?? 0) - part * (over[column] ?? 0);
    const place = { align, x, width };
    x += width + GAP;
    return place;
  });
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);
