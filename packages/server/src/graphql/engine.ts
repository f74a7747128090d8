import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { type DocumentLimits, documentStore } from './documents.ts';
import { refusal } from './errors.ts';
import { executePlan } from './execute/execute-plan.ts';
import { openSource } from './execute/open-source.ts';
import type { VariableValues } from './execute/types.ts';
import { admit, type Caller } from './gate/admit.ts';
import type { Catalog, PreparedOperation } from './operation.ts';
import { coerceVariables } from './variables.ts';

/** Bounds of one request (contract rule 20). */
export interface EngineLimits extends DocumentLimits {
  /** Estimated objects of an answer, nested list lengths multiplied. */
  readonly nodes: number;
}

export interface EngineOptions {
  readonly schema: GraphQLSchema;
  readonly catalog: Catalog;
  readonly limits: EngineLimits;
  readonly introspection: boolean;
}

/** The parameters of a GraphQL request, of the right JSON types already. */
export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** An operation that may run, with its coerced variables. */
export interface AdmittedOperation {
  readonly operation: PreparedOperation;
  readonly variables: VariableValues;
}

/** Nothing of the request runs. */
export interface Refused {
  readonly errors: readonly GraphQLError[];
  /** The operation, where the document got that far. */
  readonly operation?: PreparedOperation;
}

/** What a transport needs; HTTP and WebSocket share every step of it. */
export interface Engine {
  readonly schema: GraphQLSchema;
  /**
   * Reads, validates, limits, gates and coerces. The order: document, operation name, gate,
   * variables, estimate. Never throws.
   */
  admit(request: OperationRequest, caller: Caller): AdmittedOperation | Refused;
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
export function createEngine({ schema, catalog, limits, introspection }: EngineOptions): Engine {
  const documents = documentStore({ schema, catalog, limits, introspection });

  const run = (admitted: AdmittedOperation, contextValue: unknown, rootValue?: unknown) => {
    const { operation, variables } = admitted;
    try {
      const plan = operation.plan(variables);
      return executePlan(plan, { contextValue, variables, rootValue });
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
      const operation = select(document.operations, request.operationName);
      if (operation === undefined) return { errors: [unknownOperation(request)] };
      const refusals = admit(operation.requirements, caller);
      if (refusals.length > 0) return { errors: refusals, operation };
      const coerced = coerceVariables(operation.variables, request.variables ?? {});
      if ('errors' in coerced) return { ...coerced, operation };
      const variables = coerced.values;
      const nodes = operation.estimateNodes(variables);
      if (nodes > limits.nodes) return { errors: [tooManyNodes(nodes, limits.nodes)], operation };
      return { operation, variables };
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

type Operations = ReadonlyMap<string | undefined, PreparedOperation>;

/** GraphQL specification, section 6.1, GetOperation. */
function select(operations: Operations, name: string | null | undefined) {
  if (name !== undefined && name !== null) return operations.get(name);
  if (operations.size !== 1) return undefined;
  const [only] = operations.values();
  return only;
}

function unknownOperation({ operationName }: OperationRequest): GraphQLError {
  const message =
    typeof operationName === 'string'
      ? 'The document has no operation of that name.'
      : 'operationName must name one of the operations of the document.';
  return refusal('GRAPHQL_VALIDATION_FAILED', message, {
    fields: [{ path: 'operationName', message }],
  });
}

function tooManyNodes(nodes: number, limit: number): GraphQLError {
  return refusal(
    'QUERY_LIMIT_EXCEEDED',
    `The answer may hold ${nodes} objects; at most ${limit} are allowed. Ask for shorter lists.`,
  );
}
