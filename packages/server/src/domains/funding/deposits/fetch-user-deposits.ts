import type { TradingMode } from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireRange } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { type DepositRow, type DepositShown, shownDeposit } from '../../brokerage/index.ts';
import type { FundingDeps } from '../deps.ts';
import { depositsOfUser } from './deposits.sql.ts';

export interface FetchDepositsInput {
  readonly ids?: readonly string[] | null | undefined;
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
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out, and where `from` is
 *   after `to`
 */
export async function fetchUserDeposits(
  deps: Pick<FundingDeps, 'db' | 'cursors'>,
  { userId }: UserActor,
  input: FetchDepositsInput,
): Promise<Page<DepositShown>> {
  requireRange(input);
  const filter = [
    input.ids ?? null,
    input.tradingMode ?? null,
    input.statuses ?? null,
    input.onlyUnviewed ?? false,
    input.from ?? '-infinity',
    input.to ?? 'infinity',
  ] as const;
  const { nodes, nextCursor } = await newestPage(
    deps,
    LIST,
    input,
    (...position) => deps.db.all(depositsOfUser, userId, ...filter, ...position),
    ({ createdAt }) => createdAt,
  );
  return { nodes: nodes.map(shownDeposit), nextCursor };
}
