import {
  fetchAssetByAssetId,
  fetchAssetByTicker,
  fetchAssetPerformance,
  fetchAssetsByTickers,
  fetchAvailableRates,
  fetchMarketHours,
  fetchNewsByAssetIds,
  getCurrentStockPrice,
  getExpirationDates,
  getOptionChain,
  getOptionHistoricalData,
  getStockHistoricalData,
  getStrikes,
  getTradableAssets,
  searchBar,
} from '@investing-platform/schema/operations';
import { asset } from '../../support/assets.ts';
import type { Case, ExpectedError } from '../../support/case.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const AAPL = asset('AAPL').id;
const apple = { symbol: 'AAPL' };
const thousand = Array.from({ length: 1_000 }, (_, place) => `T${place}`);
const CALL = 'AAPL  261218C00300000';
const TWO_MARKETS = 'several exchanges use this ticker: say AIR.XNYS or AIR.XNZE';

const bad = (path: string, message: string): ExpectedError => ({
  code: 'BAD_USER_INPUT',
  message: `${path}: ${message}`,
  fields: [path],
});

const unknown = (what: string, path: string): ExpectedError => ({
  code: 'NOT_FOUND',
  message: `${what} not found`,
  fields: [path],
});

const REFUSED: readonly (readonly [string, string, object, ExpectedError])[] = [
  [
    'an unknown id',
    fetchAssetByAssetId,
    { assetId: UNKNOWN_ID },
    unknown('Asset', 'params.assetId'),
  ],
  ['an unknown ticker', fetchAssetByTicker, { ticker: 'NOPE' }, unknown('Asset', 'params.ticker')],
  [
    'a ticker on another exchange',
    fetchAssetByTicker,
    { ticker: 'AAPL', exchange: 'NYSE' },
    unknown('Asset', 'params.ticker'),
  ],
  [
    'a thousand tickers',
    fetchAssetsByTickers,
    { tickers: thousand },
    bad('params.tickers', 'must have at most 200 entries; it has 1000'),
  ],
  [
    'a thousand ids of news',
    fetchNewsByAssetIds,
    { assetIds: thousand },
    bad('params.assetIds', 'must have at most 200 entries; it has 1000'),
  ],
  [
    'the price of an unknown symbol',
    getCurrentStockPrice,
    { symbol: 'NOPE' },
    unknown('Asset', 'params.symbol'),
  ],
  [
    'an unknown benchmark',
    fetchAssetPerformance,
    { assetId: AAPL, benchmarkSymbol: 'NOPE' },
    bad('params.benchmarkSymbol', 'there is no asset with this symbol'),
  ],
  [
    'a benchmark on two exchanges',
    fetchAssetPerformance,
    { assetId: AAPL, benchmarkSymbol: 'AIR' },
    bad('params.benchmarkSymbol', TWO_MARKETS),
  ],
  [
    'rates of a currency without any',
    fetchAvailableRates,
    { base: 'AED' },
    unknown('Exchange rates', 'params.base'),
  ],
  [
    'days the wrong way round',
    fetchMarketHours,
    { from: '2026-05-05', to: '2026-05-04' },
    bad('params.from', 'must not be after `to`'),
  ],
  [
    'bars of an unknown symbol',
    getStockHistoricalData,
    { asset: { symbol: 'NOPE' } },
    unknown('Asset', 'params.asset.symbol'),
  ],
  [
    'bars of an unknown id',
    getStockHistoricalData,
    { asset: { assetId: UNKNOWN_ID } },
    unknown('Asset', 'params.asset.assetId'),
  ],
  [
    'bars up to the year 1',
    getStockHistoricalData,
    { asset: apple, to: '0001-06-01T00:00:00Z' },
    bad('params.to', 'bars of DAY_1 begin on 2015-01-01'),
  ],
  [
    'bars of a span the wrong way round',
    getStockHistoricalData,
    { asset: apple, from: '2026-11-10T00:00:00Z', to: '2026-11-01T00:00:00Z' },
    bad('params.from', 'must not be after `to`'),
  ],
  [
    'bars of the year 1',
    getStockHistoricalData,
    { asset: apple, from: '0001-01-01T00:00:00Z' },
    bad('params.from', 'bars of DAY_1 begin on 2015-01-01'),
  ],
  [
    'five years of minutes',
    getStockHistoricalData,
    { asset: apple, timeframe: 'MIN_1', range: 'Y5' },
    bad('params.range', 'bars of MIN_1 begin on 2025-11-19'),
  ],
  [
    'more bars than a page has',
    getStockHistoricalData,
    { asset: apple, limit: 10_001 },
    bad('params.limit', 'must be at most 10000'),
  ],
  [
    'options of a pair',
    getExpirationDates,
    { symbol: 'EURUSD' },
    unknown('Options', 'params.symbol'),
  ],
  [
    'strikes of a Sunday',
    getStrikes,
    { symbol: 'AAPL', expirationDate: '2026-11-22' },
    unknown('Options', 'params.expirationDate'),
  ],
  [
    'strikes the wrong way round',
    getOptionChain,
    { symbol: 'AAPL', expirationDate: '2026-12-18', minStrike: '300', maxStrike: '200' },
    bad('params.minStrike', 'must not be above `maxStrike`'),
  ],
  [
    'what is no OCC symbol',
    getOptionHistoricalData,
    { optionSymbol: 'AAPL  261332C00300000' },
    bad('params.optionSymbol', 'must be an OCC symbol'),
  ],
  [
    'an option that expires on a Saturday',
    getOptionHistoricalData,
    { optionSymbol: 'AAPL  261219C00300000' },
    unknown('Option', 'params.optionSymbol'),
  ],
  [
    'an option of nothing known',
    getOptionHistoricalData,
    { optionSymbol: 'ZZZZ  261218C00300000' },
    unknown('Option', 'params.optionSymbol'),
  ],
  [
    'the past of an option the wrong way round',
    getOptionHistoricalData,
    { optionSymbol: CALL, from: '2026-11-20T00:00:00Z', to: '2026-11-01T00:00:00Z' },
    bad('params.from', 'must not be after `to`'),
  ],
  [
    'a cursor that was made up',
    getTradableAssets,
    { cursor: 'x' },
    bad('params.cursor', 'must be a nextCursor of this operation, unchanged'),
  ],
  [
    'a search for nothing',
    searchBar,
    { query: '' },
    bad('params.query', 'must have at least 1 character'),
  ],
  [
    'more results than a search has',
    searchBar,
    { query: 'a', limit: 51 },
    bad('params.limit', 'must be at most 50'),
  ],
];

export const marketRefusalCases: readonly Case[] = REFUSED.map(
  ([title, document, params, error]) => ({
    title: `market data refuses ${title}, and names the field`,
    steps: [{ as: 'identity', document, variables: () => ({ params }), errors: [error] }],
  }),
);
