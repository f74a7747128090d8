import type { SearchableName } from '@investing-platform/rules/market/search/search-names';
import type { NewsStory } from '../../../ports/news.ts';

/** What a search finds besides assets; a piece of news brings its story along. */
export type FoundName = SearchableName & { readonly story?: NewsStory };
