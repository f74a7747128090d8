import { latinLetters } from '../text/latin-letters.ts';

const MIN_LIKENESS = 0.85;
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof']);
/** Given name and surname at least: a surname alone is that of a family. */
const MIN_SHARED_WORDS = 2;

/**
 * Whether two names are of one person: in any order of their words, with or without middle names,
 * titles and diacritics, in Latin letters or their own, and with a slip of a letter. The likeness
 * of their sets of words is at least 0.85.
 */
export function isSameName(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  if (left.length === 0 || right.length === 0) return false;
  const shared = left.filter((word) => right.includes(word));
  const isPart = shared.length === Math.min(left.length, right.length);
  if (isPart && shared.length >= MIN_SHARED_WORDS) return true;
  return likeness(left.join(' '), right.join(' ')) >= MIN_LIKENESS;
}

function wordsOf(name: string): string[] {
  const plain = latinLetters(name).toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !TITLES.has(word));
  return [...new Set(words)].sort();
}

/** 1 less the share of letters that differ (Levenshtein). */
function likeness(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[other.length] ?? 0) / Math.max(one.length, other.length);
}
