import { type Instrument, instruments } from '@investing-platform/schema/instruments';

const SHORTEST_FORGIVEN = 4;

/** The assets that fit, the best first; the score is a plain decimal from 0 to 1. */
export function searchAssets(
  query: string,
  limit: number,
): { readonly asset: Instrument; readonly score: string }[] {
  const text = query.trim().toLowerCase();
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return instruments
    .map((asset) => ({ asset, score: scoreOf(asset, text, words) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ asset, score }) => ({ asset, score: String(score) }));
}

function scoreOf(asset: Instrument, text: string, words: readonly string[]): number {
  const symbol = asset.symbol.toLowerCase();
  if (text === symbol || text === `${symbol}.${asset.mic?.toLowerCase()}`) return 1;
  if (symbol.startsWith(text)) return 0.9;
  const name = wordsOf(asset.name);
  if (name.join(' ').startsWith(words.join(' '))) return 0.8;
  const candidates = [...name, symbol];
  if (words.every((word) => candidates.some((other) => other.startsWith(word)))) return 0.6;
  if (words.every((word) => candidates.some((other) => isNear(word, other)))) return 0.4;
  return 0;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether one typing error at most lies between a word and the start of another one. */
function isNear(word: string, other: string): boolean {
  if (other.startsWith(word)) return true;
  if (word.length < SHORTEST_FORGIVEN) return false;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  const rest = word.slice(same);
  const target = other.slice(same);
  const changed = rest[1] === target[0] && rest[0] === target[1];
  return (
    target.startsWith(rest.slice(1)) ||
    target.slice(1).startsWith(rest) ||
    target.slice(1).startsWith(rest.slice(1)) ||
    (changed && target.slice(2).startsWith(rest.slice(2)))
  );
}
