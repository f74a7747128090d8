import { invariant } from '@investing-platform/rules/refusals/invariant';
import { invalidInput } from '@investing-platform/rules/refusals/platform-error';
import { compileConstraints, type ParamsCheck } from '@investing-platform/schema';
import {
  assertValidSchema,
  buildASTSchema,
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql';
import { slimSchema } from './slim-schema.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;
type ResolverMap = Readonly<Record<string, object>>;
type Field = Pick<GraphQLFieldConfig<unknown, unknown>, 'resolve' | 'subscribe'>;

/**
 * The executable schema: the contract's SDL with scalars, resolvers and the checks of
 * `@constraint` in front of every field that takes `params`.
 *
 * @param resolvers by type and field; a field of `Subscription` brings `subscribe`, and `resolve`
 *   where its event is not its value; an abstract type may bring `__resolveType`
 * @throws where a resolver or scalar has no place in the schema
 */
export function executableSchema(
  typeDefs: string,
  scalars: Readonly<Record<string, GraphQLScalarType>>,
  resolvers: ResolverMap,
): GraphQLSchema {
  // The generators read the same text and validate it; here it would take a tenth of a start.
  const document = parse(typeDefs, { noLocation: true });
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  for (const scalar of Object.values(scalars)) attachScalar(schema, scalar);
  for (const [typeName, fields] of Object.entries(resolvers)) attach(schema, typeName, fields);
  for (const [coordinate, check] of compileConstraints(schema)) guard(schema, coordinate, check);
  assertValidSchema(schema);
  slimSchema(schema);
  return schema;
}

function attachScalar(schema: GraphQLSchema, scalar: GraphQLScalarType): void {
  const type = schema.getType(scalar.name);
  if (type === undefined) return;
  invariant(isScalarType(type), `${scalar.name} is a scalar of the contract`);
  type.serialize = scalar.serialize;
  type.parseValue = scalar.parseValue;
  type.parseLiteral = scalar.parseLiteral;
  type.extensions = scalar.extensions;
}

function attach(schema: GraphQLSchema, typeName: string, fields: object): void {
  const type = schema.getType(typeName);
  if (isAbstractType(type) && '__resolveType' in fields) {
    type.resolveType = fields.__resolveType as NonNullable<typeof type.resolveType>;
    return;
  }
  invariant(isObjectType(type), `${typeName} is an object type of the contract`);
  for (const [name, resolver] of Object.entries(fields)) {
    const field: Field | undefined = type.getFields()[name];
    invariant(field !== undefined, `${typeName}.${name} is a field of the contract`);
    if (typeof resolver === 'function') {
      field.resolve = resolver as Resolver;
      continue;
    }
    const { subscribe, resolve } = resolver as { subscribe?: Resolver; resolve?: Resolver };
    if (subscribe !== undefined) field.subscribe = subscribe;
    if (resolve !== undefined) field.resolve = resolve;
  }
}

/** Puts a check in front of what a field runs first; `coordinate` is `Type.field`. */
function guard(schema: GraphQLSchema, coordinate: string, check: ParamsCheck): void {
  const guarded =
    (inner: Resolver): Resolver =>
    (source, args, context, info) => {
      const problems = check(args.params);
      if (problems.length > 0) throw invalidInput(problems);
      return inner(source, args, context, info);
    };
  const [typeName = '', fieldName = ''] = coordinate.split('.');
  const type = schema.getType(typeName);
  const field: Field | undefined = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (field?.subscribe) field.subscribe = guarded(field.subscribe);
  else if (field) field.resolve = guarded(field.resolve ?? defaultFieldResolver);
}
