import type { AssetRow } from './catalogue.ts';
import { searchAssets } from './search-assets.ts';
import { type NamesDeps, searchNames } from './search-names.ts';

export type SearchResultKind = 'ASSET' | 'STRATEGY' | 'EXPERT';

export interface SearchBarInput {
  readonly query: string;
  /** Default: every kind. */
  readonly kinds?: readonly SearchResultKind[] | null | undefined;
  /** 1 to 50; 10 where nothing is said. */
  readonly limit?: number | undefined;
}

export interface SearchResult {
  readonly kind: SearchResultKind;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** A plain decimal from 0 to 1. */
  readonly score: string;
  readonly asset: AssetRow | null;
}

const SCORE_PLACES = 4;
const DEFAULT_LIMIT = 10;

type Scored = Omit<SearchResult, 'score'> & { readonly score: number };

/** The best first: an exact symbol, then starts of words, then words with small typing errors. */
export async function searchBar(
  deps: NamesDeps,
  { query, kinds, limit = DEFAULT_LIMIT }: SearchBarInput,
): Promise<SearchResult[]> {
  const wants = (kind: SearchResultKind): boolean => kinds == null || kinds.includes(kind);
  const found: Scored[] = wants('ASSET') ? assetsFound(query, limit) : [];
  if (wants('STRATEGY') || wants('EXPERT')) {
    for (const { item, score } of await searchNames(deps, query, limit)) {
      const { kind, id, name: title, subtitle } = item;
      if (wants(kind)) found.push({ kind, id, title, subtitle, score, asset: null });
    }
  }
  return found
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ score, ...rest }) => ({ ...rest, score: String(Number(score.toFixed(SCORE_PLACES))) }));
}

function assetsFound(query: string, limit: number): Scored[] {
  return searchAssets(query, limit).map(({ item: { asset }, score }) => ({
    kind: 'ASSET',
    id: asset.id,
    title: asset.symbol,
    subtitle: asset.name,
    score,
    asset,
  }));
}
