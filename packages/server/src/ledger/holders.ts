import type { Reader } from '../db/interface.ts';
import { type Decimal, decimal, ZERO } from '../kernel/decimal.ts';
import * as sql from './history.sql.ts';
import { type Moment, momentOf, windowsOf } from './history.ts';

/** One asset in the books of one person. */
export interface Holder {
  readonly userId: string;
  readonly bookIds: readonly string[];
  /** The id of an asset, or a currency. */
  readonly asset: string;
}

/**
 * How much each holder had at moments: what `amountsAt` says of one person, in two statements for
 * however many. Their history begins with their first entries.
 *
 * @param times ascending
 * @returns the amounts of each holder, one for each moment
 */
export async function amountsOf(
  reader: Reader,
  holders: readonly Holder[],
  times: readonly Date[],
): Promise<Decimal[][]> {
  const moments = times.map(momentOf);
  const { days, windows, inside } = await readHolders(reader, holders, moments);
  const daysByHolder = Map.groupBy(days, ({ account }) => account);
  const insideByHolder = Map.groupBy(inside, ({ account }) => account);
  return holders.map((_, at) => {
    const within = (insideByHolder.get(at + 1) ?? []).map(
      ({ index, amount }) => [windows[index - 1]?.place ?? -1, amount] as const,
    );
    return courseOf(moments, daysByHolder.get(at + 1) ?? [], new Map(within));
  });
}

async function readHolders(reader: Reader, holders: readonly Holder[], moments: readonly Moment[]) {
  const [first, last] = [moments.at(0), moments.at(-1)];
  const windows = windowsOf(moments);
  if (first === undefined || last === undefined) return { days: [], windows, inside: [] };
  const books = holders.flatMap(({ bookIds, userId, asset }, at) =>
    bookIds.map((id) => ({ id, userId, asset, account: at + 1 })),
  );
  const named = [
    books.map(({ id }) => id),
    books.map(({ account }) => account),
    books.map(({ asset }) => asset),
  ] as const;
  const userIds = books.map(({ userId }) => userId);
  // The last instant of a window itself is in it, the first is not.
  const bounds = windows.flatMap(({ after, at }) => [instantAfter(after), instantAfter(at)]);
  const begin = windows[0]?.after;
  // Both travel in one write.
  const [days, inside] = await Promise.all([
    reader.all(sql.daysOfHolders, ...named, first.day, last.day),
    begin === undefined
      ? []
      : reader.all(sql.windowsOfHolders, ...named, userIds, bounds, begin, last.at),
  ]);
  return { days, windows, inside };
}

const instantAfter = (at: Date): Date => new Date(at.getTime() + 1);

/** One holder's amounts. Those in a row that nothing happened between are the same object. */
function courseOf(
  moments: readonly Moment[],
  days: readonly sql.DayRow[],
  inside: ReadonlyMap<number, string>,
): Decimal[] {
  let [whole, today, sum] = [ZERO, ZERO, ZERO];
  let read = 0;
  return moments.map(({ day }, place) => {
    const [wasWhole, wasToday] = [whole, today];
    if (moments[place - 1]?.day !== day) today = ZERO;
    for (let row = days[read]; row !== undefined && row.day <= day; row = days[read]) {
      whole = whole.plus(row.amount);
      read += 1;
    }
    const more = inside.get(place);
    if (more !== undefined) today = today.plus(decimal(more));
    if (whole !== wasWhole || today !== wasToday) sum = whole.plus(today);
    return sum;
  });
}
