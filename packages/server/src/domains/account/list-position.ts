import { badInput } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { AccountDeps } from './deps.ts';

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Where a page of a list that is ordered by instant and id, the latest first, begins.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that the list did not give out
 */
export function listPosition(
  { cursors }: Pick<AccountDeps, 'cursors'>,
  list: string,
  cursor: string | null,
): [before: Date | 'infinity', beforeId: string] {
  if (cursor === null) return ['infinity', LAST_ID];
  const [at = '', id = ''] = cursors.decode(list, cursor);
  const before = new Date(at);
  if (Number.isNaN(before.getTime()) || !isId(id)) {
    throw badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
  }
  return [before, id];
}
