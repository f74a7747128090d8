import type { OrderFilter } from '@investing-platform/rules/trading/orders/order-filter';
import type { OrderStatus } from '@investing-platform/rules/trading/orders/status';
import { CLOSED_STATUSES, OPEN_STATUSES } from '@investing-platform/rules/trading/orders/status';
import type { OrderGroup } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { requireRange } from '../../../kernel/errors.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import {
  instantCursor,
  instantPosition,
  NEWEST,
  type Page,
  pageOf,
  USUAL_LIMIT,
} from '../../../kernel/page.ts';
import { type OrderShown, ordersNewest, ordersOldest } from './orders.sql.ts';

const LIST = 'getOrders';
/** Before the first row of the list that runs from the oldest to the newest. */
const OLDEST = ['-infinity', FIRST_ID] as const;

const GROUPS: Record<OrderGroup, readonly OrderStatus[] | null> = {
  OPEN: OPEN_STATUSES,
  CLOSED: CLOSED_STATUSES,
  ALL: null,
};

/**
 * The caller's orders, newest first unless `direction` says otherwise. A page goes on where the one
 * before ended, whatever was taken since. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to`, and for a cursor that this
 *   query did not give out
 */
export async function getOrders(
  deps: Pick<Deps, 'db' | 'cursors'>,
  actor: Actor,
  input: OrderFilter,
): Promise<Page<OrderShown>> {
  const { userId } = requireUser(actor);
  const { direction = 'DESC', limit = USUAL_LIMIT, from = null, to = null } = input;
  requireRange(input);
  const list = direction === 'DESC' ? LIST : `${LIST} ASC`;
  const beginning = direction === 'DESC' ? NEWEST : OLDEST;
  const [at, id] = instantPosition(deps, list, input.cursor) ?? beginning;
  const rows = await deps.db.all(
    direction === 'DESC' ? ordersNewest : ordersOldest,
    userId,
    input.tradingMode ?? null,
    statusesOf(input),
    input.assetIds ?? null,
    input.sides ?? null,
    input.brokerAccountId ?? null,
    from ?? '-infinity',
    to ?? 'infinity',
    input.ids ?? null,
    input.clientOrderIds ?? null,
    input.activeStrategyId ?? null,
    input.updatedSince ?? '-infinity',
    at,
    id,
    limit + 1,
  );
  return pageOf(rows, limit, (last) => instantCursor(deps, list, last.submittedAt, last.id));
}

function statusesOf({ group = 'ALL', statuses }: OrderFilter): readonly OrderStatus[] | null {
  const ofGroup = GROUPS[group];
  if (statuses === null || statuses === undefined) return ofGroup;
  return ofGroup === null ? statuses : statuses.filter((status) => ofGroup.includes(status));
}
