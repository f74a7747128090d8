import type { StrategyKind, StrategySort } from '@investing-platform/schema/operations';
import { type Statement, statement } from '../../../db/statement.ts';
import { STRATEGY_COLUMNS } from './strategies.sql.ts';
import type { StrategyRow } from './strategy.ts';

/** A strategy with what its list is ordered by. */
export interface ListedStrategy extends StrategyRow {
  /** As a text that the database reads back. */
  readonly sortKey: string;
}

type ListParams = [
  viewerId: string,
  mine: boolean,
  subscribed: boolean,
  kinds: readonly StrategyKind[] | null,
  riskLevels: readonly string[] | null,
  expertIds: readonly string[] | null,
  ids: readonly string[] | null,
  /** Patterns that the text of a strategy matches, all of them. */
  patterns: readonly string[] | null,
  /** Where the page before ended; null for the first page. */
  afterKey: string | null,
  afterId: string | null,
  limit: number,
];

/** What each order compares, the type of that, and which way it goes. */
const ORDERS: Record<StrategySort, readonly [key: string, type: string, direction: string]> = {
  POPULAR: ['s.follower_count', 'integer', 'desc'],
  NEWEST: [`coalesce(s.published_at, 'infinity')`, 'timestamptz', 'desc'],
  RETURN: [`coalesce(s.one_year_return_percent, '-infinity')`, 'numeric', 'desc'],
  NAME: ['lower(s.name)', 'text', 'asc'],
};

function listed(sort: StrategySort): Statement<ListedStrategy, ListParams> {
  const [key, type, direction] = ORDERS[sort];
  const isAfter = direction === 'desc' ? '<' : '>';
  return statement(
    `strategies_listed_by_${sort.toLowerCase()}`,
    `select ${STRATEGY_COLUMNS}, (${key})::text as "sortKey" from strategies s
     where (not $2::boolean or s.owner_id = $1)
       and (not $3::boolean or exists (select from strategy_subscriptions f
         where f.strategy_id = s.id and f.user_id = $1))
       and ($2 or ($3 and s.status <> 'DRAFT' and s.visibility <> 'PRIVATE')
         or ($3 and s.owner_id = $1)
         or (not $3 and s.status = 'PUBLISHED' and s.visibility = 'PUBLIC'))
       and ($4::text[] is null or s.kind = any($4))
       and ($5::text[] is null or s.risk_level = any($5))
       and ($6::uuid[] is null or s.expert_id = any($6))
       and ($7::uuid[] is null or s.id = any($7))
       and ($8::text[] is null or s.search_text like all ($8))
       and ($10::uuid is null or (${key}, s.id) ${isAfter} ($9::${type}, $10::uuid))
     order by ${key} ${direction}, s.id ${direction} limit $11`,
  );
}

export const strategyLists: Record<StrategySort, Statement<ListedStrategy, ListParams>> = {
  POPULAR: listed('POPULAR'),
  NEWEST: listed('NEWEST'),
  RETURN: listed('RETURN'),
  NAME: listed('NAME'),
};
