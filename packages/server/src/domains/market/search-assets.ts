import { instruments } from '@investing-platform/schema/instruments';
import { type AssetRow, fullSymbol } from './catalogue.ts';
import { type Search, type Searchable, searchIndex } from './search-index.ts';

export interface SearchableAsset extends Searchable {
  readonly asset: AssetRow;
}

let ofCatalogue: Search<SearchableAsset> | undefined;

/** The assets of the catalogue that fit; the index is made at the first search. */
export const searchAssets: Search<SearchableAsset> = (query, limit) => {
  ofCatalogue ??= searchIndex(instruments.map(searchableAsset));
  return ofCatalogue(query, limit);
};

/** By ticker, alone and with its market, by ISIN and by name. */
export function searchableAsset(asset: AssetRow): SearchableAsset {
  const { symbol, name, isin, assetClass: group } = asset;
  const codes = [symbol, fullSymbol(asset), ...(isin === null ? [] : [isin])];
  return { asset, symbol, name, codes, group };
}
