import { statement } from '../../../db/statement.ts';

export interface ConfirmedFill {
  readonly userId: string;
  readonly description: string;
  readonly occurredAt: Date;
  readonly netAmount: string;
  readonly currency: string;
  readonly settlesOn: string | null;
  /** Whether its owner wants to be told; of play money and of opening positions nobody is. */
  readonly isMailed: boolean;
}

/** Fills that were not looked at yet, marked as looked at. */
export const confirmFills = statement<ConfirmedFill, [now: Date, limit: number]>(
  'trading_confirm_fills',
  `update account_activities v set confirmed_at = $1
   from broker_accounts a, orders o
   where v.id in (
       select id from account_activities where type = 'FILL' and confirmed_at is null
       order by occurred_at, id limit $2 for update skip locked)
     and a.id = v.broker_account_id and o.id = v.order_id
   returning v.user_id as "userId", v.description, v.occurred_at as "occurredAt",
     v.net_amount as "netAmount", v.currency, v.settle_date as "settlesOn",
     a.provider = 'PLATFORM' and a.trading_mode = 'LIVE' and o.source <> 'MANUAL'
       and coalesce((select s.trade_confirm_email from invest_account_settings s
         where s.user_id = v.user_id), true) as "isMailed"`,
);
