import type { VariableValues } from '@investing-platform/engine';
import { type ExecutionResult, type GraphQLError, locatedError } from 'graphql';
import { UNCOUNTED } from '../../kernel/own-work.ts';
import { CollectedErrors } from './collected-errors.ts';
import { pathToArray, type ResponsePath } from './path.ts';
import { readArguments, resolveInfo } from './run.ts';
import type { OperationPlan, Run } from './types.ts';

/**
 * Opens the event source of a subscription (GraphQL specification, section 6.2.3.1).
 *
 * @returns the events, or the field's error; never rejects
 */
export async function openSource(
  plan: OperationPlan,
  input: { readonly contextValue: unknown; readonly variables: VariableValues },
): Promise<AsyncIterable<unknown> | ExecutionResult> {
  const [field] = plan.root.fields;
  if (field === undefined) return { data: null };
  const path: ResponsePath = {
    prev: undefined,
    key: field.responseName,
    typename: field.parentType.name,
  };
  const collected = new CollectedErrors();
  const run: Run = {
    plan,
    rootValue: undefined,
    ...input,
    collected,
    work: UNCOUNTED,
    counted: { rows: 0, cost: 0 },
    most: Number.POSITIVE_INFINITY,
  };
  try {
    const { subscribe } = field.definition;
    const info = resolveInfo(run, field, path);
    const source = await subscribe?.(undefined, readArguments(run, field), run.contextValue, info);
    if (isAsyncIterable(source)) return source;
    throw source instanceof Error ? source : new Error(`${path.key} has no event source.`);
  } catch (error) {
    const located: GraphQLError = locatedError(error, [...field.nodes], pathToArray(path));
    return { errors: [located] };
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
