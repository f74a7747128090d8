import { instruments } from '@investing-platform/schema/instruments';
import { type AssetRow, fullSymbol } from './catalogue.ts';
import { typingErrors } from './typing-errors.ts';

export interface SearchHit {
  readonly asset: AssetRow;
  /** From 0 to 1. */
  readonly score: number;
}

interface Word {
  readonly text: string;
  /** One bit for each letter and digit that it holds. */
  readonly letters: number;
}

interface Entry {
  readonly asset: AssetRow;
  readonly symbol: string;
  /** What names the asset without doubt, besides its ticker. */
  readonly codes: ReadonlySet<string>;
  /** The words of the name with single spaces between. */
  readonly name: string;
  /** The words of the name, and the symbol. */
  readonly words: readonly Word[];
}

const MAX_WORDS = 8;

/** What a kind of match is worth; a longer part of the whole adds up to the second figure. */
const WORTH = {
  symbolPrefix: [0.85, 0.1],
  nameStart: [0.75, 0.05],
  wordPrefix: [0.6, 0.1],
  inside: [0.45, 0.05],
  typingError: [0.4, -0.1],
} as const satisfies Record<string, readonly [number, number]>;

const entries: readonly Entry[] = instruments.map((asset) => {
  const name = plainWords(asset.name);
  return {
    asset,
    symbol: asset.symbol.toLowerCase(),
    codes: new Set([fullSymbol(asset).toLowerCase(), asset.isin?.toLowerCase() ?? '']),
    name: name.join(' '),
    words: [...name, asset.symbol.toLowerCase()].map(wordOf),
  };
});

/** The assets that fit, the best first; equals in the order of the catalogue. */
export function searchAssets(query: string, limit: number): SearchHit[] {
  const text = query.trim().toLowerCase();
  const words = plainWords(query).slice(0, MAX_WORDS).map(wordOf);
  if (words.length === 0) return [];
  const hits: SearchHit[] = [];
  for (const entry of entries) {
    const score = scoreOf(entry, text, words);
    if (score > 0) hits.push({ asset: entry.asset, score });
  }
  return hits.sort((left, right) => right.score - left.score).slice(0, limit);
}

function scoreOf(entry: Entry, text: string, words: readonly Word[]): number {
  if (text === entry.symbol || entry.codes.has(text)) return 1;
  const joined = words.map((word) => word.text).join(' ');
  const scores = [fitOfAllWords(entry, words)];
  if (entry.symbol.startsWith(text)) scores.push(worth('symbolPrefix', text, entry.symbol));
  if (entry.name.startsWith(joined)) scores.push(worth('nameStart', joined, entry.name));
  return Math.max(...scores);
}

/** The mean of the words' fits; 0 where one of them does not fit at all. */
function fitOfAllWords(entry: Entry, words: readonly Word[]): number {
  let total = 0;
  for (const word of words) {
    const fit = bestFit(entry, word);
    if (fit === 0) return 0;
    total += fit;
  }
  return total / words.length;
}

function bestFit(entry: Entry, word: Word): number {
  let best = 0;
  for (const candidate of entry.words) best = Math.max(best, fitOf(word, candidate));
  return best;
}

function fitOf(word: Word, candidate: Word): number {
  if (candidate.text.startsWith(word.text)) return worth('wordPrefix', word.text, candidate.text);
  if (word.text.length >= 3 && candidate.text.includes(word.text)) {
    return worth('inside', word.text, candidate.text);
  }
  const forgiven = forgivenErrors(word.text);
  // Each letter that the candidate does not hold at all is an error at least.
  if (forgiven === 0 || bitCount(word.letters & ~candidate.letters) > forgiven) return 0;
  const errors = typingErrors(word.text, candidate.text, forgiven);
  const [base, perError] = WORTH.typingError;
  return errors > forgiven ? 0 : base + perError * errors;
}

function worth(kind: keyof typeof WORTH, part: string, whole: string): number {
  const [base, forWhole] = WORTH[kind];
  return base + (forWhole * part.length) / whole.length;
}

/** Short words mean something else with one letter changed. */
function forgivenErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Words of letters and digits in lower case, without accents; an apostrophe joins its word. */
function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function wordOf(text: string): Word {
  let letters = 0;
  for (const character of text) letters |= 1 << (character.charCodeAt(0) % 32);
  return { text, letters };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
