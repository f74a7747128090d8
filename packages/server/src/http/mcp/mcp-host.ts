import { answerError } from '@investing-platform/engine';
import type { AgentRequest, Host, ToldError } from '@investing-platform/mcp';
import { approvalPage } from '@investing-platform/rules/agents/repeated-call';
import {
  answerInClient,
  askPerson,
  callOf,
  mayAskInClient,
  type RequestRow,
  requestOfAgent,
  sealOf,
  standingAt,
} from '../../domains/agents/index.ts';
import type { TokenActor } from '../../kernel/actor.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { noBrowserSession } from '../account/cookies.ts';
import { answer } from '../answering/answer.ts';
import { asGraphqlError } from '../answering/faults.ts';
import type { DoorDeps } from '../graphql/exchange.ts';
import { checkCall } from './check-call.ts';

/** The tools' way to the engine, for one request of one token. */
export function hostFor(door: DoorDeps, actor: TokenActor): Host {
  const { deps, issuer, engine } = door;
  const requestId = door.nextRequestId();
  const session = noBrowserSession;
  const asker = { actor, isFirstParty: false, requestId, session, door: 'MCP' } as const;
  const { isAsked } = standingAt(actor, 'MCP');
  const shown = (row: RequestRow): AgentRequest => {
    const { id, status, words, expiresAt, outcome } = row;
    return { id, status, words, expiresAt, outcome, url: approvalPage(issuer, id) };
  };
  const run: Host['run'] = async (query, variables) => {
    const startedAt = door.elapsed();
    const answered = await answer(door, { query, variables }, asker);
    const milliseconds = door.elapsed() - startedAt;
    const facts = { requestId, actor, status: null, milliseconds };
    door.report({ ...facts, transport: 'http', answer: answered });
    return answered.result;
  };
  return {
    schema: engine.schema,
    scopes: actor.scopes,
    origin: issuer,
    run,
    async change(wish, client) {
      if (!isAsked) {
        const { idempotencyKey: key } = wish.params;
        const { query, variables } = await callOf(wish, typeof key === 'string' ? key : null);
        return { ran: await run(query, variables) };
      }
      try {
        const errors = checkCall(engine, asker, await callOf(wish, null));
        if (errors.length > 0) return { errors };
        const answered = client.answer && (await answerInClient(deps, actor, wish, client.answer));
        if (answered === 'WRONG') return { wrongSeal: true };
        if (answered !== null) return shown(answered);
        const asked = await askPerson(deps, actor, wish);
        if ('errors' in asked) return asked;
        if (!client.canAsk || !mayAskInClient(actor)) return shown(asked);
        return { question: { words: asked.words, seal: sealOf(deps, actor, wish, asked) } };
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        const told: ToldError = answerError(asGraphqlError(error), requestId, () => undefined);
        return { errors: [told] };
      }
    },
    async requestOf(id) {
      const row = isId(id) ? await requestOfAgent(deps, actor, id) : null;
      return row === null ? null : shown(row);
    },
  };
}
