import { type Vocabulary, vocabularyOf } from './search-words.ts';
import { plainWords } from './words.ts';

/** Something that can be searched for. */
export interface Searchable {
  readonly name: string;
  /** What people call it besides. */
  readonly otherNames?: readonly string[];
  /** Words that fit it without being part of a name. */
  readonly words?: readonly string[];
  /** A ticker; null for what has none. */
  readonly symbol: string | null;
  /** What names it without doubt, the ticker among them. */
  readonly codes: readonly string[];
  /** Within a group the better known come first. */
  readonly group: string;
  /** What a match is worth of one of other groups, above 0 and at most 1. An exact code is exact. */
  readonly weight: number;
}

export interface SearchHit<T> {
  readonly item: T;
  /** From 0 to 1. */
  readonly score: number;
}

/** Finds items, the best first; equals in their given order. */
export type Search<T> = (query: string, limit: number) => SearchHit<T>[];

const MAX_WORDS = 8;
const EXACT = 1;
/** What a kind of match is worth; a longer part of the whole adds up to the second figure. */
const WORTH = { symbolStart: [0.85, 0.09], nameStart: [0.75, 0.02] } as const;
/** What the first of its kind in the catalogue is worth more than the last. */
const POPULARITY = 0.04;

/** @param items the better known first within a group */
export function searchIndex<T extends Searchable>(items: readonly T[]): Search<T> {
  const popularity = popularityOf(items);
  const codes = codesOf(items);
  const symbols = sortedBy(items, ({ symbol }) => (symbol === null ? [] : [symbol.toLowerCase()]));
  const names = sortedBy(items, ({ name, otherNames = [] }) =>
    [name, ...otherNames].map(nameInOne),
  );
  const vocabulary = vocabularyOf(
    items.map(({ name, otherNames = [], words = [], symbol }) => [
      ...[name, ...otherNames].flatMap(plainWords),
      ...words,
      ...(symbol === null ? [] : [symbol.toLowerCase()]),
    ]),
  );

  return (query, limit) => {
    const text = query.trim().toLowerCase();
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const scores = new Float64Array(items.length);
    const raise = (place: number, score: number) => {
      if (score > (scores[place] ?? 0)) scores[place] = score;
    };
    raiseByWords(vocabulary, words, false, raise);
    for (const { key, place } of starting(symbols, text)) {
      raise(place, worth(WORTH.symbolStart, text, key));
    }
    const joined = words.join('');
    for (const { key, place } of starting(names, joined)) {
      raise(place, worth(WORTH.nameStart, joined, key));
    }
    for (const place of codes.get(text) ?? []) raise(place, EXACT);
    const found = placesOf(scores);
    if (found.length < limit) raiseByWords(vocabulary, words, true, raise);
    const places = found.length < limit ? placesOf(scores) : found;
    return best(items, places, scores, popularity, limit);
  };
}

/** Each word must fit; the mean of their fits counts. */
function raiseByWords(
  vocabulary: Vocabulary,
  words: readonly string[],
  forgives: boolean,
  raise: (place: number, score: number) => void,
): void {
  const fits = words.map((word) => vocabulary.fits(word, forgives));
  const [first = new Map<number, number>(), ...rest] = fits;
  for (const [place, fit] of first) {
    let total = fit;
    for (const other of rest) {
      const more = other.get(place);
      if (more === undefined) {
        total = 0;
        break;
      }
      total += more;
    }
    if (total > 0) raise(place, total / words.length);
  }
}

function placesOf(scores: Float64Array): number[] {
  const places: number[] = [];
  for (let place = 0; place < scores.length; place += 1) {
    if ((scores[place] ?? 0) > 0) places.push(place);
  }
  return places;
}

function best<T extends Searchable>(
  items: readonly T[],
  places: readonly number[],
  scores: Float64Array,
  popularity: Float64Array,
  limit: number,
): SearchHit<T>[] {
  const scoreOf = (place: number): number => {
    const score = scores[place] ?? 0;
    if (score === EXACT) return EXACT;
    return (score + (popularity[place] ?? 0)) * (items[place]?.weight ?? 1);
  };
  return places
    .map((place) => ({ place, score: scoreOf(place) }))
    .sort((left, right) => right.score - left.score || left.place - right.place)
    .slice(0, limit)
    .flatMap(({ place, score }) => {
      const item = items[place];
      return item === undefined ? [] : [{ item, score }];
    });
}

/** From `POPULARITY` for the first of a group to 0 after its last. */
function popularityOf(items: readonly Searchable[]): Float64Array {
  const counts = new Map<string, number>();
  const ranks = items.map(({ group }) => {
    const rank = counts.get(group) ?? 0;
    counts.set(group, rank + 1);
    return rank;
  });
  return Float64Array.from(items, ({ group }, place) => {
    return POPULARITY * (1 - (ranks[place] ?? 0) / (counts.get(group) ?? 1));
  });
}

function codesOf(items: readonly Searchable[]): ReadonlyMap<string, readonly number[]> {
  const codes = new Map<string, number[]>();
  for (const [place, item] of items.entries()) {
    for (const code of new Set(item.codes)) {
      const key = code.toLowerCase();
      codes.set(key, [...(codes.get(key) ?? []), place]);
    }
  }
  return codes;
}

interface Keyed {
  readonly key: string;
  readonly place: number;
}

function sortedBy(
  items: readonly Searchable[],
  keysOf: (item: Searchable) => readonly string[],
): Keyed[] {
  return items
    .flatMap((item, place) => keysOf(item).map((key) => ({ key, place })))
    .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
}

/** The entries whose key starts with a text. */
function* starting(sorted: readonly Keyed[], text: string): Generator<Keyed> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.key ?? '') < text) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sorted.length; at += 1) {
    const entry = sorted[at];
    if (entry === undefined || !entry.key.startsWith(text)) return;
    yield entry;
  }
}

/** Without the words that people leave out or write otherwise, as in "procter and gamble". */
function wordsOf(query: string): string[] {
  const words = plainWords(query);
  const telling = words.filter((word) => word !== 'and' && word !== 'the');
  return (telling.length === 0 ? words : telling).slice(0, MAX_WORDS);
}

/** In one word, since people write "cocacola", and "jp morgan" too. */
function nameInOne(name: string): string {
  return wordsOf(name).join('');
}

function worth([base, forWhole]: readonly [number, number], part: string, whole: string): number {
  return base + (forWhole * part.length) / whole.length;
}
