/** A font as pdfkit reads it: what this room asks of it. */
export interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
  layout(text: string, features?: readonly string[]): GlyphRun;
}

interface Glyph {
  readonly advanceWidth: number;
}

/** What a font keeps of a shape: `codePoints` is what readers of a document are told it stands for. */
interface KeptGlyph extends Glyph {
  codePoints: readonly number[];
}

/** A font that keeps each shape that it was once asked for. */
export interface KeepingFont extends ParsedFont {
  getGlyph(id: number, codePoints?: readonly number[]): KeptGlyph | null;
}

/**
 * The font, which knows what its shapes stand for whatever it was asked for first. As it comes, a
 * letter that a document only needed as a part of another one (the Z of a Ž) is kept as no letter,
 * and says nothing in any later document.
 */
export function withLetters(font: KeepingFont): ParsedFont {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph !== null && glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
  return font;
}

interface Position {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}

/**
 * The font with a layout that sets one glyph beside the other: no pairs, no ligatures, digits of
 * one width so that figures stand below each other. That takes a hundredth of what the rules in
 * Inter's tables take, and for letters that need none of those it is enough.
 */
export function quickFont(font: ParsedFont): ParsedFont {
  const glyphs = new Map<string, Glyph>();
  for (const digit of '0123456789') {
    const [glyph] = font.layout(digit, ['tnum']).glyphs;
    if (glyph !== undefined) glyphs.set(digit, glyph);
  }
  const glyphOf = (character: string): Glyph => {
    const known = glyphs.get(character);
    if (known !== undefined) return known;
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    glyphs.set(character, glyph);
    return glyph;
  };
  const layout = (text: string): GlyphRun => {
    const run = Array.from(text, glyphOf);
    const positions = run.map(positionOf);
    return {
      glyphs: run,
      positions,
      // Asked for after pdfkit has scaled the positions, which it does in place.
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
  return Object.create(font, { layout: { value: layout } });
}

function positionOf({ advanceWidth }: Glyph): Position {
  return { xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 };
}
