import type { Instrument } from '@investing-platform/schema/instruments';
import { searchAssets } from './search-assets.ts';
import type { Search } from './search-index.ts';
import type { NameKind, SearchableName } from './search-names.ts';

/** One line of a search, before its asset or its piece of news is looked up. */
export interface FoundLine<T> {
  readonly kind: 'ASSET' | NameKind;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** A plain decimal from 0 to 1. */
  readonly score: string;
  readonly asset: Instrument | null;
  /** What was found of another kind. */
  readonly item: T | null;
}

export interface Searched {
  readonly query: string;
  /** Default: every kind. */
  readonly kinds?: readonly FoundLine<unknown>['kind'][] | null | undefined;
  /** 1 to 50; 10 where nothing is said. */
  readonly limit?: number | undefined;
}

const SCORE_PLACES = 4;
const DEFAULT_LIMIT = 10;
const NAME_KINDS: readonly NameKind[] = ['STRATEGY', 'EXPERT', 'TRADE_IDEA', 'NEWS'];

/** Finds names of one kind each. */
export type NameSearches<T> = Readonly<Record<NameKind, Search<T>>>;

/** Assets and names together, the best first; of equals assets before names. */
export function searchResults<T extends SearchableName>(
  { query, kinds, limit = DEFAULT_LIMIT }: Searched,
  names: NameSearches<T>,
): FoundLine<T>[] {
  const wants = (kind: FoundLine<T>['kind']): boolean => kinds == null || kinds.includes(kind);
  const assets = wants('ASSET') ? searchAssets(query, limit) : [];
  const others = NAME_KINDS.flatMap((kind) => (wants(kind) ? names[kind](query, limit) : []));
  const found = [
    ...assets.map(({ item: { asset }, score }) => {
      const { id, symbol: title, name: subtitle } = asset;
      return { kind: 'ASSET' as const, id, title, subtitle, score, asset, item: null };
    }),
    ...others.map(({ item, score }) => {
      const { kind, id, name: title, subtitle } = item;
      return { kind, id, title, subtitle, score, asset: null, item };
    }),
  ];
  return found
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ score, ...line }) => ({ ...line, score: shownScore(score) }));
}

function shownScore(score: number): string {
  return String(Number(score.toFixed(SCORE_PLACES)));
}
