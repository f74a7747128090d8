import { type AssetReference, theAsset } from '@investing-platform/rules/market/catalogue';
import type { SortDirection } from '@investing-platform/schema/operations';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound, requireRange } from '../../../kernel/errors.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import {
  instantCursor,
  instantPosition,
  NEWEST,
  type Page,
  pageOf,
  USUAL_LIMIT,
} from '../../../kernel/page.ts';
import type { ActivityRow } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { accountOfActivities, activitiesNewest, activitiesOldest } from './activities.sql.ts';

export interface ActivitiesInput {
  /** Null: the platform account. */
  readonly brokerAccountId?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
  readonly types?: readonly ActivityRow['type'][] | null | undefined;
  /** `YYYY-MM-DD` in New York, included. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly asset?: AssetReference | null | undefined;
  readonly direction?: SortDirection | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchPlatformInvestAccountActivities';
/** Before the first row of the list that runs from the oldest to the newest. */
const OLDEST = ['-infinity', FIRST_ID] as const;

/**
 * What moved cash or shares of one of the caller's accounts. Two statements.
 *
 * @throws {PlatformError} NOT_FOUND for the account or a ticker; BAD_USER_INPUT where `from` is after
 *   `to`, for an ambiguous ticker, or for a cursor that this query did not give out
 */
export async function fetchActivities(
  deps: Pick<BrokerageDeps, 'db' | 'cursors'>,
  actor: Actor,
  input: ActivitiesInput,
): Promise<Page<ActivityRow>> {
  const { userId } = requireUser(actor);
  const { direction = 'DESC', limit = USUAL_LIMIT, from = null, to = null } = input;
  requireRange(input);
  const assetId = input.asset == null ? null : theAsset('params.asset', input.asset).id;
  const asked = input.brokerAccountId ?? null;
  const account = await deps.db.maybe(accountOfActivities, userId, asked);
  if (account === null && asked !== null) throw notFound('Broker account');
  // Before the platform account is open there is nothing to read.
  if (account === null) return { nodes: [], nextCursor: null };
  const list = `${LIST} ${account.id} ${direction}`;
  const beginning = direction === 'DESC' ? NEWEST : OLDEST;
  const [at, id] = instantPosition(deps, list, input.cursor) ?? beginning;
  const rows = await deps.db.all(
    direction === 'DESC' ? activitiesNewest : activitiesOldest,
    userId,
    account.id,
    input.types ?? null,
    from ?? '-infinity',
    to ?? 'infinity',
    assetId,
    input.ids ?? null,
    at,
    id,
    limit + 1,
  );
  return pageOf(rows, limit, (last) => instantCursor(deps, list, last.occurredAt, last.id));
}
