import type { CivilDate } from '../../kernel/civil-date.ts';

/** Comes after all days. */
export const LAST_DAY = '~';

/** So many rows are passed one by one, more by halving. */
const STEPS = 16;

/** The last row by a day; days are asked for ascending. Null before the first row. */
export function walkDays<Row extends { readonly date: CivilDate }>(
  rows: readonly Row[],
): (day: CivilDate) => Row | null {
  const placeOn = walkPlaces(rows);
  return (day) => rows[placeOn(day)] ?? null;
}

/** What the last row by a day tells, found once for each row; days are asked for ascending. */
export function walkTold<Row extends { readonly date: CivilDate }, Told>(
  rows: readonly Row[],
  tell: (row: Row) => Told,
  nothing: Told,
): (day: CivilDate) => Told {
  const rowOn = walkDays(rows);
  let [last, told]: [Row | null, Told] = [null, nothing];
  return (day) => {
    const row = rowOn(day);
    if (row !== last && row !== null) told = tell(row);
    last = row;
    return told;
  };
}

/** Where that row stands; -1 before the first one. */
export function walkPlaces(
  rows: readonly { readonly date: CivilDate }[],
): (day: CivilDate) => number {
  let next = 0;
  const isBy = (place: number, day: CivilDate): boolean => (rows[place]?.date ?? LAST_DAY) <= day;
  const last = rows.length - 1;
  return (day) => {
    // Mostly what is asked is of days after the last change.
    if (isBy(last, day)) return last;
    const jump = next + STEPS;
    if (isBy(jump, day)) next = firstAfter(rows, day, jump);
    else while (isBy(next, day)) next += 1;
    return next - 1;
  };
}

function firstAfter(
  rows: readonly { readonly date: CivilDate }[],
  day: CivilDate,
  from: number,
): number {
  let [low, high] = [from, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.date ?? LAST_DAY) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
