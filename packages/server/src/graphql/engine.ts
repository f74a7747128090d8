import {
  type Admitted,
  admitRequest,
  type Caller,
  type OperationRequest,
  type Refused,
  type RequestLimits,
  refusal,
} from '@investing-platform/engine';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { doing, ownWork } from '../kernel/own-work.ts';
import { type DocumentStoreOptions, documentStore } from './documents.ts';
import { executePlan } from './execute/execute-plan.ts';
import { openSource } from './execute/open-source.ts';
import type { PlannedOperation } from './planned-operation.ts';

export interface EngineOptions extends DocumentStoreOptions {
  readonly limits: RequestLimits;
  /** Seconds that one operation may compute; any time where it is left out. */
  readonly mostWorkSeconds?: number;
}

/** An operation that may run here, with its coerced variables. */
export type AdmittedOperation = Admitted<PlannedOperation>;

/** What a transport needs; HTTP and WebSocket share every step of it. */
export interface Engine {
  readonly schema: EngineOptions['schema'];
  /**
   * Reads, validates, limits, gates and coerces. The order: document, operation name, gate,
   * variables, estimate. Never throws.
   */
  admit(request: OperationRequest, caller: Caller): AdmittedOperation | Refused<PlannedOperation>;
  /** Runs an admitted query or mutation. The result holds its errors; no promise rejects. */
  execute(
    admitted: AdmittedOperation,
    contextValue: unknown,
  ): ExecutionResult | Promise<ExecutionResult>;
  /** Opens the event source of an admitted subscription, or answers why not. Never rejects. */
  subscribe(
    admitted: AdmittedOperation,
    contextValue: unknown,
  ): Promise<AsyncIterable<unknown> | ExecutionResult>;
  /** Answers one event of an admitted subscription. */
  executeEvent(
    admitted: AdmittedOperation,
    contextValue: unknown,
    event: unknown,
  ): ExecutionResult | Promise<ExecutionResult>;
}

/** @param options the schema with its resolvers, the operation table, and the limits */
export function createEngine(options: EngineOptions): Engine {
  const { schema, limits, mostWorkSeconds = Number.POSITIVE_INFINITY } = options;
  const tooMuchWork = () => workRefused(mostWorkSeconds);
  const documents = documentStore(options);

  const run = (admitted: AdmittedOperation, contextValue: unknown, rootValue?: unknown) => {
    const { operation, variables } = admitted;
    try {
      const plan = operation.plan(variables);
      const input = { contextValue, variables, rootValue, mostRows: limits.nodes };
      const work = ownWork(mostWorkSeconds * 1_000, tooMuchWork);
      return doing(work, () => executePlan(plan, { ...input, work }));
    } catch (error) {
      // A condition without a value: the only fault that planning can find after validation.
      return { data: null, errors: [error as GraphQLError] };
    }
  };

  return {
    schema,
    admit(request, caller) {
      const document = documents.prepare(request.query);
      if ('errors' in document) return document;
      return admitRequest(document.operations, request, caller, limits);
    },
    execute: (admitted, contextValue) => run(admitted, contextValue),
    executeEvent: run,
    async subscribe({ operation, variables }, contextValue) {
      try {
        return await openSource(operation.plan(variables), { contextValue, variables });
      } catch (error) {
        return { errors: [error as GraphQLError] };
      }
    },
  };
}

function workRefused(seconds: number): GraphQLError {
  const message = `The request was computed for more than ${seconds} s. Ask for less at once.`;
  return refusal('QUERY_LIMIT_EXCEEDED', message);
}
