import { type CivilDate, numberOfDay } from '../../kernel/civil-date.ts';

/** Rows of days, ascending. */
type Dated = readonly { readonly date: CivilDate }[];

/** Days since 1970. As long as rows are kept, the numbers of their days are. */
const numbersByRows = new WeakMap<Dated, Int32Array>();

function numbersOf(rows: Dated): Int32Array {
  const known = numbersByRows.get(rows);
  if (known !== undefined) return known;
  const numbers = new Int32Array(rows.length);
  for (let row = 0; row < rows.length; row += 1) numbers[row] = numberOfDay(rows[row]?.date ?? '');
  numbersByRows.set(rows, numbers);
  return numbers;
}

/**
 * The days of which there is a row in one list or another, ascending, each once.
 *
 * @param from the first that counts
 * @returns days since 1970-01-01
 */
export function daysTogether(lists: readonly Dated[], from: CivilDate): number[] {
  const all = lists.filter(({ length }) => length > 0).map(numbersOf);
  const first = numberOfDay(from);
  let last = first;
  for (const numbers of all) last = Math.max(last, numbers.at(-1) ?? first);
  const isThere = new Uint8Array(last - first + 1);
  for (const numbers of all) {
    for (let row = numbers.length - 1; row >= 0; row -= 1) {
      const place = (numbers[row] ?? 0) - first;
      if (place < 0) break;
      isThere[place] = 1;
    }
  }
  const days: number[] = [];
  for (let place = 0; place < isThere.length; place += 1) {
    if (isThere[place] === 1) days.push(first + place);
  }
  return days;
}
