import type { TestServer } from '@investing-platform/server/testing';

/** What a refused call may write about itself: that it was tried. */
const ABOUT_CALLS = new Set([
  'access_tokens',
  'api_credentials',
  'known_browsers',
  'mfa_mail_codes',
  'security_events',
  'sessions',
  'sign_in_challenges',
]);

/** What the server writes by itself each minute, for people who want mails or pushes. */
const OF_ROUNDS = new Set([
  'assistant_allowances',
  'assistant_deliveries',
  'assistant_notifications',
  'assistant_watches',
]);

interface TableSum {
  readonly name: string;
  readonly sum: string;
}

const namesOfTables = {
  name: 'test_tables_of_people',
  text: `select table_name as name from information_schema.columns
         where table_schema = 'public' and column_name = 'user_id' order by 1`,
};

/** The tables with rows of people that a refused call leaves as they are. */
export async function tablesOfPeople(db: TestServer['deps']['db']): Promise<readonly string[]> {
  const found: Pick<TableSum, 'name'>[] = await db.all(namesOfTables);
  return found
    .map(({ name }) => name)
    .filter((name) => !ABOUT_CALLS.has(name) && !OF_ROUNDS.has(name));
}

const sumOf = (table: string) =>
  `select '${table}' as name, count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as sum
   from ${table} t where user_id = $1`;

/** How many rows a person has in each table, and a sum over their content. */
export type RowReader = (
  userId: string,
  /** Default: all. To read a few is a hundredth of the work. */
  some?: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

export async function rowReader({ deps: { db } }: TestServer): Promise<RowReader> {
  const tables = await tablesOfPeople(db);
  const sums = { name: 'test_rows_of_a_person', text: tables.map(sumOf).join(' union all ') };
  return async (userId, some) => {
    const statements = some?.map((name) => ({ name: `test_rows_of_${name}`, text: sumOf(name) }));
    const sumsByTable = new Map<string, string>();
    for (const statement of statements ?? [sums]) {
      const rows: TableSum[] = await db.all(statement, userId);
      for (const { name, sum } of rows) sumsByTable.set(name, sum);
    }
    return sumsByTable;
  };
}

/** The tables whose rows differ. */
export function changed(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].flatMap(([name, sum]) => (before.get(name) === sum ? [] : [name]));
}
