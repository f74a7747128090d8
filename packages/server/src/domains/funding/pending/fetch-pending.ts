import type { UserActor } from '../../../kernel/actor.ts';
import type { FundingDeps } from '../deps.ts';
import { cursorAfter, positionOf } from '../page.ts';
import { type PendingKind, type PendingStatus, pendingOfUser } from './pending.sql.ts';
import { type PendingShown, showPending } from './shown.ts';

export interface FetchPendingInput {
  readonly statuses?: readonly PendingStatus[] | null | undefined;
  readonly kinds?: readonly PendingKind[] | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchPendingUserTransactions';
const USUAL_LIMIT = 50;

/**
 * The caller's pending transactions and withdrawals, newest first. Three statements.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function fetchPending(
  deps: Pick<FundingDeps, 'db' | 'clock' | 'cursors' | 'bankRail'>,
  { userId }: UserActor,
  { statuses = null, kinds = null, limit = USUAL_LIMIT, cursor = null }: FetchPendingInput,
): Promise<{ nodes: PendingShown[]; nextCursor: string | null }> {
  const [before, beforeId] = positionOf(deps, LIST, cursor);
  const filter = [kinds, statuses, before, beforeId] as const;
  const rows = await deps.db.all(pendingOfUser, userId, deps.clock.now(), ...filter, limit + 1);
  const { nodes, nextCursor } = cursorAfter(deps, LIST, rows, limit);
  return { nodes: await showPending(deps.db, deps, userId, nodes), nextCursor };
}
