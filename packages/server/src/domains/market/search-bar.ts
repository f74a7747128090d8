import {
  type FoundLine,
  type Searched,
  searchResults,
} from '@investing-platform/rules/search/search-results';
import type { FoundName } from './found-name.ts';
import { type NewsItem, newsItem } from './news-item.ts';
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
  input: SearchBarInput,
): Promise<SearchResult[]> {
  const { kinds } = input;
  const wants = (kind: FoundLine<FoundName>['kind']) => kinds == null || kinds.includes(kind);
  const isNewsAlone = kinds?.every((kind) => kind === 'NEWS') ?? false;
  const [names, NEWS] = await Promise.all([
    wants('STRATEGY') || wants('EXPERT') ? publicNames(deps) : { STRATEGY: none, EXPERT: none },
    wants('NEWS') ? newsByHeadline(deps, isNewsAlone) : none,
  ]);
  return searchResults<FoundName>(input, { ...names, NEWS }).map(({ item, ...line }) => ({
    ...line,
    news: item?.story === undefined ? null : newsItem(item.story),
  }));
}

const none = () => [];
