import type { UserActor } from '../../../kernel/actor.ts';
import { type DepositRow, type DepositShown, shownDeposit } from '../../brokerage/index.ts';
import type { FundingDeps } from '../deps.ts';
import { cursorAfter, positionOf } from '../page.ts';
import { depositsOfUser } from './deposits.sql.ts';

export interface FetchDepositsInput {
  readonly tradingMode?: 'LIVE' | 'PAPER' | null | undefined;
  readonly statuses?: readonly DepositRow['status'][] | null | undefined;
  readonly onlyUnviewed?: boolean | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchUserDeposits';
const USUAL_LIMIT = 50;

/**
 * The caller's deposits, newest first. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function fetchUserDeposits(
  deps: Pick<FundingDeps, 'db' | 'cursors'>,
  { userId }: UserActor,
  input: FetchDepositsInput,
): Promise<{ nodes: DepositShown[]; nextCursor: string | null }> {
  const { limit = USUAL_LIMIT } = input;
  const [before, beforeId] = positionOf(deps, LIST, input.cursor ?? null);
  const rows = await deps.db.all(
    depositsOfUser,
    ...([userId, input.tradingMode ?? null, input.statuses ?? null] as const),
    input.onlyUnviewed ?? false,
    ...([input.from ?? '-infinity', input.to ?? 'infinity', before, beforeId] as const),
    limit + 1,
  );
  const { nodes, nextCursor } = cursorAfter(deps, LIST, rows, limit);
  return { nodes: nodes.map(shownDeposit), nextCursor };
}
