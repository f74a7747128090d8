import type { PreparedOperation } from '@investing-platform/engine';
import { refuse } from '@investing-platform/rules/refusals/platform-error';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLOutputType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { contractSchema } from './contract-schema.ts';

type Path = (string | number)[];

/**
 * The result as it is where one field could not be had: null with an error at the first place that
 * may be null; the whole of `data` where none may.
 */
export function withPartialData(
  { definition }: PreparedOperation,
  result: ExecutionResult,
): ExecutionResult {
  const root = contractSchema().getRootType(definition.operation);
  const data = structuredClone(result.data) ?? null;
  const path = root && data !== null ? nullFirst(root, data, []) : null;
  const [rootField = ''] = Object.keys(data ?? {});
  const cause = refuse('PROVIDER_UNAVAILABLE', 'An outside source does not answer');
  const error = new GraphQLError(cause.message, {
    path: path ?? [rootField],
    originalError: cause,
  });
  return { data: path === null ? null : data, errors: [...(result.errors ?? []), error] };
}

/** The result with null in every field that may be null; what the operation itself gives stays. */
export function withNulls(
  { definition }: PreparedOperation,
  result: ExecutionResult,
): ExecutionResult {
  const root = contractSchema().getRootType(definition.operation);
  const data = structuredClone(result.data) ?? null;
  for (const [name, value] of Object.entries(data ?? {})) {
    const type = root?.getFields()[name]?.type;
    if (type !== undefined) nullAll(type, value);
  }
  return { ...result, data };
}

function nullAll(type: GraphQLOutputType, value: unknown): void {
  const nullable = getNullableType(type);
  if (isListType(nullable) && Array.isArray(value)) {
    for (const one of value) nullAll(nullable.ofType, one);
  }
  if (!isObjectType(nullable) || typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  for (const [name, inner] of Object.entries(object)) {
    const field = nullable.getFields()[name];
    if (field === undefined) continue;
    if (isNonNullType(field.type)) nullAll(field.type, inner);
    else object[name] = null;
  }
}

/** Sets the first nullable field to null. @returns where it stands; null where there is none */
function nullFirst(type: GraphQLOutputType, value: unknown, path: Path): Path | null {
  const nullable = getNullableType(type);
  if (isListType(nullable) && Array.isArray(value)) {
    return value.length === 0 ? null : nullFirst(nullable.ofType, value[0], [...path, 0]);
  }
  if (!isObjectType(nullable) || typeof value !== 'object' || value === null) return null;
  const fields = nullable.getFields();
  const object = value as Record<string, unknown>;
  const entries = Object.keys(object).flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [{ name, type: field.type }];
  });
  const own = entries.find((entry) => !isNonNullType(entry.type) && object[entry.name] !== null);
  if (own !== undefined) {
    object[own.name] = null;
    return [...path, own.name];
  }
  for (const entry of entries) {
    const inner = nullFirst(entry.type, object[entry.name], [...path, entry.name]);
    if (inner !== null) return inner;
  }
  return null;
}
