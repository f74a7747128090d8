import type { StrategyStatus } from '@investing-platform/schema/operations';
import { InputProblems } from '../refusals/input-problems.ts';
import { refuse } from '../refusals/platform-error.ts';

/** A strategy that people vote on, with the ids of its assets. */
export interface VotedStrategy {
  readonly status: StrategyStatus;
  readonly votingEnabled: boolean;
  readonly assetIds: readonly string[];
}

/**
 * @throws {PlatformError} INVALID_STATE where nobody votes; BAD_USER_INPUT with every asset that is
 *   given twice or is not in the strategy
 */
export function checkVotes(
  { status, votingEnabled, assetIds }: VotedStrategy,
  votes: readonly { readonly assetId: string }[],
): void {
  if (status !== 'PUBLISHED' || !votingEnabled) throw refuse('INVALID_STATE', 'Voting is off');
  const problems = new InputProblems();
  const seen = new Set<string>();
  for (const [at, { assetId }] of votes.entries()) {
    const id = assetId.toLowerCase();
    const field = `votes.${at}.assetId`;
    if (!assetIds.includes(id)) problems.add(field, 'is not in the strategy');
    if (seen.has(id)) problems.add(field, 'is given twice');
    seen.add(id);
  }
  problems.refuse();
}
