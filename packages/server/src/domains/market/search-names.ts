import type { Search } from '@investing-platform/rules/search/search-index';
import { type NameKind, searchNames } from '@investing-platform/rules/search/search-names';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import type { FoundName } from './found-name.ts';
import { type Refreshed, refreshed } from './refreshed.ts';

interface NameRow {
  readonly kind: Exclude<NameKind, 'NEWS'>;
  readonly id: string;
  readonly name: string;
  readonly subtitle: string | null;
}

/** The most followed strategies that are public, and experts by name: at most 2,000 of each. */
const readNames = statement<NameRow>(
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

type PublicNames = Readonly<Record<NameRow['kind'], Search<FoundName>>>;

/** A name that is new is found after this at the latest. */
const KEPT_MILLISECONDS = 30_000;
const NOTHING: PublicNames = { STRATEGY: () => [], EXPERT: () => [] };
const keptByDatabase = new WeakMap<Database, Refreshed<PublicNames>>();

/**
 * Strategies and experts by name, in memory. A database that does not answer leaves the names as
 * they were.
 */
export function publicNames(deps: NamesDeps): Promise<PublicNames> {
  const kept = keptByDatabase.get(deps.db) ?? keptNames(deps);
  keptByDatabase.set(deps.db, kept);
  return kept.get(true);
}

function keptNames({ db, clock, log }: NamesDeps): Refreshed<PublicNames> {
  return refreshed<PublicNames>({
    clock,
    first: NOTHING,
    keptMilliseconds: KEPT_MILLISECONDS,
    async read() {
      const rows = await db.all(readNames);
      const searchOf = (kind: NameRow['kind']) =>
        searchNames(rows.filter((row) => row.kind === kind));
      return { STRATEGY: searchOf('STRATEGY'), EXPERT: searchOf('EXPERT') };
    },
    onFailure: (error) =>
      log.warn({ err: error }, 'search: the names of strategies and experts cannot be read'),
  });
}
