import { latinLetters } from '@investing-platform/rules/text/latin-letters';

/** Of the first letters that two words have in common, at most. */
const MAX_PREFIX = 4;
const PREFIX_WEIGHT = 0.1;
/** Words of companies that say nothing. */
const EMPTY = new Set(['limited', 'ltd', 'inc', 'llc', 'plc', 'gmbh', 'company', 'co', 'the']);

/**
 * How like two names are, from 0 to 1, in any order of their words: each word of the shorter one is
 * paired with the word of the other that it is likest to (Jaro-Winkler), and long words weigh more.
 * Words that the longer one has beside take away little.
 */
export function nameLikeness(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  if (few.length === 0) return 0;
  const unpaired = new Set(many);
  let [sum, weight] = [0, 0];
  for (const word of few) {
    const [best, likeness] = likestOf(word, unpaired);
    unpaired.delete(best);
    sum += likeness * word.length;
    weight += word.length;
  }
  const spare = Array.from(unpaired).reduce((total, word) => total + word.length, 0);
  const alone = few.length === 1 && many.length > 1 ? 0.2 : 0;
  return (sum / weight) * (1 - (0.1 * spare) / (spare + weight)) - alone;
}

function wordsOf(name: string): string[] {
  const plain = latinLetters(name).toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !EMPTY.has(word));
  return [...new Set(words)];
}

function likestOf(word: string, others: ReadonlySet<string>): readonly [string, number] {
  let best: readonly [string, number] = ['', 0];
  for (const other of others) {
    const likeness = jaroWinkler(word, other);
    if (likeness > best[1]) best = [other, likeness];
  }
  return best;
}

/** William E. Winkler, 1990: Jaro's measure, with more for a common beginning. */
export function jaroWinkler(one: string, other: string): number {
  const likeness = jaro(one, other);
  let prefix = 0;
  while (prefix < MAX_PREFIX && prefix < one.length && one[prefix] === other[prefix]) prefix += 1;
  return likeness + prefix * PREFIX_WEIGHT * (1 - likeness);
}

function jaro(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Set<number>();
  const matchedOfOne: string[] = [];
  for (let i = 0; i < one.length; i += 1) {
    for (let j = Math.max(0, i - reach); j <= Math.min(other.length - 1, i + reach); j += 1) {
      if (taken.has(j) || one[i] !== other[j]) continue;
      taken.add(j);
      matchedOfOne.push(one[i] ?? '');
      break;
    }
  }
  const matches = matchedOfOne.length;
  if (matches === 0) return 0;
  const matchedOfOther = [...taken].sort((a, b) => a - b).map((j) => other[j]);
  const moved = matchedOfOne.filter((letter, at) => letter !== matchedOfOther[at]).length / 2;
  return (matches / one.length + matches / other.length + (matches - moved) / matches) / 3;
}
