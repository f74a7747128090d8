import { GraphQLError, type GraphQLResolveInfo, locatedError } from 'graphql';
import { pathToArray, type ResponsePath } from './path.ts';
import { failAfter, isPromise } from './promises.ts';
import type { FieldPlan, ResponseObject, Run, SelectionPlan } from './types.ts';

/**
 * All fields of one object, at once (GraphQL specification, section 6.3, normal execution).
 *
 * @throws the error of a field that must not be null; the caller's position becomes null
 */
export function executeFields(
  run: Run,
  selection: SelectionPlan,
  source: unknown,
  path: ResponsePath | undefined,
): ResponseObject | Promise<ResponseObject> {
  const leaves = selection.readLeaves(source);
  const results = leaves ?? emptyResponse(selection);
  const fields = leaves === null ? selection.fields : selection.others;
  let waiting: string[] | undefined;
  try {
    for (const field of fields) {
      const value = field.execute(run, field, source, path);
      results[field.responseName] = value;
      // The cheap half of the question first: it is asked of every value.
      if (typeof value === 'object' && isPromise(value)) {
        waiting ??= [];
        waiting.push(field.responseName);
      }
    }
  } catch (error) {
    if (waiting === undefined) throw error;
    return failAfter(
      waiting.map((name) => results[name]),
      error,
    );
  }
  return waiting === undefined ? results : settle(results, waiting);
}

/** Copying an object of the right size is cheaper than growing one field by field. */
function emptyResponse({ template }: SelectionPlan): ResponseObject {
  return template === null ? Object.create(null) : { ...template };
}

async function settle(results: ResponseObject, waiting: readonly string[]) {
  const [only] = waiting;
  if (waiting.length === 1 && only !== undefined) {
    results[only] = await results[only];
    return results;
  }
  const values = await Promise.all(waiting.map((name) => results[name]));
  for (const [index, name] of waiting.entries()) results[name] = values[index];
  return results;
}

/** One field after the other, as mutations must run (section 6.3, serial execution). */
export async function executeFieldsSerially(
  run: Run,
  selection: SelectionPlan,
  source: unknown,
): Promise<ResponseObject> {
  const results = emptyResponse(selection);
  for (const field of selection.fields) {
    results[field.responseName] = await field.execute(run, field, source, undefined);
  }
  return results;
}

/**
 * A field or list item failed: null with a collected error where null is allowed.
 *
 * @throws {GraphQLError} the located error where it is not
 */
export function fail(
  run: Run,
  raw: unknown,
  field: FieldPlan,
  path: ResponsePath,
  isNonNull: boolean,
): null {
  const error = locatedError(raw, [...field.nodes], pathToArray(path));
  if (isNonNull) throw error;
  run.collected.add(error, path);
  return null;
}

/** What resolvers get as their fourth argument. */
export function resolveInfo(run: Run, field: FieldPlan, path: ResponsePath): GraphQLResolveInfo {
  return new ResolveInfo(run, field, path);
}

/** Nearly every resolver leaves it alone, so it costs little until somebody looks. */
class ResolveInfo implements GraphQLResolveInfo {
  readonly path: ResponsePath;
  readonly #run: Run;
  readonly #field: FieldPlan;

  constructor(run: Run, field: FieldPlan, path: ResponsePath) {
    this.path = path;
    this.#run = run;
    this.#field = field;
  }
  get fieldName() {
    return this.#field.definition.name;
  }
  get fieldNodes() {
    return this.#field.nodes;
  }
  get returnType() {
    return this.#field.definition.type;
  }
  get parentType() {
    return this.#field.parentType;
  }
  get schema() {
    return this.#run.plan.schema;
  }
  get fragments() {
    return this.#run.plan.fragments;
  }
  get rootValue() {
    return this.#run.rootValue;
  }
  get operation() {
    return this.#run.plan.operation;
  }
  get variableValues() {
    return this.#run.variables as GraphQLResolveInfo['variableValues'];
  }
}

/** An argument that only its variable makes wrong is the caller's mistake. */
export function readArguments(run: Run, field: FieldPlan): Record<string, unknown> {
  try {
    return field.readArguments(run.variables);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, {
      ...(error.nodes === undefined ? {} : { nodes: error.nodes }),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
}
