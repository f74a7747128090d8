import { namedStatement, statement } from '../db/statement.ts';

export const insertEntry = namedStatement<
  never,
  {
    readonly id: string;
    readonly postedAt: Date;
    readonly kind: string;
    readonly sourceType: string;
    readonly sourceId: string;
    readonly userId: string;
  }
>(
  'ledger.insertEntry',
  `insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
   values ($id, $postedAt, $kind, $sourceType, $sourceId, $userId)`,
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
export const insertEntries = namedStatement<
  never,
  {
    readonly postedAt: Date;
    readonly ids: readonly string[];
    readonly kinds: readonly string[];
    readonly sourceTypes: readonly string[];
    readonly sourceIds: readonly string[];
    readonly userIds: readonly string[];
  }
>(
  'ledger.insertEntries',
  `insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
   select id, $postedAt, kind, source_type, source_id, user_id
   from unnest($ids::uuid[], $kinds::text[], $sourceTypes::text[], $sourceIds::text[],
     $userIds::uuid[])
     as e (id, kind, source_type, source_id, user_id)`,
);

/** As `insertLines`, of many entries. */
export const insertLinesOfEntries = namedStatement<
  never,
  {
    readonly entryIds: readonly string[];
    readonly lineNumbers: readonly number[];
    readonly accountIds: readonly string[];
    readonly assets: readonly string[];
    readonly amounts: readonly string[];
  }
>(
  'ledger.insertLinesOfEntries',
  `insert into journal_lines (entry_id, line_number, account_id, asset, amount)
   select * from unnest($entryIds::uuid[], $lineNumbers::integer[], $accountIds::uuid[],
     $assets::text[], $amounts::numeric[])`,
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

export const insertFlows = namedStatement<
  never,
  {
    readonly entryId: string;
    readonly ownerId: string;
    readonly at: Date;
    readonly assets: string[];
    readonly amounts: string[];
  }
>(
  'ledger.insertFlows',
  `insert into ledger_flows (entry_id, owner_id, at, asset, amount)
   select $entryId, $ownerId, $at, * from unnest($assets::text[], $amounts::numeric[])`,
);
