import { type Instrument, instruments } from '../../../data/instruments.ts';
import { type Search, type Searchable, searchIndex } from './search-index.ts';

export interface SearchableAsset extends Searchable {
  readonly asset: Instrument;
}

/** Whoever looks for "new zealand" means its companies before its dollar. */
const WEIGHT_OF_PAIRS = 0.88;
const BASE_LENGTH = 3;

let ofCatalogue: Search<SearchableAsset> | undefined;

/** The assets of the catalogue that fit; the index is made at the first search. */
export const searchAssets: Search<SearchableAsset> = (query, limit) => {
  ofCatalogue ??= searchIndex(instruments.map(searchableAsset));
  return ofCatalogue(query, limit);
};

/** By ticker, alone and with its market, by ISIN and by name; a pair of currencies as NZD/USD too. */
export function searchableAsset(asset: Instrument): SearchableAsset {
  const { symbol, name, mic, isin, assetClass: group } = asset;
  const isPair = group === 'FX';
  const others = [
    mic === null ? null : `${symbol}.${mic}`,
    isin,
    isPair ? `${symbol.slice(0, BASE_LENGTH)}/${symbol.slice(BASE_LENGTH)}` : null,
  ];
  const codes = [symbol, ...others.filter((code) => code !== null)];
  return { asset, symbol, name, codes, group, weight: isPair ? WEIGHT_OF_PAIRS : 1 };
}
