import { type Fonts, MISSING, type Run, runsOf, visible, type Weight } from './fonts.ts';
import { inDrawnOrder } from './reading-order.ts';

/** How text is set. */
export interface TextStyle {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
}

/** One line of text with its width in points. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Height of a line as a part of the size of its letters. */
export const LEADING = 1.4;
/** How far below its top the letters of a line stand. */
const BASELINE = 1.05;

/** A text longer than this is cut, so that one value cannot fill a document. */
const MAX_CHARACTERS = 5_000;

export class Lines {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  #hasMissing = false;

  constructor(doc: PDFKit.PDFDocument, fonts: Fonts) {
    this.#doc = doc;
    this.#fonts = fonts;
  }

  /** Whether a box was drawn for a character that no font has. */
  get hasMissing(): boolean {
    return this.#hasMissing;
  }

  /** The lines that a text takes in a width; at least one. What exceeds `max` lines ends in "…". */
  wrap(text: string, style: TextStyle, width: number, max = Number.POSITIVE_INFINITY): Line[] {
    const lines: Line[] = [];
    for (const paragraph of text.slice(0, MAX_CHARACTERS).split('\n')) {
      for (const line of this.#wrapped(visible(paragraph).trim(), style, width)) {
        if (lines.length === max) return this.#cut(lines, style, width);
        lines.push(this.#line(line, style));
      }
    }
    return lines;
  }

  /** The width of a text's longest word, in points. */
  widestWord(text: string, style: TextStyle): number {
    const words = visible(text).split(' ');
    return Math.max(...words.map((word) => this.#widthOf(word, style)));
  }

  /** Draws one line. `x` and `y` are its upper left corner. */
  draw({ runs }: Line, style: TextStyle, x: number, y: number): void {
    const doc = this.#doc;
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    let at = x;
    for (const [place, { font, text }] of runs.entries()) {
      if (text.includes(MISSING)) this.#hasMissing = true;
      doc
        .font(font)
        .fontSize(style.size)
        .text(text, at, y + style.size * BASELINE, options);
      if (place < runs.length - 1) at += doc.widthOfString(text);
    }
  }

  *#wrapped(text: string, style: TextStyle, width: number): Generator<string> {
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.#widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') yield line;
      const [last, ...full] = this.#pieces(word, style, width).reverse();
      yield* full.reverse();
      line = last ?? '';
    }
    yield line;
  }

  /** A word in pieces that fit in the width. */
  #pieces(word: string, style: TextStyle, width: number): string[] {
    if (this.#widthOf(word, style) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && this.#widthOf(piece + character, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  }

  #cut(lines: readonly Line[], style: TextStyle, width: number): Line[] {
    const text = (lines.at(-1)?.runs ?? []).map((run) => run.text).join('');
    let kept = [...inDrawnOrder(text)];
    while (kept.length > 0 && this.#widthOf(`${kept.join('')}…`, style) > width) {
      kept = kept.slice(0, -1);
    }
    return [...lines.slice(0, -1), this.#line(`${kept.join('')}…`, style)];
  }

  #line(text: string, style: TextStyle): Line {
    const drawn = inDrawnOrder(text);
    return { runs: runsOf(this.#fonts, drawn, style.weight), width: this.#widthOf(drawn, style) };
  }

  #widthOf(text: string, style: TextStyle): number {
    const doc = this.#doc;
    let width = 0;
    for (const run of runsOf(this.#fonts, text, style.weight)) {
      doc.font(run.font).fontSize(style.size);
      width += doc.widthOfString(run.text);
    }
    return width;
  }
}
