import { type Statement, statement } from '../../../db/statement.ts';
import type { SheetRow } from '../../../writers/sheet.ts';
import type { DataSet, ExportScope, SetColumn, SetDeps } from './set.ts';

/**
 * Rows that are read at once. Two pages are there at a time, and go while they are young: what
 * outlives two collections of a writer waits, dead, for one of the whole heap (150 MB of it where
 * a workbook is written from pages of 1,000).
 */
const ROWS_A_PAGE = 250;

/** What rows are ordered by, and read on from: its place in an index. */
export interface KeyColumn {
  readonly sql: string;
  readonly type: 'timestamptz' | 'date' | 'uuid' | 'integer';
}

const BEFORE_ALL: Readonly<Record<KeyColumn['type'], string>> = {
  timestamptz: '-infinity',
  date: '-infinity',
  uuid: '00000000-0000-0000-0000-000000000000',
  integer: '-1',
};

/** Rows of one kind. Its parts of SQL take `$1` to `$7`: see `FIXED`. */
export interface SetPart<Name extends string = string> {
  /** Of its statements. */
  readonly name: string;
  /** Whether it is read for each account, or once for the person. */
  readonly each: 'account' | 'person';
  /** What `from` and `to` are compared with. */
  readonly range: 'timestamp' | 'date';
  readonly from: string;
  readonly where: string;
  readonly keys: readonly KeyColumn[];
  /** What stands in the columns; those that are left out are empty. Each gives a text. */
  readonly cells: Readonly<Partial<Record<Name, string>>>;
  /** Whether it has a part in an export. Default: always. */
  readonly isIn?: (scope: ExportScope) => boolean;
}

type Fixed = [
  userId: string,
  accountId: string | null,
  tradingMode: string | null,
  portfolioIds: readonly string[] | null,
  from: string,
  to: string,
  upTo: Date,
];

/** So that each statement knows the types of all seven, whichever it reads. */
const fixed = (range: SetPart['range']): string =>
  `num_nonnulls($1::uuid, $2::uuid, $3::text, $4::uuid[], $5::${range}, $6::${range},
     $7::timestamptz) >= 0`;

interface KeyedRow {
  readonly key: readonly string[];
  readonly cells: (string | null)[];
}

/** The day of an instant in New York, as a text. */
export const inYork = (instant: string): string =>
  `(${instant} at time zone 'America/New_York')::date::text`;

/** Instants within the days that are asked for, which are New York's. */
export const withinDays = (instant: string): string =>
  `${instant} >= $5::timestamp at time zone 'America/New_York'
     and ${instant} < ($6::timestamp + interval '1 day') at time zone 'America/New_York'
     and ${instant} <= $7`;

/** An instant as it is told: ISO 8601 in UTC. */
export const told = (instant: string): string =>
  `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A decimal in plain notation, without zeros behind it. */
export const plain = (amount: string): string => `trim_scale(${amount})::text`;

/** A set whose rows are read by statements, some after the other. */
export function sqlSet<const Column extends SetColumn>(
  columns: readonly Column[],
  parts: readonly SetPart<Column['name']>[],
  /** What is shown in place of what a column has. */
  shown?: Readonly<Partial<Record<Column['name'], (value: string) => string>>>,
): DataSet {
  const read = parts.map((part) => ({ part, ...statementsOf(part, columns) }));
  const shows = columns.map(({ name }) => shown?.[name as Column['name']]);
  const isShown = shows.some((show) => show !== undefined);
  const show = (row: (string | null)[]): SheetRow =>
    isShown ? row.map((value, at) => (value === null ? null : (shows[at]?.(value) ?? value))) : row;
  return {
    columns,
    async count({ db }, scope) {
      let count = 0;
      for (const { part, counted } of read) {
        for (const values of eachOf(part, scope)) count += (await db.one(counted, ...values)).count;
      }
      return count;
    },
    async *pages(deps, scope) {
      for (const { part, rows } of read) {
        for (const values of eachOf(part, scope)) {
          for await (const page of pagesOf(deps, rows, values, part.keys)) {
            yield page.map(({ cells }) => show(cells));
          }
        }
      }
    },
  };
}

function statementsOf(
  { name, range, from, where, keys, cells }: SetPart,
  columns: readonly SetColumn[],
): {
  readonly rows: Statement<KeyedRow, readonly unknown[]>;
  readonly counted: Statement<{ readonly count: number }, Fixed>;
} {
  const values = columns.map((column) => cells[column.name] ?? 'null').join(', ');
  const order = keys.map(({ sql }) => sql).join(', ');
  const after = keys.map(({ type }, place) => `$${place + 8}::${type}`).join(', ');
  const key = keys.map(({ sql }) => `(${sql})::text`).join(', ');
  const all = `from ${from} where ${fixed(range)} and ${where}`;
  return {
    rows: statement<KeyedRow, readonly unknown[]>(
      `exports_${name}`,
      `select json_build_array(${key}) as key, json_build_array(${values}) as cells ${all}
       and (${order}) > (${after}) order by ${order} limit ${ROWS_A_PAGE}`,
    ),
    counted: statement<{ readonly count: number }, Fixed>(
      `exports_${name}_count`,
      `select count(*)::integer as count ${all}`,
    ),
  };
}

function eachOf({ each, isIn }: SetPart, scope: ExportScope): Fixed[] {
  if (isIn?.(scope) === false) return [];
  const { userId, tradingMode, portfolioIds, from, to, upTo } = scope;
  const accountIds = each === 'account' ? scope.accounts.map(({ id }) => id) : [null];
  return accountIds.map((accountId) => [
    ...([userId, accountId, tradingMode, portfolioIds] as const),
    ...([from ?? '-infinity', to, upTo] as const),
  ]);
}

async function* pagesOf(
  { db }: SetDeps,
  rows: Statement<KeyedRow, readonly unknown[]>,
  values: Fixed,
  keys: readonly KeyColumn[],
): AsyncGenerator<readonly KeyedRow[]> {
  const read = (after: readonly string[]) => db.all(rows, ...values, ...after);
  let reading = read(keys.map(({ type }) => BEFORE_ALL[type]));
  for (;;) {
    const page = await reading;
    const last = page.at(-1);
    if (last === undefined) return;
    const isLast = page.length < ROWS_A_PAGE;
    if (!isLast) {
      // The database reads the next page while this one is written.
      reading = read(last.key);
      reading.catch(() => undefined);
    }
    yield page;
    if (isLast) return;
  }
}
