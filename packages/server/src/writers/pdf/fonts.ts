import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type ParsedFont, quickFont, withLetters } from './quick-font.ts';

/** The two cuts of Inter that papers are set in. */
export type Weight = 'regular' | 'strong';

/** Parsed fonts by the name that a document knows them under; the first two are Inter. */
export interface Fonts {
  readonly inter: Readonly<Record<Weight, ParsedFont>>;
  readonly fallbacks: readonly ParsedFont[];
}

/** Text in one font. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** Stands where no font has the character; Inter has it. */
export const MISSING = '\u25a1';
/** What Inter certainly has, so that most text is told at a glance. */
const PLAIN = /^[\x20-\x7e]*$/;
/** Marks that show nothing: joiners, variation selectors, marks of direction. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;
/** Ends of lines, tabs and other control characters are spaces on paper. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

const filesOf = createRequire(import.meta.url);
const parsed = new Map<string, Promise<ParsedFont>>();

/**
 * The fonts of a document, each parsed once in the life of the process.
 *
 * @param fallbackFiles TrueType files for what Inter lacks; the first that has a character counts
 * @throws {Error} where a file cannot be read or is no TrueType font
 */
export async function fontsWith(fallbackFiles: readonly string[]): Promise<Fonts> {
  const inter = '@expo-google-fonts/inter';
  const [regular, strong, ...fallbacks] = await Promise.all([
    fontOf(filesOf.resolve(`${inter}/400Regular/Inter_400Regular.ttf`), quickFont),
    fontOf(filesOf.resolve(`${inter}/600SemiBold/Inter_600SemiBold.ttf`), quickFont),
    ...fallbackFiles.map((file) => fontOf(file)),
  ]);
  return { inter: { regular, strong }, fallbacks };
}

/** Splits text by the fonts that have its characters. */
export function runsOf({ inter, fallbacks }: Fonts, text: string, weight: Weight): Run[] {
  const seen = visible(text);
  if (PLAIN.test(seen)) return [{ font: weight, text: seen }];
  const runs: { font: string; text: string }[] = [];
  for (const character of seen) {
    const codePoint = character.codePointAt(0) ?? 0;
    const has = (font: ParsedFont): boolean => font.hasGlyphForCodePoint(codePoint);
    const fallback = has(inter[weight]) ? -1 : fallbacks.findIndex(has);
    const isMissing = fallback === -1 && !has(inter[weight]);
    const font = fallback === -1 ? weight : fallbackName(fallback);
    const last = runs.at(-1);
    const shown = isMissing ? MISSING : character;
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

/** Text without what shows nothing and without ends of lines. */
export function visible(text: string): string {
  return PLAIN.test(text) ? text : text.normalize().replace(UNSEEN, '').replace(CONTROL, ' ');
}

/** Makes a document know its fonts by their names. */
export function registerFonts(doc: PDFKit.PDFDocument, { inter, fallbacks }: Fonts): void {
  const add = (name: string, font: ParsedFont): void => {
    // The types know files and bytes alone; parsing those again costs more than a whole statement.
    Reflect.apply(doc.registerFont, doc, [name, font]);
  };
  add('regular', inter.regular);
  add('strong', inter.strong);
  for (const [place, font] of fallbacks.entries()) add(fallbackName(place), font);
}

function fallbackName(place: number): string {
  return `fallback-${place}`;
}

function fontOf(
  file: string,
  prepare: (font: ParsedFont) => ParsedFont = (font) => font,
): Promise<ParsedFont> {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const reading = parse(file).then(prepare);
  parsed.set(file, reading);
  reading.catch(() => parsed.delete(file));
  return reading;
}

/** Has pdfkit parse a font, in a document that is thrown away. */
async function parse(file: string): Promise<ParsedFont> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ font: '', autoFirstPage: false });
  doc.font(await readFile(file));
  return withLetters(Reflect.get(Reflect.get(doc, '_font'), 'font'));
}
