import type { ActiveStrategyStatus, TradingMode } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { badCursor, notFound, requireExactlyOne } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { type Page, pageOf, USUAL_LIMIT } from '../../../kernel/page.ts';
import { type ActiveShown, viewOf, viewsOf } from './active-shown.ts';
import { activeFromStrategy, activeOfUser, activesOfUser } from './actives.sql.ts';

export interface FetchActiveInput {
  readonly id?: string | null | undefined;
  readonly strategyId?: string | null | undefined;
}

export interface FetchAllActiveInput {
  readonly ids?: readonly string[] | null | undefined;
  /** Closed ones are left out otherwise, unless they are named. */
  readonly includeEnded?: boolean | undefined;
  readonly tradingMode?: TradingMode | null | undefined;
  readonly statuses?: readonly ActiveStrategyStatus[] | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchAllActiveStrategies';

/**
 * One active strategy of the caller's; from a strategy, the newest that is not closed, or null.
 *
 * @throws {PlatformError} BAD_USER_INPUT for both or neither of the two; NOT_FOUND for an unknown
 *   id; PROVIDER_UNAVAILABLE
 */
export async function fetchActiveStrategy(
  deps: Pick<Deps, 'db' | 'marketData' | 'clock'>,
  actor: Actor,
  { id, strategyId }: FetchActiveInput,
): Promise<ActiveShown | null> {
  requireExactlyOne({ id, strategyId }, ['id', 'strategyId']);
  const { userId } = requireUser(actor);
  const stored =
    id != null
      ? await deps.db.maybe(activeOfUser, userId, id)
      : await deps.db.maybe(activeFromStrategy, userId, strategyId ?? '');
  if (stored === null && id != null) throw notFound('Active strategy');
  return stored === null ? null : viewOf(deps, stored);
}

/**
 * The caller's active strategies, newest first. One statement, and the prices of all at once.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out;
 *   PROVIDER_UNAVAILABLE
 */
export async function fetchAllActiveStrategies(
  deps: Pick<Deps, 'db' | 'marketData' | 'clock' | 'cursors'>,
  actor: Actor,
  input: FetchAllActiveInput,
): Promise<Page<ActiveShown>> {
  const { userId } = requireUser(actor);
  const { limit = USUAL_LIMIT } = input;
  const rows = await deps.db.all(
    activesOfUser,
    userId,
    input.tradingMode ?? null,
    input.statuses ?? null,
    input.brokerAccountId ?? null,
    input.ids ?? null,
    input.includeEnded ?? false,
    positionOf(deps, input.cursor ?? null),
    limit + 1,
  );
  const page = pageOf(rows, limit, ({ id }) => deps.cursors.encode(LIST, [id]));
  return { ...page, nodes: await viewsOf(deps, page.nodes) };
}

function positionOf({ cursors }: Pick<Deps, 'cursors'>, cursor: string | null): string | null {
  if (cursor === null) return null;
  const [id = ''] = cursors.decode(LIST, cursor);
  if (!isId(id)) throw badCursor();
  return id;
}
