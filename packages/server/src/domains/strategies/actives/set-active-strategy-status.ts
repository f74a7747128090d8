import type { ActiveStrategySwitch } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { turnOf } from '../../trading/index.ts';
import { type ActiveShown, viewOf } from './active-shown.ts';
import { activeOfUser } from './actives.sql.ts';
import { lockedActive, moveActive, stopOpenRuns } from './change-active.ts';

export interface SetStatusInput {
  readonly id: string;
  readonly status: ActiveStrategySwitch;
}

/**
 * Pauses an active strategy, or lets it work again. A pause stops the run that is open: its orders
 * are taken back, and what was filled stays.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE before the first run has ended, while it is
 *   being liquidated, and where it is closed
 */
export async function setActiveStrategyStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'marketData'>,
  actor: Actor,
  { id, status }: SetStatusInput,
): Promise<ActiveShown> {
  const { userId } = requireUser(actor);
  const stored = await deps.db.transaction(async (tx) => {
    const active = await lockedActive(tx, userId, id);
    await moveActive(tx, deps, active, { kind: status === 'PAUSED' ? 'paused' : 'resumed' });
    if (status === 'PAUSED') await stopOpenRuns(tx, deps, active, 'The owner paused it');
    return tx.one(activeOfUser, userId, active.id);
  }, turnOf(userId));
  return viewOf(deps, stored);
}
