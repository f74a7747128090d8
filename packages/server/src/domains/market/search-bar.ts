import type { AssetRow } from './catalogue.ts';
import { searchAssets } from './search-index.ts';

export interface SearchBarInput {
  readonly query: string;
  /** Default: every kind. */
  readonly kinds?: readonly 'ASSET'[] | null | undefined;
  /** 1 to 50; 10 where nothing is said. */
  readonly limit?: number | undefined;
}

export interface SearchResult {
  readonly kind: 'ASSET';
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** A plain decimal from 0 to 1. */
  readonly score: string;
  readonly asset: AssetRow;
}

const SCORE_PLACES = 4;
const DEFAULT_LIMIT = 10;

/** The best first: an exact symbol, then starts of words, then words with small typing errors. */
export function searchBar({ query, kinds, limit }: SearchBarInput): SearchResult[] {
  if (kinds != null && !kinds.includes('ASSET')) return [];
  return searchAssets(query, limit ?? DEFAULT_LIMIT).map(({ asset, score }) => ({
    kind: 'ASSET',
    id: asset.id,
    title: asset.symbol,
    subtitle: asset.name,
    score: String(Number(score.toFixed(SCORE_PLACES))),
    asset,
  }));
}
