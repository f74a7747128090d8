import { statement } from '../db/statement.ts';

export interface DayRow {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** From 1: where its account stands among the accounts. */
  readonly account: number;
  readonly asset: string;
  readonly amount: string;
}

/**
 * What the books of accounts have gained of each asset on each day; all days up to the first one in
 * one.
 */
export const daysOfBooks = statement<
  DayRow,
  [bookIds: readonly string[], accounts: readonly number[], firstDay: string, lastDay: string]
>(
  'ledger.daysOfBooks',
  `select greatest(day, $3::date) as day, ($2::integer[])[array_position($1::uuid[], owner_id)]
     as account, asset, sum(amount) as amount
   from ledger_days
   where owner_id = any($1::uuid[]) and day <= $4::date
   group by 1, 2, 3 having sum(amount) <> 0 order by 1 limit 1000000`,
);

export interface WindowRow {
  /** From 1. */
  readonly index: number;
  /** From 1: where its account stands among the accounts. */
  readonly account: number;
  readonly asset: string;
  readonly amount: string;
}

/**
 * What books have gained of each asset within windows of time: after the first instant of each. The
 * entries of a window come first, whatever the planner knows of the books (`offset 0`): it takes an
 * account for one of few entries, and would read all of them.
 */
export const windowsOfBooks = statement<
  WindowRow,
  [
    userId: string,
    bookIds: readonly string[],
    accounts: readonly number[],
    sinceEntryIds: readonly string[],
    after: readonly Date[],
    upTo: readonly Date[],
  ]
>(
  'ledger.windowsOfBooks',
  `select w.index::integer as index, b.account, l.asset, sum(l.amount) as amount
   from unnest($5::timestamptz[], $6::timestamptz[]) with ordinality as w (after, up_to, index)
   cross join lateral (
     select l.entry_id, l.account_id, l.asset, l.amount
     from journal_entries e join journal_lines l on l.entry_id = e.id
     where e.user_id = $1 and e.kind not in ('HOLD', 'RELEASE')
       and e.posted_at > w.after and e.posted_at <= w.up_to offset 0
   ) as l
   join ledger_accounts a on a.id = l.account_id
   join unnest($2::uuid[], $3::integer[], $4::uuid[]) as b (id, account, since)
     on b.id = a.owner_id and l.entry_id > b.since
   group by w.index, b.account, l.asset having sum(l.amount) <> 0 limit 1000000`,
);

type Holders = [bookIds: readonly string[], holders: readonly number[], assets: readonly string[]];

/** As `daysOfBooks`, of one asset of each book; the holder stands for the account. */
export const daysOfHolders = statement<DayRow, [...Holders, firstDay: string, lastDay: string]>(
  'ledger.daysOfHolders',
  `select greatest(d.day, $4::date) as day, b.holder as account, d.asset, sum(d.amount) as amount
   from unnest($1::uuid[], $2::integer[], $3::text[]) as b (id, holder, asset)
   join ledger_days d on d.owner_id = b.id and d.asset = b.asset and d.day <= $5::date
   group by 1, 2, 3 having sum(d.amount) <> 0 order by 1 limit 1000000`,
);

/**
 * As `windowsOfBooks`, of one asset of each book and of many people. Windows are given by the
 * instants at which they begin and end, ascending: each entry looks for its own in that array.
 */
export const windowsOfHolders = statement<
  WindowRow,
  [...Holders, userIds: readonly string[], bounds: readonly Date[], after: Date, upTo: Date]
>(
  'ledger.windowsOfHolders',
  `select l.index, b.holder as account, l.asset, sum(l.amount) as amount
   from (select distinct user_id from unnest($4::uuid[]) as u (user_id)) as u
   cross join lateral (
     select (width_bucket(e.posted_at, $5::timestamptz[]) + 1) / 2 as index, l.account_id, l.asset,
       l.amount
     from journal_entries e join journal_lines l on l.entry_id = e.id
     where e.user_id = u.user_id and e.kind not in ('HOLD', 'RELEASE')
       and e.posted_at > $6 and e.posted_at <= $7
       and width_bucket(e.posted_at, $5::timestamptz[]) % 2 = 1 offset 0
   ) as l
   join ledger_accounts a on a.id = l.account_id
   join unnest($1::uuid[], $2::integer[], $3::text[], $4::uuid[]) as b (id, holder, asset, user_id)
     on b.id = a.owner_id and b.asset = l.asset and b.user_id = u.user_id
   group by l.index, b.holder, l.asset having sum(l.amount) <> 0 limit 1000000`,
);

export interface FlowRow {
  readonly at: Date;
  readonly asset: string;
  readonly amount: string;
}

export const flowsOfBooks = statement<
  FlowRow,
  [bookIds: readonly string[], after: Date, upTo: Date, limit: number]
>(
  'ledger.flowsOfBooks',
  `select at, asset, sum(amount) as amount from ledger_flows
   where owner_id = any($1::uuid[]) and at > $2 and at <= $3
   group by at, asset order by at, asset limit $4`,
);

/** By the kinds that an index is kept of, as `windowsOfBooks` by the entries first. */
export const transfersOfBooks = statement<
  FlowRow,
  [
    userId: string,
    bookIds: readonly string[],
    sinceEntryIds: readonly string[],
    after: Date,
    upTo: Date,
    limit: number,
  ]
>(
  'ledger.transfersOfBooks',
  `select l.posted_at as at, l.asset, sum(l.amount) as amount
   from (
     select e.posted_at, l.entry_id, l.account_id, l.asset, l.amount
     from journal_entries e join journal_lines l on l.entry_id = e.id
     where e.user_id = $1 and e.kind in ('JOURNAL_CASH', 'JOURNAL_SECURITY')
       and e.posted_at > $4 and e.posted_at <= $5 offset 0
   ) as l
   join ledger_accounts a on a.id = l.account_id
   join unnest($2::uuid[], $3::uuid[]) as b (id, since)
     on b.id = a.owner_id and l.entry_id > b.since
   group by l.posted_at, l.asset having sum(l.amount) <> 0
   order by l.posted_at, l.asset limit $6`,
);

export const forgetDays = statement<never>('ledger.forgetDays', 'delete from ledger_days');

/** What was summed of books that begin anew. */
export const forgetBooks = statement<never, [bookIds: readonly string[]]>(
  'ledger.forgetBooks',
  `with no_flows as (delete from ledger_flows where owner_id = any($1::uuid[]))
   delete from ledger_days where owner_id = any($1::uuid[])`,
);

/**
 * Days are given by the instants at which the next ones begin, ascending: a search in an array,
 * where a join would compare each entry with each day.
 */
export const rebuildDays = statement<
  { readonly count: number },
  [days: readonly string[], ends: readonly Date[]]
>(
  'ledger.rebuildDays',
  `with added as (
     insert into ledger_days (owner_id, day, asset, amount)
     select a.owner_id, ($1::date[])[1 + width_bucket(e.posted_at, $2::timestamptz[])], l.asset,
       sum(l.amount)
     from journal_entries e
     join journal_lines l on l.entry_id = e.id
     join ledger_accounts a on a.id = l.account_id and a.owner_id is not null
     left join account_books b on b.id = a.owner_id
     left join broker_accounts o on o.id = b.broker_account_id
     where e.kind not in ('HOLD', 'RELEASE')
       and (o.reset_entry_id is null or e.id > o.reset_entry_id)
     group by 1, 2, 3 having sum(l.amount) <> 0
     returning 1
   )
   select count(*)::integer as count from added`,
);
