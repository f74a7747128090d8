import { typingErrors } from './typing-errors.ts';

/** The words of many entries, each kept once. */
export interface Vocabulary {
  /**
   * How well each entry fits a word: its best word counts. Starts of words fit; where forgiving,
   * the inside of words and words with small typing errors do as well.
   *
   * @returns fits from 0 to 1 by the entry's place
   */
  fits(word: string, forgives: boolean): Map<number, number>;
}

/** What a kind of match is worth; the second figure is for the whole word, or for each error. */
const WORTH = {
  start: [0.6, 0.1],
  inside: [0.34, 0.05],
  typingError: [0.42, -0.1],
} as const satisfies Record<string, readonly [number, number]>;

/** A word that is whole but for its errors, and begins right, is likely the one meant. */
const WHOLE_WITH_ERRORS = 0.06;
const MIN_INSIDE = 3;

/** @param entries the words of each */
export function vocabularyOf(entries: readonly (readonly string[])[]): Vocabulary {
  const places = new Map<string, number[]>();
  for (const [place, words] of entries.entries()) {
    for (const word of new Set(words)) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [place]);
      else known.push(place);
    }
  }
  const words = [...places.keys()].sort();
  const letters = Int32Array.from(words, lettersOf);

  const add = (fits: Map<number, number>, word: string, fit: number): void => {
    for (const place of places.get(word) ?? []) {
      if (fit > (fits.get(place) ?? 0)) fits.set(place, fit);
    }
  };

  return {
    fits(word, forgives) {
      const fits = new Map<number, number>();
      const [first, end] = rangeStarting(words, word);
      for (let at = first; at < end; at += 1) {
        const candidate = words[at] ?? '';
        add(fits, candidate, worth(WORTH.start, word, candidate));
      }
      if (!forgives) return fits;
      const forgiven = forgivenErrors(word);
      const ownLetters = lettersOf(word);
      for (const [at, candidate] of words.entries()) {
        if (at >= first && at < end) continue;
        const missing = bitCount(ownLetters & ~(letters[at] ?? 0));
        const fit = missing > forgiven ? 0 : looseFit(word, candidate, missing, forgiven);
        if (fit > 0) add(fits, candidate, fit);
      }
      return fits;
    },
  };
}

/** @param missing letters of the word that the candidate lacks: each is an error at least */
function looseFit(word: string, candidate: string, missing: number, forgiven: number): number {
  if (missing === 0 && word.length >= MIN_INSIDE && candidate.includes(word)) {
    return worth(WORTH.inside, word, candidate);
  }
  if (forgiven === 0 || candidate.length < word.length - forgiven) return 0;
  const errors = typingErrors(word, candidate, forgiven);
  if (errors > forgiven) return 0;
  const [base, perError] = WORTH.typingError;
  const isWhole = word[0] === candidate[0] && candidate.length <= word.length + errors;
  return base + perError * errors + (isWhole ? WHOLE_WITH_ERRORS : 0);
}

function worth([base, forWhole]: readonly [number, number], part: string, whole: string): number {
  return base + (forWhole * part.length) / whole.length;
}

/** Short words mean something else with one letter changed. */
function forgivenErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Where the words that start with a text begin and end in a sorted list. */
function rangeStarting(words: readonly string[], text: string): [first: number, end: number] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < words.length && (words[end] ?? '').startsWith(text)) end += 1;
  return [low, end];
}

/** One bit for each letter and digit. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 32);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
