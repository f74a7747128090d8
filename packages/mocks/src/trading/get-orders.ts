import type { OrderGroup, OrderStatus } from '@investing-platform/schema/operations';
import { cursorOf, placeIn, USUAL_LIMIT } from '../contract/page.ts';
import type { Order, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { isOpen } from './order-status.ts';

/** `GetOrdersInput` as the engine hands it over: moments are dates. */
export interface OrderFilter {
  readonly tradingMode?: string | null | undefined;
  readonly group?: OrderGroup | undefined;
  readonly statuses?: readonly OrderStatus[] | null | undefined;
  readonly assetIds?: readonly string[] | null | undefined;
  readonly sides?: readonly string[] | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'getOrders';

/**
 * One page of the person's orders, newest first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export function getOrders(
  { seed, state }: Platform,
  user: User,
  filter: OrderFilter,
): { readonly nodes: readonly Order[]; readonly nextCursor: string | null } {
  const limit = filter.limit ?? USUAL_LIMIT;
  const before = filter.cursor == null ? null : placeIn(seed, LIST, filter.cursor);
  // Ids rise with the moment that an order was taken.
  const matching = [...state.orders.values()]
    .filter((order) => order.userId === user.id && matches(order, filter))
    .filter(({ id }) => before === null || id < before)
    .sort((left, right) => (left.id < right.id ? 1 : -1));
  const nodes = matching.slice(0, limit);
  const last = nodes.at(-1);
  const hasMore = matching.length > limit && last !== undefined;
  return { nodes, nextCursor: hasMore ? cursorOf(seed, LIST, last.id) : null };
}

function matches(order: Order, filter: OrderFilter): boolean {
  const {
    group = 'ALL',
    statuses,
    assetIds,
    sides,
    brokerAccountId,
    tradingMode,
    from,
    to,
  } = filter;
  return (
    (group === 'ALL' || isOpen(order.status) === (group === 'OPEN')) &&
    (statuses == null || statuses.includes(order.status)) &&
    (assetIds == null || assetIds.some((id) => order.asset.id === id.toLowerCase())) &&
    (sides == null || sides.includes(order.side)) &&
    (brokerAccountId == null || order.account.id === brokerAccountId.toLowerCase()) &&
    (tradingMode == null || order.account.tradingMode === tradingMode) &&
    (from == null || order.submittedAt >= from) &&
    (to == null || order.submittedAt < to)
  );
}
