import {
  CloseCode,
  connectionEnds,
  type OperationRequest,
  refusal,
  tooMany,
  tooManyOperations,
} from '@investing-platform/engine';
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { takeNow } from '../../events/event-stream.ts';
import { SlowSubscriberError } from '../../events/subscriber.ts';
import { type IteratorSource, leave, openedIterator } from '../../graphql/shared/iterators.ts';
import type { AnswerAlike } from '../../graphql/shared/shared-streams.ts';
import { noBrowserSession } from '../account/cookies.ts';
import {
  type Answer,
  finished,
  makeReady,
  type RawResult,
  type Ready,
  refuse,
  run,
} from '../answering/answer.ts';
import { asGraphqlError } from '../answering/faults.ts';
import { reauthenticate } from './authenticate.ts';
import { conflatingSender } from './conflating-sender.ts';
import { type Claim, type Connection, claimId, close, sendFrames } from './connection.ts';
import type { WebSocketDeps } from './deps.ts';
import { endOfTurn } from './end-of-turn.ts';
import { textFrames } from './text-frames.ts';

/** One `subscribe` message that may run. */
export interface SocketOperation {
  readonly id: string;
  readonly claim: Claim;
  readonly connection: Connection;
  readonly ready: Ready;
  readonly startedAt: number;
  /** A subscription whose source is open: what comes are events. */
  isOpen: boolean;
}

/**
 * Everything between a `subscribe` message and its execution: as over HTTP, with the token read
 * anew. Its id is claimed before anything is awaited.
 */
export async function prepareOperation(
  deps: WebSocketDeps,
  connection: Connection,
  id: string,
  request: OperationRequest,
): Promise<SocketOperation | Answer> {
  const startedAt = deps.elapsed();
  const requestId = deps.nextRequestId();
  const claim = takeTurn(deps, connection, id);
  if (claim instanceof GraphQLError) return refuse(deps.deps, { requestId }, [claim]);
  const actor = await reauthenticate(deps, connection, true).catch(asGraphqlError);
  if (actor === null || actor instanceof GraphQLError) {
    return refuse(deps.deps, { requestId }, [actor ?? connectionEnds()]);
  }
  const asker = { actor, isFirstParty: false, requestId, session: noBrowserSession };
  const ready = await makeReady(deps, request, asker);
  return 'result' in ready ? ready : { id, claim, connection, ready, startedAt, isOpen: false };
}

/** The checks that need no look at the token. */
function takeTurn(deps: WebSocketDeps, connection: Connection, id: string): Claim | GraphQLError {
  if (connection.actor === null) return connectionEnds();
  const claim = claimId(connection, id);
  if (claim === null) {
    return refusal('CONFLICT', 'The last operation of this id is still ending; use another id.');
  }
  const most = deps.socketLimits.maxSubscriptionsPerSocket;
  if (connection.unfinished.size > most) return tooManyOperations(most);
  const general = deps.limits.takeGeneral(connection.actor);
  return general.allowed ? claim : tooMany(general);
}

/** Runs a query or mutation. */
export async function runOperation(
  deps: WebSocketDeps,
  { ready }: SocketOperation,
): Promise<ExecutionResult> {
  return run(deps, ready);
}

type Results = AsyncIterableIterator<ExecutionResult, undefined>;

/** Opens a subscription, or answers why not. */
export async function runSubscription(
  deps: WebSocketDeps,
  operation: SocketOperation,
): Promise<Results | ExecutionResult> {
  const { admitted, context } = operation.ready;
  if (deps.shared.isShareable(admitted)) return joinShared(deps, operation);
  const source = await deps.engine.subscribe(admitted, context);
  if (!(Symbol.asyncIterator in source)) return source;
  const answer = deps.shared.answersAlike(admitted);
  return answer === null
    ? ownStream(deps, operation, source)
    : alikeStream(deps, operation, source, answer);
}

/** The final form of a result. Reported unless it is an event of an open subscription. */
export function finishResult(
  deps: WebSocketDeps,
  operation: SocketOperation,
  result: RawResult,
): Answer {
  const { admitted, context, rate } = operation.ready;
  const answer = finished(deps.deps, context.requestId, result, admitted.operation, rate);
  if (!operation.isOpen) report(deps, operation, answer);
  return answer;
}

function report(deps: WebSocketDeps, { ready, startedAt }: SocketOperation, answer: Answer): void {
  const { requestId, actor } = ready.context;
  const milliseconds = deps.elapsed() - startedAt;
  deps.report({ transport: 'websocket', requestId, actor, answer, status: null, milliseconds });
}

/** Registers an open stream, so that it ends with its connection. */
function opened(
  deps: WebSocketDeps,
  operation: SocketOperation,
  source: IteratorSource<ExecutionResult>,
): Results {
  const { claim, connection } = operation;
  const { running } = connection;
  const stream = openedIterator<ExecutionResult>({
    next: source.next,
    close() {
      running.delete(end);
      source.close();
    },
  });
  const end = () => void stream.return?.();
  running.add(end);
  claim.end = end;
  operation.isOpen = true;
  const prepared = operation.ready.admitted.operation;
  report(deps, operation, { result: {}, refusedAs: null, rate: null, operation: prepared });
  // Its client may have left meanwhile.
  if (claim.isOver || connection.socket.readyState !== connection.socket.OPEN) end();
  return stream;
}

/** Events of this viewer alone, executed one after the other as the reader takes them. */
function ownStream(
  deps: WebSocketDeps,
  operation: SocketOperation,
  source: AsyncIterable<unknown>,
): Results {
  const { admitted, context } = operation.ready;
  const events = source[Symbol.asyncIterator]();
  return opened(deps, operation, {
    async next() {
      const event = await nextOf(events, operation);
      if (event.done === true) return { done: true, value: undefined };
      // A context of its own for each event: loaders remember what they read by context.
      const value = await deps.engine.executeEvent(admitted, { ...context }, event.value);
      return { done: false, value };
    },
    close: () => leave(events),
  });
}

/** A stream that must be whole cannot go on: the client connects anew and resumes. */
async function nextOf(
  events: AsyncIterator<unknown>,
  { connection }: SocketOperation,
): Promise<IteratorResult<unknown>> {
  try {
    return await events.next();
  } catch (error) {
    if (error instanceof SlowSubscriberError) {
      close(connection, CloseCode.policyViolation, 'Too slow');
    }
    throw error;
  }
}

/** Events that go to a socket in one write. */
const MAX_A_WRITE = 200;

/**
 * Events that others may get too, of which none is left out: each is answered once for all of them,
 * and what is there goes to the socket in one write. Nothing more is taken of the source until its
 * reader has taken that.
 */
function alikeStream(
  deps: WebSocketDeps,
  operation: SocketOperation,
  source: AsyncIterable<unknown>,
  answer: AnswerAlike,
): Results {
  const { id, connection } = operation;
  const events = source[Symbol.asyncIterator]();
  const head = headOf(id);
  let isLeft = false;
  return opened(deps, operation, {
    async next() {
      for (;;) {
        const first = await nextOf(events, operation);
        if (first.done === true || isLeft) return { done: true, value: undefined };
        const frames = textFrames(head, await answersNow(events, first.value, answer), TAIL);
        if (!isLeft) await sendFrames(connection, frames);
      }
    },
    close() {
      isLeft = true;
      leave(events);
    },
  });
}

/** The answers to an event and to those that wait behind it. */
async function answersNow(
  events: AsyncIterator<unknown>,
  first: unknown,
  answer: AnswerAlike,
): Promise<readonly Buffer[]> {
  const answers = [await answer(first)];
  while (answers.length < MAX_A_WRITE) {
    const waiting = takeNow(events);
    if (waiting === null) break;
    const made = answer(waiting.event);
    // Waiting costs more than all the rest where others have had the answer already.
    answers.push(Buffer.isBuffer(made) ? made : await made);
  }
  return answers;
}

const TAIL = Buffer.from('}');
const headOf = (id: string) => Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
/** One queue for all sockets of the process. */
const putOff = endOfTurn();

/**
 * Answers that others want too come as bytes and go to the socket directly; the iterator that
 * graphql-ws holds brings none itself, and ends when the shared stream does.
 */
async function joinShared(
  deps: WebSocketDeps,
  operation: SocketOperation,
): Promise<Results | ExecutionResult> {
  const { id, connection, ready } = operation;
  const head = headOf(id);
  const ended = Promise.withResolvers<void>();
  const sender = conflatingSender(
    putOff,
    (answers) => sendFrames(connection, textFrames(head, answers, TAIL)),
    (error) => (error === null ? ended.resolve() : ended.reject(error)),
  );
  // Handled here too, since nobody may be waiting yet when the stream fails.
  ended.promise.catch(() => undefined);
  const left = await deps.shared.join(ready.admitted, sender);
  if (typeof left !== 'function') return left;
  return opened(deps, operation, {
    async next() {
      await ended.promise;
      return { done: true, value: undefined };
    },
    close() {
      sender.close();
      left();
    },
  });
}

/** What graphql-ws passes from `onSubscribe` to `execute` and `subscribe`. */
export function executionArgs(deps: WebSocketDeps, operation: SocketOperation): ExecutionArgs {
  const { document, name } = operation.ready.admitted.operation;
  const { schema } = deps.engine;
  return { schema, document, operationName: name ?? null, contextValue: operation };
}
