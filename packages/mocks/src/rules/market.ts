import { badInput, notFound } from '@investing-platform/schema/engine';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Call } from '../contract/call.ts';
import { madeId } from '../contract/leaf-values.ts';
import { page } from '../contract/page.ts';
import { present } from '../contract/present.ts';
import { all, find } from '../contract/realm.ts';
import type { Rules } from '../contract/rule.ts';
import { type Amount, minus, share } from '../facts/amounts.ts';
import { dayOf, daysFrom, endOf, now } from '../facts/time.ts';
import { fractionOf, seededRandom } from '../kernel/random.ts';
import { assetById, assetBySymbol } from '../market/assets.ts';
import { currenciesWithRates, rateOf } from '../market/exchange-rates.ts';
import { nextInTheNews } from '../progress/news.ts';
import { optionRules } from './options.ts';
import { pageOfPoints, type Span, spanOf, stepsOf } from './series.ts';

const LATEST_SAMPLES = 6;

/** The asset that an `AssetReferenceInput` names. */
function referenced(path: string, reference: unknown): Instrument {
  const { assetId, symbol } = Object(reference);
  if (symbol != null) return assetBySymbol(`${path}.symbol`, symbol);
  const asset = assetById(assetId);
  if (asset === null) throw notFound('Asset');
  return asset;
}

/** Open, high, low and close of each step, from the prices of the mock market. */
function bars(call: Call, asset: Instrument) {
  const { realm, params } = call;
  const timeframe = String(params['timeframe'] ?? 'DAY_1');
  const steps = stepsOf(spanOf(call, 'M1'), timeframe);
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

function historicalData(call: Call) {
  const asset = referenced('params.asset', call.params['asset']);
  return {
    ...pageOfPoints(call, bars(call, asset)),
    currency: asset.currency,
    source: 'simulated',
  };
}

function performance(call: Call) {
  const { realm, params } = call;
  const asset = referenced('params', { assetId: params['assetId'] });
  const benchmark =
    params['benchmarkSymbol'] == null
      ? null
      : assetBySymbol('params.benchmarkSymbol', String(params['benchmarkSymbol']));
  const ranges = (params['ranges'] ?? ['M1', 'YTD', 'Y1']) as readonly string[];
  const returnOf = (one: Instrument, { from }: Span): Amount | null => {
    const { market } = realm.platform;
    const before = market.priceAt(one, from);
    return share(minus(market.quote(one).price, before), before);
  };
  return {
    assetId: asset.id,
    symbol: asset.symbol,
    ranges: ranges.map((range) => {
      const span = spanOf({ realm, params: { range } });
      const own = returnOf(asset, span);
      return {
        range,
        priceReturnPercent: own,
        totalReturnPercent: own,
        benchmarkReturnPercent: benchmark === null ? null : returnOf(benchmark, span),
      };
    }),
    volatilityPercent: '27',
    maxDrawdownPercent: '-12.4',
    beta: benchmark === null ? null : '1.08',
    series: stepsOf(spanOf({ realm, params: { range: 'M1' } }), 'DAY_1').map((at) => ({
      date: dayOf(at),
      value: realm.platform.market.priceAt(asset, at),
    })),
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
  const bases = params['base'] == null ? currenciesWithRates : [String(params['base'])];
  const asOf = now(realm);
  return bases.flatMap((from) => {
    if (!currenciesWithRates.includes(from)) throw notFound('Exchange rates');
    return currenciesWithRates
      .filter((to) => to !== from)
      .map((to) => {
        const rate = rateOf(from, to);
        return { from, to, midRate: rate, rate, feeRate: null, asOf, source: 'simulated' };
      });
  });
}

/** Prices of a listed instrument are those of the market, day by day. */
function instrumentPrices(call: Call) {
  const { realm, operation, params } = call;
  const id = String(params['instrumentId']);
  const asset = assetById(id);
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
  const sorted = [...rows].sort((left, right) =>
    String(left['date']) < String(right['date']) ? 1 : -1,
  );
  const ordered = params['direction'] === 'ASC' ? sorted.reverse() : sorted;
  return page(realm.platform.seed, operation, ordered, params);
}

export const marketRules: Rules = {
  ...optionRules,
  fetchAssetsByTickers: { answers: byTickers },
  fetchAssetPerformance: { answers: performance },
  fetchAvailableRates: { answers: rates },
  getInstrumentPrices: { answers: instrumentPrices },
  getStockHistoricalData: { answers: historicalData },
  newsUpdates: { example: (realm) => ({ assetIds: [nextInTheNews(realm)] }) },
};
