import {
  type FoundLine,
  type Searched,
  searchResults,
} from '@investing-platform/rules/market/search/search-results';
import type { Actor, UserActor } from '../../../kernel/actor.ts';
import { type NewsItem, newsItem } from '../news-item.ts';
import type { FoundName } from './found-name.ts';
import { type NamesDeps, publicNames } from './search-names.ts';
import { type NewsSearchDeps, newsByHeadline } from './search-news.ts';

export type SearchBarInput = Searched;

export interface SearchResult extends Omit<FoundLine<FoundName>, 'item'> {
  readonly news: NewsItem | null;
}

/**
 * The best first: an exact symbol, then starts of words, then words with small typing errors. News
 * is waited for only where nothing else is asked for.
 */
export async function searchBar(
  deps: NamesDeps & NewsSearchDeps,
  actor: Actor,
  input: SearchBarInput,
): Promise<SearchResult[]> {
  const { kinds } = input;
  const wants = (kind: FoundLine<FoundName>['kind']) => kinds == null || kinds.includes(kind);
  const isNewsAlone = kinds?.every((kind) => kind === 'NEWS') ?? false;
  const asksForNames = wants('STRATEGY') || wants('EXPERT') || wants('TRADE_IDEA');
  const [{ STRATEGY, EXPERT, ideas }, NEWS] = await Promise.all([
    asksForNames ? publicNames(deps) : { STRATEGY: none, EXPERT: none, ideas: null },
    wants('NEWS') ? newsByHeadline(deps, isNewsAlone) : none,
  ]);
  const TRADE_IDEA = mayReadIdeas(actor) ? (ideas?.get(actor.plan) ?? none) : none;
  return searchResults<FoundName>(input, { STRATEGY, EXPERT, TRADE_IDEA, NEWS }).map(
    ({ item, ...line }) => ({
      ...line,
      news: item?.story === undefined ? null : newsItem(item.story),
    }),
  );
}

const none = () => [];

/** Ideas stand behind a scope, which the search itself does not. */
function mayReadIdeas(actor: Actor): actor is UserActor {
  return actor.kind !== 'anonymous' && actor.scopes.has('portfolio.read');
}
