/** Words of letters and digits in lower case, without accents; an apostrophe joins its word. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether each word searched for begins one of the words. */
export function holdsWords(words: readonly string[], search: readonly string[]): boolean {
  return search.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
