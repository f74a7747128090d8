import type { WalletWatchFailure, WalletWatchStatus } from '@investing-platform/schema/operations';
import type { Chain } from '../../../addresses/index.ts';
import { statement } from '../../../db/statement.ts';
import { insertInto, updateOf } from '../../../db/tables/named-write.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import type { CoinHeld } from '../../../ports/chain-data.ts';

export interface WatchRow {
  readonly id: string;
  readonly userId: string;
  readonly portfolioId: string;
  readonly chain: Chain;
  readonly address: string;
  readonly label: string | null;
  readonly status: WalletWatchStatus;
  readonly failureCode: WalletWatchFailure | null;
  readonly balances: CoinHeld[];
  readonly lastSyncedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The newest block when it was last read. */
  readonly tipHeight: string | null;
  readonly currency: string;
  /** Another one with each change. */
  readonly revision: number;
}

const COLUMNS = `w.id, w.user_id as "userId", w.portfolio_id as "portfolioId", w.chain, w.address,
  w.label, w.status, w.failure_code as "failureCode", w.balances,
  w.last_synced_at as "lastSyncedAt", w.created_at as "createdAt", w.updated_at as "updatedAt",
  w.tip_height as "tipHeight", p.currency, w.revision`;

export const watchesOf = statement<
  WatchRow,
  [userId: string, ids: readonly string[] | null, portfolioIds: readonly string[] | null]
>(
  'portfolios_wallet_watches',
  `select ${COLUMNS} from wallet_watches w join portfolios p on p.id = w.portfolio_id
   where w.user_id = $1 and ($2::uuid[] is null or w.id = any($2))
     and ($3::uuid[] is null or w.portfolio_id = any($3))
   order by lower(coalesce(w.label, w.address)), w.id limit 50`,
);

/** Whosever it is: for the job that reads it. */
export const watchToRead = statement<WatchRow, [id: string]>(
  'portfolios_wallet_watch_to_read',
  `select ${COLUMNS} from wallet_watches w join portfolios p on p.id = w.portfolio_id
   where w.id = $1`,
);

export const countWatches = statement<{ readonly count: number }, [userId: string]>(
  'portfolios_count_wallet_watches',
  'select count(*)::integer as count from wallet_watches where user_id = $1',
);

export const addWatch = insertInto('wallet_watches', 'portfolios_add_wallet_watch', {
  columns: ['id', 'userId', 'portfolioId', 'chain', 'address', 'label', 'createdAt'],
  same: { updatedAt: 'createdAt' },
  fixed: { status: 'SYNCING' },
});

export const watchRead = updateOf('wallet_watches', 'portfolios_wallet_watch_read', {
  set: [
    ...(['status', 'failureCode', 'balances', 'tipHeight', 'lastSyncedAt', 'updatedAt'] as const),
    'revision',
  ],
  where: ['userId', 'id'],
});

export const watchFailed = updateOf('wallet_watches', 'portfolios_wallet_watch_failed', {
  set: ['status', 'failureCode', 'updatedAt'],
  where: ['userId', 'id'],
});

export const moveWatches = statement<never, [userId: string, from: string, to: string, now: Date]>(
  'portfolios_move_wallet_watches',
  `update wallet_watches set portfolio_id = $3, updated_at = $4, revision = revision + 1
   where user_id = $1 and portfolio_id = $2`,
);

export const watchesIn = statement<{ readonly id: string }, [userId: string, portfolioId: string]>(
  'portfolios_wallet_watches_in',
  'select id from wallet_watches where user_id = $1 and portfolio_id = $2 order by id limit 50',
);

/** Whether a watch brings an instrument into a portfolio. */
export const bringsInstrument = statement<
  { readonly id: string },
  [userId: string, portfolioId: string, instrumentId: string]
>(
  'portfolios_wallet_brings_instrument',
  `select w.id from wallet_watches w
   where w.user_id = $1 and w.portfolio_id = $2 and exists (
     select from wallet_bookings b where b.watch_id = w.id and b.instrument_id = $3)
   limit 1`,
);

/** With all that was read of it. Its trades are another table's. */
export const deleteWatches = statement<never, [userId: string, ids: readonly string[]]>(
  'portfolios_delete_wallet_watches',
  `with booked as (
     delete from wallet_bookings where user_id = $1 and watch_id = any($2::uuid[])
   ), changed as (
     delete from wallet_changes where user_id = $1 and watch_id = any($2::uuid[])
   )
   delete from wallet_watches where user_id = $1 and id = any($2::uuid[])`,
);

/** A change as it was read. */
export interface ChangeRow {
  readonly id: string;
  readonly height: string;
  readonly changedAt: Date;
  readonly contract: string | null;
  readonly quantity: string;
}

/** The newest of them, oldest first. */
export const changesOf = statement<ChangeRow, [userId: string, watchId: string]>(
  'portfolios_wallet_changes',
  `select id, height, changed_at as "changedAt", contract, quantity from wallet_changes
   where user_id = $1 and watch_id = $2 order by height, id limit 1000`,
);

export const forgetChanges = statement<never, [userId: string, watchId: string]>(
  'portfolios_forget_wallet_changes',
  'delete from wallet_changes where user_id = $1 and watch_id = $2',
);

export const insertChanges = statement<never, [userId: string, watchId: string, rows: string]>(
  'portfolios_insert_wallet_changes',
  `insert into wallet_changes (watch_id, user_id, id, height, changed_at, contract, quantity)
   select $2, $1, id, height, "changedAt", contract, quantity from jsonb_to_recordset($3::jsonb)
     as r (id text, height bigint, "changedAt" timestamptz, contract text, quantity numeric)`,
);

/** What a day of an address became: a trade of a tracked portfolio. */
export interface BookingRow {
  readonly instrumentId: string;
  readonly day: CivilDate;
  readonly quantity: string;
  readonly tradeId: string;
}

export const bookingsOf = statement<BookingRow, [userId: string, watchId: string]>(
  'portfolios_wallet_bookings',
  `select instrument_id as "instrumentId", day::text as day, quantity, trade_id as "tradeId"
   from wallet_bookings where user_id = $1 and watch_id = $2
   order by instrument_id, day limit 12000`,
);

export const forgetBookings = statement<
  never,
  [userId: string, watchId: string, tradeIds: readonly string[]]
>(
  'portfolios_forget_wallet_bookings',
  `delete from wallet_bookings
   where user_id = $1 and watch_id = $2 and trade_id = any($3::uuid[])`,
);

export const insertBookings = statement<never, [userId: string, watchId: string, rows: string]>(
  'portfolios_insert_wallet_bookings',
  `insert into wallet_bookings (watch_id, user_id, instrument_id, day, quantity, trade_id)
   select $2, $1, "instrumentId", day, quantity, "tradeId" from jsonb_to_recordset($3::jsonb)
     as r ("instrumentId" uuid, day date, quantity numeric, "tradeId" uuid)`,
);
