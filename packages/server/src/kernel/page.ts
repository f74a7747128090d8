import type { Cursors } from './cursors.ts';
import { badCursor } from './errors.ts';
import { isId, LAST_ID } from './ids.ts';

/** A part of a list, and where the next part starts; null where there is none (contract rule 3). */
export interface Page<Node> {
  readonly nodes: Node[];
  readonly nextCursor: string | null;
}

/** How many a page holds where the caller does not say. */
export const USUAL_LIMIT = 50;

/** @param rows in the list's order, one more than `limit` where another page follows */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): Page<Row> {
  const nodes = rows.slice(0, limit);
  const last = nodes.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { nodes, nextCursor: hasMore ? cursorAfter(last) : null };
}

interface CursorMaker {
  readonly cursors: Cursors;
}

/** Before the first row of a list that runs from the newest instant to the oldest, then by id. */
export const NEWEST: readonly ['infinity', string] = ['infinity', LAST_ID];

/**
 * The row after which a list that is ordered by instant and id goes on; null for its beginning.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that the list did not give out
 */
export function instantPosition(
  { cursors }: CursorMaker,
  list: string,
  cursor: string | null | undefined,
): readonly [at: Date, id: string] | null {
  if (cursor == null) return null;
  const [instant = '', id = ''] = cursors.decode(list, cursor);
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !isId(id)) throw badCursor();
  return [at, id];
}

/** The cursor that `instantPosition` reads. */
export function instantCursor(
  { cursors }: CursorMaker,
  list: string,
  at: Date,
  id: string,
): string {
  return cursors.encode(list, [at.toISOString(), id]);
}

interface PageRequest {
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/**
 * A page of a list that runs from the newest instant to the oldest, then by id.
 *
 * @param read the rows before a position, at most as many as it is told
 * @param instantOf what the list is ordered by
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that the list did not give out
 */
export async function newestPage<Row extends { readonly id: string }>(
  deps: CursorMaker,
  list: string,
  { limit = USUAL_LIMIT, cursor }: PageRequest,
  read: (before: Date | 'infinity', beforeId: string, limit: number) => Promise<Row[]>,
  instantOf: (row: Row) => Date,
): Promise<Page<Row>> {
  const [before, beforeId] = instantPosition(deps, list, cursor) ?? NEWEST;
  const rows = await read(before, beforeId, limit + 1);
  return pageOf(rows, limit, (last) => instantCursor(deps, list, instantOf(last), last.id));
}
