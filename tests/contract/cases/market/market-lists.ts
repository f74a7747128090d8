import {
  fetchAssetByAssetId,
  fetchAssetPerformance,
  fetchAssetsByTickers,
  fetchAvailableRates,
  fetchNewsByAssetIds,
  getExpirationDates,
  getOptionChain,
  getOptionHistoricalData,
  getStockHistoricalData,
  getStrikes,
  getTradableAssets,
} from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import { asset } from '../../support/assets.ts';
import type { Case, ExpectedError, Step } from '../../support/case.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const given = (params: object) => () => ({ params });

const badInput = (path: string, message: string): ExpectedError => ({
  code: 'BAD_USER_INPUT',
  message: `${path}: ${message}`,
  fields: [path],
});

const refused = (document: string, params: object, error: ExpectedError): Step => ({
  as: 'identity',
  document,
  variables: given(params),
  errors: [error],
});

const notFound = (what: string): ExpectedError => ({
  code: 'NOT_FOUND',
  message: `${what} not found`,
});

const madeUpCursor = badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');

const historyWithoutBars = `query History($params: GetStockHistoricalDataInput!) {
  getStockHistoricalData(params: $params) { currency source nextCursor }
}`;

const chainWithoutContracts = `query Chain($params: GetOptionChainInput!) {
  getOptionChain(params: $params) { underlying expirationDate puts { type } }
}`;

const newsIds = `query News($params: FetchNewsByAssetIdsInput) {
  fetchNewsByAssetIds(params: $params) { nodes { id } unknownIds nextCursor }
}`;

const newsMoments = `query News($params: FetchNewsByAssetIdsInput) {
  fetchNewsByAssetIds(params: $params) { nodes { id publishedAt } }
}`;

export const marketListCases: readonly Case[] = [
  {
    title: 'assets are found by id and by several tickers; what means none or several is listed',
    steps: [
      {
        document: fetchAssetByAssetId,
        variables: given({ assetId: asset('BTC').id.toUpperCase() }),
        data: () => ({ fetchAssetByAssetId: { symbol: 'BTC', mic: null, sector: null } }),
      },
      refused(fetchAssetByAssetId, { assetId: UNKNOWN_ID }, notFound('Asset')),
      {
        document: fetchAssetsByTickers,
        variables: given({ tickers: ['btc', 'AIR', 'AAPL.XNAS', 'NOPE', 'AAPL'] }),
        data: () => ({
          fetchAssetsByTickers: {
            assets: [{ symbol: 'BTC' }, { symbol: 'AAPL' }],
            unknownTickers: ['AIR', 'NOPE'],
          },
        }),
      },
      refused(
        fetchAssetsByTickers,
        { tickers: Array.from({ length: 201 }, () => 'AAPL') },
        badInput('params.tickers', 'must have at most 200 entries; it has 201'),
      ),
    ],
  },
  {
    title: 'getTradableAssets pages by symbol and narrows by what is asked for',
    steps: [
      {
        document: getTradableAssets,
        variables: given({ assetClasses: ['CRYPTO'], limit: 2 }),
        data: () => ({
          getTradableAssets: {
            nodes: [{ symbol: 'AAVE' }, { symbol: 'ADA' }],
            nextCursor: expect.any(String),
          },
        }),
        keep: { cursor: 'getTradableAssets.nextCursor' },
      },
      {
        document: getTradableAssets,
        variables: ({ cursor }) => ({ params: { assetClasses: ['CRYPTO'], limit: 2, cursor } }),
        data: () => ({
          getTradableAssets: { nodes: [{ symbol: 'ALGO' }, { symbol: 'ATOM' }] },
        }),
      },
      refused(getTradableAssets, { cursor: 'made up' }, madeUpCursor),
      refused(getTradableAssets, { limit: 501 }, badInput('params.limit', 'must be at most 500')),
    ],
  },
  {
    title: 'getStockHistoricalData says what is wrong with a span, and where its bars come from',
    steps: [
      ...[
        { from: '2026-11-09T00:00:00Z' },
        { to: '2026-06-20T00:00:00Z' },
        { from: '2026-06-01T00:00:00Z', to: '2026-06-20T00:00:00Z' },
      ].map((span) => ({
        document: historyWithoutBars,
        variables: given({ asset: { symbol: 'FPH' }, ...span }),
        data: () => ({
          getStockHistoricalData: { currency: 'NZD', source: 'simulated', nextCursor: null },
        }),
      })),
      {
        document: historyWithoutBars,
        variables: given({ asset: { symbol: 'FPH' }, range: 'M1' }),
        data: () => ({
          getStockHistoricalData: { currency: 'NZD', source: 'simulated', nextCursor: null },
        }),
      },
      refused(
        getStockHistoricalData,
        { asset: { symbol: 'AAPL' }, limit: 10_001 },
        badInput('params.limit', 'must be at most 10000'),
      ),
      refused(getStockHistoricalData, { asset: { symbol: 'NOPE' } }, notFound('Asset')),
      refused(
        getStockHistoricalData,
        { asset: { symbol: 'AAPL' }, cursor: 'made up' },
        madeUpCursor,
      ),
      refused(fetchAssetPerformance, { assetId: UNKNOWN_ID }, notFound('Asset')),
    ],
  },
  {
    title: 'options are refused where there are none',
    steps: [
      {
        document: chainWithoutContracts,
        variables: given({
          symbol: 'AAPL',
          expirationDate: '2026-12-18',
          types: ['CALL'],
          minStrike: '250',
        }),
        data: () => ({
          getOptionChain: { underlying: 'AAPL', expirationDate: '2026-12-18', puts: [] },
        }),
      },
      refused(
        getOptionChain,
        { symbol: 'AAPL', expirationDate: '2026-12-18', minStrike: '300', maxStrike: '250' },
        badInput('params.minStrike', 'must not be above `maxStrike`'),
      ),
      refused(getExpirationDates, { symbol: 'BTC' }, notFound('Options')),
      refused(getStrikes, { symbol: 'AAPL', expirationDate: '2026-12-19' }, notFound('Options')),
      refused(
        getOptionHistoricalData,
        { optionSymbol: 'not an OCC symbol' },
        badInput('params.optionSymbol', 'must be an OCC symbol'),
      ),
    ],
  },
  {
    title: 'news lists the ids that name no asset, each once',
    steps: [
      {
        document: fetchNewsByAssetIds,
        variables: given({ assetIds: [UNKNOWN_ID, UNKNOWN_ID] }),
        data: () => ({
          fetchNewsByAssetIds: { nodes: [], unknownIds: [UNKNOWN_ID], nextCursor: null },
        }),
      },
    ],
  },
  {
    title: 'news is read about anything, and piece by piece by its ids',
    steps: [
      {
        document: newsIds,
        variables: given({ limit: 2 }),
        data: () => ({ fetchNewsByAssetIds: { nodes: [{}, {}], unknownIds: [] } }),
        keep: { first: 'fetchNewsByAssetIds.nodes.0.id', second: 'fetchNewsByAssetIds.nodes.1.id' },
      },
      {
        document: newsIds,
        variables: ({ first, second }) => ({ params: { ids: [second, UNKNOWN_ID, first] } }),
        data: ({ first, second }) => ({
          fetchNewsByAssetIds: { nodes: [{ id: first }, { id: second }], nextCursor: null },
        }),
      },
      {
        document: newsIds,
        variables: ({ first }) => ({ params: { ids: [first], assetIds: [UNKNOWN_ID] } }),
        data: () => ({ fetchNewsByAssetIds: { nodes: [], unknownIds: [UNKNOWN_ID] } }),
      },
      {
        document: '{ fetchNewsByAssetIds { unknownIds } }',
        data: () => ({ fetchNewsByAssetIds: { unknownIds: [] } }),
      },
    ],
  },
  {
    title: 'news up to a moment leaves out what came at it, and none begins after its end',
    steps: [
      {
        document: newsMoments,
        variables: given({ limit: 1 }),
        data: () => ({ fetchNewsByAssetIds: { nodes: [{}] } }),
        keep: {
          newest: 'fetchNewsByAssetIds.nodes.0.id',
          at: 'fetchNewsByAssetIds.nodes.0.publishedAt',
        },
      },
      {
        document: newsMoments,
        variables: ({ newest, at }) => ({ params: { ids: [newest], from: at } }),
        data: ({ newest }) => ({ fetchNewsByAssetIds: { nodes: [{ id: newest }] } }),
      },
      {
        document: newsMoments,
        variables: ({ newest, at }) => ({ params: { ids: [newest], to: at } }),
        data: () => ({ fetchNewsByAssetIds: { nodes: [] } }),
      },
      {
        document: newsMoments,
        variables: ({ at }) => ({ params: { from: at, to: at } }),
        data: () => ({ fetchNewsByAssetIds: { nodes: [] } }),
      },
      refused(
        newsMoments,
        { from: '2026-11-20T00:00:00.001Z', to: '2026-11-20T00:00:00Z' },
        badInput('params.from', 'must not be after `to`'),
      ),
    ],
  },
  {
    title: 'rates and news refuse what they do not know',
    steps: [
      refused(fetchAvailableRates, { base: 'XPF' }, notFound('Exchange rates')),
      refused(
        fetchNewsByAssetIds,
        { assetIds: Array.from({ length: 201 }, () => UNKNOWN_ID) },
        badInput('params.assetIds', 'must have at most 200 entries; it has 201'),
      ),
      refused(fetchNewsByAssetIds, { assetIds: [UNKNOWN_ID], cursor: 'made up' }, madeUpCursor),
    ],
  },
];
