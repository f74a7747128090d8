import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { type Search, type Searchable, searchIndex } from './search-index.ts';

/** What everybody may see besides assets, by its name. */
export interface SearchableName extends Searchable {
  readonly kind: 'STRATEGY' | 'EXPERT';
  readonly id: string;
  readonly subtitle: string | null;
}

interface NameRow {
  readonly kind: 'STRATEGY' | 'EXPERT';
  readonly id: string;
  readonly name: string;
  readonly subtitle: string | null;
}

/** The most followed strategies that are public, and experts by name: at most 2,000 of each. */
const publicNames = statement<NameRow>(
  'market_public_names',
  `(select 'STRATEGY' as kind, id, name, left(description, 200) as subtitle from strategies
    where status = 'PUBLISHED' and visibility = 'PUBLIC'
    order by follower_count desc, id limit 2000)
   union all
   (select 'EXPERT', id, name, title from experts order by name collate "C", id limit 2000)`,
);

export type NamesDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly log: { warn(fields: object, message: string): void };
};

interface Kept {
  search: Search<SearchableName>;
  /** Epoch milliseconds. */
  until: number;
  loading: Promise<void> | null;
}

/** A name that is new is found after this at the latest. */
const KEPT_MILLISECONDS = 30_000;
const keptByDatabase = new WeakMap<Database, Kept>();

/**
 * Finds strategies and experts by name, in memory. What is kept is read anew beside the searches; a
 * database that does not answer leaves the names as they were.
 */
export async function searchNames(
  deps: NamesDeps,
  query: string,
  limit: number,
): Promise<ReturnType<Search<SearchableName>>> {
  const known = keptByDatabase.get(deps.db);
  const kept: Kept = known ?? { search: () => [], until: 0, loading: null };
  keptByDatabase.set(deps.db, kept);
  if (deps.clock.now().getTime() >= kept.until && kept.loading === null) {
    kept.loading = load(deps, kept).finally(() => {
      kept.loading = null;
    });
  }
  // Only the first search waits.
  if (known === undefined || kept.until === 0) await kept.loading;
  return kept.search(query, limit);
}

async function load({ db, clock, log }: NamesDeps, kept: Kept): Promise<void> {
  try {
    const rows = await db.all(publicNames);
    kept.search = searchIndex(rows.map(searchableName));
  } catch (error) {
    log.warn({ err: error }, 'search: the names of strategies and experts cannot be read');
  }
  kept.until = clock.now().getTime() + KEPT_MILLISECONDS;
}

function searchableName(row: NameRow): SearchableName {
  return { ...row, symbol: null, codes: [], group: row.kind };
}
