import type { TradingMode } from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import {
  instantCursor,
  instantPosition,
  NEWEST,
  type Page,
  pageOf,
  USUAL_LIMIT,
} from '../../../kernel/page.ts';
import { type DepositRow, type DepositShown, shownDeposit } from '../../brokerage/index.ts';
import type { FundingDeps } from '../deps.ts';
import { depositsOfUser } from './deposits.sql.ts';

export interface FetchDepositsInput {
  readonly tradingMode?: TradingMode | null | undefined;
  readonly statuses?: readonly DepositRow['status'][] | null | undefined;
  readonly onlyUnviewed?: boolean | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchUserDeposits';

/**
 * The caller's deposits, newest first. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function fetchUserDeposits(
  deps: Pick<FundingDeps, 'db' | 'cursors'>,
  { userId }: UserActor,
  input: FetchDepositsInput,
): Promise<Page<DepositShown>> {
  const { limit = USUAL_LIMIT } = input;
  const [before, beforeId] = instantPosition(deps, LIST, input.cursor) ?? NEWEST;
  const rows = await deps.db.all(
    depositsOfUser,
    ...([userId, input.tradingMode ?? null, input.statuses ?? null] as const),
    input.onlyUnviewed ?? false,
    ...([input.from ?? '-infinity', input.to ?? 'infinity', before, beforeId] as const),
    limit + 1,
  );
  const { nodes, nextCursor } = pageOf(rows, limit, (last) =>
    instantCursor(deps, LIST, last.createdAt, last.id),
  );
  return { nodes: nodes.map(shownDeposit), nextCursor };
}
