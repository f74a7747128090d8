import type { GraphQLError } from 'graphql';
import { admit, type Caller } from './gate/admit.ts';
import type { RequestLimits } from './limits/excess.ts';
import type { Operations, PreparedOperation } from './prepared-operation.ts';
import { refusal } from './refusal.ts';
import { selectOperation, unknownOperation } from './select-operation.ts';
import type { OperationRequest, VariableValues } from './types.ts';
import { coerceVariables } from './variables.ts';

/** An operation that may run, with its coerced variables. */
export interface Admitted<Operation extends PreparedOperation = PreparedOperation> {
  readonly operation: Operation;
  readonly variables: VariableValues;
}

/** Nothing of the request runs. */
export interface Refused<Operation extends PreparedOperation = PreparedOperation> {
  readonly errors: readonly GraphQLError[];
  /** The operation, where the document got that far. */
  readonly operation?: Operation;
}

/**
 * Everything between a valid document and its execution, in this order: operation name, gate,
 * variables, estimate. Never throws for what a client sends.
 *
 * @param operations those of the document of the request
 */
export function admitRequest<Operation extends PreparedOperation>(
  operations: Operations<Operation>,
  request: Omit<OperationRequest, 'query'>,
  caller: Caller,
  limits: Pick<RequestLimits, 'nodes'>,
): Admitted<Operation> | Refused<Operation> {
  const operation = selectOperation(operations, request.operationName);
  if (operation === undefined) return { errors: [unknownOperation(request)] };
  const refusals = admit(operation.requirements, caller);
  if (refusals.length > 0) return { errors: refusals, operation };
  const coerced = coerceVariables(operation.variables, request.variables ?? {});
  if ('errors' in coerced) return { errors: coerced.errors, operation };
  const variables = coerced.values;
  const nodes = operation.estimateNodes(variables);
  if (nodes > limits.nodes) return { errors: [tooManyNodes(nodes, limits.nodes)], operation };
  return { operation, variables };
}

function tooManyNodes(nodes: number, limit: number): GraphQLError {
  return refusal(
    'QUERY_LIMIT_EXCEEDED',
    `The answer may take the work of ${nodes} objects; at most ${limit} are allowed. ` +
      'Ask for shorter lists, or for fewer things at once.',
  );
}
