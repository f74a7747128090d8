import { statement } from '../../../db/statement.ts';
import type { ActivityRow } from '../../trading/index.ts';

type Params = [
  userId: string,
  brokerAccountId: string,
  types: readonly string[] | null,
  from: string,
  to: string,
  assetId: string | null,
  ids: readonly string[] | null,
  at: Date | '-infinity' | 'infinity',
  id: string,
  limit: number,
];

function activities(name: string, compare: '<' | '>', order: 'asc' | 'desc') {
  return statement<ActivityRow, Params>(
    `brokerage_activities_${name}`,
    `select v.id, v.broker_account_id as "brokerAccountId", v.type, v.status, v.occurred_at as "occurredAt", v.settle_date as "settlesOn",
       v.symbol, v.asset_id as "assetId", v.side, v.quantity, v.price,
       v.per_share_amount as "perShareAmount", v.net_amount as "netAmount", v.currency,
       v.order_id as "orderId", v.description
     from broker_accounts a join account_activities v on v.broker_account_id = a.id
     where a.user_id = $1 and a.id = $2
       and (a.reset_entry_id is null or v.entry_id > a.reset_entry_id)
       and ($3::text[] is null or v.type = any($3))
       and v.occurred_at >= $4::timestamp at time zone 'America/New_York'
       and v.occurred_at < ($5::timestamp + interval '1 day') at time zone 'America/New_York'
       and ($6::uuid is null or v.asset_id = $6)
       and ($7::uuid[] is null or v.id = any($7))
       and (v.occurred_at, v.id) ${compare} ($8::timestamptz, $9::uuid)
     order by v.occurred_at ${order}, v.id ${order} limit $10`,
  );
}

export const accountOfActivities = statement<
  { readonly id: string },
  [userId: string, brokerAccountId: string | null]
>(
  'brokerage_account_of_activities',
  `select id from broker_accounts where user_id = $1
     and case when $2::uuid is null then provider = 'PLATFORM' and trading_mode = 'LIVE'
       else id = $2 end`,
);

export const activitiesNewest = activities('newest', '<', 'desc');
export const activitiesOldest = activities('oldest', '>', 'asc');
