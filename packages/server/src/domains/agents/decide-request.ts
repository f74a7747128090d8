import { type Detail, type Told, tell } from '@investing-platform/rules/agents/words';
import { DAY_MS } from '@investing-platform/schema/durations';
import type {
  AgentRequestAnswer,
  AgentRequestStatus,
} from '@investing-platform/schema/first-party';
import { requestJob } from '../../jobs/jobs.ts';
import { type Actor, requireUser, type UserActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { AGENT_REQUEST, carryOut, MADE_UP_AFTER_MS } from './carry-out.ts';
import type { AgentDeps } from './deps.ts';
import * as sql from './requests.sql.ts';
import { wordSources } from './word-sources.ts';

const MAX_LISTED = 50;
const LISTED_DAYS = 90;

/** As the person is shown it. */
export interface RequestShown {
  readonly id: string;
  readonly clientName: string;
  readonly operation: string;
  readonly words: string;
  readonly details: Detail[];
  readonly obstacle: string | null;
  readonly status: AgentRequestStatus;
  readonly outcome: string | null;
  readonly asked: boolean;
  readonly madeByApp: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

interface ListInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly to?: Date | null | undefined;
}

/** What assistants have asked the person for, newest first; what waits is told with fresh figures. */
export async function listRequests(
  deps: AgentDeps,
  actor: Actor,
  { ids, to }: ListInput,
): Promise<RequestShown[]> {
  const person = requireUser(actor);
  const now = deps.clock.now();
  const since = new Date(now.getTime() - LISTED_DAYS * DAY_MS);
  const rows = await deps.db.all(
    sql.requestsOf,
    now,
    person.userId,
    ids ?? null,
    since,
    to ?? null,
    MAX_LISTED,
  );
  const shown: RequestShown[] = [];
  for (const row of rows) shown.push(await requestShown(deps, person, row));
  return shown;
}

async function requestShown(
  deps: AgentDeps,
  person: UserActor,
  row: sql.RequestRow,
): Promise<RequestShown> {
  const { status, words } = row;
  const told: Told =
    status === 'PENDING'
      ? await tell(await wordSources(deps, person), row)
      : { words, details: [], amount: null, refusals: [] };
  const { details, refusals } = told;
  const obstacle = refusals[0]?.message ?? null;
  return { ...row, words: told.words, details: [...details], obstacle };
}

/**
 * Approves or declines a request, once. What is approved is done before this answers; a job makes
 * up for a process that died in between.
 *
 * @throws {PlatformError} NOT_FOUND where it is not the person's, or waits no more
 */
export async function decideRequest(
  deps: AgentDeps,
  actor: Actor,
  { id, answer }: { readonly id: string; readonly answer: AgentRequestAnswer },
): Promise<RequestShown> {
  const person = requireUser(actor);
  const status = answer === 'APPROVE' ? 'APPROVED' : 'DECLINED';
  let isCarriedOut = false;
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const decided = await tx.maybe(sql.decide, now, person.userId, id, status);
    if (decided === null) throw notFound('Request');
    isCarriedOut = status === 'APPROVED' && !decided.madeByApp;
    if (!isCarriedOut) return;
    const runAt = new Date(now.getTime() + MADE_UP_AFTER_MS);
    await requestJob(tx, { kind: AGENT_REQUEST, key: id, runAt });
  });
  if (isCarriedOut) await carryOut(deps, id);
  const [shown] = await listRequests(deps, actor, { ids: [id] });
  if (shown === undefined) throw notFound('Request');
  return shown;
}
