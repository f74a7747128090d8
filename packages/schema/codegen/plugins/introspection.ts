import {
  type GraphQLNamedType,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Contract } from '../contract.ts';
import { header } from '../header.ts';

/**
 * Writes the contract as a type, in the form that gql.tada reads without turning it around first,
 * so that people's own documents are checked while they are written.
 */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  { contract }: { contract: Contract },
): string {
  const { publicSchema } = contract;
  const types = Object.values(publicSchema.getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  const scalars = types.filter(isScalarType).filter(({ name }) => !BUILT_IN.test(name));
  const described = types.filter((type) => !isScalarType(type));
  return `${header}
interface Named<Kind, Name> { kind: Kind; name: Name; ofType: null }
interface Some<Type> { kind: 'NON_NULL'; name: never; ofType: Type }
interface Many<Type> { kind: 'LIST'; name: never; ofType: Type }
interface Field<Name, Type> { name: Name; type: Type }
interface Input<Name, Type, Default = null> { name: Name; type: Type; defaultValue: Default }

interface Types {
  ${['Boolean', 'Float', 'ID', 'Int', 'String'].map((name) => `${name}: unknown;`).join('\n  ')}
  ${scalars.map(({ name }) => `${name}: unknown;`).join('\n  ')}
  ${described.map((type) => `${type.name}: ${describe(type)};`).join('\n  ')}
}

/** The contract as gql.tada reads it. */
export interface introspection {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: 'Subscription';
  types: Types;
}

/** What the contract's own scalars are in TypeScript: decimals, moments and days are strings. */
export interface Scalars {
  ${scalars.map(({ name }) => `${name}: string;`).join('\n  ')}
}

/**
 * What gql.tada is set up with: \`const graphql = initGraphQLTada<Contract>()\`. Fragments are not
 * masked.
 */
export interface Contract {
  introspection: introspection;
  scalars: Scalars;
  disableMasking: true;
}
`;
}

const BUILT_IN = /^(?:Boolean|Float|ID|Int|String)$/;

function describe(type: GraphQLNamedType): string {
  const { name } = type;
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => `'${value.name}'`);
    return `{ name: '${name}'; enumValues: ${values.join(' | ')} }`;
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      ({ name: own, type: taken, defaultValue }) =>
        `Input<'${own}', ${reference(taken)}${defaultValue === undefined ? '' : ', string'}>`,
    );
    const head = `kind: 'INPUT_OBJECT'; name: '${name}'; isOneOf: ${type.isOneOf}`;
    return `{ ${head}; inputFields: [${fields.join(', ')}] }`;
  }
  if (isObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => `${field.name}: Field<'${field.name}', ${reference(field.type)}>`,
    );
    return `{ kind: 'OBJECT'; name: '${name}'; fields: { ${fields.join('; ')} } }`;
  }
  throw new Error(`${name} is of a kind that nothing of the contract had when this was written`);
}

function reference(type: GraphQLType): string {
  if (isNonNullType(type)) return `Some<${reference(type.ofType)}>`;
  if (isListType(type)) return `Many<${reference(type.ofType)}>`;
  return `Named<'${kindOf(type)}', '${type.name}'>`;
}

function kindOf(type: GraphQLNamedType): string {
  if (isScalarType(type)) return 'SCALAR';
  if (isEnumType(type)) return 'ENUM';
  return isInputObjectType(type) ? 'INPUT_OBJECT' : 'OBJECT';
}
