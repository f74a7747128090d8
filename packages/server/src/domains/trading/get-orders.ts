import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { badInput } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { OrderSide, OrderStatus } from './order.ts';
import { CLOSED_STATUSES, OPEN_STATUSES } from './order-status.ts';
import { type OrderRow, ordersOfUser, type TradingMode } from './orders.sql.ts';

export type OrderGroup = 'OPEN' | 'CLOSED' | 'ALL';

export interface GetOrdersInput {
  readonly tradingMode?: TradingMode | null | undefined;
  readonly group?: OrderGroup | undefined;
  readonly statuses?: readonly OrderStatus[] | null | undefined;
  readonly assetId?: string | null | undefined;
  readonly side?: OrderSide | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  /** Included. */
  readonly from?: Date | null | undefined;
  /** Not included. */
  readonly to?: Date | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

export interface OrderPageRow {
  readonly nodes: OrderRow[];
  readonly nextCursor: string | null;
}

const LIST = 'getOrders';
const USUAL_LIMIT = 50;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

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
): Promise<OrderPageRow> {
  const { userId } = requireUser(actor);
  const limit = input.limit ?? USUAL_LIMIT;
  const [before, beforeId] = positionOf(deps, input.cursor ?? null);
  const rows = await deps.db.all(
    ordersOfUser,
    userId,
    input.tradingMode ?? null,
    statusesOf(input),
    input.assetId ?? null,
    input.side ?? null,
    input.brokerAccountId ?? null,
    input.from ?? '-infinity',
    input.to ?? 'infinity',
    before,
    beforeId,
    limit + 1,
  );
  const nodes = rows.slice(0, limit);
  const last = nodes.at(-1);
  const nextCursor =
    rows.length > limit && last !== undefined
      ? deps.cursors.encode(LIST, [last.submittedAt.toISOString(), last.id])
      : null;
  return { nodes, nextCursor };
}

function statusesOf({ group = 'ALL', statuses }: GetOrdersInput): readonly OrderStatus[] | null {
  const ofGroup = GROUPS[group];
  if (statuses === null || statuses === undefined) return ofGroup;
  return ofGroup === null ? statuses : statuses.filter((status) => ofGroup.includes(status));
}

function positionOf(
  { cursors }: Pick<Deps, 'cursors'>,
  cursor: string | null,
): [Date | 'infinity', string] {
  if (cursor === null) return ['infinity', LAST_ID];
  const [submittedAt = '', id = ''] = cursors.decode(LIST, cursor);
  const at = new Date(submittedAt);
  if (Number.isNaN(at.getTime()) || !isId(id)) {
    throw badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
  }
  return [at, id];
}
