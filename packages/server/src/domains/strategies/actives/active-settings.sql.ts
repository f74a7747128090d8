import type { RestingStatus } from '@investing-platform/rules/strategies/active-strategy';
import type { ContributionFrequency } from '@investing-platform/rules/strategies/contribution';
import type { RebalanceRule } from '@investing-platform/rules/strategies/rebalance-rule';
import type { ActiveStrategyStatus } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

/** What an owner may set. */
export interface ActiveSettings {
  readonly name: string;
  readonly cashTargetPercent: string;
  readonly autoRebalance: boolean;
  readonly autoSync: boolean;
  readonly rebalanceRules: readonly RebalanceRule[];
  readonly cooldownDays: number;
  readonly strategyVersion: number | null;
  readonly customWeights: boolean;
  readonly contribution: ContributionRow | null;
}

export interface ContributionRow {
  readonly amount: string;
  readonly frequency: ContributionFrequency;
  readonly startsOn: string;
  readonly nextOn: string;
  readonly paused: boolean;
}

export const saveSettings = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly now: Date;
    readonly name: string;
    readonly cashTargetPercent: string;
    readonly autoRebalance: boolean;
    readonly autoSync: boolean;
    readonly rebalanceRules: string;
    readonly cooldownDays: number;
    readonly strategyVersion: number | null;
    readonly customWeights: boolean;
    readonly contributionAmount: string | null;
    readonly contributionFrequency: string | null;
    readonly contributionStartOn: string | null;
    readonly contributionNextOn: string | null;
    readonly contributionPaused: boolean | null;
    readonly nextRebalanceAt: Date | null;
  }
>(
  'strategies_save_settings',
  `update active_strategies set updated_at = $now, name = $name,
     cash_target_percent = $cashTargetPercent, auto_rebalance = $autoRebalance,
     auto_sync = $autoSync, rebalance_rules = $rebalanceRules::jsonb,
     cooldown_days = $cooldownDays, strategy_version = $strategyVersion,
     has_custom_weights = $customWeights, contribution_amount = $contributionAmount,
     contribution_frequency = $contributionFrequency,
     contribution_start_on = $contributionStartOn::date,
     contribution_next_on = $contributionNextOn::date, contribution_paused = $contributionPaused,
     next_rebalance_at = $nextRebalanceAt, next_check_at = $now
   where id = $id and user_id = $userId`,
);

export const saveState = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly now: Date;
    readonly status: ActiveStrategyStatus;
    readonly restingStatus: RestingStatus;
  }
>(
  'strategies_save_state',
  `update active_strategies set updated_at = $now, status = $status,
     resting_status = $restingStatus, next_check_at = $now,
     closed_at = case when $status = 'CLOSED' then $now::timestamptz end,
     contribution_amount = case when $status = 'CLOSED' then null else contribution_amount end,
     contribution_next_on = case when $status = 'CLOSED' then null else contribution_next_on end
   where id = $id and user_id = $userId`,
);

export const endContribution = statement<never, [id: string, userId: string]>(
  'strategies_end_contribution',
  `update active_strategies set contribution_amount = null, contribution_next_on = null
   where id = $1 and user_id = $2`,
);

export const moveContribution = statement<never, [id: string, userId: string, nextOn: string]>(
  'strategies_move_contribution',
  'update active_strategies set contribution_next_on = $3::date where id = $1 and user_id = $2',
);

/** @param putIn and `takenOut`: what to add, 0 or more */
export const countFlows = statement<
  never,
  [id: string, userId: string, putIn: string, takenOut: string]
>(
  'strategies_count_flows',
  `update active_strategies set put_in = put_in + $3, taken_out = taken_out + $4
   where id = $1 and user_id = $2`,
);

export const saveRebalanced = statement<
  never,
  [id: string, userId: string, at: Date, nextRebalanceAt: Date | null]
>(
  'strategies_save_rebalanced',
  `update active_strategies set last_rebalanced_at = $3, next_rebalance_at = $4
   where id = $1 and user_id = $2`,
);

export const saveNextRebalance = statement<
  never,
  [id: string, userId: string, nextRebalanceAt: Date | null]
>(
  'strategies_save_next_rebalance',
  'update active_strategies set next_rebalance_at = $3 where id = $1 and user_id = $2',
);

export const saveNextCheck = statement<never, [id: string, userId: string, nextCheckAt: Date]>(
  'strategies_save_next_check',
  'update active_strategies set next_check_at = $3 where id = $1 and user_id = $2',
);

/** Makes these the targets; an asset without one keeps its row and its id. */
export const replaceTargets = namedStatement<
  never,
  {
    readonly activeStrategyId: string;
    readonly userId: string;
    readonly ids: readonly string[];
    readonly assetIds: readonly string[];
    readonly targets: readonly string[];
  }
>(
  'strategies_replace_targets',
  `with untargeted as (
     update active_strategy_holdings set target_percent = 0
     where active_strategy_id = (select id from active_strategies where id = $activeStrategyId
     and user_id = $userId)
       and asset_id <> all($assetIds::uuid[])
   )
   insert into active_strategy_holdings (active_strategy_id, id, asset_id, target_percent)
   select a.id, x.* from active_strategies a,
     unnest($ids::uuid[], $assetIds::uuid[], $targets::numeric[]) as x (id, asset_id,
     target_percent)
   where a.id = $activeStrategyId and a.user_id = $userId
   on conflict (active_strategy_id, asset_id)
     do update set target_percent = excluded.target_percent`,
);

/** Gives assets that come without a target a row of their own. */
export const keepHoldings = statement<
  never,
  [activeStrategyId: string, userId: string, ids: readonly string[], assetIds: readonly string[]]
>(
  'strategies_keep_holdings',
  `insert into active_strategy_holdings (active_strategy_id, id, asset_id, target_percent)
   select a.id, x.id, x.asset_id, 0 from active_strategies a,
     unnest($3::uuid[], $4::uuid[]) as x (id, asset_id)
   where a.id = $1 and a.user_id = $2
   on conflict (active_strategy_id, asset_id) do nothing`,
);
