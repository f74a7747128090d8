import { statement } from '../db/statement.ts';

export const insertEntry = statement<
  never,
  [id: string, postedAt: Date, kind: string, sourceType: string, sourceId: string, userId: string]
>(
  'ledger.insertEntry',
  `insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** All lines of an entry in one statement: at its end they sum to zero for each asset. */
export const insertLines = statement<
  never,
  [
    entryId: string,
    accountIds: readonly string[],
    assets: readonly string[],
    amounts: readonly string[],
  ]
>(
  'ledger.insertLines',
  `insert into journal_lines (entry_id, line_number, account_id, asset, amount)
   select $1, line_number, account_id, asset, amount
   from unnest($2::uuid[], $3::text[], $4::numeric[])
     with ordinality as l (account_id, asset, amount, line_number)`,
);

/** As `insertEntry`, of many at one moment. */
export const insertEntries = statement<
  never,
  [
    postedAt: Date,
    ids: readonly string[],
    kinds: readonly string[],
    sourceTypes: readonly string[],
    sourceIds: readonly string[],
    userIds: readonly string[],
  ]
>(
  'ledger.insertEntries',
  `insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
   select id, $1, kind, source_type, source_id, user_id
   from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[])
     as e (id, kind, source_type, source_id, user_id)`,
);

/** As `insertLines`, of many entries. */
export const insertLinesOfEntries = statement<
  never,
  [
    entryIds: readonly string[],
    lineNumbers: readonly number[],
    accountIds: readonly string[],
    assets: readonly string[],
    amounts: readonly string[],
  ]
>(
  'ledger.insertLinesOfEntries',
  `insert into journal_lines (entry_id, line_number, account_id, asset, amount)
   select * from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::text[], $5::numeric[])`,
);

/** As `changeBalance`, of many, which are locked. */
export const changeBalances = statement<
  never,
  [accountIds: readonly string[], changes: readonly string[]]
>(
  'ledger.changeBalances',
  `update ledger_accounts a set balance = balance + c.change
   from unnest($1::uuid[], $2::numeric[]) as c (id, change) where a.id = c.id`,
);

/**
 * One account, found by its key: the plan of a join with a list of them would be made for another
 * length, and for tables of another size.
 */
export const changeBalance = statement<never, [accountId: string, change: string]>(
  'ledger.changeBalance',
  'update ledger_accounts set balance = balance + $2::numeric where id = $1',
);

export const addToDays = statement<
  never,
  [day: string, ownerIds: readonly string[], assets: readonly string[], amounts: readonly string[]]
>(
  'ledger.addToDays',
  `insert into ledger_days (day, owner_id, asset, amount)
   select $1::date, * from unnest($2::uuid[], $3::text[], $4::numeric[])
   on conflict (owner_id, day, asset) do update
     set amount = ledger_days.amount + excluded.amount`,
);

export const insertFlows = statement<
  never,
  [entryId: string, ownerId: string, at: Date, assets: string[], amounts: string[]]
>(
  'ledger.insertFlows',
  `insert into ledger_flows (entry_id, owner_id, at, asset, amount)
   select $1, $2, $3, * from unnest($4::text[], $5::numeric[])`,
);
