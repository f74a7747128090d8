import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { type ObjectSchema, operationOf, shortened } from './json-schema.ts';

const MAX_DESCRIPTION = 70;
/** Words that tell a unit, a sign or a currency. */
const TELLS_UNIT = /percent|fraction|currency|units|below 0|fees|null|inclu/i;
const SCALARS: Readonly<Record<string, string>> = {
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

/** What a document answers, as its selections say. */
export function answerSchema(schema: GraphQLSchema, document: DocumentNode): ObjectSchema {
  const operation = operationOf(document);
  const root = schema.getRootType(operation.operation);
  if (root === null || root === undefined) throw new Error('the contract has this root type');
  return objectSchema(root, operation.selectionSet);
}

function objectSchema(type: GraphQLObjectType, { selections }: SelectionSetNode): ObjectSchema {
  const properties: Record<string, object> = {};
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) throw new Error('documents of tools have no fragments');
    const name = selection.alias?.value ?? selection.name.value;
    const field = type.getFields()[selection.name.value];
    if (field === undefined) throw new Error(`${type.name}.${selection.name.value} is unknown`);
    const isLeaf = selection.selectionSet === undefined;
    const description = shortened(field.description ?? '', MAX_DESCRIPTION);
    const told = isLeaf && TELLS_UNIT.test(description) ? { description } : {};
    properties[name] = { ...typeSchema(field.type, selection.selectionSet), ...told };
  }
  return { type: 'object', properties, required: Object.keys(properties) };
}

function typeSchema(type: GraphQLOutputType, selections: SelectionSetNode | undefined): object {
  if (isNonNullType(type)) return bareSchema(type.ofType, selections);
  const bare: { type?: string } = bareSchema(type, selections);
  return { ...bare, type: [bare.type, 'null'] };
}

function bareSchema(type: GraphQLOutputType, selections: SelectionSetNode | undefined): object {
  if (isListType(type)) return { type: 'array', items: typeSchema(type.ofType, selections) };
  const named = getNamedType(type);
  if (isObjectType(named) && selections !== undefined) return objectSchema(named, selections);
  if (isEnumType(named)) return { type: 'string' };
  return { type: SCALARS[named.name] ?? 'string' };
}
