import {
  assetById,
  knownAssets,
  theAsset,
  theAssetById,
  theAssetBySymbol,
} from '@investing-platform/rules/catalogue';
import { noRates } from '@investing-platform/rules/market/market-refusals';
import { marketHours } from '@investing-platform/rules/time/market-hours';
import { refuseBackwards } from '@investing-platform/rules/time/refuse-backwards';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Call } from '../../contract/call.ts';
import { madeId } from '../../contract/leaf-values.ts';
import { matching } from '../../contract/match.ts';
import { page } from '../../contract/page.ts';
import { present } from '../../contract/present.ts';
import { all, find, need } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { dayOf, daysFrom, endOf, now } from '../../facts/time.ts';
import { seededRandom } from '../../kernel/random.ts';
import { assetView } from '../../market/asset-view.ts';
import { BASE_OF_RATES, currenciesWithRates, rateOf } from '../../market/exchange-rates.ts';
import { nextInTheNews } from '../../progress/news.ts';
import { historicalData } from './bars.ts';
import { newsByAssetIds } from './news.ts';
import { optionRules } from './options.ts';
import { assetPerformance } from './performance.ts';
import { search } from './search.ts';
import { stepsOf } from './series.ts';
import { tradableAssets } from './tradable-assets.ts';

function byTickers({ realm, params }: Call<'fetchAssetsByTickers'>) {
  const unknownTickers: string[] = [];
  const assets = new Map<string, Instrument>();
  for (const ticker of params.tickers as readonly string[]) {
    try {
      const asset = theAssetBySymbol('params.tickers', ticker, (params.exchange ?? null) as null);
      assets.set(asset.id, asset);
    } catch {
      unknownTickers.push(ticker);
    }
  }
  return {
    assets: [...assets.keys()].map((id) =>
      present(realm, 'Asset', Object(find(realm, 'Asset', id))),
    ),
    unknownTickers,
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

/** Prices of a listed instrument are those of the market, day by day. */
function instrumentPrices(call: Call<'getInstrumentPrices'>) {
  const { realm, operation, params } = call;
  const id = String(params.instrumentId);
  const asset = assetById(id);
  if (asset === null) need(realm, 'Instrument', id);
  refuseBackwards(params);
  const from = params.from == null ? dayOf(daysFrom(now(realm), -30)) : String(params.from);
  const to = params.to == null ? dayOf(now(realm)) : String(params.to);
  const rows =
    asset === null
      ? all(realm, 'InstrumentPrice').filter(
          (row) =>
            row.instrumentId === id &&
            (params.from == null || String(row.date) >= from) &&
            String(row.date) <= to,
        )
      : stepsOf({ from: new Date(from), to: new Date(to) }, 'DAY_1').map((at) => {
          const date = dayOf(at);
          return {
            id: madeId(seededRandom(`price:${id}:${date}`), at),
            instrumentId: id,
            date,
            price: realm.platform.market.priceAt(asset, endOf(date)),
            currency: asset.currency,
            source: 'MARKET' as const,
            note: null,
            updatedAt: at,
          };
        });
  const sorted = matching(realm, 'InstrumentPrice', rows, { ids: params.ids }).sort(
    (left, right) => (String(left.date) < String(right.date) ? 1 : -1),
  );
  const ordered = params.direction === 'ASC' ? sorted.reverse() : sorted;
  return page(realm.platform.seed, operation, ordered, params);
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
