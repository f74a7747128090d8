import { drawFigure, type PdfFigure } from './figure.ts';
import { fontsWith, registerFonts } from './fonts.ts';
import { LEADING, Lines, type TextStyle } from './lines.ts';
import { INK, MARGIN, Paper, QUIET } from './paper.ts';
import { drawFacts, drawTable, type PdfFact, type PdfTable } from './table.ts';

export interface PdfOptions {
  /** In the window's title and in the document's properties; words of ours, no names of people. */
  readonly title: string;
  /** As in BCP 47: `en`. */
  readonly language: string;
  /** Bytes follow from it and from what is drawn: the same paper is the same bytes. */
  readonly createdAt: Date;
  /** At the bottom of every page, beside its number. */
  readonly footer?: string;
  /** Default: portrait. */
  readonly layout?: 'portrait' | 'landscape';
  /**
   * TrueType files for characters that Inter lacks; without one that has it, "□" stands there, and
   * a line at the end says why.
   */
  readonly fallbackFonts?: readonly string[];
}

/** A tagged PDF, written from top to bottom. */
export interface Pdf {
  /** @param next a figure that follows, on the same page */
  heading(level: 1 | 2 | 3, text: string, next?: PdfFigure): void;
  /** Ends of lines in the text are kept. */
  paragraph(text: string, tone?: 'plain' | 'strong' | 'quiet'): void;
  /** What something is called beside what it is, below each other. */
  facts(facts: readonly PdfFact[]): void;
  table(table: PdfTable): Promise<void>;
  figure(figure: PdfFigure): void;
  /** What follows begins on a page of its own. */
  newPage(): void;
  /** Ends the document. Nothing can be added after. */
  finish(): Promise<Uint8Array>;
}

const HEADINGS: Readonly<Record<1 | 2 | 3, TextStyle>> = {
  1: { weight: 'strong', size: 18 },
  2: { weight: 'strong', size: 12.5 },
  3: { weight: 'strong', size: 10 },
};
const TONES = {
  plain: { color: INK, style: { weight: 'regular', size: 9.5 } },
  strong: { color: INK, style: { weight: 'strong', size: 9.5 } },
  quiet: { color: QUIET, style: { weight: 'regular', size: 8 } },
} as const;
const OF_MISSING =
  '\u25a1 stands for a letter that no font of this server has. Its operator can add one: PDF_FONTS.';
const FOOT: TextStyle = { weight: 'regular', size: 7.5 };

/**
 * Begins a PDF 1.7 with the tags of PDF/UA, in Inter, on A4. pdfkit and the fonts load with the
 * first one.
 *
 * @throws {PdfTooLongError} its methods do, beyond `MAX_PAGES`
 */
export async function openPdf(options: PdfOptions): Promise<Pdf> {
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await fontsWith(options.fallbackFonts ?? []);
  // The types of pdfkit know no PDF/UA.
  const doc: PDFKit.PDFDocument = Reflect.construct(PDFDocument, [documentOptions(options)]);
  registerFonts(doc, fonts);
  const bytes = collected(doc);
  const lines = new Lines(doc, fonts);
  const paper = new Paper(doc, lines);
  return {
    heading: (level, text, next) => drawHeading(paper, { level, text }, next),
    paragraph: (text, tone = 'plain') => drawParagraph(paper, text, tone),
    facts: (facts) => drawFacts(paper, facts),
    table: (table) => drawTable(paper, table),
    figure: (figure) => drawFigure(paper, figure),
    newPage: () => paper.addPage(),
    finish: () => {
      if (lines.hasMissing) drawParagraph(paper, OF_MISSING, 'quiet');
      drawFeet(paper, options.footer ?? '');
      paper.end();
      return bytes;
    },
  };
}

function documentOptions({ title, language, createdAt, layout = 'portrait' }: PdfOptions) {
  const producer = 'Investing Platform';
  return {
    size: 'A4',
    layout,
    margin: MARGIN,
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      // pdfkit writes the title into XML as it is.
      Title: title.replace(/[<>&]/g, ' '),
      Producer: producer,
      Creator: producer,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  };
}

async function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Heading {
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

function drawHeading(paper: Paper, { level, text }: Heading, next?: PdfFigure): void {
  const style = HEADINGS[level];
  const lines = paper.lines.wrap(text, style, paper.width);
  if (!paper.isAtTop) paper.y += style.size * 0.8;
  // A heading stays with the lines that follow it.
  const figure = next === undefined ? 0 : (next.height * paper.width) / next.width;
  paper.reserve((lines.length + 3) * style.size * LEADING + figure);
  paper.write(`H${level}`, lines, style, INK);
  paper.y += style.size * 0.4;
}

function drawParagraph(paper: Paper, text: string, tone: keyof typeof TONES): void {
  const { color, style } = TONES[tone];
  paper.write('P', paper.lines.wrap(text, style, paper.width), style, color);
  paper.y += style.size * 0.7;
}

/** Writes the foot of every page, now that their number is known. */
function drawFeet(paper: Paper, footer: string): void {
  const { count } = paper.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.doc.switchToPage(page);
    const number = `Page ${page + 1} of ${count}`;
    const [right] = paper.lines.wrap(number, FOOT, paper.width, 1);
    const left = paper.lines.wrap(footer, FOOT, paper.width - (right?.width ?? 0) - 12, 2);
    paper.asArtifact('Pagination', () => {
      const y = paper.doc.page.height - MARGIN - 2 * FOOT.size;
      paper.doc.fillColor(QUIET);
      for (const [place, line] of left.entries()) {
        paper.lines.draw(line, FOOT, MARGIN, y + place * FOOT.size * LEADING);
      }
      if (right !== undefined) {
        paper.lines.draw(right, FOOT, MARGIN + paper.width - right.width, y);
      }
    });
  }
}
