import { namedStatement, statement } from '../../../db/statement.ts';

/** A person's vote on an asset, with how all have voted. */
export interface VoteRow {
  readonly id: string;
  readonly strategyId: string;
  readonly assetId: string;
  readonly vote: -1 | 0 | 1;
  readonly upVotes: number;
  readonly downVotes: number;
  readonly updatedAt: Date;
}

const COLUMNS = `v.id, v.strategy_id as "strategyId", v.asset_id as "assetId", v.vote,
  v.updated_at as "updatedAt",
  (select count(*)::int from strategy_asset_votes o where o.strategy_id = v.strategy_id
     and o.asset_id = v.asset_id and o.vote = 1) as "upVotes",
  (select count(*)::int from strategy_asset_votes o where o.strategy_id = v.strategy_id
     and o.asset_id = v.asset_id and o.vote = -1) as "downVotes"`;

const MAX_VOTES = 10_000;

export const saveVotes = namedStatement<
  never,
  {
    readonly strategyId: string;
    readonly userId: string;
    readonly now: Date;
    readonly ids: readonly string[];
    readonly assetIds: readonly string[];
    readonly votes: readonly number[];
  }
>(
  'strategies_save_votes',
  `insert into strategy_asset_votes (strategy_id, user_id, updated_at, id, asset_id, vote)
   select $strategyId, $userId, $now, * from unnest($ids::uuid[], $assetIds::uuid[],
     $votes::integer[])
   on conflict (strategy_id, asset_id, user_id)
     do update set vote = excluded.vote, updated_at = excluded.updated_at`,
);

/** Votes on assets that are in the strategy still. */
export const votesOfUser = statement<VoteRow, [userId: string, strategyIds: string[]]>(
  'strategies_votes_of_user',
  `select ${COLUMNS} from strategy_asset_votes v
   join strategy_holdings h on h.strategy_id = v.strategy_id and h.asset_id = v.asset_id
   where v.user_id = $1 and v.strategy_id = any($2)
   order by v.updated_at desc, v.id limit ${MAX_VOTES}`,
);
