import { badInput } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { FundingDeps } from './deps.ts';

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Where a list that runs from the newest to the oldest goes on.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that the list did not give out
 */
export function positionOf(
  { cursors }: Pick<FundingDeps, 'cursors'>,
  list: string,
  cursor: string | null,
): [before: Date | 'infinity', beforeId: string] {
  if (cursor === null) return ['infinity', LAST_ID];
  const [createdAt = '', id = ''] = cursors.decode(list, cursor);
  const at = new Date(createdAt);
  if (!Number.isNaN(at.getTime()) && isId(id)) return [at, id];
  throw badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
}

/** @param rows one more than `limit` where there is another page */
export function cursorAfter<Row extends { readonly id: string; readonly createdAt: Date }>(
  { cursors }: Pick<FundingDeps, 'cursors'>,
  list: string,
  rows: readonly Row[],
  limit: number,
): { readonly nodes: Row[]; readonly nextCursor: string | null } {
  const nodes = rows.slice(0, limit);
  const last = nodes.at(-1);
  const nextCursor =
    rows.length > limit && last !== undefined
      ? cursors.encode(list, [last.createdAt.toISOString(), last.id])
      : null;
  return { nodes, nextCursor };
}
