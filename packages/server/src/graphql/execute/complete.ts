import { inspect } from 'node:util';
import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLList,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { countRows } from './count-rows.ts';
import { rememberFrozen } from './frozen-lists.ts';
import type { ResponsePath } from './path.ts';
import { failAfter, isPromise } from './promises.ts';
import { executeFields, fail, resolveInfo } from './run.ts';
import type { Complete, FieldPlan, Run } from './types.ts';

/** The completion of one output type. */
export function completion(type: GraphQLOutputType): Complete {
  if (isNonNullType(type)) return completeNonNull(completion(type.ofType));
  if (isListType(type)) return rememberFrozen(type.ofType, completeList(type));
  if (isLeafType(type)) return completeLeaf(type);
  if (isAbstractType(type)) return completeAbstract(type);
  return (run, field, fieldPath, value, path) => {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) return null;
    return completeObject(type, run, field, fieldPath, value, path);
  };
}

function completeNonNull(inner: Complete): Complete {
  return (run, field, fieldPath, value, path) => {
    const completed = inner(run, field, fieldPath, value, path);
    if (completed !== null) return completed;
    throw new Error(
      `Cannot return null for non-nullable field ${field.parentType.name}.${field.definition.name}.`,
    );
  };
}

function completeLeaf(type: GraphQLLeafType): Complete {
  return (_run, _field, _fieldPath, value) => {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) return null;
    const serialized = type.serialize(value);
    if (serialized !== null && serialized !== undefined) return serialized;
    throw new Error(`Expected ${type.name} to serialize ${inspect(value)} to a value.`);
  };
}

function completeList(type: GraphQLList<GraphQLOutputType>): Complete {
  const itemOf = completeItem(type.ofType);
  const isOfLeaves = isLeafType(getNamedType(type));
  return (run, field, fieldPath, value, path) => {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object' || !(Symbol.iterator in value)) {
      throw new Error(
        `Expected Iterable, but did not find one for field ` +
          `"${field.parentType.name}.${field.definition.name}".`,
      );
    }
    if (!isOfLeaves && Array.isArray(value)) countRows(run, value.length);
    const results: unknown[] = [];
    let hasPromise = false;
    try {
      for (const item of value as Iterable<unknown>) {
        const itemPath: ResponsePath = { prev: path, key: results.length, typename: undefined };
        const completed = itemOf(run, field, fieldPath, item, itemPath);
        if (isPromise(completed)) hasPromise = true;
        results.push(completed);
      }
    } catch (error) {
      if (hasPromise) return failAfter(results, error);
      throw error;
    }
    return hasPromise ? Promise.all(results) : results;
  };
}

/** One list item: where its type allows null, its failure is its own. */
function completeItem(type: GraphQLOutputType): Complete {
  const complete = completion(type);
  const isNonNull = isNonNullType(type);
  return (run, field, fieldPath, item, path) => {
    try {
      const completed = isPromise(item)
        ? item.then((value) => run.work.stretch(() => complete(run, field, fieldPath, value, path)))
        : complete(run, field, fieldPath, item, path);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (error) => fail(run, error, field, path, isNonNull));
    } catch (error) {
      return fail(run, error, field, path, isNonNull);
    }
  };
}

function completeAbstract(type: GraphQLAbstractType): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  return (run, field, fieldPath, value, path) => {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) return null;
    const info = resolveInfo(run, field, fieldPath);
    const completeAs = (typeName: unknown) =>
      completeObject(runtimeType(run, type, typeName), run, field, fieldPath, value, path);
    const typeName = resolveType(value, run.contextValue, info, type);
    return isPromise(typeName) ? typeName.then(completeAs) : completeAs(typeName);
  };
}

function runtimeType(run: Run, type: GraphQLAbstractType, typeName: unknown): GraphQLObjectType {
  const { schema } = run.plan;
  const found = typeof typeName === 'string' ? schema.getType(typeName) : undefined;
  if (isObjectType(found) && schema.isSubType(type, found)) return found;
  throw new Error(`${inspect(typeName)} is not a possible type for "${type.name}".`);
}

function completeObject(
  type: GraphQLObjectType,
  run: Run,
  field: FieldPlan,
  fieldPath: ResponsePath,
  value: unknown,
  path: ResponsePath,
): unknown {
  const selection = field.subselection(type);
  if (!type.isTypeOf) return executeFields(run, selection, value, path);
  const proceed = (isRightType: boolean) => {
    if (isRightType) return executeFields(run, selection, value, path);
    throw new Error(`Expected value of type "${type.name}" but got: ${inspect(value)}.`);
  };
  const isRightType = type.isTypeOf(value, run.contextValue, resolveInfo(run, field, fieldPath));
  return isPromise(isRightType) ? isRightType.then(proceed) : proceed(isRightType);
}
