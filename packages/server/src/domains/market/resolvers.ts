import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { fetchAssetByTicker, fetchAssetsByAssetIds } from './fetch-assets.ts';
import { fetchMarketHours } from './fetch-market-hours.ts';
import { getCurrentStockPrice } from './get-current-stock-price.ts';
import { livePriceData } from './live-price-data.ts';
import { priceInRequest } from './quotes.ts';
import { searchBar } from './search-bar.ts';
import type { LivePrice } from './stock-price.ts';

export const resolvers = {
  Query: {
    fetchAssetByTicker: (_root, { params }) => fetchAssetByTicker(params),
    fetchAssetsByAssetIds: (_root, { params }) => fetchAssetsByAssetIds(params),
    searchBar: (_root, { params }) => searchBar(params),
    getCurrentStockPrice: (_root, { params }, { deps }) => getCurrentStockPrice(deps, params),
    fetchMarketHours: (_root, { params }, { deps }) => fetchMarketHours(deps, params ?? {}),
  },
  Subscription: {
    livePriceData: {
      subscribe: (_root, { params }, { deps }) => livePriceData(deps, params),
      resolve: (price: LivePrice) => price,
    },
  },
  Asset: {
    quote: (asset, _args, context) => priceInRequest(context.deps, context, asset),
  },
} satisfies Resolvers;
