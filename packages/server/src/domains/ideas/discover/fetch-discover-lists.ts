import { assetById } from '@investing-platform/rules/market/catalogue';
import type { DiscoverListKind, DiscoverMetric } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import { type StrategyShown, visibleStrategiesOf } from '../../strategies/index.ts';
import { type DiscoverListed, listsOf } from './lists.ts';
import { METRICS, type Ranked, type Rankings, rankings } from './rankings.ts';

export interface FetchDiscoverListsInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly kinds?: readonly DiscoverListKind[] | null | undefined;
  /** 1 to 50, default 20. */
  readonly limit?: number | undefined;
  /** 1 to 50, default 10. */
  readonly itemLimit?: number | undefined;
}

type ListDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

const USUAL_LISTS = 20;
const USUAL_ITEMS = 10;
const MAX_ITEMS = 50;
const OF_PRICES: readonly DiscoverListKind[] = ['GAINERS', 'LOSERS', 'MOST_TRADED'];

/**
 * Lists to discover, in the operator's order.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where no price is known that a list is ranked by
 */
export async function fetchDiscoverLists(
  deps: ListDeps,
  actor: Actor,
  { ids = null, kinds = null, ...more }: FetchDiscoverListsInput,
) {
  const { limit = USUAL_LISTS, itemLimit = USUAL_ITEMS } = more;
  const lists = await listsOf(deps.db, ids, kinds);
  return listsShown(deps, actor, lists.slice(0, limit), itemLimit);
}

export type DiscoverListRow = Awaited<ReturnType<typeof fetchDiscoverLists>>[number];

export type DiscoverItemRow = DiscoverListRow['items'][number];

/** Lists that somebody likes, by id; those that exist no longer are left out. */
export async function discoverListsById(deps: ListDeps, actor: Actor, ids: readonly string[]) {
  const shown = await listsShown(deps, actor, await listsOf(deps.db, ids, null), MAX_ITEMS);
  return new Map(shown.map((list) => [list.id, list]));
}

async function listsShown(
  deps: ListDeps,
  actor: Actor,
  lists: readonly DiscoverListed[],
  itemLimit: number,
) {
  if (lists.length === 0) return [];
  const made = await rankings(deps);
  if (!made.hasPrices && lists.some(({ kind }) => OF_PRICES.includes(kind)))
    throw refuse('PROVIDER_UNAVAILABLE', 'Prices are not available now');
  const rankedIn = ({ kind }: DiscoverListed) => (made.byKind.get(kind) ?? []).slice(0, itemLimit);
  const strategyIds = lists
    .filter(({ kind }) => kind === 'POPULAR_STRATEGIES')
    .flatMap((list) => rankedIn(list).map(({ id }) => id));
  const { userId } = requireUser(actor);
  const strategies = await visibleStrategiesOf(deps.db, userId, strategyIds);
  const byId = new Map(strategies.map((strategy) => [strategy.id, strategy]));
  return lists.map((list) => listShown(list, made, rankedIn(list), byId, itemLimit));
}

function listShown(
  { id, kind, title, subtitle, assetIds, updatedAt }: DiscoverListed,
  { at }: Rankings,
  ranked: readonly Ranked[],
  strategies: ReadonlyMap<string, StrategyShown>,
  itemLimit: number,
) {
  const isTheme = kind === 'THEME';
  const entries = isTheme
    ? assetIds.slice(0, itemLimit).map((assetId) => ({ id: assetId, value: null }))
    : ranked;
  const items = entries.flatMap((entry) => {
    const isStrategy = kind === 'POPULAR_STRATEGIES';
    const asset = isStrategy ? null : assetById(entry.id);
    const strategy = isStrategy ? (strategies.get(entry.id) ?? null) : null;
    return asset === null && strategy === null
      ? []
      : [{ asset, strategy, metricValue: entry.value }];
  });
  const metric: DiscoverMetric | null = METRICS[kind] ?? null;
  return {
    id,
    kind,
    title,
    subtitle,
    metric,
    items: items.map((item, place) => ({ rank: place + 1, ...item })),
    refreshedAt: updatedAt ?? at,
  };
}
