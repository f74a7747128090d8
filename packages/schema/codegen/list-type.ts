import { type GraphQLOutputType, isListType, isNonNullType } from 'graphql';

/** Whether a field of the type answers with a list, null or not. */
export function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type);
}
