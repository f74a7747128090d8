import { PaginationError } from './errors.ts';
import type { CallOptions, PagePromise } from './types.ts';

/** A page of a list that can grow. */
export interface Page<Row = unknown> {
  readonly nodes: readonly Row[];
  readonly nextCursor: string | null;
}

/**
 * Every row of a list operation: `for await (const order of paginate(client.getOrders, {}))`.
 * Pages are read one at a time, when the loop asks for them.
 *
 * @throws {PaginationError} where a cursor comes again, so that the list would never end
 */
export async function* paginate<
  Params extends { readonly cursor?: string | null | undefined },
  Row,
>(
  read: (params: Params, options?: CallOptions) => Promise<Page<Row>>,
  params: Params,
  options?: CallOptions,
): AsyncGenerator<Row, undefined, undefined> {
  yield* rowsFrom(read(params, options), (cursor) => read({ ...params, cursor }, options));
}

/** Makes the promise of a first page the list of all rows, too. */
export function paged<P extends Page>(
  first: Promise<P>,
  next: (cursor: string) => Promise<P>,
): PagePromise<P> {
  return Object.assign(first, { [Symbol.asyncIterator]: () => rowsFrom(first, next) });
}

/**
 * Brent's way of finding a cycle: one cursor is kept, and replaced after 1, 2, 4, 8 ... pages, so
 * that a cycle of any length is seen without keeping them all.
 */
async function* rowsFrom<Row>(
  first: Promise<Page<Row>>,
  next: (cursor: string) => Promise<Page<Row>>,
): AsyncGenerator<Row, undefined, undefined> {
  let { nodes, nextCursor } = await first;
  let kept: string | null = null;
  for (let pages = 1, keepAt = 1; ; pages += 1) {
    for (const row of nodes) yield row;
    if (!nextCursor) return;
    if (nextCursor === kept) throw new PaginationError();
    if (pages === keepAt) {
      kept = nextCursor;
      keepAt *= 2;
    }
    ({ nodes, nextCursor } = await next(nextCursor));
  }
}
