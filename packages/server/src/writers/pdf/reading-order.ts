/** Scripts that are read from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;

/**
 * The words of a line as they are drawn from left to right. A font turns the letters of a word, and
 * nobody the words: those that follow each other from right to left change places here, with the
 * numbers between them. Twice is as it was.
 */
export function inDrawnOrder(line: string): string {
  if (!RIGHT_TO_LEFT.test(line)) return line;
  const drawn: string[] = [];
  let turned: string[] = [];
  for (const word of line.split(' ')) {
    if (RIGHT_TO_LEFT.test(word) || (turned.length > 0 && !LETTER.test(word))) {
      turned.unshift(word);
    } else {
      drawn.push(...turned, word);
      turned = [];
    }
  }
  return [...drawn, ...turned].join(' ');
}
