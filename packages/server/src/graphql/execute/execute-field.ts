import {
  defaultFieldResolver,
  GraphQLID,
  type GraphQLLeafType,
  GraphQLString,
  getNullableType,
  isEnumType,
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
  return executeLeafProperty(definition.name, type, !isNonNullType(definition.type));
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

/** A property that is a leaf, by far the most fields; anything unusual takes the long way. */
function executeLeafProperty(
  name: string,
  type: GraphQLLeafType,
  isNullable: boolean,
): ExecuteField {
  const isPrinted = printedTexts(type);
  return (run, field, source, parentPath) => {
    if (typeof source === 'object' && source !== null) {
      const value = (source as Record<string, unknown>)[name];
      if (typeof value === 'string' && isPrinted(value)) return value;
      if (isPrintable(value)) {
        const printed = print(type, value);
        if (printed !== undefined) return printed;
      }
      if (value === null && isNullable) return null;
    }
    return executeField(run, field, source, parentPath);
  };
}

/** Which texts the type prints as they are; a scalar may say so in `extensions.isPrinted`. */
function printedTexts(type: GraphQLLeafType): (text: string) => boolean {
  if (type === GraphQLString || type === GraphQLID) return () => true;
  if (isEnumType(type)) {
    const values = type.getValues().filter(({ name, value }) => name === value);
    const names = new Set(values.map(({ name }) => name));
    return (text) => names.has(text);
  }
  const { isPrinted } = type.extensions;
  return typeof isPrinted === 'function' ? (isPrinted as (text: string) => boolean) : () => false;
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
