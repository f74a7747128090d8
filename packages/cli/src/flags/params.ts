import { inputTypes } from '../generated/commands.ts';
import { UsageError } from '../usage-error.ts';
import { type Flag, flagName, typeNameOf } from './flags.ts';
import type { InputField, InputType } from './input-type.ts';

/** The value of `params`. */
export type Params = Readonly<Record<string, unknown>>;

/** A flag with the value that it stands for. */
export type Given = readonly [flag: Flag, value: unknown];

/**
 * Reads the JSON of `--params`.
 *
 * @throws {UsageError} where it is not an object
 */
export function readParams(text: string): Params {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError('--params is not JSON.');
  }
  if (isObject(value)) return value;
  throw new UsageError(`--params is not a JSON object, such as '{"limit": 10}'.`);
}

/** `params` with the values of flags, which come before those of `--params`. */
export function paramsOf(base: Params, given: readonly Given[]): Params {
  return given.reduce((params, [{ path }, value]) => withValue(params, path, value), base);
}

function withValue(params: Params, path: readonly string[], value: unknown): Params {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return { ...params, [name]: value };
  const inner = params[name];
  return { ...params, [name]: withValue(isObject(inner) ? inner : {}, rest, value) };
}

/**
 * Refuses what the server is known to refuse: fields that the contract lacks, and required ones
 * that are not given.
 *
 * @throws {UsageError} that names all of them
 */
export function checkParams(operation: string, input: InputType | null, params: Params): void {
  const unknown = input === null ? Object.keys(params) : unknownFields(input, params, []);
  if (unknown.length > 0) {
    throw new UsageError(`${operation} takes no ${unknown.join(', ')} in --params.`);
  }
  const missing = input === null ? [] : missingFields(input, params, []);
  if (missing.length > 0) throw new UsageError(`${operation} needs ${missing.join(', ')}.`);
}

function unknownFields(input: InputType, value: Params, path: readonly string[]): string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = input.fields.find((one) => one.name === name);
    const own = [...path, name];
    if (field === undefined) return [own.join('.')];
    const nested = nestedType(field);
    return nested && isObject(inner) ? unknownFields(nested, inner, own) : [];
  });
}

function missingFields(input: InputType, value: Params, path: readonly string[]): string[] {
  return input.fields.flatMap((field) => {
    const inner = value[field.name];
    const own = [...path, field.name];
    const nested = nestedType(field);
    if (nested && isObject(inner)) return missingFields(nested, inner, own);
    if (!field.isRequired || (inner !== undefined && inner !== null)) return [];
    return [nested ? namesBelow(nested, own) : flagName(own)];
  });
}

/** The required flags of an object, or the choice that it is. */
function namesBelow(input: InputType, path: readonly string[]): string {
  const fields = input.isOneOf ? input.fields : input.fields.filter((field) => field.isRequired);
  const names = fields.map((field) => {
    const own = [...path, field.name];
    return nestedType(field) ? `${flagName(own)}.*` : flagName(own);
  });
  if (names.length === 0) return `${flagName(path)}.*`;
  return input.isOneOf ? `one of ${names.join(' ')}` : names.join(', ');
}

function nestedType(field: InputField): InputType | undefined {
  return field.type.startsWith('[') ? undefined : inputTypes[typeNameOf(field)];
}

function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
