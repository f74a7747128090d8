import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import {
  fetchAssetByAssetId,
  fetchAssetByTicker,
  fetchAssetsByAssetIds,
  fetchAssetsByTickers,
} from './fetch-assets.ts';
import { fetchAvailableRates } from './fetch-available-rates.ts';
import { fetchMarketHours } from './fetch-market-hours.ts';
import { getCurrentStockPrice } from './get-current-stock-price.ts';
import { getTradableAssets } from './get-tradable-assets.ts';
import { assetBars } from './history/asset-bars.ts';
import { assetDividends, assetSplits } from './history/company-actions.ts';
import { fetchAssetPerformance } from './history/fetch-asset-performance.ts';
import { fiftyTwoWeekRange } from './history/fifty-two-week-range.ts';
import { getStockHistoricalData } from './history/get-stock-historical-data.ts';
import { livePriceData } from './live-prices/live-price-data.ts';
import { getOptionHistoricalData } from './options/get-option-historical-data.ts';
import { getExpirationDates, getOptionChain, getStrikes } from './options/option-chain.ts';
import { priceInRequest } from './quotes.ts';
import { searchBar } from './search/search-bar.ts';
import type { LivePrice } from './stock-price.ts';

export const resolvers = {
  Query: {
    fetchAssetByAssetId: (_root, { params }) => fetchAssetByAssetId(params),
    fetchAssetByTicker: (_root, { params }) => fetchAssetByTicker(params),
    fetchAssetPerformance: (_root, { params }, { deps }) => fetchAssetPerformance(deps, params),
    fetchAssetsByAssetIds: (_root, { params }) => fetchAssetsByAssetIds(params),
    fetchAssetsByTickers: (_root, { params }) => fetchAssetsByTickers(params),
    fetchAvailableRates: (_root, { params }, { deps }) => fetchAvailableRates(deps, params ?? {}),
    fetchMarketHours: (_root, { params }, { deps }) => fetchMarketHours(deps, params ?? {}),
    getCurrentStockPrice: (_root, { params }, { deps }) => getCurrentStockPrice(deps, params),
    getExpirationDates: (_root, { params }, { deps }) => getExpirationDates(deps, params),
    getOptionChain: (_root, { params }, { deps }) => getOptionChain(deps, params),
    getOptionHistoricalData: (_root, { params }, { deps }) => getOptionHistoricalData(deps, params),
    getStockHistoricalData: (_root, { params }, { deps }) => getStockHistoricalData(deps, params),
    getStrikes: (_root, { params }, { deps }) => getStrikes(deps, params),
    getTradableAssets: (_root, { params }, { deps }) => getTradableAssets(deps, params ?? {}),
    searchBar: (_root, { params }, { deps, actor }) => searchBar(deps, actor, params),
  },
  Subscription: {
    livePriceData: {
      subscribe: (_root, { params }, { deps }) => livePriceData(deps, params),
      resolve: (price: LivePrice) => price,
    },
  },
  Asset: {
    bars: (asset, { params }, { deps }) => assetBars(deps, asset, params),
    dividends: (asset, { params }, context) => assetDividends(context, asset, params ?? {}),
    fiftyTwoWeekRange: (asset, _args, { deps }) => fiftyTwoWeekRange(deps, asset),
    quote: (asset, _args, context) => priceInRequest(context.deps, context, asset),
    splits: (asset, { params }, context) => assetSplits(context, asset, params ?? {}),
  },
} satisfies Resolvers;
