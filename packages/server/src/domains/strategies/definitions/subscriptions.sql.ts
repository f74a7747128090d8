import { namedStatement, statement } from '../../../db/statement.ts';

/** That a person follows a strategy. */
export interface SubscriptionRow {
  readonly id: string;
  readonly strategyId: string;
  readonly autoSync: boolean;
  readonly notify: boolean;
  readonly subscribedAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `f.id, f.strategy_id as "strategyId", f.auto_sync as "autoSync", f.notify,
  f.subscribed_at as "subscribedAt", f.updated_at as "updatedAt"`;

export const subscriptionsOfUser = statement<
  SubscriptionRow,
  [userId: string, strategyIds: string[]]
>(
  'strategies_subscriptions_of_user',
  `select ${COLUMNS} from strategy_subscriptions f
   where f.user_id = $1 and f.strategy_id = any($2)`,
);

export const saveSubscription = namedStatement<
  SubscriptionRow,
  {
    readonly id: string;
    readonly strategyId: string;
    readonly userId: string;
    readonly autoSync: boolean;
    readonly notify: boolean;
    readonly now: Date;
  }
>(
  'strategies_save_subscription',
  `insert into strategy_subscriptions as f (id, strategy_id, user_id, auto_sync, notify,
     subscribed_at, updated_at, told_version)
   select $id, s.id, $userId, $autoSync, $notify, $now::timestamptz, $now, s.version
     from strategies s where s.id = $strategyId
   on conflict (strategy_id, user_id) do update set auto_sync = excluded.auto_sync,
     notify = excluded.notify, updated_at = excluded.updated_at
   returning ${COLUMNS}`,
);

export const deleteSubscription = statement<{ id: string }, [strategyId: string, userId: string]>(
  'strategies_delete_subscription',
  'delete from strategy_subscriptions where strategy_id = $1 and user_id = $2 returning id',
);

export const stopSyncing = statement<never, [strategyId: string, userId: string, now: Date]>(
  'strategies_stop_syncing',
  `update active_strategies set auto_sync = false, updated_at = $3
   where strategy_id = $1 and user_id = $2 and auto_sync and status <> 'CLOSED'`,
);
