import { type NameKind, searchNames } from '@investing-platform/rules/market/search/search-names';
import {
  type Searched,
  searchResults,
} from '@investing-platform/rules/market/search/search-results';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { all, find, type Realm } from '../../contract/realm.ts';
import type { Row, RowOf } from '../../contract/row.ts';
import type { Values } from '../../contract/take-input.ts';
import { strategiesOfOthers } from '../../facts/strategies.ts';
import { shownIdeas } from '../ideas/trade-ideas.ts';

/** How far back news is looked for. */
const NEWS_MS = 3 * DAY_MS;

function named(kind: NameKind, rows: readonly Row[], title: string, subtitle: string) {
  const lines = rows.map((row) => ({
    kind,
    id: String(row.id),
    name: String(row[title]),
    subtitle: row[subtitle] == null ? null : String(row[subtitle]),
    row,
  }));
  return searchNames(lines);
}

/** Published strategies that everybody can see: one's own and those of others. */
function publicStrategies(realm: Realm): readonly RowOf<'Strategy'>[] {
  const ids = new Set<string>();
  return [...all(realm, 'Strategy'), ...strategiesOfOthers(realm)].filter((row) => {
    const isShown = row.status === 'PUBLISHED' && row.visibility === 'PUBLIC';
    if (!isShown || ids.has(row.id)) return false;
    ids.add(row.id);
    return true;
  });
}

const publishedAt = (row: RowOf<'NewsItem'>): number => new Date(row.publishedAt as Date).getTime();

function recentNews(realm: Realm): readonly RowOf<'NewsItem'>[] {
  const now = realm.platform.clock.now().getTime();
  return all(realm, 'NewsItem')
    .filter((row) => publishedAt(row) > now - NEWS_MS && publishedAt(row) <= now)
    .sort((left, right) => publishedAt(right) - publishedAt(left));
}

/** The search of the platform over what the mocks hold. */
export function search({ realm, params, scopes }: Call<'searchBar'>) {
  const ideas = scopes?.has('portfolio.read') === true ? shownIdeas(realm) : [];
  const names = {
    STRATEGY: named('STRATEGY', publicStrategies(realm), 'name', 'description'),
    EXPERT: named('EXPERT', all(realm, 'Expert'), 'name', 'title'),
    TRADE_IDEA: named('TRADE_IDEA', ideas, 'title', 'thesis'),
    NEWS: named('NEWS', recentNews(realm), 'headline', 'source'),
  };
  const shown = (type: string, row: unknown) => present(realm, type, Object(row));
  return searchResults(params as Searched & Values, names).map(({ item, asset, ...line }) => ({
    ...line,
    asset: asset === null ? null : shown('Asset', find(realm, 'Asset', asset.id)),
    news: item?.kind === 'NEWS' ? shown('NewsItem', item.row) : null,
  }));
}
