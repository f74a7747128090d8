import type {
  StrategyKind,
  StrategyStatus,
  StrategyVisibility,
  SubscriptionTier,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { likeCountOf } from '../../ideas/index.ts';
import type { StrategyRow } from './strategy.ts';

const MAX_PARTS = 100;

/** Whether a strategy `s` may be seen by whoever knows its id or slug. */
const IS_OPEN = `s.status <> 'DRAFT' and s.visibility <> 'PRIVATE'`;

/** A `StrategyRow` from `strategies s`; the viewer's id is `$1`. */
export const STRATEGY_COLUMNS = `s.id, s.owner_id as "ownerId", s.expert_id as "expertId", s.name,
  s.slug, s.description, s.kind, s.status, s.visibility, s.risk_level as "riskLevel", s.version,
  s.cash_percent as "cashPercent", s.rebalance_rules as "rebalanceRules",
  s.cooldown_days as "cooldownDays", s.minimum_amount as "minimumAmount",
  s.minimum_currency as "minimumCurrency", s.required_tier as "requiredTier", s.tags,
  s.voting_enabled as "votingEnabled",
  (select o.id from strategies o where o.id = s.source_strategy_id and (o.owner_id = $1
     or (o.status <> 'DRAFT' and o.visibility <> 'PRIVATE'))) as "sourceStrategyId",
  s.follower_count as "subscriberCount", ${likeCountOf('STRATEGY', 's.id')} as "likeCount",
  s.one_year_return_percent as "oneYearReturnPercent", s.published_at as "publishedAt",
  s.created_at as "createdAt", s.updated_at as "updatedAt",
  coalesce((
    select json_agg(json_build_object('id', h.id, 'assetId', h.asset_id,
      'targetPercent', trim_scale(h.weight_percent)::text, 'note', h.note,
      'voteTally', case when s.voting_enabled then (
        select coalesce(sum(v.vote), 0) from strategy_asset_votes v
        where v.strategy_id = s.id and v.asset_id = h.asset_id) end)
      order by h.weight_percent desc, h.id)
    from (select * from strategy_holdings where strategy_id = s.id
      order by weight_percent desc, id limit ${MAX_PARTS}) h
  ), '[]') as parts`;

/** Strategies that the viewer may see, archived ones too. */
export const visibleStrategies = statement<StrategyRow, [viewerId: string, ids: string[]]>(
  'strategies_visible',
  `select ${STRATEGY_COLUMNS} from strategies s
   where s.id = any($2) and (s.owner_id = $1 or (${IS_OPEN}))`,
);

export const visibleStrategyBySlug = statement<StrategyRow, [viewerId: string, slug: string]>(
  'strategies_visible_by_slug',
  `select ${STRATEGY_COLUMNS} from strategies s
   where s.slug = $2 and (s.owner_id = $1 or (${IS_OPEN}))`,
);

/** Strategies of active strategies, whoever may see them: their investors always do. */
export const strategiesOfInvestor = statement<StrategyRow, [userId: string, ids: string[]]>(
  'strategies_of_investor',
  `select ${STRATEGY_COLUMNS} from strategies s
   where s.id = any($2) and (s.owner_id = $1 or (${IS_OPEN}) or exists (
     select from active_strategies a where a.strategy_id = s.id and a.user_id = $1))`,
);

/** The row stays locked to the end of the transaction. */
export const lockOwnStrategy = statement<StrategyRow, [ownerId: string, strategyId: string]>(
  'strategies_lock_own',
  `select ${STRATEGY_COLUMNS} from strategies s
   where s.owner_id = $1 and s.id = $2 for update of s`,
);

/** Nobody publishes, archives or deletes the strategy meanwhile. */
export const lockVisibleStrategy = statement<StrategyRow, [viewerId: string, id: string]>(
  'strategies_lock_visible',
  `select ${STRATEGY_COLUMNS} from strategies s
   where s.id = $2 and (s.owner_id = $1 or (${IS_OPEN})) for update of s`,
);

/** Who makes or changes several things of one person at once takes turns. */
export const lockPerson = statement<{ strategyCount: number }, [userId: string]>(
  'strategies_lock_person',
  `select (select count(*)::int from strategies s where s.owner_id = u.id) as "strategyCount"
   from users u where u.id = $1 for no key update of u`,
);

export interface StrategyValues {
  readonly name: string;
  readonly description: string | null;
  readonly kind: StrategyKind;
  readonly status: StrategyStatus;
  readonly visibility: StrategyVisibility;
  readonly riskLevel: string;
  readonly version: number;
  readonly cashPercent: string;
  /** JSON. */
  readonly rebalanceRules: string;
  readonly cooldownDays: number;
  readonly minimumAmount: string | null;
  readonly minimumCurrency: string | null;
  readonly tags: readonly string[];
  readonly votingEnabled: boolean;
  readonly searchText: string;
  readonly publishedAt: Date | null;
}

/** Nothing where the slug is taken. */
export const insertStrategy = namedStatement<
  { id: string },
  StrategyValues & {
    readonly id: string;
    readonly now: Date;
    readonly ownerId: string | null;
    readonly slug: string;
    readonly requiredTier: SubscriptionTier;
    readonly sourceStrategyId: string | null;
    readonly expertId: string | null;
  }
>(
  'strategies_insert',
  `insert into strategies (id, created_at, updated_at, owner_id, slug, required_tier,
     source_strategy_id, expert_id, name, description, kind, status, visibility, risk_level,
     version, cash_percent, rebalance_rules, cooldown_days, minimum_amount, minimum_currency,
     tags, voting_enabled, search_text, published_at)
   values ($id, $now, $now, $ownerId, $slug, $requiredTier, $sourceStrategyId, $expertId, $name,
     $description, $kind, $status, $visibility, $riskLevel, $version, $cashPercent,
     $rebalanceRules::jsonb, $cooldownDays, $minimumAmount, $minimumCurrency, $tags,
     $votingEnabled, $searchText, $publishedAt)
   on conflict (slug) do nothing returning id`,
);

export const updateStrategyRow = namedStatement<
  never,
  StrategyValues & { readonly id: string; readonly now: Date; readonly ownerId: string }
>(
  'strategies_update',
  `update strategies set updated_at = $now, name = $name, description = $description,
     kind = $kind, status = $status, visibility = $visibility, risk_level = $riskLevel,
     version = $version, cash_percent = $cashPercent, rebalance_rules = $rebalanceRules::jsonb,
     cooldown_days = $cooldownDays, minimum_amount = $minimumAmount,
     minimum_currency = $minimumCurrency, tags = $tags, voting_enabled = $votingEnabled,
     search_text = $searchText, published_at = $publishedAt
   where id = $id and owner_id = $ownerId`,
);

/** Makes the parts of a strategy these; a part keeps its id while its asset stays. */
export const replaceParts = namedStatement<
  never,
  {
    readonly strategyId: string;
    readonly ids: readonly string[];
    readonly assetIds: readonly string[];
    readonly weights: readonly string[];
    readonly notes: readonly (string | null)[];
  }
>(
  'strategies_replace_parts',
  `with removed as (
     delete from strategy_holdings where strategy_id = $strategyId
     and asset_id <> all($assetIds::uuid[])
   )
   insert into strategy_holdings (strategy_id, id, asset_id, weight_percent, note)
   select $strategyId, * from unnest($ids::uuid[], $assetIds::uuid[], $weights::numeric[],
     $notes::text[])
   on conflict (strategy_id, asset_id)
     do update set weight_percent = excluded.weight_percent, note = excluded.note`,
);

/** Who beside its owner follows a strategy, and whoever has money in it. */
export const engagement = statement<
  { otherFollowers: number; otherInvestors: number; investors: number },
  [strategyId: string, ownerId: string]
>(
  'strategies_engagement',
  `select (select count(*)::int from strategy_subscriptions
       where strategy_id = $1 and user_id <> $2) as "otherFollowers",
     count(*) filter (where a.user_id <> $2)::int as "otherInvestors",
     count(*)::int as investors
   from active_strategies a where a.strategy_id = $1 and a.status <> 'CLOSED'`,
);

export const archiveStrategy = statement<never, [id: string, now: Date, ownerId: string]>(
  'strategies_archive',
  `update strategies set status = 'ARCHIVED', updated_at = $2 where id = $1 and owner_id = $3`,
);

export const deleteStrategyRow = statement<never, [id: string, ownerId: string]>(
  'strategies_delete',
  'delete from strategies where id = $1 and owner_id = $2',
);

/** Active strategies that take over new versions by themselves are looked at at once. */
export const wakeFollowers = statement<never, [strategyId: string, now: Date]>(
  'strategies_wake_followers',
  `update active_strategies set next_check_at = $2
   where strategy_id = $1 and auto_sync and status = 'ACTIVE'`,
);
