import { namedStatement, statement } from '../../../db/statement.ts';

/** A price as it came from a broker, and from when on it counts. */
export interface BrokerPrice {
  readonly assetId: string;
  readonly price: string;
  readonly readAt: Date;
  /** The first of the moments asked about that it counts at, from 0. */
  readonly place: number;
}

/** A new row once an hour, where the price is another; within the hour the last one changes. */
export const noteBrokerPrices = namedStatement<
  never,
  {
    readonly userId: string;
    readonly accountId: string;
    readonly now: Date;
    readonly assetIds: readonly string[];
    readonly prices: string[];
  }
>(
  'trading_note_broker_prices',
  `insert into broker_prices (user_id, broker_account_id, asset_id, at, price, read_at)
   select $userId, $accountId, r.asset_id,
     case when last.price = r.price or last.at > $now::timestamptz - interval '1 hour'
       then last.at else $now end,
     r.price, $now
   from unnest($assetIds::uuid[], $prices::numeric[]) as r (asset_id, price) left join lateral (
     select b.at, b.price from broker_prices b
     where b.broker_account_id = $accountId and b.asset_id = r.asset_id order by b.at desc limit 1
   ) last on true
   on conflict (broker_account_id, asset_id, at) do update set
     price = excluded.price, read_at = excluded.read_at`,
);

/** The last of each asset before or at each of some moments, whichever account it is of. */
export const brokerPricesUntil = statement<
  BrokerPrice,
  [userId: string, assetIds: readonly string[], times: readonly Date[]]
>(
  'trading_broker_prices_until',
  `select distinct on (asset_id, place) asset_id as "assetId", price, read_at as "readAt", place
   from (
     select b.*, width_bucket(b.at - interval '1 microsecond', $3::timestamptz[]) as place
     from broker_prices b where user_id = $1 and asset_id = any($2::uuid[])
   ) b
   where place < array_length($3::timestamptz[], 1)
   order by asset_id, place, at desc, broker_account_id limit 1000000`,
);
