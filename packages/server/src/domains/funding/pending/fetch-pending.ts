import type {
  PendingTransactionKind,
  PendingTransactionStatus,
} from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import {
  instantCursor,
  instantPosition,
  NEWEST,
  type Page,
  pageOf,
  USUAL_LIMIT,
} from '../../../kernel/page.ts';
import type { FundingDeps } from '../deps.ts';
import { pendingOfUser } from './pending.sql.ts';
import { type PendingShown, showPending } from './shown.ts';

export interface FetchPendingInput {
  readonly statuses?: readonly PendingTransactionStatus[] | null | undefined;
  readonly kinds?: readonly PendingTransactionKind[] | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchPendingUserTransactions';

/**
 * The caller's pending transactions and withdrawals, newest first. Three statements.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function fetchPending(
  deps: Pick<FundingDeps, 'db' | 'clock' | 'cursors' | 'bankRail'>,
  { userId }: UserActor,
  { statuses = null, kinds = null, limit = USUAL_LIMIT, cursor = null }: FetchPendingInput,
): Promise<Page<PendingShown>> {
  const [before, beforeId] = instantPosition(deps, LIST, cursor) ?? NEWEST;
  const filter = [kinds, statuses, before, beforeId] as const;
  const rows = await deps.db.all(pendingOfUser, userId, deps.clock.now(), ...filter, limit + 1);
  const { nodes, nextCursor } = pageOf(rows, limit, (last) =>
    instantCursor(deps, LIST, last.createdAt, last.id),
  );
  return { nodes: await showPending(deps.db, deps, userId, nodes), nextCursor };
}
