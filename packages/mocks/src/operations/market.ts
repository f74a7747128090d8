import {
  knownAssets,
  theAsset,
  theAssetById,
  theAssetBySymbol,
  theAssets,
} from '@investing-platform/rules/catalogue';
import { marketHours } from '@investing-platform/rules/time/market-hours';
import { assetView } from '../market/asset-view.ts';
import { livePrices } from './live-prices.ts';
import type { Answers } from './types.ts';

export const marketAnswers = {
  fetchAssetByAssetId: ({ platform, params }) =>
    assetView(platform, theAssetById('params.assetId', params.assetId)),
  fetchAssetByTicker: ({ platform, params }) =>
    assetView(platform, theAssetBySymbol('params.ticker', params.ticker, params.exchange ?? null)),
  fetchAssetsByAssetIds: ({ platform, params }) => {
    const { found, unknownIds } = knownAssets(params.assetIds);
    return { assets: found.map((asset) => assetView(platform, asset)), unknownIds };
  },
  getCurrentStockPrice: ({ platform, params }) => platform.market.quote(theAsset('params', params)),
  fetchMarketHours: ({ platform, params }) => marketHours(platform.clock.now(), params ?? {}),
  livePriceData: ({ platform, params }) => livePrices(platform, theAssets(params)),
} satisfies Pick<
  Answers,
  | 'fetchAssetByAssetId'
  | 'fetchAssetByTicker'
  | 'fetchAssetsByAssetIds'
  | 'getCurrentStockPrice'
  | 'fetchMarketHours'
  | 'livePriceData'
>;
