import { notFound } from '@investing-platform/schema/engine';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { GetCurrentStockPriceInput } from '@investing-platform/schema/operations';
import { assetView } from '../market/asset-view.ts';
import { assetById, assetBySymbol } from '../market/assets.ts';
import { marketHours } from '../market/market-hours.ts';
import { searchAssets } from '../market/search.ts';
import { livePrices } from './live-prices.ts';
import type { Answers } from './types.ts';

const USUAL_SEARCH_LIMIT = 10;

export const marketAnswers = {
  fetchAssetByTicker: ({ platform, params }) =>
    assetView(platform, assetBySymbol('params.ticker', params.ticker, params.exchange ?? null)),
  fetchAssetsByAssetIds: ({ platform, params }) => {
    const found = new Set<Instrument>();
    const unknownIds = new Set<string>();
    for (const id of params.assetIds) {
      const asset = assetById(id);
      if (asset === null) unknownIds.add(id);
      else found.add(asset);
    }
    const assets = [...found].map((asset) => assetView(platform, asset));
    return { assets, unknownIds: [...unknownIds] };
  },
  searchBar: ({ platform, params: { query, kinds, limit } }) => {
    if (kinds != null && !kinds.includes('ASSET')) return [];
    return searchAssets(query, limit ?? USUAL_SEARCH_LIMIT).map(({ asset, score }) => ({
      kind: 'ASSET' as const,
      id: asset.id,
      title: asset.symbol,
      subtitle: asset.name,
      score,
      asset: assetView(platform, asset),
    }));
  },
  getCurrentStockPrice: ({ platform, params }) => platform.market.quote(pricedAsset(params)),
  fetchMarketHours: ({ platform, params }) => marketHours(platform.clock.now(), params ?? {}),
  livePriceData: ({ platform, params: { assetIds, symbols } }) => {
    const assets =
      symbols?.map((symbol, at) => assetBySymbol(`params.symbols.${at}`, symbol)) ??
      (assetIds ?? []).map(knownAsset);
    return livePrices(platform, [...new Set(assets)]);
  },
} satisfies Pick<
  Answers,
  | 'fetchAssetByTicker'
  | 'fetchAssetsByAssetIds'
  | 'searchBar'
  | 'getCurrentStockPrice'
  | 'fetchMarketHours'
  | 'livePriceData'
>;

function pricedAsset({ assetId, symbol }: GetCurrentStockPriceInput): Instrument {
  return symbol === undefined ? knownAsset(assetId) : assetBySymbol('params.symbol', symbol);
}

function knownAsset(id: string): Instrument {
  const asset = assetById(id);
  if (asset === null) throw notFound('Asset');
  return asset;
}
