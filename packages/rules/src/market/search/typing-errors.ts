/** Words are short; longer ones are cut, since typing errors are in what a person has typed. */
const LONGEST = 40;
const WIDTH = LONGEST + 3;
/** Three rows of the table, used in turn: only one search runs at a time. */
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const;

/**
 * How many typing errors lie between a word and the start of another one that fits it best: a
 * letter too much, too few, another one, or two letters changed about (the optimal string
 * alignment distance). The word may be unfinished, so what follows in the other one is free.
 *
 * @returns any number above `most` where there are more errors than that
 */
export function typingErrors(word: string, other: string, most: number): number {
  const length = Math.min(word.length, LONGEST);
  const width = Math.min(other.length, length + most, WIDTH - 1) + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column < width; column += 1) last[column] = column;
  let leastOfLast = 0;
  for (let row = 1; row <= length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const replaced = word[row - 1] === other[column - 1] ? 0 : 1;
      let errors = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + replaced,
      );
      if (areChangedAbout(word, row, other, column)) {
        errors = Math.min(errors, at(beforeLast, column - 2) + 1);
      }
      current[column] = errors;
      if (errors < least) least = errors;
    }
    // A change about takes two rows, so the row before counts as well.
    if (least > most && leastOfLast >= most) return least;
    leastOfLast = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let least = at(last, 0);
  for (let column = 1; column < width; column += 1) least = Math.min(least, at(last, column));
  return least;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Whether the two letters before each place are the same ones in the other order. */
function areChangedAbout(word: string, row: number, other: string, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
}
