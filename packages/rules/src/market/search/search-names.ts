import { type Search, type Searchable, searchIndex } from './search-index.ts';

/** What people may see besides assets; trade ideas by their plan. */
export type NameKind = 'STRATEGY' | 'EXPERT' | 'TRADE_IDEA' | 'NEWS';

export interface SearchableName extends Searchable {
  readonly kind: NameKind;
  readonly id: string;
  readonly subtitle: string | null;
}

/** A headline holds many words that somebody may be looking for elsewhere. */
const WEIGHTS: Readonly<Record<NameKind, number>> = {
  STRATEGY: 1,
  EXPERT: 1,
  TRADE_IDEA: 0.9,
  NEWS: 0.8,
};

/** @param rows within a kind the better known, or the newer, first */
export function searchNames<T extends Pick<SearchableName, 'kind' | 'id' | 'name' | 'subtitle'>>(
  rows: readonly T[],
): Search<T & SearchableName> {
  return searchIndex(
    rows.map((row) => ({
      ...row,
      symbol: null,
      codes: [],
      group: row.kind,
      weight: WEIGHTS[row.kind],
    })),
  );
}
