import type { AssetClass, TradingMode } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

/** What only the broker of an account keeps, as of the last time that it was read. */
export interface OutsidePosition {
  readonly id: string;
  /** Null: not in the catalogue. */
  readonly assetId: string | null;
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  /** Below 0: short. */
  readonly quantity: string;
  readonly averageEntryPrice: string;
  /** In whole minor units of `currency`; below 0 for a short position. */
  readonly costBasis: string;
  readonly currency: string;
  /** The broker's own, of one unit; null: it never had one. */
  readonly price: string | null;
  readonly pricedAt: Date | null;
  readonly openedAt: Date;
  readonly syncedAt: Date;
  readonly brokerAccountId: string;
  readonly tradingMode: TradingMode;
}

const COLUMNS = `id, asset_id as "assetId", symbol, name, asset_class as "assetClass", quantity,
  average_entry_price as "averageEntryPrice", cost_basis as "costBasis", currency, price,
  priced_at as "pricedAt", opened_at as "openedAt", synced_at as "syncedAt",
  broker_account_id as "brokerAccountId", trading_mode as "tradingMode"`;

/** What is kept of one person at most: every read tells them all. */
export const MAX_OUTSIDE = 10_000;

export const outsidePositionsOfAccounts = statement<
  OutsidePosition,
  [userId: string, accountIds: readonly string[]]
>(
  'trading_outside_positions_of_accounts',
  `select ${COLUMNS} from outside_positions
   where user_id = $1 and broker_account_id = any($2::uuid[])
   order by broker_account_id, symbol, id limit 10000`,
);

/** What a broker says of one thing; text, since JSON would make numbers floats. */
export interface OutsideRow {
  readonly id: string;
  readonly external_id: string;
  readonly asset_id: string | null;
  readonly symbol: string;
  readonly name: string;
  readonly asset_class: AssetClass;
  readonly quantity: string;
  readonly average_entry_price: string;
  readonly cost_basis: string;
  readonly currency: string;
  readonly price: string | null;
}

/** A price that is not told leaves the last one, with its moment. */
export const saveOutsidePositions = namedStatement<
  never,
  {
    readonly userId: string;
    readonly accountId: string;
    readonly mode: TradingMode;
    readonly now: Date;
    readonly rows: string;
  }
>(
  'trading_save_outside_positions',
  `insert into outside_positions (id, user_id, broker_account_id, trading_mode, external_id,
     asset_id, symbol, name, asset_class, quantity, average_entry_price, cost_basis, currency,
     price, priced_at, opened_at, synced_at)
   select r.id, $userId, $accountId, $mode, r.external_id, r.asset_id, r.symbol, r.name,
     r.asset_class, r.quantity, r.average_entry_price, r.cost_basis, r.currency, r.price,
     case when r.price is null then null else $now::timestamptz end, $now, $now
   from json_to_recordset($rows::json) as r (id uuid, external_id text, asset_id uuid,
     symbol text, name text, asset_class text, quantity numeric, average_entry_price numeric,
     cost_basis numeric, currency text, price numeric)
   on conflict (broker_account_id, external_id) do update set
     asset_id = excluded.asset_id, symbol = excluded.symbol, name = excluded.name,
     asset_class = excluded.asset_class, quantity = excluded.quantity,
     average_entry_price = excluded.average_entry_price, cost_basis = excluded.cost_basis,
     price = case when outside_positions.currency = excluded.currency
       then coalesce(excluded.price, outside_positions.price) else excluded.price end,
     priced_at = case when outside_positions.currency = excluded.currency
       then coalesce(excluded.priced_at, outside_positions.priced_at)
       else excluded.priced_at end,
     currency = excluded.currency, synced_at = excluded.synced_at`,
);

export const countOutsidePositions = statement<{ readonly count: number }, [userId: string]>(
  'trading_count_outside_positions',
  'select count(*)::integer as count from outside_positions where user_id = $1',
);

/** All that the broker does not name any more; none named: all. */
export const forgetOutsidePositions = statement<
  never,
  [accountId: string, keptExternalIds: readonly string[]]
>(
  'trading_forget_outside_positions',
  `delete from outside_positions
   where broker_account_id = $1 and external_id <> all($2::text[])`,
);

/** Of what the broker does not name any more: it is gone from now on. */
export const noteOutsideGone = statement<
  never,
  [accountId: string, keptExternalIds: readonly string[], now: Date]
>(
  'trading_note_outside_gone',
  `insert into outside_position_changes (position_id, at, user_id, broker_account_id, asset_id,
     symbol, name, asset_class, currency, quantity, price)
   select id, $3::timestamptz, user_id, broker_account_id, asset_id, symbol, name, asset_class,
     currency, 0, price
   from outside_positions
   where broker_account_id = $1 and external_id <> all($2::text[])
   on conflict (position_id, at) do update set quantity = 0`,
);

/** What histories are read from: every other quantity, and another price once an hour. */
export const noteOutsideChanges = statement<never, [accountId: string, now: Date]>(
  'trading_note_outside_changes',
  `insert into outside_position_changes (position_id, at, user_id, broker_account_id, asset_id,
     symbol, name, asset_class, currency, quantity, price)
   select p.id, $2::timestamptz, p.user_id, p.broker_account_id, p.asset_id, p.symbol, p.name,
     p.asset_class, p.currency, p.quantity, p.price
   from outside_positions p left join lateral (
     select c.at, c.quantity, c.price from outside_position_changes c
     where c.position_id = p.id order by c.at desc limit 1
   ) last on true
   where p.broker_account_id = $1 and (last.at is null or last.quantity <> p.quantity
     or (last.price is distinct from p.price and last.at <= $2::timestamptz - interval '1 hour'))
   on conflict (position_id, at) do update set quantity = excluded.quantity,
     price = excluded.price`,
);

/** What a position was from a moment on. */
export interface OutsideChange {
  readonly positionId: string;
  readonly brokerAccountId: string;
  readonly assetId: string | null;
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly currency: string;
  readonly quantity: string;
  readonly price: string | null;
  /** When it was so for the first time. */
  readonly at: Date;
  /** The first of the moments asked about that it counts at, from 0. */
  readonly place: number;
}

/** The last of each position before or at each of some moments, in order. */
export const outsideChangesUntil = statement<
  OutsideChange,
  [userId: string, accountIds: readonly string[], times: readonly Date[]]
>(
  'trading_outside_changes_until',
  `select distinct on (position_id, place) position_id as "positionId",
     broker_account_id as "brokerAccountId", asset_id as "assetId", symbol, name,
     asset_class as "assetClass", currency, quantity, price, at, place
   from (
     select c.*, width_bucket(c.at - interval '1 microsecond', $3::timestamptz[]) as place
     from outside_position_changes c
     where user_id = $1 and broker_account_id = any($2::uuid[])
   ) c
   where place < array_length($3::timestamptz[], 1)
   order by position_id, place, at desc limit 1000000`,
);

/** How a quantity changed. */
export interface OutsideFlow {
  readonly positionId: string;
  readonly at: Date;
  readonly amount: string;
}

/** A page, in order: after that position's at the first moment, and until the second. */
export const outsideFlowsBetween = statement<
  OutsideFlow,
  [
    userId: string,
    accountIds: readonly string[],
    after: Date,
    afterPositionId: string,
    until: Date,
    limit: number,
  ]
>(
  'trading_outside_flows_between',
  `select position_id as "positionId", at, quantity - before as amount
   from (
     select position_id, at, quantity,
       coalesce(lag(quantity) over (partition by position_id order by at), 0) as before
     from outside_position_changes
     where user_id = $1 and broker_account_id = any($2::uuid[])
   ) c
   where (at, position_id) > ($3, $4::uuid) and at <= $5 and quantity <> before
   order by at, position_id limit $6`,
);
