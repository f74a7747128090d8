import { type Actor, requireUser } from '../../kernel/actor.ts';
import { badInput } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { theAssetBySymbol } from '../market/index.ts';
import type { ActivityRow } from '../trading/index.ts';
import { activitiesNewest, activitiesOldest } from './activities.sql.ts';
import type { BrokerageDeps } from './deps.ts';

export interface ActivitiesInput {
  readonly types?: readonly ActivityRow['type'][] | null | undefined;
  /** `YYYY-MM-DD` in New York, included. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly symbol?: string | null | undefined;
  readonly direction?: 'ASC' | 'DESC' | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

export interface ActivityPage {
  readonly nodes: ActivityRow[];
  readonly nextCursor: string | null;
}

const LIST = 'fetchPlatformInvestAccountActivities';
const USUAL_LIMIT = 50;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * What moved cash or shares of the caller's platform account. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to`, for an unknown or ambiguous
 *   ticker, or for a cursor that this query did not give out
 */
export async function fetchActivities(
  deps: Pick<BrokerageDeps, 'db' | 'cursors'>,
  actor: Actor,
  input: ActivitiesInput,
): Promise<ActivityPage> {
  const { userId } = requireUser(actor);
  const { direction = 'DESC', limit = USUAL_LIMIT, from = null, to = null } = input;
  if (from !== null && to !== null && from > to) {
    throw badInput('params.from', 'must not be after the last day');
  }
  const [at, id] = startOf(deps, direction, input.cursor ?? null);
  const rows = await deps.db.all(
    direction === 'DESC' ? activitiesNewest : activitiesOldest,
    userId,
    input.types ?? null,
    from ?? '-infinity',
    to ?? 'infinity',
    assetOf(input.symbol ?? null),
    at,
    id,
    limit + 1,
  );
  const nodes = rows.slice(0, limit);
  const last = nodes.at(-1);
  const nextCursor =
    rows.length > limit && last !== undefined
      ? deps.cursors.encode(LIST, [direction, last.occurredAt.toISOString(), last.id])
      : null;
  return { nodes, nextCursor };
}

function assetOf(symbol: string | null): string | null {
  return symbol === null ? null : theAssetBySymbol('params.symbol', symbol).id;
}

function startOf(
  { cursors }: Pick<BrokerageDeps, 'cursors'>,
  direction: 'ASC' | 'DESC',
  cursor: string | null,
): [Date | '-infinity' | 'infinity', string] {
  if (cursor === null)
    return direction === 'DESC' ? ['infinity', LAST_ID] : ['-infinity', FIRST_ID];
  const [of, occurredAt = '', id = ''] = cursors.decode(LIST, cursor);
  const at = new Date(occurredAt);
  if (of === direction && !Number.isNaN(at.getTime()) && isId(id)) return [at, id];
  throw badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
}
