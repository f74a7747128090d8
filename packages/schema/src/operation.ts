import type { LeafScope } from './scopes.ts';

declare const types: unique symbol;

/**
 * The text of a GraphQL operation, which knows the types of its data and variables, its kind, and
 * the scope that it needs. At run time it is a plain string.
 */
export type Operation<
  Data,
  Variables,
  Kind extends 'Query' | 'Mutation' | 'Subscription' = 'Query' | 'Mutation',
  Scope extends LeafScope = LeafScope,
> = string & {
  readonly [types]?: { data: Data; variables: Variables; kind: Kind; scope: Scope };
};
