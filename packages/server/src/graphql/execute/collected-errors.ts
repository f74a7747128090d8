import type { GraphQLError } from 'graphql';
import type { ResponsePath } from './path.ts';

/**
 * The field errors of one execution. An error below a position that is null already is left out:
 * the response has room for one error per null (GraphQL specification, section 6.4.4).
 */
export class CollectedErrors {
  readonly errors: GraphQLError[] = [];
  readonly #nulledPositions = new Set<ResponsePath | undefined>();

  /** @param path the position that becomes null; undefined for the whole `data` */
  add(error: GraphQLError, path: ResponsePath | undefined): void {
    for (let position = path; position !== undefined; position = position.prev) {
      if (this.#nulledPositions.has(position)) return;
    }
    if (this.#nulledPositions.has(undefined)) return;
    this.#nulledPositions.add(path);
    this.errors.push(error);
  }
}
