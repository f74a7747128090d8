import { statement } from '../../db/statement.ts';
import type { ActivityRow } from '../trading/index.ts';

type Params = [
  userId: string,
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
    `select v.id, v.type, v.status, v.occurred_at as "occurredAt", v.settle_date as "settlesOn",
       v.symbol, v.asset_id as "assetId", v.side, v.quantity, v.price,
       v.per_share_amount as "perShareAmount", v.net_amount as "netAmount", v.currency,
       v.order_id as "orderId", v.description
     from broker_accounts a join account_activities v on v.broker_account_id = a.id
     where a.user_id = $1 and a.provider = 'PLATFORM' and a.trading_mode = 'LIVE'
       and ($2::text[] is null or v.type = any($2))
       and v.occurred_at >= $3::timestamp at time zone 'America/New_York'
       and v.occurred_at < ($4::timestamp + interval '1 day') at time zone 'America/New_York'
       and ($5::uuid is null or v.asset_id = $5)
       and ($6::uuid[] is null or v.id = any($6))
       and (v.occurred_at, v.id) ${compare} ($7::timestamptz, $8::uuid)
     order by v.occurred_at ${order}, v.id ${order} limit $9`,
  );
}

export const activitiesNewest = activities('newest', '<', 'desc');
export const activitiesOldest = activities('oldest', '>', 'asc');
