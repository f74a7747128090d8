import { badInput } from '@investing-platform/schema/engine';
import type { OrderGroup, OrderStatus } from '@investing-platform/schema/operations';
import { fractionOf } from '../kernel/random.ts';
import type { Order, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { isOpen } from './order-status.ts';

/** `GetOrdersInput` as the engine hands it over: moments are dates. */
export interface OrderFilter {
  readonly tradingMode?: string | null | undefined;
  readonly group?: OrderGroup | undefined;
  readonly statuses?: readonly OrderStatus[] | null | undefined;
  readonly assetId?: string | null | undefined;
  readonly side?: string | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const USUAL_LIMIT = 50;

/**
 * One page of the person's orders, newest first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export function getOrders(
  platform: Platform,
  user: User,
  filter: OrderFilter,
): { readonly nodes: readonly Order[]; readonly nextCursor: string | null } {
  const limit = filter.limit ?? USUAL_LIMIT;
  const before = filter.cursor == null ? null : idIn(platform, filter.cursor);
  // Ids rise with the moment that an order was taken.
  const matching = [...platform.state.orders.values()]
    .filter((order) => order.userId === user.id && matches(order, filter))
    .filter(({ id }) => before === null || id < before)
    .sort((left, right) => (left.id < right.id ? 1 : -1));
  const nodes = matching.slice(0, limit);
  const last = nodes.at(-1);
  const hasMore = matching.length > limit && last !== undefined;
  return { nodes, nextCursor: hasMore ? cursorOf(platform, last.id) : null };
}

function matches(order: Order, filter: OrderFilter): boolean {
  const { group = 'ALL', statuses, assetId, side, brokerAccountId, tradingMode, from, to } = filter;
  return (
    (group === 'ALL' || isOpen(order.status) === (group === 'OPEN')) &&
    (statuses == null || statuses.includes(order.status)) &&
    (assetId == null || order.asset.id === assetId.toLowerCase()) &&
    (side == null || order.side === side) &&
    (brokerAccountId == null || order.account.id === brokerAccountId.toLowerCase()) &&
    (tradingMode == null || order.account.tradingMode === tradingMode) &&
    (from == null || order.submittedAt >= from) &&
    (to == null || order.submittedAt < to)
  );
}

const CHECK_DIGITS = 1e9;

/** Opaque, with a check, so that made-up cursors are refused as the service refuses them. */
function cursorOf({ seed }: Platform, id: string): string {
  const check = Math.floor(fractionOf(`${seed}:cursor:${id}`) * CHECK_DIGITS);
  return btoa(`${id}:${check}`).replaceAll('=', '');
}

function idIn(platform: Platform, cursor: string): string {
  const [id = ''] = decoded(cursor).split(':');
  if (cursorOf(platform, id) === cursor) return id;
  throw badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return '';
  }
}
