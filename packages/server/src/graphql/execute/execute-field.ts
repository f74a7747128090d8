import { defaultFieldResolver, TypeNameMetaFieldDef } from 'graphql';
import { countCost } from './count-rows.ts';
import { UNUSUAL } from './leaf-property.ts';
import type { ResponsePath } from './path.ts';
import { isPromise } from './promises.ts';
import { fail, readArguments, resolveInfo } from './run.ts';
import type { ExecuteField, FieldDefinition, FieldPlan, LeafProperty, Run } from './types.ts';

/** Chooses how a field runs; leaves that are plain properties need no path and no info. */
export function fieldExecution(
  definition: FieldDefinition,
  leaf: LeafProperty | undefined,
): ExecuteField {
  if (definition === TypeNameMetaFieldDef) return (_run, field) => field.parentType.name;
  return leaf === undefined ? executeField : executeLeafProperty(leaf);
}

/** Runs the resolver and completes its value (GraphQL specification, section 6.4). */
function executeField(
  run: Run,
  field: FieldPlan,
  source: unknown,
  parentPath: ResponsePath | undefined,
): unknown {
  const path: ResponsePath = {
    prev: parentPath,
    key: field.responseName,
    typename: field.parentType.name,
  };
  try {
    if (field.cost > 0) countCost(run, field.cost);
    const resolve = field.resolve ?? defaultFieldResolver;
    const info = resolveInfo(run, field, path);
    const result = resolve(source, readArguments(run, field), run.contextValue, info);
    return completeField(run, field, result, path);
  } catch (error) {
    return fail(run, error, field, path, field.isNonNull);
  }
}

function completeField(run: Run, field: FieldPlan, result: unknown, path: ResponsePath): unknown {
  const completed = isPromise(result)
    ? result.then((value) => run.work.stretch(() => field.complete(run, field, path, value, path)))
    : field.complete(run, field, path, result, path);
  if (!isPromise(completed)) return completed;
  return completed.then(undefined, (error) => fail(run, error, field, path, field.isNonNull));
}

/** A property that is a leaf, by far the most fields; anything unusual takes the long way. */
function executeLeafProperty({ name, read }: LeafProperty): ExecuteField {
  return (run, field, source, parentPath) => {
    if (typeof source === 'object' && source !== null) {
      const value = read((source as Record<string, unknown>)[name]);
      if (value !== UNUSUAL) return value;
    }
    return executeField(run, field, source, parentPath);
  };
}
