import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { requireUser } from '../../../kernel/actor.ts';
import { badCursor } from '../../../kernel/errors.ts';
import { isId, LAST_ID } from '../../../kernel/ids.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { type Page, pageOf } from '../../../kernel/page.ts';
import { type OrderShown, ordersWithIds } from '../../trading/index.ts';
import { type VoteShown, voteShown } from '../definitions/create-strategy-asset-votes.ts';
import { strategiesOfInvestor } from '../definitions/strategies.sql.ts';
import { type StrategyShown, strategyShown } from '../definitions/strategy.ts';
import { type SubscriptionRow, subscriptionsOfUser } from '../definitions/subscriptions.sql.ts';
import { votesOfUser } from '../definitions/votes.sql.ts';
import { lastRuns, ordersOfRuns, type RunRow } from './runs.sql.ts';

export { expertInRequest } from '../../ideas/index.ts';

/** A request with what answers it. */
interface Request {
  readonly deps: Deps;
  readonly actor: Actor;
}

/** The strategy that the caller has invested in, or may see. */
export const strategyInRequest = inRequest<Request, StrategyShown>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(strategiesOfInvestor, requireUser(actor).userId, ids);
  return new Map(rows.map((row) => [row.id, strategyShown(row)]));
});

export const subscriptionInRequest = inRequest<Request, SubscriptionRow>(async (request, ids) => {
  const { userId } = requireUser(request.actor);
  const rows = await request.deps.db.all(subscriptionsOfUser, userId, ids);
  return new Map(rows.map((row) => [row.strategyId, row]));
});

export const votesInRequest = inRequest<Request, VoteShown[]>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(votesOfUser, requireUser(actor).userId, ids);
  return Map.groupBy(rows.map(voteShown), ({ strategyId }) => strategyId);
});

interface RunsRequest {
  readonly deps: Pick<Deps, 'db' | 'cursors'>;
  readonly actor: Actor;
}

interface Part {
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const USUAL_RUNS = 20;
const RUNS = 'ActiveStrategy.runs';

/**
 * Runs of an active strategy of the caller's, newest first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that its list did not give out
 */
export async function runsPage(
  request: RunsRequest,
  activeStrategyId: string,
  { limit = USUAL_RUNS, cursor }: Part,
): Promise<Page<RunRow>> {
  const { cursors } = request.deps;
  const before = cursor == null ? LAST_ID : runOfCursor(cursors, activeStrategyId, cursor);
  const asked: AskedRuns = [activeStrategyId, before, limit + 1];
  const rows = (await runsInRequest(request, JSON.stringify(asked))) ?? [];
  return pageOf(rows, limit, ({ id }) => cursors.encode(RUNS, [activeStrategyId, id]));
}

function runOfCursor(cursors: Deps['cursors'], activeStrategyId: string, cursor: string): string {
  const [owner, id = ''] = cursors.decode(RUNS, cursor);
  if (owner !== activeStrategyId || !isId(id)) throw badCursor();
  return id;
}

type AskedRuns = readonly [activeStrategyId: string, before: string, limit: number];

const runsInRequest = inRequest<RunsRequest, RunRow[]>(async ({ deps, actor }, keys) => {
  const asked = keys.map((key): AskedRuns => JSON.parse(key));
  const rows = await deps.db.all(
    lastRuns,
    requireUser(actor).userId,
    asked.map(([id]) => id),
    asked.map(([, before]) => before),
    asked.map(([, , limit]) => limit),
  );
  return Map.groupBy(rows, ({ asked: place }) => keys[place - 1] ?? '');
});

/** The orders of a run, oldest first. */
export const ordersInRequest = inRequest<Request, OrderShown[]>(async ({ deps, actor }, runIds) => {
  const { userId } = requireUser(actor);
  const links = await deps.db.all(ordersOfRuns, userId, runIds);
  const ids = links.map(({ orderId }) => orderId);
  const rows = await ordersWithIds(deps.db, userId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byRun = Map.groupBy(links, ({ runId }) => runId);
  return new Map(
    [...byRun].map(([runId, ofRun]) => [
      runId,
      ofRun.flatMap(({ orderId }) => byId.get(orderId) ?? []),
    ]),
  );
});
