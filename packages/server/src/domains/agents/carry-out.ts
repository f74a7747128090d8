import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { JobHandler } from '../../jobs/jobs.ts';
import { tokenHolder } from '../../oauth/index.ts';
import type { AgentDeps } from './deps.ts';
import { callOf, takesKey } from './operation-call.ts';
import * as sql from './requests.sql.ts';

export const AGENT_REQUEST = 'agent-request';
/** Longer than a request may take, so that nobody is at it still. */
export const MADE_UP_AFTER_MS = 2 * MINUTE_MS;
const MAX_OUTCOME = 2_000;
const MAX_LEAVES = 12;

/**
 * Does what the person approved, under what the asking token may do at this moment. It may be
 * called again after a crash: the request's id is the idempotency key, and what takes none is not
 * begun twice.
 */
export async function carryOut(deps: AgentDeps, id: string): Promise<void> {
  const row = await deps.db.transaction((tx) => tx.maybe(sql.beginRequest, deps.clock.now(), id));
  if (row === null) return;
  const end = async (status: 'DONE' | 'FAILED', outcome: string) => {
    const text = outcome.slice(0, MAX_OUTCOME);
    await deps.db.transaction((tx) => tx.run(sql.endRequest, id, status, text));
  };
  if (row.wasStarted && !takesKey(row.operation)) {
    return end('FAILED', 'It was begun and cut off: look whether it was done.');
  }
  const actor = await tokenHolder(deps, row.tokenHash, '');
  if (actor === null) return end('FAILED', 'The app’s access has ended.');
  const { data, errors = [] } = await deps.ask(actor, await callOf(row, id), { isApproved: true });
  const [error] = errors;
  if (error === undefined) return end('DONE', outcomeOf(data?.[row.operation]));
  return end('FAILED', `${error.extensions.code}: ${error.message}`);
}

/** Notes what came of a change that the app made itself. */
export async function endChange(
  deps: Pick<AgentDeps, 'db'>,
  id: string,
  failure: string | null,
): Promise<void> {
  const status = failure === null ? 'DONE' : 'FAILED';
  const outcome = failure?.slice(0, MAX_OUTCOME) ?? 'Done.';
  await deps.db.transaction((tx) => tx.run(sql.endRequest, id, status, outcome));
}

/** What an answer says in its own leaves. */
function outcomeOf(answer: unknown): string {
  const leaves = Object.entries(Object(answer)).filter(
    ([, value]) => value !== null && typeof value !== 'object',
  );
  return leaves
    .slice(0, MAX_LEAVES)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** Makes up for processes that died between an approval and its end. */
export function agentJobs(deps: AgentDeps): JobHandler[] {
  const run = async (id: string) => {
    await carryOut(deps, id);
    return null;
  };
  return [{ kind: AGENT_REQUEST, everySeconds: null, run }];
}
