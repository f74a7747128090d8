import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import type { BookScope } from '../../../ledger/index.ts';
import {
  type HeldSplit,
  type HoldingTold,
  knownLists,
  type WithLists,
} from '../../holdings/index.ts';
import {
  ASSETS_OVER_TIME,
  BOOKINGS,
  LIABILITIES,
  LIVE_BOOKS,
  OF_PERSON,
  PLANS,
  PORTFOLIOS,
} from '../recorded.sql.ts';
import type { Plans, Portfolios, RecordedAsset, RecordedDebts } from '../recorded.ts';

/** A holding with its days, one at least, and all prices that its owner told, oldest first. */
export type HoldingOverTime = WithLists<HoldingOverTimeTold>;

interface HoldingOverTimeTold
  extends Omit<RecordedAsset, 'price' | 'pricedOn' | 'quantity' | 'costBasis'>,
    HoldingTold {
  readonly portfolioCurrency: string;
  /** Null: there are none. */
  readonly splits: readonly HeldSplit[] | null;
}

/** A book of a live account. */
export interface LiveBook extends BookScope {
  readonly accountId: string;
}

/** What the net worth of every day follows from. */
export interface HistoryParts extends PartsTold {
  readonly assets: readonly HoldingOverTime[];
}

interface PartsTold extends RecordedDebts, Portfolios {
  readonly books: readonly LiveBook[];
}

type Told<Parts> = Parts & { readonly assets: readonly HoldingOverTimeTold[] };
type KnownParams = [userId: string, revisions: readonly string[]];

const historyParts = statement<Told<PartsTold>, KnownParams>(
  'networth_history_parts',
  `select ${OF_PERSON}, ${ASSETS_OVER_TIME}, ${LIABILITIES}, ${BOOKINGS}, ${LIVE_BOOKS},
     ${PORTFOLIOS}`,
);

const recordedOverTime = statement<Told<PartsTold & Plans>, KnownParams>(
  'networth_recorded_over_time',
  `select ${OF_PERSON}, ${ASSETS_OVER_TIME}, ${LIABILITIES}, ${BOOKINGS}, ${LIVE_BOOKS},
     ${PORTFOLIOS}, ${PLANS}`,
);

/** One statement. */
export function readHistoryParts(db: Deps['db'], userId: string): Promise<HistoryParts> {
  return whole(db, userId, (known) => db.one(historyParts, userId, known));
}

/** The same with the plans. */
export function readRecordedOverTime(
  db: Deps['db'],
  userId: string,
): Promise<HistoryParts & Plans> {
  return whole(db, userId, (known) => db.one(recordedOverTime, userId, known));
}

async function whole<Parts extends PartsTold>(
  db: Deps['db'],
  userId: string,
  read: (revisions: readonly string[]) => Promise<Told<Parts>>,
): Promise<Parts & HistoryParts> {
  const known = knownLists(db, userId);
  const parts = await read(known.revisions);
  return { ...parts, assets: known.complete(parts.assets, true) };
}

export interface AccountPart {
  readonly accountId: string;
  /** A currency or the id of an asset. */
  readonly name: string;
}

/** The cash or the position of a live account that an id of `NetWorthAsset` means. */
export const partOfAccount = statement<AccountPart, [userId: string, id: string]>(
  'networth_part_of_account',
  `select a.id as "accountId", l.asset as name
   from ledger_accounts l
   join account_books b on b.id = l.owner_id
   join broker_accounts a on a.id = b.broker_account_id
   where l.id = $2 and l.kind = 'cash' and a.user_id = $1 and a.trading_mode = 'LIVE'
   union all
   select broker_account_id, asset_id::text from positions
   where id = $2 and user_id = $1 and trading_mode = 'LIVE'
   union all
   select broker_account_id, id::text from outside_positions
   where id = $2 and user_id = $1 and trading_mode = 'LIVE'`,
);

/**
 * When there first was something in books, or one asset or currency in them; null where there never
 * was. Days of books may begin some days of the calendar before their date, over holidays.
 */
export const firstEntry = statement<
  { readonly at: Date | null },
  [userId: string, bookIds: readonly string[], name: string | null]
>(
  'networth_first_entry',
  `with first as (
     select min(day) as day from ledger_days
     where owner_id = any($2::uuid[]) and ($3::text is null or asset = $3)
   )
   select least(
     (select min(c.at) from outside_position_changes c
      where c.user_id = $1 and c.broker_account_id = any($2::uuid[])
        and ($3::text is null or c.position_id::text = $3)),
     min(e.posted_at)) as at
   from first
   join journal_entries e on e.user_id = $1 and e.kind not in ('HOLD', 'RELEASE')
     and e.posted_at > first.day - interval '7 days' and e.posted_at < first.day + interval '2 days'
   join journal_lines l on l.entry_id = e.id and ($3::text is null or l.asset = $3)
   join ledger_accounts a on a.id = l.account_id and a.owner_id = any($2::uuid[])`,
);

/** Cash and positions that live accounts have or had. */
export interface PartOfAccount extends AccountPart {
  readonly id: string;
  readonly accountName: string;
  /** Of a position; null for cash. */
  readonly openedAt: Date | null;
}

export const partsOfAccounts = statement<PartOfAccount, [userId: string]>(
  'networth_parts_of_accounts',
  `select min(l.id::text) as id, a.id as "accountId", a.name as "accountName", l.asset as name,
     null::timestamptz as "openedAt"
   from broker_accounts a
   join account_books b on b.broker_account_id = a.id
   join ledger_accounts l on l.owner_id = b.id and l.kind = 'cash'
   where a.user_id = $1 and a.trading_mode = 'LIVE'
   group by a.id, a.name, l.asset
   union all
   select p.id::text, a.id, a.name, p.asset_id::text, p.opened_at
   from positions p join broker_accounts a on a.id = p.broker_account_id
   where p.user_id = $1 and p.trading_mode = 'LIVE'
   order by 1 limit 10000`,
);
