import { STRATEGY_DELETED } from '@investing-platform/rules/strategies/strategy-status';
import type { StrategyDeletionOutcome } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import {
  archiveStrategy,
  deleteStrategyRow,
  engagement,
  lockOwnStrategy,
} from './strategies.sql.ts';

export interface StrategyDeletion {
  readonly id: string;
  readonly outcome: StrategyDeletionOutcome;
  readonly message: string;
}

/**
 * Deletes a strategy of the caller's, or archives it where others follow it or anybody has money
 * in it.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for an archived one that is still in use
 */
export async function deleteStrategy(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<StrategyDeletion> {
  const { userId } = requireUser(actor);
  return deps.db.transaction(async (tx) => {
    const strategy = await tx.maybe(lockOwnStrategy, userId, id);
    if (strategy === null) throw notFound('Strategy');
    const { otherFollowers, investors } = await tx.one(engagement, strategy.id, userId);
    if (otherFollowers + investors === 0) {
      await tx.run(deleteStrategyRow, strategy.id, userId);
      return { id: strategy.id, outcome: 'DELETED', message: STRATEGY_DELETED };
    }
    if (strategy.status === 'ARCHIVED') {
      throw refuse('INVALID_STATE', 'People still follow the archived strategy or invest in it');
    }
    await tx.run(archiveStrategy, strategy.id, deps.clock.now(), userId);
    const message = 'The strategy is archived: people follow it or invest in it.';
    return { id: strategy.id, outcome: 'ARCHIVED', message };
  });
}
