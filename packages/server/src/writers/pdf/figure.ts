import type { TextStyle } from './lines.ts';
import { INK, MARGIN, type Paper, QUIET } from './paper.ts';

/** A drawing in its own units, scaled to the width of the page. */
export interface PdfFigure {
  /** What the drawing says, for who cannot see it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly PdfPath[];
  readonly labels?: readonly PdfLabel[];
}

export interface PdfPath {
  /** As in the attribute `d` of SVG. */
  readonly d: string;
  /** Colors like `#1a73e8`. */
  readonly fill?: string;
  readonly stroke?: string;
  readonly lineWidth?: number;
}

/** Words in a drawing; `x` and `y` are their upper edge, in the drawing's units. */
export interface PdfLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align?: 'left' | 'center' | 'right';
}

const LABEL: TextStyle = { weight: 'regular', size: 7.5 };
/** How much of `width` is left of a word that is placed by its left edge, middle or right edge. */
const BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** Draws a figure over the whole width; it stays on one page. */
export function drawFigure(paper: Paper, figure: PdfFigure): void {
  const { doc, width } = paper;
  const scale = width / figure.width;
  const height = figure.height * scale;
  paper.reserve(height);
  const top = paper.y;
  const bounds = [MARGIN, top, MARGIN + width, top + height];
  const options = { alt: figure.alt, bbox: bounds };
  const draw = (): void => {
    for (const path of figure.paths) drawPath(doc, path, { scale, top });
    doc.fillColor(QUIET);
    for (const { text, x, y, align = 'left' } of figure.labels ?? []) {
      const [line] = paper.lines.wrap(text, LABEL, width, 1);
      if (line === undefined) continue;
      const left = MARGIN + x * scale - line.width * BEFORE[align];
      paper.lines.draw(line, LABEL, left, top + y * scale);
    }
  };
  const element = paper.tagged('Figure', draw, options);
  paper.add(element);
  element.end();
  paper.y = top + height + 8;
}

function drawPath(
  doc: PDFKit.PDFDocument,
  { d, fill, stroke, lineWidth = 1 }: PdfPath,
  { scale, top }: { readonly scale: number; readonly top: number },
): void {
  doc.save().translate(MARGIN, top).scale(scale).lineWidth(lineWidth).path(d);
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
  else if (fill !== undefined) doc.fill(fill);
  else doc.stroke(stroke ?? INK);
  doc.restore();
}
