import type { DiscoverListKind } from '@investing-platform/schema/operations';
import type { Database } from '../../../db/database.ts';
import { type StoredList, themes } from './discover.sql.ts';

/** A list of the operator's, or one that is made from what happens. */
export type DiscoverListed = Omit<StoredList, 'updatedAt'> & {
  /** Null for one that is ranked when it is read. */
  readonly updatedAt: Date | null;
};

type RankedList = readonly [id: string, kind: DiscoverListKind, title: string, place: number];

/** What the platform ranks by itself; the operator's lists come between by their places. */
const RANKED: readonly RankedList[] = [
  ['01a1f640-f401-7b0e-9c41-3d6a8e2f5b71', 'GAINERS', 'Up the most today', 100],
  ['01a1f640-f402-7b0e-9c41-3d6a8e2f5b72', 'LOSERS', 'Down the most today', 200],
  ['01a1f640-f403-7b0e-9c41-3d6a8e2f5b73', 'MOST_TRADED', 'Traded the most today', 300],
  ['01a1f640-f404-7b0e-9c41-3d6a8e2f5b74', 'MOST_HELD', 'Held by the most people', 400],
  ['01a1f640-f405-7b0e-9c41-3d6a8e2f5b75', 'MOST_LIKED', 'Liked by the most people', 500],
  ['01a1f640-f406-7b0e-9c41-3d6a8e2f5b76', 'POPULAR_STRATEGIES', 'Followed the most', 600],
];
const RANKED_LISTS: readonly DiscoverListed[] = RANKED.map(([id, kind, title, place]) => ({
  id,
  kind,
  title,
  place,
  subtitle: null,
  assetIds: [],
  updatedAt: null,
}));

/** Lists in the operator's order. Null: whatever they are. */
export async function listsOf(
  db: Pick<Database, 'all'>,
  ids: readonly string[] | null,
  kinds: readonly DiscoverListKind[] | null,
): Promise<DiscoverListed[]> {
  const named = ids === null ? null : new Set(ids.map((id) => id.toLowerCase()));
  const ranked = RANKED_LISTS.filter(
    ({ id, kind }) => (named === null || named.has(id)) && (kinds === null || kinds.includes(kind)),
  );
  const own = kinds === null || kinds.includes('THEME') ? await db.all(themes, ids) : [];
  return [...ranked, ...own].sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
}
