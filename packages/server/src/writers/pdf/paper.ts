import { LEADING, type Line, type Lines, type TextStyle } from './lines.ts';

/** A document may have this many pages; they are kept until their number is known. */
export const MAX_PAGES = 1_000;
/** In points: 72 to the inch. */
export const MARGIN = 48;
const FOOT = 36;

export const INK = '#1a1a1f';
export const QUIET = '#5c5c66';
export const RULE = '#d5d5db';

/** A document would have more than `MAX_PAGES` pages. */
export class PdfTooLongError extends Error {
  constructor() {
    super(`A document may have ${MAX_PAGES} pages.`);
    this.name = 'PdfTooLongError';
  }
}

/** Where the next thing is drawn, and what pages are. Points from the upper left corner. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly lines: Lines;
  readonly #root: PDFKit.PDFStructureElement;
  y = MARGIN;

  constructor(doc: PDFKit.PDFDocument, lines: Lines) {
    this.doc = doc;
    this.lines = lines;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
    this.addPage();
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }

  get left(): number {
    return this.doc.page.height - MARGIN - FOOT - this.y;
  }

  /** Makes something the next that is read. */
  add(element: PDFKit.PDFStructureElement): void {
    this.#root.add(element);
  }

  /** Nothing is added any more. */
  end(): void {
    this.#root.end();
    this.doc.end();
  }

  get isAtTop(): boolean {
    return this.y === MARGIN;
  }

  /** @throws {PdfTooLongError} */
  addPage(): void {
    if (this.doc.bufferedPageRange().count >= MAX_PAGES) throw new PdfTooLongError();
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** Begins a page where less than the height is left. */
  reserve(height: number): void {
    if (this.left < height && !this.isAtTop) this.addPage();
  }

  /** Draws lines below each other, as one paragraph or heading, over as many pages as it takes. */
  write(kind: string, lines: readonly Line[], style: TextStyle, color: string): void {
    const height = style.size * LEADING;
    const element = this.doc.struct(kind);
    this.add(element);
    let rest = lines;
    while (rest.length > 0) {
      this.reserve(height);
      const here = rest.slice(0, Math.max(1, Math.floor(this.left / height)));
      rest = rest.slice(here.length);
      this.mark(element, kind, () => {
        this.doc.fillColor(color);
        for (const line of here) {
          this.lines.draw(line, style, MARGIN, this.y);
          this.y += height;
        }
      });
    }
    element.end();
  }

  /** Draws what a reader aloud reads as one thing of this kind; it stays on one page. */
  tagged(
    kind: string,
    draw: () => void,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): PDFKit.PDFStructureElement {
    const element = this.doc.struct(kind, options);
    this.mark(element, kind, draw);
    return element;
  }

  /** Draws a part of what is read as one thing. */
  mark(element: PDFKit.PDFStructureElement, kind: string, draw: () => void): void {
    const content = this.doc.markStructureContent(kind);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** Draws what readers aloud pass over: rules, repeated heads, numbers of pages. */
  asArtifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws a horizontal rule over the whole width. */
  rule(y: number, color: string): void {
    this.asArtifact('Layout', () => {
      const right = MARGIN + this.width;
      this.doc.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).stroke(color);
    });
  }
}
