import {
  knownAssets,
  theAsset,
  theAssetById,
  theAssetBySymbol,
} from '@investing-platform/rules/market/catalogue';
import { noRates } from '@investing-platform/rules/market/market-refusals';
import { marketHours } from '@investing-platform/rules/time/market-hours';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { find } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { now } from '../../facts/time.ts';
import { assetView } from '../../market/asset-view.ts';
import { BASE_OF_RATES, currenciesWithRates, rateOf } from '../../market/exchange-rates.ts';
import { nextInTheNews } from '../../progress/news.ts';
import { historicalData } from './bars.ts';
import { instrumentPrices } from './instrument-prices.ts';
import { newsByAssetIds } from './news.ts';
import { optionRules } from './options.ts';
import { assetPerformance } from './performance.ts';
import { search } from './search.ts';
import { tradableAssets } from './tradable-assets.ts';

function byTickers({ realm, params }: Call<'fetchAssetsByTickers'>) {
  const unknownTickers = new Set<string>();
  const assets = new Map<string, Instrument>();
  for (const ticker of params.tickers as readonly string[]) {
    try {
      const asset = theAssetBySymbol('params.tickers', ticker, (params.exchange ?? null) as null);
      assets.set(asset.id, asset);
    } catch {
      unknownTickers.add(ticker);
    }
  }
  return {
    assets: [...assets.keys()].map((id) =>
      present(realm, 'Asset', Object(find(realm, 'Asset', id))),
    ),
    unknownTickers: [...unknownTickers],
  };
}

function rates({ realm, params }: Call<'fetchAvailableRates'>) {
  const from = String(params.base ?? BASE_OF_RATES);
  if (!currenciesWithRates.includes(from)) throw noRates();
  const asOf = now(realm);
  return currenciesWithRates
    .filter((to) => to !== from)
    .toSorted()
    .map((to) => {
      const rate = rateOf(from, to);
      return { from, to, midRate: rate, rate, feeFraction: null, asOf, source: 'simulated' };
    });
}

export const marketRules: Rules = {
  ...optionRules,
  fetchAssetByAssetId: {
    answers: ({ realm, params }) =>
      assetView(realm.platform, theAssetById('params.assetId', params.assetId)),
    knowsIds: true,
  },
  fetchAssetByTicker: {
    answers: ({ realm, params }) =>
      assetView(
        realm.platform,
        theAssetBySymbol('params.ticker', params.ticker, params.exchange ?? null),
      ),
  },
  fetchAssetsByAssetIds: {
    answers: ({ realm, params }) => {
      const { found, unknownIds } = knownAssets(params.assetIds);
      return { assets: found.map((asset) => assetView(realm.platform, asset)), unknownIds };
    },
    knowsIds: true,
  },
  fetchMarketHours: { answers: ({ realm, params }) => marketHours(now(realm), params) },
  getCurrentStockPrice: {
    answers: ({ realm, params }) => realm.platform.market.quote(theAsset('params', params)),
    knowsIds: true,
  },
  livePriceData: { knowsIds: true },
  fetchAssetsByTickers: { answers: byTickers },
  fetchAssetPerformance: { answers: assetPerformance, knowsIds: true },
  fetchAvailableRates: { answers: rates },
  getInstrumentPrices: { answers: instrumentPrices },
  getTradableAssets: { answers: tradableAssets },
  getStockHistoricalData: {
    answers: (call) => historicalData(call, theAsset('params.asset', Object(call.params.asset))),
    knowsIds: true,
  },
  searchBar: { answers: search },
  fetchNewsByAssetIds: { answers: newsByAssetIds },
  newsUpdates: { example: (realm) => ({ assetIds: [nextInTheNews(realm)] }) },
};
