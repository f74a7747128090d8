import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { otherNames } from '@investing-platform/schema/other-names';
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

/** Words that go with a ticker or a name of an exchange, as in "air nz". */
const WORDS_OF_NEW_ZEALAND = ['nz', 'nzx'];

/**
 * By ticker, alone, with its market and as other services write it, by ISIN, by name and by what
 * people call it; a pair of currencies as NZD/USD too, and a coin as BTC-USD.
 */
export function searchableAsset(asset: Instrument): SearchableAsset {
  const { symbol, name, mic, isin, assetClass: group, exchange } = asset;
  const code = mic === null ? symbol : `${symbol}.${mic}`;
  const isPair = group === 'FX';
  const codes = [symbol, code, ...(isin === null ? [] : [isin])];
  if (exchange === 'NZX') codes.push(`${symbol}.NZ`);
  if (symbol.includes('.')) codes.push(symbol.replace('.', ''), symbol.replace('.', '-'));
  if (isPair) codes.push(`${symbol.slice(0, BASE_LENGTH)}/${symbol.slice(BASE_LENGTH)}`);
  if (group === 'CRYPTO') codes.push(`${symbol}USD`, `${symbol}-USD`, `${symbol}/USD`);
  return {
    asset,
    symbol,
    name,
    otherNames: otherNames[code] ?? [],
    words: exchange === 'NZX' ? WORDS_OF_NEW_ZEALAND : [],
    codes,
    group,
    weight: isPair ? WEIGHT_OF_PAIRS : 1,
  };
}
