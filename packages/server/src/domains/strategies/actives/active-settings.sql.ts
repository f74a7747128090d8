import type { ContributionFrequency } from '@investing-platform/rules/strategies/contribution';
import type { RebalanceRule } from '@investing-platform/rules/strategies/rebalance-rule';
import type { ActiveStrategyStatus } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { RestingStatus } from './active-strategy.ts';

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

export const saveSettings = statement<
  never,
  [
    id: string,
    userId: string,
    now: Date,
    name: string,
    cashTargetPercent: string,
    autoRebalance: boolean,
    autoSync: boolean,
    rebalanceRules: string,
    cooldownDays: number,
    strategyVersion: number | null,
    customWeights: boolean,
    contributionAmount: string | null,
    contributionFrequency: string | null,
    contributionStartOn: string | null,
    contributionNextOn: string | null,
    contributionPaused: boolean | null,
    nextRebalanceAt: Date | null,
  ]
>(
  'strategies_save_settings',
  `update active_strategies set updated_at = $3, name = $4, cash_target_percent = $5,
     auto_rebalance = $6, auto_sync = $7, rebalance_rules = $8::jsonb, cooldown_days = $9,
     strategy_version = $10, has_custom_weights = $11, contribution_amount = $12,
     contribution_frequency = $13, contribution_start_on = $14::date,
     contribution_next_on = $15::date, contribution_paused = $16, next_rebalance_at = $17,
     next_check_at = $3
   where id = $1 and user_id = $2`,
);

export const saveState = statement<
  never,
  [
    id: string,
    userId: string,
    now: Date,
    status: ActiveStrategyStatus,
    restingStatus: RestingStatus,
  ]
>(
  'strategies_save_state',
  `update active_strategies set updated_at = $3, status = $4, resting_status = $5,
     next_check_at = $3,
     closed_at = case when $4 = 'CLOSED' then $3::timestamptz end,
     contribution_amount = case when $4 = 'CLOSED' then null else contribution_amount end,
     contribution_next_on = case when $4 = 'CLOSED' then null else contribution_next_on end
   where id = $1 and user_id = $2`,
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
export const replaceTargets = statement<
  never,
  [
    activeStrategyId: string,
    userId: string,
    ids: readonly string[],
    assetIds: readonly string[],
    targets: readonly string[],
  ]
>(
  'strategies_replace_targets',
  `with untargeted as (
     update active_strategy_holdings set target_percent = 0
     where active_strategy_id = (select id from active_strategies where id = $1 and user_id = $2)
       and asset_id <> all($4::uuid[])
   )
   insert into active_strategy_holdings (active_strategy_id, id, asset_id, target_percent)
   select a.id, x.* from active_strategies a,
     unnest($3::uuid[], $4::uuid[], $5::numeric[]) as x (id, asset_id, target_percent)
   where a.id = $1 and a.user_id = $2
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
