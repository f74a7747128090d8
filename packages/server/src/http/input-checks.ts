import { compileConstraints, type ParamsCheck } from '@investing-platform/schema';
import type { GraphQLSchema } from 'graphql';

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, ParamsCheck>>();

/** What the contract asks of the input of each operation, by names such as `Mutation.placeOrder`. */
export function inputChecks(schema: GraphQLSchema): ReadonlyMap<string, ParamsCheck> {
  const checks = known.get(schema) ?? compileConstraints(schema);
  known.set(schema, checks);
  return checks;
}
