import { operationHints } from '@investing-platform/schema/hints';
import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { contractSchema } from '../service/contract-schema.ts';

export type Field = GraphQLField<unknown, unknown>;

export type OperationHints = (typeof operationHints)[string];

/** What the contract says of an operation. */
export function hintsOf(operation: string): OperationHints {
  const hints = operationHints[operation];
  if (hints === undefined) throw new TypeError(`The contract has no operation ${operation}`);
  return hints;
}

function objectType(name: string): GraphQLObjectType {
  const type = contractSchema().getType(name);
  if (!isObjectType(type)) throw new TypeError(`The contract has no object type ${name}`);
  return type;
}

export function fieldsOf(type: string): readonly Field[] {
  return Object.values(objectType(type).getFields());
}

export function fieldOf(type: string, name: string): Field | undefined {
  return objectType(type).getFields()[name];
}

/** The type of a root field. */
export function resultOf(operation: string): GraphQLOutputType {
  const schema = contractSchema();
  for (const root of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    const field = root?.getFields()[operation];
    if (field !== undefined) return field.type;
  }
  throw new TypeError(`The contract has no operation ${operation}`);
}

export function inputType(name: string): GraphQLInputObjectType {
  const type = contractSchema().getType(name);
  if (!isInputObjectType(type)) throw new TypeError(`The contract has no input type ${name}`);
  return type;
}

/** The type of an operation's `params`; null where it takes none. */
export function inputOf(operation: string): GraphQLInputObjectType | null {
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`;
  const type = contractSchema().getType(name);
  return isInputObjectType(type) ? type : null;
}

/** The object type inside lists and non-nulls; null for leaves. */
export function namedObject(type: GraphQLOutputType): GraphQLObjectType | null {
  const named = getNamedType(type);
  return isObjectType(named) ? named : null;
}

export function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

/** The object type of a page's rows; null where the type is no page. */
export function pageRow(type: GraphQLOutputType): GraphQLObjectType | null {
  const page = namedObject(type);
  const nodes = page?.getFields()['nodes'];
  return nodes === undefined || isList(type) ? null : namedObject(nodes.type);
}

interface Stored {
  readonly entities: ReadonlySet<string>;
  readonly singletons: ReadonlySet<string>;
}

/** Types of which there are many, though none has an id: another object's id names each. */
const KEYED = new Set(['PortfolioEmailSettings']);

let stored: Stored | undefined;

/** Types that an operation reads or writes by name: with `id` many, without it one for each person. */
function storedTypes(): Stored {
  if (stored !== undefined) return stored;
  const written = new Set<string>();
  const named = new Set<string>();
  for (const { effect } of Object.values(operationHints)) {
    for (const name of [...effect.creates, ...effect.changes, ...effect.deletes]) {
      written.add(name);
      named.add(name);
    }
    for (const name of effect.reads) named.add(name);
  }
  const hasId = (name: string): boolean => fieldOf(name, 'id') !== undefined || KEYED.has(name);
  stored = {
    entities: new Set([...named].filter(hasId)),
    singletons: new Set([...written].filter((name) => !hasId(name))),
  };
  return stored;
}

/** Whether objects of the type are stored, with ids of their own. */
export function isEntity(type: string): boolean {
  return storedTypes().entities.has(type);
}

/** Whether each person has one object of the type, such as settings. */
export function isSingleton(type: string): boolean {
  return storedTypes().singletons.has(type);
}

export function entityTypes(): readonly string[] {
  return [...storedTypes().entities];
}
