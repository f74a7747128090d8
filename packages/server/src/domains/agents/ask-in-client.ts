import type { Wish } from '@investing-platform/rules/agents/wish';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import { requestJob } from '../../jobs/jobs.ts';
import type { TokenActor } from '../../kernel/actor.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { equalSecrets } from '../../kernel/hash.ts';
import { isId } from '../../kernel/ids.ts';
import { hashOf, requestOfAgent } from './ask-person.ts';
import { AGENT_REQUEST, carryOut, MADE_UP_AFTER_MS } from './carry-out.ts';
import type { AgentDeps } from './deps.ts';
import * as sql from './requests.sql.ts';

const MAX_QUESTION_MS = 5 * MINUTE_MS;

type Deps = AgentDeps & { readonly secrets: { fingerprint(text: string, use: string): string } };

/** Whether the person lets an assistant show its questions by itself. */
export function mayAskInClient({ app }: TokenActor): boolean {
  return app?.rule?.approval === 'IN_APP';
}

/**
 * What a client brings back with the answer to a question: the request, until when it may, and a
 * seal over both, the person, the client, the operation and its input. The request is taken once,
 * and its id is the idempotency key.
 */
export function sealOf(deps: Deps, actor: TokenActor, wish: Wish, row: sql.RequestRow): string {
  const latest = deps.clock.now().getTime() + MAX_QUESTION_MS;
  const until = Math.min(latest, row.expiresAt.getTime());
  return `${row.id}.${until}.${signatureOf(deps, actor, wish, row.id, until)}`;
}

function signatureOf(
  { secrets }: Deps,
  { userId, credentialId }: TokenActor,
  wish: Wish,
  id: string,
  until: number,
): string {
  const paramsHash = hashOf(wish).toString('hex');
  const { operation } = wish;
  const bound = canonicalJson({ id, until, userId, credentialId, operation, paramsHash });
  return secrets.fingerprint(bound, 'question of an assistant');
}

/** The request that a seal is of; `WRONG` where it was changed or is for something else. */
function requestIn(
  deps: Deps,
  actor: TokenActor,
  wish: Wish,
  seal: string,
): { readonly id: string; readonly isLate: boolean } | 'WRONG' {
  const [id = '', until = '', signature = ''] = seal.split('.');
  const isWhole = isId(id) && /^\d{1,15}$/.test(until);
  if (!isWhole) return 'WRONG';
  const expected = signatureOf(deps, actor, wish, id, Number(until));
  if (!equalSecrets(Buffer.from(signature), Buffer.from(expected))) return 'WRONG';
  return { id, isLate: Number(until) <= deps.clock.now().getTime() };
}

/**
 * Takes the person's answer from a client that they let ask, once. What is accepted is done before
 * this answers.
 *
 * @returns the request as it stands then; null where the answer is too late or was taken before;
 *   `WRONG` where it is of no question to this call
 */
export async function answerInClient(
  deps: Deps,
  actor: TokenActor,
  wish: Wish,
  { seal, isAccepted }: { readonly seal: string; readonly isAccepted: boolean },
): Promise<sql.RequestRow | null | 'WRONG'> {
  if (!mayAskInClient(actor)) return null;
  const sealed = requestIn(deps, actor, wish, seal);
  if (sealed === 'WRONG') return sealed;
  const { id, isLate } = sealed;
  if (isLate) return null;
  const isTaken = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const status = isAccepted ? 'APPROVED' : 'DECLINED';
    const decided = await tx.maybe(sql.decide, now, actor.userId, id, status);
    if (decided === null) return false;
    const runAt = new Date(now.getTime() + MADE_UP_AFTER_MS);
    if (isAccepted) await requestJob(tx, { kind: AGENT_REQUEST, key: id, runAt });
    return true;
  });
  if (!isTaken) return null;
  if (isAccepted) await carryOut(deps, id);
  return requestOfAgent(deps, actor, id);
}
