import type { Instrument } from '@investing-platform/schema/instruments';
import type { GetCurrentStockPriceInput } from '@investing-platform/schema/operations';
import { assetView } from '../market/asset-view.ts';
import { assetById, assetBySymbol, theAssetById } from '../market/assets.ts';
import { marketHours } from '../market/market-hours.ts';
import { livePrices } from './live-prices.ts';
import type { Answers } from './types.ts';

export const marketAnswers = {
  fetchAssetByAssetId: ({ platform, params }) =>
    assetView(platform, theAssetById('params.assetId', params.assetId)),
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
  getCurrentStockPrice: ({ platform, params }) => platform.market.quote(pricedAsset(params)),
  fetchMarketHours: ({ platform, params }) => marketHours(platform.clock.now(), params ?? {}),
  livePriceData: ({ platform, params: { assetIds, symbols } }) => {
    const assets =
      symbols?.map((symbol, at) => assetBySymbol(`params.symbols.${at}`, symbol)) ??
      (assetIds ?? []).map((id, at) => theAssetById(`params.assetIds.${at}`, id));
    return livePrices(platform, [...new Set(assets)]);
  },
} satisfies Pick<
  Answers,
  | 'fetchAssetByAssetId'
  | 'fetchAssetByTicker'
  | 'fetchAssetsByAssetIds'
  | 'getCurrentStockPrice'
  | 'fetchMarketHours'
  | 'livePriceData'
>;

function pricedAsset({ assetId, symbol }: GetCurrentStockPriceInput): Instrument {
  return symbol === undefined
    ? theAssetById('params.assetId', assetId)
    : assetBySymbol('params.symbol', symbol);
}
