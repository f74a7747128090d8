import { tradingDaysBetween } from '@investing-platform/rules/time/account-days';
import type { Reader, Transaction } from '../db/interface.ts';
import { type Decimal, decimal } from '../kernel/decimal.ts';
import { dayEndedBy } from './account-day.ts';
import * as sql from './history.sql.ts';
import { stopPosting } from './ledger.sql.ts';

/** One book of a person, and the entry after which its history begins. */
export interface BookScope {
  readonly id: string;
  /** Null: it begins with its first entry. */
  readonly sinceEntryId: string | null;
}

/** One book of one of a person's accounts. */
export interface AccountBook extends BookScope {
  readonly accountId: string;
}

/** What there is of an asset or a currency in an account; never 0. */
export interface Held {
  readonly accountId: string;
  /** The id of an asset, or a currency. */
  readonly asset: string;
  readonly amount: Decimal;
}

/** What there is of each asset and currency; nothing is left out but what is zero. */
export type Amounts = ReadonlyMap<string, Decimal>;

const BEFORE_ALL_ENTRIES = '00000000-0000-0000-0000-000000000000';
const BEFORE_ALL_DAYS = '2000-01-01';
const ALL_IN_ONE = '';

const firstEntryOf = ({ sinceEntryId }: BookScope): string => sinceEntryId ?? BEFORE_ALL_ENTRIES;

/** What books had together at moments; as `heldAt`. */
export async function amountsAt(
  reader: Reader,
  userId: string,
  books: readonly BookScope[],
  times: readonly Date[],
): Promise<Amounts[]> {
  const inOne = books.map((book) => ({ ...book, accountId: ALL_IN_ONE }));
  const held = await heldAt(reader, userId, inOne, times);
  return held.map((all) => new Map(all.map(({ asset, amount }) => [asset, amount])));
}

/**
 * What accounts had at moments: a function of the moment alone. Two statements, whose cost follows
 * the days and not the trades: days are summed already, and single entries are read only for what
 * lies between the last day's end and a moment.
 *
 * @param times ascending
 */
export async function heldAt(
  reader: Reader,
  userId: string,
  books: readonly AccountBook[],
  times: readonly Date[],
): Promise<(readonly Held[])[]> {
  const moments = times.map(momentOf);
  const [first, last] = [moments.at(0), moments.at(-1)];
  if (first === undefined || last === undefined || books.length === 0) return times.map(() => []);
  const ids = books.map(({ id }) => id);
  const accounts = [...new Set(books.map(({ accountId }) => accountId))];
  const places = books.map(({ accountId }) => accounts.indexOf(accountId) + 1);
  const days = await reader.all(sql.daysOfBooks, ids, places, first.day, last.day);
  const windows = windowsOf(moments);
  const inside =
    windows.length === 0
      ? []
      : await reader.all(
          sql.windowsOfBooks,
          userId,
          ids,
          places,
          books.map(firstEntryOf),
          windows.map(({ after }) => after),
          windows.map(({ at }) => at),
        );
  const byWindow = Map.groupBy(inside, ({ index }) => windows[index - 1]?.place ?? -1);
  return sumUp(moments, days, byWindow, accounts);
}

export interface Moment {
  readonly at: Date;
  /** The last day that has ended by then. */
  readonly day: string;
  readonly dayEnd: number;
}

export function momentOf(at: Date): Moment {
  const ended = dayEndedBy(at);
  return { at, day: ended?.date ?? BEFORE_ALL_DAYS, dayEnd: ended?.close ?? 0 };
}

/** What lies between a moment and the day's end or the moment before, whichever is later. */
export function windowsOf(moments: readonly Moment[]) {
  return moments.flatMap(({ at, dayEnd }, place) => {
    const before = moments[place - 1]?.at.getTime() ?? 0;
    const after = Math.max(dayEnd, before);
    return after < at.getTime() ? [{ place, after: new Date(after), at }] : [];
  });
}

type Sums = Map<string, Held>;

function sumUp(
  moments: readonly Moment[],
  days: readonly sql.DayRow[],
  inside: ReadonlyMap<number, readonly sql.WindowRow[]>,
  accounts: readonly string[],
): (readonly Held[])[] {
  const whole: Sums = new Map();
  let today: Sums = new Map();
  let read = 0;
  const add = (to: Sums, { account, asset, amount }: AmountRow): void =>
    addHeld(to, { accountId: accounts[account - 1] ?? '', asset, amount: decimal(amount) });
  return moments.map(({ day }, place) => {
    if (moments[place - 1]?.day !== day) today = new Map();
    for (let row = days[read]; row !== undefined && row.day <= day; row = days[read]) {
      add(whole, row);
      read += 1;
    }
    for (const row of inside.get(place) ?? []) add(today, row);
    return merged(whole, today);
  });
}

type AmountRow = Pick<sql.DayRow, 'account' | 'asset' | 'amount'>;

function addHeld(to: Sums, held: Held): void {
  const key = `${held.accountId} ${held.asset}`;
  const before = to.get(key);
  to.set(key, before === undefined ? held : { ...held, amount: before.amount.plus(held.amount) });
}

function merged(whole: Sums, today: Sums): readonly Held[] {
  const all = new Map(whole);
  for (const held of today.values()) addHeld(all, held);
  return [...all.values()].filter(({ amount }) => !amount.isZero());
}

/** What came in from outside at a moment, below zero where it went out. */
export interface Flow {
  readonly at: Date;
  readonly asset: string;
  readonly amount: Decimal;
}

const MAX_FLOWS = 10_000;

/** What came in and went out in (`after`, `upTo`], oldest first; 10,000 at most. One statement. */
export async function flowsBetween(
  reader: Reader,
  books: readonly BookScope[],
  after: Date,
  upTo: Date,
): Promise<Flow[]> {
  const ids = books.map(({ id }) => id);
  const rows = await reader.all(sql.flowsOfBooks, ids, after, upTo, MAX_FLOWS);
  return rows.map((row) => ({ ...row, amount: decimal(row.amount) }));
}

/**
 * What came to books from the other books of their accounts and went back, in (`after`, `upTo`],
 * oldest first; 10,000 at most. One statement.
 */
export async function transfersBetween(
  reader: Reader,
  userId: string,
  books: readonly BookScope[],
  after: Date,
  upTo: Date,
): Promise<Flow[]> {
  const rows = await reader.all(
    sql.transfersOfBooks,
    userId,
    books.map(({ id }) => id),
    books.map(firstEntryOf),
    after,
    upTo,
    MAX_FLOWS,
  );
  return rows.map((row) => ({ ...row, amount: decimal(row.amount) }));
}

const FIRST_INSTANT = new Date('2015-01-01T00:00:00Z');
const LAST_INSTANT = new Date('2031-01-01T00:00:00Z');

/**
 * Sums all days anew from the journal. Nobody posts meanwhile.
 *
 * @returns how many rows there are now
 */
export async function rebuildDays(tx: Transaction): Promise<number> {
  await tx.run(stopPosting);
  await tx.run(sql.forgetDays);
  const days = tradingDaysBetween(FIRST_INSTANT, LAST_INSTANT);
  const { count } = await tx.one(
    sql.rebuildDays,
    days.map(({ date }) => date),
    // The closing instant itself is in its day.
    days.map(({ close }) => new Date(close + 1)),
  );
  return count;
}

/** Forgets what the history has summed of books that begin anew; their entries stay. */
export async function forgetBooks(tx: Transaction, bookIds: readonly string[]): Promise<void> {
  await tx.run(sql.forgetBooks, bookIds);
}
