import type { OrderGroup, TradingMode } from '@investing-platform/schema/operations';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { newestPage, type Page } from '../../kernel/page.ts';
import type { OrderSide, OrderStatus } from './order.ts';
import { CLOSED_STATUSES, OPEN_STATUSES } from './order-status.ts';
import { type OrderRow, ordersOfUser } from './orders.sql.ts';

export interface GetOrdersInput {
  readonly tradingMode?: TradingMode | null | undefined;
  readonly group?: OrderGroup | undefined;
  readonly statuses?: readonly OrderStatus[] | null | undefined;
  readonly assetIds?: readonly string[] | null | undefined;
  readonly sides?: readonly OrderSide[] | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  /** Included. */
  readonly from?: Date | null | undefined;
  /** Not included. */
  readonly to?: Date | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'getOrders';

const GROUPS: Record<OrderGroup, readonly OrderStatus[] | null> = {
  OPEN: OPEN_STATUSES,
  CLOSED: CLOSED_STATUSES,
  ALL: null,
};

/**
 * The caller's orders, newest first. A page goes on where the one before ended, whatever was taken
 * since. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function getOrders(
  deps: Pick<Deps, 'db' | 'cursors'>,
  actor: Actor,
  input: GetOrdersInput,
): Promise<Page<OrderRow>> {
  const { userId } = requireUser(actor);
  const filter = [
    input.tradingMode ?? null,
    statusesOf(input),
    input.assetIds ?? null,
    input.sides ?? null,
    input.brokerAccountId ?? null,
    input.from ?? '-infinity',
    input.to ?? 'infinity',
  ] as const;
  return newestPage(
    deps,
    LIST,
    input,
    (...position) => deps.db.all(ordersOfUser, userId, ...filter, ...position),
    ({ submittedAt }) => submittedAt,
  );
}

function statusesOf({ group = 'ALL', statuses }: GetOrdersInput): readonly OrderStatus[] | null {
  const ofGroup = GROUPS[group];
  if (statuses === null || statuses === undefined) return ofGroup;
  return ofGroup === null ? statuses : statuses.filter((status) => ofGroup.includes(status));
}
