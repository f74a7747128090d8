import { scalars } from '@investing-platform/schema';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import type { PositionShown, TokenActor } from '@investing-platform/server/testing';
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { PositionsParams, Source } from './source.ts';

/** The context of the peers' resolvers. */
export interface PeerContext {
  readonly actor: TokenActor;
}

/** The public contract on the peers' own copy of `graphql`, with the two measured fields. */
export function peerSchema(source: Source): GraphQLSchema {
  const schema = buildSchema(publicTypeDefs);
  for (const { name, serialize, parseValue, parseLiteral } of Object.values(scalars)) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  resolve<unknown, object>(schema, 'Query', 'fetchCurrentUser', (_root, _args, { actor }) =>
    source.currentUser(actor),
  );
  resolve<unknown, { params?: PositionsParams | null }>(
    schema,
    'Query',
    'getPositions',
    (_root, { params }, { actor }) => source.positions(actor, params ?? {}),
  );
  resolve<PositionShown, object>(schema, 'Position', 'asset', (row) => source.assetOf(row));
  resolve<PositionShown, object>(schema, 'Position', 'marketValueInDisplayCurrency', (row) =>
    source.displayValueOf(row),
  );
  return schema;
}

function resolve<Parent, Args>(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
  resolver: GraphQLFieldResolver<Parent, PeerContext, Args>,
): void {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (field === undefined) throw new Error(`${typeName}.${fieldName} is not in the contract`);
  field.resolve = resolver as GraphQLFieldResolver<unknown, unknown>;
}
