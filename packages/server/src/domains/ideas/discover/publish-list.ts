import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { deleteList, insertList, listCount } from './discover.sql.ts';

/** A list of assets that share a subject. */
export interface NewList {
  /** 1 to 120 characters. */
  readonly title: string;
  /** At most 300 characters; null: none. */
  readonly subtitle: string | null;
  /** `TICKER` or `TICKER.MIC`, 1 to 50, in the order of the list. */
  readonly symbols: readonly string[];
  /** Where it stands among the lists, the lowest first. */
  readonly place: number;
}

/** With those of the platform no more than 50. */
const MAX_LISTS = 44;
const MAX_ITEMS = 50;
const MAX_TITLE = 120;
const MAX_SUBTITLE = 300;
const MAX_PLACE = 1_000_000;

/**
 * Publishes a list of the operator's.
 *
 * @throws {PlatformError} BAD_USER_INPUT naming the field; NOT_FOUND for an asset; INVALID_STATE
 *   where there are 44 lists
 */
export async function publishList(
  tx: Transaction,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  { title, subtitle, symbols, place }: NewList,
): Promise<{ readonly id: string }> {
  if (title.trim() === '' || title.length > MAX_TITLE)
    throw badInput('title', `must have 1 to ${MAX_TITLE} characters`);
  if (subtitle !== null && (subtitle.trim() === '' || subtitle.length > MAX_SUBTITLE))
    throw badInput('subtitle', `must have 1 to ${MAX_SUBTITLE} characters`);
  if (symbols.length === 0 || symbols.length > MAX_ITEMS)
    throw badInput('symbols', `must be 1 to ${MAX_ITEMS}`);
  if (!Number.isInteger(place) || place < 0 || place > MAX_PLACE)
    throw badInput('place', `must be a whole number from 0 to ${MAX_PLACE}`);
  const ids = symbols.map((symbol) => theAssetBySymbol('symbols', symbol).id);
  if (new Set(ids).size < ids.length) throw badInput('symbols', 'must be each given once');
  const { count } = await tx.one(listCount);
  if (count >= MAX_LISTS) throw refuse('INVALID_STATE', `There are ${MAX_LISTS} lists already`);
  const id = newId(clock, random);
  await tx.run(insertList, { id, title, subtitle, assetIds: ids, place, now: clock.now() });
  return { id };
}

/**
 * Takes a list of the operator's away.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function withdrawList(
  tx: Transaction,
  id: string,
): Promise<{ readonly title: string }> {
  const deleted = await tx.maybe(deleteList, id);
  if (deleted === null) throw notFound('DiscoverList');
  return deleted;
}
