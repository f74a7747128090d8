/** A word of a question: as it was typed, and as it is compared. */
export interface Word {
  readonly typed: string;
  readonly plain: string;
}

const WORD = /[\p{L}\p{N}]+(?:[.&-][\p{L}\p{N}]+)*/gu;
const MIN_PLURAL = 4;
const MAX_WORDS = 400;

/** The words of a text, at most 400. Possessives lose their ending. */
export function wordsOf(text: string): Word[] {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/[’']s\b/gu, '')
    .replaceAll(/[’']/gu, '');
  const typed = (bare.match(WORD) ?? []).slice(0, MAX_WORDS);
  return typed.map((word) => ({ typed: word, plain: plainOf(word) }));
}

/** In small letters, without the ending of a plural. */
export function plainOf(word: string): string {
  const small = word.toLowerCase();
  if (small.length < MIN_PLURAL || !small.endsWith('s') || /(?:ss|us|is)$/.test(small)) {
    return small;
  }
  if (small.endsWith('ies')) return `${small.slice(0, -3)}y`;
  return small.slice(0, -1);
}
