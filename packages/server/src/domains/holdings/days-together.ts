import { DAY_MS } from '@investing-platform/schema/durations';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { dayIn } from '../../kernel/days.ts';

/** Rows of days, ascending. */
type Dated = readonly { readonly date: CivilDate }[];

const numberOf = (day: CivilDate): number => Date.parse(day) / DAY_MS;

/** Days since 1970. As long as rows are kept, the numbers of their days are. */
const numbersByRows = new WeakMap<Dated, Int32Array>();

function numbersOf(rows: Dated): Int32Array {
  const known = numbersByRows.get(rows);
  if (known !== undefined) return known;
  const numbers = Int32Array.from(rows, ({ date }) => numberOf(date));
  numbersByRows.set(rows, numbers);
  return numbers;
}

/**
 * The days of which there is a row in one list or another, ascending, each once.
 *
 * @param from the first that counts
 */
export function daysTogether(lists: readonly Dated[], from: CivilDate): CivilDate[] {
  const all = lists.filter(({ length }) => length > 0).map(numbersOf);
  const first = numberOf(from);
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
  const days: CivilDate[] = [];
  for (const [place, there] of isThere.entries()) {
    if (there === 1) days.push(dayIn('UTC', new Date((first + place) * DAY_MS)));
  }
  return days;
}
