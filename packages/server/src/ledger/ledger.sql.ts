import { statement } from '../db/statement.ts';

type OwnerIds = (string | null)[];

/**
 * Those who open accounts of the platform do so one after the other: two that opened several in
 * another order would wait for each other.
 */
export const openInTurn = statement<never, [lock: string]>(
  'ledger.openInTurn',
  'select pg_advisory_xact_lock($1::bigint)',
);

export const openAccounts = statement<never, [string[], OwnerIds, string[], string[]]>(
  'ledger.openAccounts',
  `insert into ledger_accounts (id, owner_id, kind, asset, balance)
   select id, owner_id, kind, asset, case when owner_id is null then null else 0 end
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) as w (id, owner_id, kind, asset)
   on conflict (owner_id, kind, asset) do nothing`,
);

/** Of the platform alone, by who has the turn: nobody else is opening the same. */
export const openPlatformAccounts = statement<never, [string[], string[], string[]]>(
  'ledger.openPlatformAccounts',
  `insert into ledger_accounts (id, kind, asset)
   select id, kind, asset from unnest($1::uuid[], $2::text[], $3::text[]) as w (id, kind, asset)
   where not exists (select from ledger_accounts a
     where a.owner_id is null and a.kind = w.kind and a.asset = w.asset)`,
);

export const selectBalances = statement<
  { kind: string; asset: string; balance: string },
  [string, number]
>(
  'ledger.selectBalances',
  `select kind, asset, balance from ledger_accounts
   where owner_id = $1 and balance <> 0 order by kind, asset limit $2`,
);

export const debtorsAmong = statement<{ id: string }, [ownerIds: readonly string[]]>(
  'ledger.debtorsAmong',
  `select distinct owner_id as id from ledger_accounts
   where owner_id = any($1::uuid[]) and kind = 'debt' and balance <> 0`,
);

/** What is free of one currency, and what is owed of it. */
export const freeAndOwed = statement<
  { kind: string; balance: string },
  [ownerId: string, asset: string]
>(
  'ledger.freeAndOwed',
  `select kind, balance from ledger_accounts
   where owner_id = $1 and kind in ('cash', 'debt') and asset = $2`,
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
