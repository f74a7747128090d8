/**
 * How many typing errors lie between a word and the start of another one that fits it best: a
 * letter too much, too few, another one, or two letters changed about (the optimal string
 * alignment distance). The word may be unfinished, so what follows in the other one is free.
 *
 * @returns any number above `most` where there are more errors than that
 */
export function typingErrors(word: string, other: string, most: number): number {
  const width = Math.min(other.length, word.length + most) + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let best = row;
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
      current.push(errors);
      best = Math.min(best, errors);
    }
    // A change about takes two rows, so the row before counts as well.
    if (best > most && Math.min(...last) >= most) return best;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Whether the two letters before each place are the same ones in the other order. */
function areChangedAbout(word: string, row: number, other: string, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
}
