import type { Search } from '@investing-platform/rules/market/search/search-index';
import { type NameKind, searchNames } from '@investing-platform/rules/market/search/search-names';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { PLANS, type Plan } from '../../../kernel/actor.ts';
import { type Refreshed, refreshed } from '../refreshed.ts';
import type { FoundName } from './found-name.ts';

interface NameRow {
  readonly kind: Exclude<NameKind, 'NEWS'>;
  /** The lowest plan that sees it; null: everybody who sees its kind. */
  readonly tier: Plan | null;
  readonly id: string;
  readonly name: string;
  readonly subtitle: string | null;
}

/** The most followed public strategies, experts by name, the newest ideas: at most 2,000 each. */
const readNames = statement<NameRow>(
  'market_public_names',
  `(select 'STRATEGY' as kind, id, name, left(description, 200) as subtitle, null as tier
    from strategies where status = 'PUBLISHED' and visibility = 'PUBLIC'
    order by follower_count desc, id limit 2000)
   union all
   (select 'EXPERT', id, name, title, null from experts order by name collate "C", id limit 2000)
   union all
   (select 'TRADE_IDEA', id, title, left(thesis, 200),
      case when closed_at is null then required_tier end
    from trade_ideas order by published_at desc, id desc limit 2000)`,
);

export type NamesDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly log: { warn(fields: object, message: string): void };
};

type PublicNames = Readonly<Record<'STRATEGY' | 'EXPERT', Search<FoundName>>> & {
  /** What each plan sees. */
  readonly ideas: ReadonlyMap<Plan, Search<FoundName>>;
};

/** A name that is new is found after this at the latest. */
const KEPT_MS = 30_000;
const NOTHING: PublicNames = { STRATEGY: () => [], EXPERT: () => [], ideas: new Map() };
const keptByDatabase = new WeakMap<Database, Refreshed<PublicNames>>();

/**
 * Strategies, experts and ideas by name, in memory. A database that does not answer leaves the
 * names as they were.
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
    keptMs: KEPT_MS,
    async read() {
      const rows = await db.all(readNames);
      const searchOf = (kind: NameRow['kind']) =>
        searchNames(rows.filter((row) => row.kind === kind));
      const ideas = PLANS.map((plan, rank) => {
        const isShown = ({ kind, tier }: NameRow): boolean =>
          kind === 'TRADE_IDEA' && (tier === null || PLANS.indexOf(tier) <= rank);
        return [plan, searchNames(rows.filter(isShown))] as const;
      });
      return { STRATEGY: searchOf('STRATEGY'), EXPERT: searchOf('EXPERT'), ideas: new Map(ideas) };
    },
    onFailure: (error) =>
      log.warn({ err: error }, 'search: the names of strategies, experts and ideas cannot be read'),
  });
}
