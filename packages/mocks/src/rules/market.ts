import { askedSpan, type SpanOfTime } from '@investing-platform/rules/asked-span';
import { badInput, notFound } from '@investing-platform/schema/engine';
import type { Instrument } from '@investing-platform/schema/instruments';
import { FIRST_DATE } from '@investing-platform/schema/trading-calendar';
import type { Call } from '../contract/call.ts';
import { madeId } from '../contract/leaf-values.ts';
import { matching } from '../contract/match.ts';
import { page } from '../contract/page.ts';
import { present } from '../contract/present.ts';
import { all, find, need } from '../contract/realm.ts';
import type { Rules } from '../contract/rule.ts';
import { dayOf, daysFrom, endOf, now } from '../facts/time.ts';
import { fractionOf, seededRandom } from '../kernel/random.ts';
import { assetById, assetBySymbol, referencedAsset } from '../market/assets.ts';
import { BASE_OF_RATES, currenciesWithRates, rateOf } from '../market/exchange-rates.ts';
import { nextInTheNews } from '../progress/news.ts';
import { newsByAssetIds } from './news.ts';
import { optionRules } from './options.ts';
import { assetPerformance } from './performance.ts';
import { search } from './search.ts';
import { askedOf, pageOfPoints, startOf, stepsOf } from './series.ts';
import { tradableAssets } from './tradable-assets.ts';

const LATEST_SAMPLES = 6;
/** Minutes are there for a year. */
const MINUTE_HISTORY_DAYS = 366;

/** Open, high, low and close of each step, from the prices of the mock market. */
function bars(call: Call, asset: Instrument) {
  const { realm, params } = call;
  const timeframe = String(params['timeframe'] ?? 'DAY_1');
  const steps = stepsOf(spanOfBars(call), timeframe);
  const priceAt = (at: Date): number => Number(realm.platform.market.priceAt(asset, at));
  return steps.slice(1).map((end, index) => {
    const start = steps[index] ?? end;
    const length = end.getTime() - start.getTime();
    const prices = Array.from({ length: LATEST_SAMPLES + 1 }, (_, at) =>
      priceAt(new Date(start.getTime() + (length * at) / LATEST_SAMPLES)),
    );
    const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    return {
      at: start,
      open: String(prices[0]),
      high: String(Math.max(...prices)),
      low: String(Math.min(...prices)),
      close: String(prices.at(-1)),
      volume: String(Math.round(1_000 + 90_000 * fractionOf(`${asset.id}:${start.getTime()}`))),
      vwap: mean.toFixed(4).replace(/\.?0+$/, ''),
    };
  });
}

/**
 * @throws {PlatformError} BAD_USER_INPUT for a span that does not fit, or that there are no bars of
 *   that length of
 */
function spanOfBars({ realm, params }: Call): SpanOfTime {
  const timeframe = String(params['timeframe'] ?? 'DAY_1');
  const began = timeframe.startsWith('MIN')
    ? dayOf(daysFrom(now(realm), -MINUTE_HISTORY_DAYS))
    : FIRST_DATE;
  const first = new Date(began);
  const span = askedSpan(askedOf(params), 'M1', now(realm), (range, to) => {
    if (to <= first) return to;
    const from = startOf(range, to);
    return range === 'ALL' && from < first ? first : from;
  });
  if (dayOf(span.from) >= began) return span;
  throw badInput(span.path, `bars of ${timeframe} begin on ${began}`);
}

function historicalData(call: Call) {
  const asset = referencedAsset('params.asset', Object(call.params['asset']));
  return {
    ...pageOfPoints(call, bars(call, asset)),
    currency: asset.currency,
    source: 'simulated',
  };
}

function byTickers({ realm, params }: Call) {
  const unknownTickers: string[] = [];
  const assets = new Map<string, Instrument>();
  for (const ticker of params['tickers'] as readonly string[]) {
    try {
      const asset = assetBySymbol('params.tickers', ticker, (params['exchange'] ?? null) as null);
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

function rates({ realm, params }: Call) {
  const from = String(params['base'] ?? BASE_OF_RATES);
  if (!currenciesWithRates.includes(from)) {
    throw notFound('Exchange rates', 'params.base', 'there are no rates of this currency');
  }
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
function instrumentPrices(call: Call) {
  const { realm, operation, params } = call;
  const id = String(params['instrumentId']);
  const asset = assetById(id);
  if (asset === null) need(realm, 'Instrument', id);
  const from = params['from'] == null ? dayOf(daysFrom(now(realm), -30)) : String(params['from']);
  const to = params['to'] == null ? dayOf(now(realm)) : String(params['to']);
  if (params['from'] != null && from > to) throw badInput('params.from', 'must not be after `to`');
  const rows =
    asset === null
      ? all(realm, 'InstrumentPrice').filter(
          (row) =>
            row['instrumentId'] === id &&
            (params['from'] == null || String(row['date']) >= from) &&
            String(row['date']) <= to,
        )
      : stepsOf({ from: new Date(from), to: new Date(to) }, 'DAY_1').map((at) => {
          const date = dayOf(at);
          return {
            id: madeId(seededRandom(`price:${id}:${date}`), at),
            instrumentId: id,
            date,
            price: realm.platform.market.priceAt(asset, endOf(date)),
            currency: asset.currency,
            source: 'MARKET',
            note: null,
            updatedAt: at,
          };
        });
  const sorted = matching(realm, 'InstrumentPrice', rows, { ids: params['ids'] }).sort(
    (left, right) => (String(left['date']) < String(right['date']) ? 1 : -1),
  );
  const ordered = params['direction'] === 'ASC' ? sorted.reverse() : sorted;
  return page(realm.platform.seed, operation, ordered, params);
}

export const marketRules: Rules = {
  ...optionRules,
  fetchAssetsByTickers: { answers: byTickers },
  fetchAssetPerformance: { answers: assetPerformance, knowsIds: true },
  fetchAvailableRates: { answers: rates },
  getInstrumentPrices: { answers: instrumentPrices },
  getTradableAssets: { answers: tradableAssets },
  getStockHistoricalData: { answers: historicalData, knowsIds: true },
  searchBar: { answers: search },
  fetchNewsByAssetIds: { answers: newsByAssetIds },
  newsUpdates: { example: (realm) => ({ assetIds: [nextInTheNews(realm)] }) },
};
