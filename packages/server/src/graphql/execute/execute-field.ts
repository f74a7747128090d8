import {
  defaultFieldResolver,
  GraphQLID,
  type GraphQLLeafType,
  GraphQLString,
  getNullableType,
  isLeafType,
  isNonNullType,
  TypeNameMetaFieldDef,
} from 'graphql';
import type { ResponsePath } from './path.ts';
import { isPromise } from './promises.ts';
import { fail, readArguments, resolveInfo } from './run.ts';
import type { ExecuteField, FieldDefinition, FieldPlan, Run } from './types.ts';

/** Chooses how a field runs; leaves that are plain properties need no path and no info. */
export function fieldExecution(definition: FieldDefinition): ExecuteField {
  if (definition === TypeNameMetaFieldDef) return (_run, field) => field.parentType.name;
  if (definition.resolve !== undefined) return executeField;
  const type = getNullableType(definition.type);
  if (!isLeafType(type)) return executeField;
  const isNullable = !isNonNullType(definition.type);
  return type === GraphQLString || type === GraphQLID
    ? executeTextProperty(definition.name, isNullable)
    : executePrintedProperty(definition.name, type, isNullable);
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
    ? result.then((value) => field.complete(run, field, path, value, path))
    : field.complete(run, field, path, result, path);
  if (!isPromise(completed)) return completed;
  return completed.then(undefined, (error) => fail(run, error, field, path, field.isNonNull));
}

/** A property whose value is text already, or null: by far the most fields. */
function executeTextProperty(name: string, isNullable: boolean): ExecuteField {
  return (run, field, source, parentPath) => {
    if (typeof source === 'object' && source !== null) {
      const value = (source as Record<string, unknown>)[name];
      if (typeof value === 'string') return value;
      if (value === null && isNullable) return null;
    }
    return executeField(run, field, source, parentPath);
  };
}

/** A property that its type has to print; anything unusual takes the long way. */
function executePrintedProperty(
  name: string,
  type: GraphQLLeafType,
  isNullable: boolean,
): ExecuteField {
  return (run, field, source, parentPath) => {
    if (typeof source === 'object' && source !== null) {
      const value = (source as Record<string, unknown>)[name];
      if (isPrintable(value)) {
        const printed = print(type, value);
        if (printed !== undefined) return printed;
      }
      if (value === null && isNullable) return null;
    }
    return executeField(run, field, source, parentPath);
  };
}

function isPrintable(value: unknown): boolean {
  if (typeof value === 'object') return value instanceof Date;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Undefined where the value does not fit: the long way finds out again, and says why. */
function print(type: GraphQLLeafType, value: unknown): unknown {
  try {
    return type.serialize(value) ?? undefined;
  } catch {
    return undefined;
  }
}
