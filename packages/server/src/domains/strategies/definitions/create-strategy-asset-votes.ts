import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import { checkVotes } from '@investing-platform/rules/strategies/votes';
import type { AssetVote } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { lockVisibleStrategy } from './strategies.sql.ts';
import { catalogued } from './strategy.ts';
import { saveVotes, type VoteRow, votesOfUser } from './votes.sql.ts';

export interface CreateVotesInput {
  readonly strategyId: string;
  readonly votes: readonly { readonly assetId: string; readonly vote: AssetVote }[];
}

/** A vote as it is shown. */
export interface VoteShown extends Omit<VoteRow, 'vote'> {
  readonly symbol: string;
  readonly asset: AssetRow;
  readonly vote: AssetVote;
  readonly tally: number;
}

const COUNTS: Record<AssetVote, number> = { UP: 1, DOWN: -1, NONE: 0 };

/**
 * Votes on assets of a community strategy; each vote takes the place of an earlier one.
 *
 * @returns the votes in the order given
 * @throws {PlatformError} BAD_USER_INPUT for an asset that is given twice or is not in the
 *   strategy; NOT_FOUND; INVALID_STATE where voting is off or the strategy is not published
 */
export async function createStrategyAssetVotes(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  input: CreateVotesInput,
): Promise<VoteShown[]> {
  const { userId } = requireUser(actor);
  return deps.db.transaction(async (tx) => {
    const strategy = await tx.maybe(lockVisibleStrategy, userId, input.strategyId);
    if (strategy === null) throw notFound('Strategy');
    const { status, votingEnabled, parts } = strategy;
    const held = parts.map(({ assetId }) => assetId);
    checkVotes({ status, votingEnabled, assetIds: held }, input.votes);
    const assetIds = input.votes.map(({ assetId }) => assetId.toLowerCase());
    await tx.run(saveVotes, {
      strategyId: strategy.id,
      userId,
      now: deps.clock.now(),
      ids: input.votes.map(() => newId(deps.clock, deps.random)),
      assetIds,
      votes: input.votes.map(({ vote }) => COUNTS[vote]),
    });
    const stored = await tx.all(votesOfUser, userId, [strategy.id]);
    return assetIds.map((id) => {
      const vote = stored.find(({ assetId }) => assetId === id);
      invariant(vote !== undefined, 'a vote is there once it was saved');
      return voteShown(vote);
    });
  });
}

export function voteShown(stored: VoteRow): VoteShown {
  const asset = catalogued(stored.assetId);
  const vote = stored.vote === 1 ? 'UP' : stored.vote === -1 ? 'DOWN' : 'NONE';
  return { ...stored, vote, asset, symbol: asset.symbol, tally: stored.upVotes - stored.downVotes };
}
