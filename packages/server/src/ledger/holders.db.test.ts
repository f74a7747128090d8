import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { providedDatabase } from '../db/testing.ts';
import { windowsOfHolders } from './history.sql.ts';
import { amountsOf } from './index.ts';
import { ACCOUNTLESS } from './testing.ts';

const PEOPLE = 1_500;
/** Of the first person; the others have two each. */
const MANY = 12_000;
const LAST = new Date('2026-11-30T22:00:00.000Z');
const userId = (at: number) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const bookId = (at: number) => `01900001-0000-7000-8000-${String(at).padStart(12, '0')}`;

let db: Database;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'), ACCOUNTLESS);
});
afterAll(() => db.close());

const MARKET = '01900002-0000-7000-8000-000000000000';

/** Each has the id of its book. */
const addAccounts = statement<never, [bookIds: readonly string[], market: string]>(
  'test_holders_accounts',
  `insert into ledger_accounts (id, owner_id, kind, asset, balance)
   select id, id, 'cash', 'USD', 0 from unnest($1::uuid[]) as b (id)
   union all select $2, null, 'market', 'USD', null`,
);

/** Each of one dollar, evenly over two years. */
const addEntries = statement<
  never,
  [userIds: readonly string[], bookIds: readonly string[], market: string, many: number, last: Date]
>(
  'test_holders_entries',
  `with e as (
     select md5(user_id::text || number)::uuid as id, user_id, book_id,
       $5::timestamptz - (number - 1) * (interval '730 days' / most) as at
     from unnest($1::uuid[], $2::uuid[]) with ordinality as p (user_id, book_id, place)
     cross join lateral (select case when place = 1 then $4::integer else 2 end as most) as m
     cross join lateral generate_series(1, most) as number
   ), entries as (
     insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
     select id, at, 'FILL', 'test', id, user_id from e
   )
   insert into journal_lines (entry_id, line_number, account_id, asset, amount)
   select id, 1, book_id, 'USD', 1 from e union all select id, 2, $3, 'USD', -1 from e`,
);

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that a plan has read of the lines of entries. */
function linesRead({ Plans = [], ...node }: PlanNode): number {
  const own = node['Relation Name'] === 'journal_lines';
  const below = Plans.reduce((sum, plan) => sum + linesRead(plan), 0);
  return below + (own ? node['Actual Rows'] * node['Actual Loops'] : 0);
}

test('amounts of many people read the entries of their windows alone, however many there are', async () => {
  const places = Array.from({ length: PEOPLE }, (_, at) => at);
  await db.transaction(async (tx) => {
    await tx.run(addAccounts, places.map(bookId), MARKET);
    await tx.run(addEntries, places.map(userId), places.map(bookId), MARKET, MANY, LAST);
  });
  for (const table of ['journal_entries', 'journal_lines', 'ledger_accounts']) {
    await db.transaction((tx) => tx.run(statement(`test_analyze_${table}`, `analyze ${table}`)));
  }
  const holders = places.slice(0, 250);
  const ends = [DAY_MS, 0].map((before) => new Date(LAST.getTime() - before));
  const found = await amountsOf(
    db,
    holders.map((at) => ({ userId: userId(at), bookIds: [bookId(at)], asset: 'USD' })),
    ends,
  );
  const amounts = found.map((ofOne) => ofOne.map(String));
  // Nothing is summed by day here: only what came since the last day's end in New York counts.
  expect(amounts.slice(0, 2)).toEqual([
    ['36', '1'],
    ['0', '1'],
  ]);
  const explained = statement<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }, unknown[]>(
    'test_holders_plan',
    `explain (analyze, format json) ${windowsOfHolders.text}`,
  );
  const bounds = ends.flatMap((at) => [new Date(at.getTime() - HOUR_MS + 1), new Date(+at + 1)]);
  const row = await db.one(
    explained,
    ...[holders.map(bookId), holders.map((at) => at + 1), holders.map(() => 'USD')],
    ...[holders.map(userId), bounds, new Date((bounds[0]?.getTime() ?? 0) - 1), LAST],
  );
  expect(linesRead(row['QUERY PLAN'][0].Plan)).toBeLessThan(PEOPLE);
});
