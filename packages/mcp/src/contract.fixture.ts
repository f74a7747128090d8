import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';

/** The contract as tools see it, without anything that runs. */
export const contract: GraphQLSchema = buildASTSchema(parse(publicTypeDefs, { noLocation: true }), {
  assumeValidSDL: true,
});
