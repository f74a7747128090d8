import type { VariableValues } from '@investing-platform/engine';
import { type ExecutionResult, type GraphQLError, OperationTypeNode } from 'graphql';
import { UNCOUNTED } from '../../kernel/own-work.ts';
import { CollectedErrors } from './collected-errors.ts';
import { isPromise } from './promises.ts';
import { executeFields, executeFieldsSerially } from './run.ts';
import type { OperationPlan, ResponseObject, Run } from './types.ts';

export interface ExecutePlanInput {
  readonly contextValue: unknown;
  /** Coerced variable values; those of conditions as they were when the plan was made. */
  readonly variables: VariableValues;
  /** The event of a subscription; undefined for queries and mutations. */
  readonly rootValue?: unknown;
  /** Rows that the lists of the answer may have together; any number where it is left out. */
  readonly mostRows?: number;
  /** What its stretches count as; nothing where it is left out. */
  readonly work?: Run['work'];
}

/**
 * Executes a prepared operation with the results that graphql-js has. Field errors are part of
 * the result; nothing is thrown and no promise rejects.
 */
export function executePlan(
  plan: OperationPlan,
  input: ExecutePlanInput,
): ExecutionResult | Promise<ExecutionResult> {
  const run: Run = {
    plan,
    rootValue: input.rootValue,
    contextValue: input.contextValue,
    variables: input.variables,
    collected: new CollectedErrors(),
    work: input.work ?? UNCOUNTED,
    counted: { rows: 0, cost: 0 },
    most: input.mostRows ?? Number.POSITIVE_INFINITY,
  };
  try {
    const data = run.work.stretch(() =>
      plan.operation.operation === OperationTypeNode.MUTATION
        ? executeFieldsSerially(run, plan.root, input.rootValue)
        : executeFields(run, plan.root, input.rootValue, undefined),
    );
    return isPromise(data) ? finish(run, data) : response(run, data);
  } catch (error) {
    return nullResponse(run, error);
  }
}

async function finish(run: Run, data: Promise<ResponseObject>): Promise<ExecutionResult> {
  try {
    return response(run, await data);
  } catch (error) {
    return nullResponse(run, error);
  }
}

function response(run: Run, data: ResponseObject): ExecutionResult {
  const { errors } = run.collected;
  return errors.length === 0 ? { data } : { errors, data };
}

/** Only located errors reach this place: `fail` makes them where a field must not be null. */
function nullResponse(run: Run, error: unknown): ExecutionResult {
  run.collected.add(error as GraphQLError, undefined);
  return { errors: run.collected.errors, data: null };
}
