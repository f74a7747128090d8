import {
  type AnsweredError,
  answerError,
  type BucketState,
  foremostCode,
  noSubscriptions,
  type OperationRequest,
  type PreparedOperation,
  tooMany,
} from '@investing-platform/engine';
import type { ErrorCode } from '@investing-platform/schema';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../graphql/context.ts';
import type { AdmittedOperation, Engine } from '../../graphql/engine.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import type { Asker } from './asker.ts';
import { executeInTime } from './deadline.ts';
import { heedPerson, type NotedChange, stoppedApp } from './heed-person.ts';

/** What both doors and the WebSocket answer requests with. */
export interface AnswerDeps {
  readonly engine: Engine;
  readonly deps: Deps;
  readonly limits: Pick<RateLimits, 'takeSensitive'>;
}

/** An answer in its final form. */
export interface Answer {
  readonly result: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly AnsweredError[];
  };
  /** Why there is no data; null where the operation ran. */
  readonly refusedAs: ErrorCode | null;
  /** The state of the sensitive group where the operation drew on it. */
  readonly rate: BucketState | null;
  readonly operation: PreparedOperation | undefined;
}

/** An operation that passed every check, with the context to run it in. */
export interface Ready {
  readonly admitted: AdmittedOperation;
  readonly context: Context;
  readonly rate: BucketState | null;
  /** To be told what came of it, where the person counts or has approved it. */
  readonly change: NotedChange | null;
}

/** Everything that stands between a request and its execution, in one place for all transports. */
export async function makeReady(
  { engine, deps, limits }: AnswerDeps,
  request: OperationRequest,
  asker: Asker,
): Promise<Ready | Answer> {
  const stopped = stoppedApp(asker);
  if (stopped !== null) return refuse(deps, asker, [stopped]);
  const admitted = engine.admit(request, asker);
  if ('errors' in admitted) {
    return refuse(deps, asker, admitted.errors, admitted.operation, null);
  }
  const { operation } = admitted;
  let rate: BucketState | null = null;
  const units = operation.sensitiveUnits(admitted.variables);
  if (units > 0) {
    rate = limits.takeSensitive(asker.actor, units);
    if (!rate.allowed) return refuse(deps, asker, [tooMany(rate)], operation, rate);
  }
  const { actor, requestId, session } = asker;
  const ready = { admitted, context: { actor, requestId, deps, session }, rate };
  if (actor.kind !== 'token' || operation.kind !== 'mutation') return { ...ready, change: null };
  const heeded = await heedPerson({ engine, deps }, request, admitted, { ...asker, actor });
  if ('errors' in heeded) return refuse(deps, asker, heeded.errors, operation, rate);
  return { ...ready, change: heeded.change };
}

/** Answers one request with a query or mutation. Never rejects. */
export async function answer(
  answerDeps: AnswerDeps,
  request: OperationRequest,
  asker: Asker,
): Promise<Answer> {
  const ready = await makeReady(answerDeps, request, asker);
  if ('result' in ready) return ready;
  const { operation } = ready.admitted;
  if (operation.kind === 'subscription') {
    return refuse(answerDeps.deps, asker, [noSubscriptions()], operation, ready.rate);
  }
  const result = await run(answerDeps, ready);
  return finished(answerDeps.deps, asker.requestId, result, operation, ready.rate);
}

/** Runs what is ready; who counts it learns what came of it before anybody else. */
export async function run(
  deps: { readonly engine: Engine; readonly deps: Pick<Deps, 'config' | 'log'> },
  ready: Ready,
): Promise<ExecutionResult> {
  const result = await executeInTime(deps, ready);
  await ready.change?.end(result).catch((err: unknown) => {
    // What was made is told all the same: to send it again might make it twice.
    const { requestId } = ready.context;
    deps.deps.log.error({ err, requestId }, 'what came of a change was not noted');
  });
  return result;
}

/** What execution leaves, as the libraries type it. */
export interface RawResult {
  readonly data?: Record<string, unknown> | null | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

/** An executed result; only one with errors is touched. */
export function finished(
  deps: Pick<Deps, 'log'>,
  requestId: string,
  result: RawResult,
  operation: PreparedOperation,
  rate: BucketState | null,
): Answer {
  const data = result.data ?? null;
  if (result.errors === undefined) return { result: { data }, refusedAs: null, rate, operation };
  const errors = shaped(deps, requestId, result.errors, operation);
  return { result: { errors, data }, refusedAs: null, rate, operation };
}

/** An answer to a request of which nothing ran. */
export function refuse(
  deps: Pick<Deps, 'log'>,
  { requestId }: Pick<Asker, 'requestId'>,
  errors: readonly GraphQLError[],
  operation?: PreparedOperation,
  rate: BucketState | null = null,
): Answer {
  const answered = shaped(deps, requestId, errors, operation);
  return { result: { errors: answered }, refusedAs: foremostCode(answered), rate, operation };
}

function shaped(
  { log }: Pick<Deps, 'log'>,
  requestId: string,
  errors: readonly GraphQLError[],
  operation: PreparedOperation | undefined,
): readonly AnsweredError[] {
  return errors.map((error) =>
    answerError(error, requestId, (fault) => {
      const { path } = fault;
      log.error({ requestId, operation: operation?.label, path, err: causeOf(fault) }, 'fault');
    }),
  );
}

function causeOf(fault: GraphQLError): Error {
  return fault.originalError ?? fault;
}
