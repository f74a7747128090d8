import type { Deps } from '../../deps.ts';
import { badCursor, notFound } from '../../kernel/errors.ts';
import { isId, LAST_ID } from '../../kernel/ids.ts';
import { portfoliosOfPerson } from '../holdings/index.ts';

/** @throws {PlatformError} NOT_FOUND */
export async function requirePortfolios(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  asked: readonly string[] | null,
): Promise<void> {
  if (asked === null) return;
  const known = new Set((await db.all(portfoliosOfPerson, userId)).map(({ id }) => id));
  if (asked.some((id) => !known.has(id.toLowerCase()))) throw notFound('Portfolio');
}

const FIRST = ['infinity', LAST_ID] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day and the id after which a list goes on that begins with the latest day.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that the list did not give out
 */
export function dayPosition(
  { cursors }: Pick<Deps, 'cursors'>,
  list: string,
  cursor: string | null,
): readonly [string, string] {
  if (cursor === null) return FIRST;
  const [day = '', id = ''] = cursors.decode(list, cursor);
  if (!DAY.test(day) || !isId(id)) throw badCursor();
  return [day, id];
}
