import { getNamedType, isEnumType, isInputObjectType, isNonNullType } from 'graphql';
import type { Inputs } from '../generated/rows.ts';
import { linkedType, typeOfEntity } from './links.ts';
import {
  hintsOf,
  inputOf,
  inputType,
  isEntity,
  namedObject,
  type OperationHints,
  pageRow,
  resultOf,
} from './model.ts';
import { need, type Realm } from './realm.ts';
import type { Values } from './take-input.ts';

/** What an operation is given; of operations that are treated alike, values by name. */
export type ParamsOf<Name extends string> = Name extends keyof Inputs ? Inputs[Name] : Values;

/** One use of an operation that the contract's own rules answer. */
export interface Call<Name extends string = string> {
  readonly realm: Realm;
  readonly operation: string;
  readonly hints: OperationHints;
  readonly params: ParamsOf<Name>;
  /** Those of the token. Null where nobody is known, and where an example is made. */
  readonly scopes?: ReadonlySet<string> | null;
}

export function callOf(
  realm: Realm,
  operation: string,
  params: Values,
  scopes: ReadonlySet<string> | null = null,
): Call {
  return { realm, operation, hints: hintsOf(operation), params, scopes };
}

/** The stored type that an operation answers with, alone, in a list or a page; else null. */
export function resultEntity(operation: string): string | null {
  const type = resultOf(operation);
  const name = (pageRow(type) ?? namedObject(type))?.name;
  return name !== undefined && isEntity(name) ? name : null;
}

/** What `id` and `ids` in an operation's input name. */
export function subjectOf(operation: string): string | null {
  const { reads, creates, changes, deletes } = hintsOf(operation).effect;
  const result = resultEntity(operation);
  const isResult =
    result !== null && [...reads, ...changes].includes(result) && !creates.includes(result);
  const isPageOfIt = result !== null && pageRow(resultOf(operation)) !== null;
  if (isResult && !isPageOfIt) return result;
  return [...deletes, ...changes, ...reads, ...creates].find(isEntity) ?? null;
}

/** An id in an input and the type that it names. */
export interface NamedId {
  readonly path: readonly (string | number)[];
  readonly type: string;
  readonly id: string;
}

/** Every id of stored objects in an operation's input. */
export function idsIn(operation: string, params: Values): NamedId[] {
  const input = inputOf(operation);
  return input === null ? [] : idsBelow(operation, input.name, params, []);
}

function idsBelow(
  operation: string,
  inputName: string,
  value: Values,
  path: readonly (string | number)[],
): NamedId[] {
  const fields = inputType(inputName).getFields();
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = value[name];
    if (own === undefined || own === null) return [];
    const inner = getNamedType(field.type);
    const each = Array.isArray(own) ? own : [own];
    const pathOf = (at: number) => (Array.isArray(own) ? [...path, name, at] : [...path, name]);
    if (isInputObjectType(inner)) {
      return each.flatMap((one, at) => idsBelow(operation, inner.name, one, pathOf(at)));
    }
    if (inner.name !== 'ID') return [];
    const type = typeOfId(operation, inputName, name, value);
    return type === null
      ? []
      : each.map((id, at): NamedId => ({ path: pathOf(at), type, id: String(id) }));
  });
}

function typeOfId(operation: string, parent: string, name: string, value: Values): string | null {
  if (name === 'entityId') return typeOfEntity(value['entityType']);
  if (name === 'id' || name === 'ids') {
    if (parent === 'InstrumentSelectorInput') return 'Instrument';
    return subjectOf(operation);
  }
  return linkedType(parent, name);
}

/**
 * An answer that may be null says itself that nothing belongs to another object's id, and a list
 * passes over those of `ids` that name nothing.
 *
 * @throws {PlatformError} NOT_FOUND where the operation says so and an id names nothing
 */
export function requireKnownIds({ realm, operation, hints, params }: Call): void {
  if (!hints.errors.includes('NOT_FOUND')) return;
  const saysNull = hints.kind === 'READ' && !isNonNullType(resultOf(operation));
  const entity = resultEntity(operation);
  for (const { type, id, path } of idsIn(operation, params)) {
    if (hints.kind === 'READ' && path[0] === 'ids') continue;
    if (!saysNull || type === entity) need(realm, type, id);
  }
}

/** Values of enums in the first level of an input. */
export function enumValues(operation: string, params: Values): readonly string[] {
  const fields = inputOf(operation)?.getFields() ?? {};
  return Object.entries(fields).flatMap(([name, { type }]) => {
    const value = params[name];
    return isEnumType(getNamedType(type)) && typeof value === 'string' ? [value] : [];
  });
}

/** Whether the input has an enum that could name one of the states. */
export function mayName(operation: string, states: readonly string[]): boolean {
  return Object.values(inputOf(operation)?.getFields() ?? {}).some(({ type }) => {
    const named = getNamedType(type);
    return (
      isEnumType(named) &&
      named.getValues().some(({ name }) => states.some((state) => state.startsWith(name)))
    );
  });
}
