import { refuseBackwards } from '@investing-platform/rules/time/refuse-backwards';
import type { OrderFilter } from '@investing-platform/rules/trading/orders/order-filter';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import { cursorOf, placeIn, USUAL_LIMIT } from '../contract/page.ts';
import type { Order, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { changedAt } from './views.ts';

const LIST = 'getOrders';

/**
 * One page of the person's orders, newest first unless asked otherwise.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export function getOrders(
  { seed, state }: Platform,
  user: User,
  filter: OrderFilter,
): { readonly nodes: readonly Order[]; readonly nextCursor: string | null } {
  const limit = filter.limit ?? USUAL_LIMIT;
  const isNewestFirst = filter.direction !== 'ASC';
  const list = isNewestFirst ? LIST : `${LIST} ASC`;
  const end = filter.cursor == null ? null : placeIn(seed, list, filter.cursor);
  refuseBackwards(filter);
  // Ids rise with the moment that an order was taken.
  const matching = [...state.orders.values()]
    .filter((order) => order.userId === user.id && matches(order, filter))
    .filter(({ id }) => end === null || (isNewestFirst ? id < end : id > end))
    .sort((left, right) => (left.id < right.id === isNewestFirst ? 1 : -1));
  const nodes = matching.slice(0, limit);
  const last = nodes.at(-1);
  const hasMore = matching.length > limit && last !== undefined;
  return { nodes, nextCursor: hasMore ? cursorOf(seed, list, last.id) : null };
}

const isIn = (wanted: readonly string[] | null | undefined, id: string | null): boolean =>
  wanted == null || wanted.some((one) => one.toLowerCase() === id?.toLowerCase());

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
    isIn(assetIds, order.asset.id) &&
    isIn(filter.ids, order.id) &&
    (filter.clientOrderIds == null ||
      filter.clientOrderIds.some((name) => name === order.clientOrderId)) &&
    (filter.activeStrategyId == null ||
      order.activeStrategyId === filter.activeStrategyId.toLowerCase()) &&
    (filter.updatedSince == null || changedAt(order) >= filter.updatedSince) &&
    (sides == null || sides.includes(order.side)) &&
    (brokerAccountId == null || order.account.id === brokerAccountId.toLowerCase()) &&
    (tradingMode == null || order.account.tradingMode === tradingMode) &&
    (from == null || order.submittedAt >= from) &&
    (to == null || order.submittedAt < to)
  );
}
