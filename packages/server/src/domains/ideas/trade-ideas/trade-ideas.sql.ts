import type {
  SubscriptionTier,
  TradeIdeaDirection,
  TradeIdeaOutcome,
  TradeIdeaStatus,
} from '@investing-platform/schema/operations';
import { namedStatement, type Statement, statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import { likeCountOf } from '../likes/like-count.ts';
import type { StoredIdea } from './trade-idea.ts';

/** A `StoredIdea` from `trade_ideas i`. */
const COLUMNS = `i.id, i.expert_id as "expertId", i.asset_id as "assetId", i.title, i.thesis,
  i.direction, i.horizon, trim_scale(i.entry_low) as "entryLow",
  trim_scale(i.entry_high) as "entryHigh", trim_scale(i.stop_loss) as "stopLoss", i.targets,
  trim_scale(i.confidence_percent) as "confidencePercent", i.required_tier as "requiredTier",
  i.chart_url as "chartUrl", i.updates, i.status, trim_scale(i.entry_price) as "entryPrice",
  i.entry_filled_at as "entryFilledAt", trim_scale(i.last_price) as "lastPrice",
  trim_scale(i.close_price) as "closePrice", i.closed_at as "closedAt",
  trim_scale(i.result_percent) as "resultPercent", i.outcome,
  ${likeCountOf('TRADE_IDEA', 'i.id')} as "likeCount", i.published_at as "publishedAt",
  i.expires_at as "expiresAt", i.withdrawn_at as "withdrawnAt",
  i.followed_until as "followedUntil", i.updated_at as "updatedAt"`;

/** Ended ideas are for every paid plan, open ones for theirs and those above. */
const IS_SHOWN = (tiers: string): string =>
  `(i.closed_at is not null or i.required_tier = any(${tiers}::text[]))`;

type ListParams = [
  tiers: readonly SubscriptionTier[],
  ids: readonly string[] | null,
  assetIds: readonly string[] | null,
  expertIds: readonly string[] | null,
  directions: readonly TradeIdeaDirection[] | null,
  statuses: readonly TradeIdeaStatus[] | null,
  outcomes: readonly TradeIdeaOutcome[] | null,
  from: Date | null,
  to: Date | null,
  before: Date | 'infinity',
  beforeId: string,
  limit: number,
];

function listed(instant: 'published_at' | 'closed_at'): Statement<StoredIdea, ListParams> {
  return statement(
    `ideas_listed_by_${instant}`,
    `select ${COLUMNS} from trade_ideas i
     where ${IS_SHOWN('$1')}
       and ($2::uuid[] is null or i.id = any($2))
       and ($3::uuid[] is null or i.asset_id = any($3))
       and ($4::uuid[] is null or i.expert_id = any($4))
       and ($5::text[] is null or i.direction = any($5))
       and ($6::text[] is null or i.status = any($6))
       and ($7::text[] is null or i.outcome = any($7))
       and ($8::timestamptz is null or i.${instant} >= $8)
       and ($9::timestamptz is null or i.${instant} < $9)
       and (i.${instant}, i.id) < ($10::timestamptz, $11::uuid)
     order by i.${instant} desc, i.id desc limit $12`,
  );
}

export const ideasByPublication = listed('published_at');
export const ideasByEnd = listed('closed_at');

export const ideasWithIds = statement<StoredIdea, [ids: readonly string[]]>(
  'ideas_with_ids',
  `select ${COLUMNS} from trade_ideas i where i.id = any($1::uuid[])`,
);

/** Open ideas, those that were looked at the longest ago first. */
export const ideasToFollow = statement<StoredIdea, [limit: number]>(
  'ideas_to_follow',
  `select ${COLUMNS} from trade_ideas i where i.closed_at is null
   order by i.checked_at, i.id limit $1`,
);

/** Keeps what the market made of an idea, unless somebody else followed it meanwhile. */
export const saveProgress = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly before: Date;
    readonly followedUntil: Date;
    readonly now: Date;
    readonly status: TradeIdeaStatus;
    readonly targets: string;
    readonly entryPrice: string | null;
    readonly entryFilledAt: Date | null;
    readonly lastPrice: string | null;
    readonly closePrice: string | null;
    readonly closedAt: Date | null;
    readonly resultPercent: string | null;
    readonly outcome: TradeIdeaOutcome | null;
  }
>(
  'ideas_save_progress',
  `update trade_ideas set followed_until = $followedUntil, checked_at = $now::timestamptz,
     updated_at = case when status = $status then updated_at else $now end, status = $status,
     targets = $targets::jsonb, entry_price = $entryPrice::numeric,
     entry_filled_at = $entryFilledAt::timestamptz, last_price = $lastPrice::numeric,
     close_price = $closePrice::numeric, closed_at = $closedAt::timestamptz,
     result_percent = $resultPercent::numeric, outcome = $outcome
   where id = $id and followed_until = $before and closed_at is null returning id`,
);

export const insertIdea = insertInto('trade_ideas', 'ideas_insert_idea', {
  columns: [
    ...(['id', 'expertId', 'assetId', 'title', 'thesis', 'direction', 'horizon'] as const),
    ...(['entryLow', 'entryHigh', 'stopLoss', 'targets', 'confidencePercent'] as const),
    ...(['requiredTier', 'chartUrl', 'publishedAt', 'expiresAt'] as const),
  ],
  same: {
    followedUntil: 'publishedAt',
    checkedAt: 'publishedAt',
    updatedAt: 'publishedAt',
  },
  fixed: { status: 'WAITING_ENTRY' },
  rest: 'on conflict (id) do nothing',
});

export const openIdeaCount = statement<{ count: number }>(
  'ideas_open_count',
  'select count(*)::int as count from trade_ideas where closed_at is null',
);

/** The row stays locked to the end of the transaction. */
export const lockIdea = statement<StoredIdea, [id: string]>(
  'ideas_lock',
  `select ${COLUMNS} from trade_ideas i where i.id = $1 for update of i`,
);

export const withdrawIdea = statement<never, [id: string, at: Date]>(
  'ideas_withdraw',
  `update trade_ideas set withdrawn_at = $2::timestamptz, updated_at = $2 where id = $1`,
);

export const addUpdate = statement<never, [id: string, at: Date, update: string]>(
  'ideas_add_update',
  `update trade_ideas set updates = updates || $3::jsonb, updated_at = $2 where id = $1`,
);
