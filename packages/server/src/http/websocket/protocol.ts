import {
  CloseCode,
  LONG_OPERATION_ID,
  MAX_OPERATION_ID_CHARACTERS,
  refusal,
} from '@investing-platform/engine';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { makeServer, type Server } from 'graphql-ws';
import { type Answer, refuse } from '../answering/answer.ts';
import { openConnection, type Revocations } from './authenticate.ts';
import { type Connection, close } from './connection.ts';
import type { WebSocketDeps } from './deps.ts';
import {
  executionArgs,
  finishResult,
  prepareOperation,
  runOperation,
  runSubscription,
  type SocketOperation,
} from './operate.ts';
import type { Registry } from './registry.ts';

/**
 * The `graphql-transport-ws` protocol (contract rule 16) by graphql-ws, which keeps its messages
 * and states; every decision about access, limits and errors is made by the same functions as over
 * HTTP.
 */
export function protocolServer(
  deps: WebSocketDeps,
  registry: Registry,
  revocations: Revocations,
): Server<Connection> {
  /** Refusals by the message that they answer, until graphql-ws asks for their final form. */
  const refusals = new WeakMap<object, Answer>();
  return makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: deps.socketLimits.initMs,
    onConnect: ({ extra, connectionParams }) =>
      openConnection(deps, registry, revocations, extra, connectionParams),
    async onSubscribe({ extra }, id, payload) {
      if (id.length > MAX_OPERATION_ID_CHARACTERS) {
        close(extra, CloseCode.badRequest, LONG_OPERATION_ID);
        return [refusal('BAD_REQUEST', LONG_OPERATION_ID)];
      }
      const prepared = await prepareOperation(deps, extra, id, payload);
      if (!('result' in prepared)) return executionArgs(deps, prepared);
      const requestId = prepared.result.errors?.[0]?.extensions.requestId ?? '';
      const facts = { requestId, actor: extra.actor, status: null, milliseconds: 0 };
      deps.report({ ...facts, transport: 'websocket', answer: prepared });
      refusals.set(payload, prepared);
      return [new GraphQLError('refused')];
    },
    execute: (args) => runOperation(deps, args.contextValue as SocketOperation),
    subscribe: (args) => runSubscription(deps, args.contextValue as SocketOperation),
    onNext: (_context, _id, _payload, args, result) =>
      finishResult(deps, args.contextValue as SocketOperation, result).result,
    onError(_context, _id, payload, errors) {
      const answer = refusals.get(payload) ?? failedStream(deps, errors);
      return answer.result.errors as readonly GraphQLFormattedError[];
    },
  });
}

/** A stream that failed after it was opened. */
function failedStream(deps: WebSocketDeps, errors: readonly GraphQLError[]): Answer {
  return refuse(deps.deps, { requestId: deps.nextRequestId() }, errors);
}
