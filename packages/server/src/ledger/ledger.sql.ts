import { statement } from '../db/statement.ts';

type OwnerIds = (string | null)[];

export interface AccountRow {
  readonly id: string;
  readonly owner_id: string | null;
  readonly kind: string;
  readonly asset: string;
  /** Null for accounts of the platform. */
  readonly balance: string | null;
}

/**
 * Finds accounts and locks those with an owner, in one order for every transaction. A weak lock
 * is enough: it lets other entries refer to the row, and nobody else change the balance.
 */
export const lockAccounts = statement<AccountRow, [OwnerIds, string[], string[]]>(
  'ledger.lockAccounts',
  `with wanted as (
     select * from unnest($1::uuid[], $2::text[], $3::text[]) as w (owner_id, kind, asset)
   ), owned as materialized (
     select a.id, a.owner_id, a.kind, a.asset, a.balance
     from ledger_accounts a
     join wanted w on a.owner_id = w.owner_id and a.kind = w.kind and a.asset = w.asset
     order by a.owner_id, a.kind, a.asset
     for no key update of a
   )
   select id, owner_id, kind, asset, balance from owned
   union all
   select a.id, a.owner_id, a.kind, a.asset, a.balance
   from ledger_accounts a
   join wanted w on a.kind = w.kind and a.asset = w.asset
   where a.owner_id is null and w.owner_id is null`,
);

export const openAccounts = statement<never, [string[], OwnerIds, string[], string[]]>(
  'ledger.openAccounts',
  `insert into ledger_accounts (id, owner_id, kind, asset, balance)
   select id, owner_id, kind, asset, case when owner_id is null then null else 0 end
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) as w (id, owner_id, kind, asset)
   on conflict (owner_id, kind, asset) do nothing`,
);

export type EntryParams = [
  id: string,
  postedAt: Date,
  kind: string,
  sourceType: string,
  sourceId: string,
  userId: string,
  accountIds: string[],
  assets: string[],
  amounts: string[],
  day: string,
];

/** Writes entry, lines, balances and the day's change at once; the accounts are locked. */
export const insertEntry = statement<{ id: string }, EntryParams>(
  'ledger.insertEntry',
  `with lines as (
     select line_number, account_id, asset, amount
     from unnest($7::uuid[], $8::text[], $9::numeric[])
       with ordinality as l (account_id, asset, amount, line_number)
   ), entry as (
     insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
     values ($1, $2, $3, $4, $5, $6)
   ), added as (
     insert into journal_lines (entry_id, line_number, account_id, asset, amount)
     select $1, line_number, account_id, asset, amount from lines
   ), change as (
     select account_id, sum(amount) as amount from lines group by account_id
   ), days as (
     insert into ledger_days (owner_id, day, asset, amount)
     select a.owner_id, $10::date, l.asset, sum(l.amount)
     from lines l join ledger_accounts a on a.id = l.account_id
     where a.owner_id is not null
     group by a.owner_id, l.asset having sum(l.amount) <> 0 order by a.owner_id, l.asset
     on conflict (owner_id, day, asset) do update
       set amount = ledger_days.amount + excluded.amount
   )
   update ledger_accounts a set balance = a.balance + change.amount
   from change where a.id = change.account_id and a.owner_id is not null
   returning a.id`,
);

export const insertFlows = statement<
  never,
  [entryId: string, ownerId: string, at: Date, assets: string[], amounts: string[]]
>(
  'ledger.insertFlows',
  `insert into ledger_flows (entry_id, owner_id, at, asset, amount)
   select $1, $2, $3, * from unnest($4::text[], $5::numeric[])`,
);

export const selectBalances = statement<
  { kind: string; asset: string; balance: string },
  [string, number]
>(
  'ledger.selectBalances',
  `select kind, asset, balance from ledger_accounts
   where owner_id = $1 and balance <> 0 order by kind, asset limit $2`,
);

export interface DifferenceRow {
  readonly id: string;
  readonly owner_id: string;
  readonly kind: string;
  readonly asset: string;
  readonly recorded: string;
  readonly actual: string;
}

const JOURNAL_SUMS = `
  select a.id, a.owner_id, a.kind, a.asset, a.balance as recorded,
    coalesce((select sum(l.amount) from journal_lines l where l.account_id = a.id), 0) as actual
  from ledger_accounts a where a.owner_id is not null`;

export const selectDifferences = statement<DifferenceRow, [number]>(
  'ledger.selectDifferences',
  `select * from (${JOURNAL_SUMS}) sums where recorded <> actual order by id limit $1`,
);

export const correctBalances = statement<DifferenceRow, [number]>(
  'ledger.correctBalances',
  `with wrong as (
     select * from (${JOURNAL_SUMS}) sums where recorded <> actual order by id limit $1
   )
   update ledger_accounts a set balance = wrong.actual from wrong where a.id = wrong.id
   returning wrong.*`,
);

/** Keeps other transactions from posting until this one ends. */
export const stopPosting = statement<never>(
  'ledger.stopPosting',
  'lock table ledger_accounts, journal_lines in share row exclusive mode',
);
