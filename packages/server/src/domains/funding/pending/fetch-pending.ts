import type {
  PendingTransactionKind,
  PendingTransactionStatus,
} from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireRange } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import type { FundingDeps } from '../deps.ts';
import { pendingOfUser } from './pending.sql.ts';
import { type PendingShown, showPending } from './shown.ts';

export interface FetchPendingInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly statuses?: readonly PendingTransactionStatus[] | null | undefined;
  readonly kinds?: readonly PendingTransactionKind[] | null | undefined;
  /** Included. */
  readonly from?: Date | null | undefined;
  /** Not included. */
  readonly to?: Date | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchPendingUserTransactions';

/**
 * The caller's pending transactions and withdrawals, newest first. Three statements.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out, and where `from` is
 *   after `to`
 */
export async function fetchPending(
  deps: Pick<FundingDeps, 'db' | 'clock' | 'cursors' | 'bankRail'>,
  { userId }: UserActor,
  input: FetchPendingInput,
): Promise<Page<PendingShown>> {
  requireRange(input);
  const now = deps.clock.now();
  const filter = [
    input.kinds ?? null,
    input.statuses ?? null,
    input.ids ?? null,
    input.from ?? '-infinity',
    input.to ?? 'infinity',
  ] as const;
  const { nodes, nextCursor } = await newestPage(
    deps,
    LIST,
    input,
    (...position) => deps.db.all(pendingOfUser, userId, now, ...filter, ...position),
    ({ createdAt }) => createdAt,
  );
  return { nodes: await showPending(deps.db, deps, userId, nodes), nextCursor };
}
