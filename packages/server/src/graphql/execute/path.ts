import type { GraphQLResolveInfo } from 'graphql';

/** A position in the response, linked towards the root. */
export type ResponsePath = GraphQLResolveInfo['path'];

/** The position as response names and list indexes, from the root on. */
export function pathToArray(path: ResponsePath): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let position: ResponsePath | undefined = path; position; position = position.prev) {
    keys.push(position.key);
  }
  return keys.reverse();
}
