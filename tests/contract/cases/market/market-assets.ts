import {
  fetchAssetByTicker,
  fetchAssetsByTickers,
  getTradableAssets,
} from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import { asset } from '../../support/assets.ts';
import type { Case, ExpectedError, Step } from '../../support/case.ts';

const given = (params: object) => () => ({ params });

const DECIMAL = expect.stringMatching(/^\d+(\.\d+)?$/);

/** A field of an asset, which is selected with its arguments. */
const ofAsset = (
  symbol: string,
  field: string,
  shown: unknown,
  errors?: ExpectedError[],
): Step => ({
  document: `query Field($id: ID!) { fetchAssetByAssetId(params: { assetId: $id }) { ${field} } }`,
  variables: () => ({ id: asset(symbol).id }),
  ...(errors === undefined
    ? { data: () => ({ fetchAssetByAssetId: shown }) }
    : { data: () => ({ fetchAssetByAssetId: shown }), errors }),
});

const refusedAsset = (field: string, path: string, message: string): Step =>
  ofAsset('AAPL', field, { [String(field.split('(')[0])]: null }, [
    {
      code: 'BAD_USER_INPUT',
      message: `${path}: ${message}`,
      path: ['fetchAssetByAssetId', String(field.split('(')[0])],
      fields: [path],
    },
  ]);

export const marketAssetCases: readonly Case[] = [
  {
    title: 'other exchanges than the named ones have no assets to trade and no hours to tell',
    steps: [
      {
        document: getTradableAssets,
        variables: given({ exchanges: ['OTHER'] }),
        data: () => ({ getTradableAssets: { nodes: [], nextCursor: null } }),
      },
      {
        document: fetchAssetByTicker,
        variables: given({ ticker: 'AAPL', exchange: 'OTHER' }),
        errors: [{ code: 'NOT_FOUND', fields: ['params.ticker'] }],
      },
      {
        document: '{ fetchMarketHours(params: { exchange: OTHER }) { open } }',
        errors: [
          {
            code: 'GRAPHQL_VALIDATION_FAILED',
            message: 'Value "OTHER" does not exist in "TradingExchange" enum.',
          },
        ],
      },
    ],
  },
  {
    title: 'an asset names its sector, and what is no share of a company has none',
    steps: [
      {
        document: fetchAssetsByTickers,
        variables: given({ tickers: ['AAPL', 'XOM', 'VTI', 'BTC', 'EURUSD'] }),
        data: () => ({
          fetchAssetsByTickers: {
            assets: [
              { symbol: 'AAPL', sector: 'INFORMATION_TECHNOLOGY' },
              { symbol: 'XOM', sector: 'ENERGY' },
              { symbol: 'VTI', sector: null },
              { symbol: 'BTC', sector: null },
              { symbol: 'EURUSD', sector: null },
            ],
          },
        }),
      },
      {
        document: getTradableAssets,
        variables: given({ sectors: ['UTILITIES', 'ENERGY'], exchanges: ['NASDAQ'], limit: 2 }),
        data: () => ({
          getTradableAssets: {
            nodes: [
              { symbol: 'AEP', sector: 'UTILITIES' },
              { symbol: 'APA', sector: 'ENERGY' },
            ],
          },
        }),
      },
    ],
  },
  {
    title: 'an asset tells the range of its price over 52 weeks',
    steps: [
      ...['AAPL', 'BTC', 'FPH', 'EURUSD'].map((symbol) =>
        ofAsset(symbol, 'fiftyTwoWeekRange { high low }', {
          fiftyTwoWeekRange: { high: DECIMAL, low: DECIMAL },
        }),
      ),
    ],
  },
  {
    title: 'bars of several assets come in one answer, and the cursor reads on elsewhere',
    steps: [
      {
        document: `query Bars($params: FetchAssetsByTickersInput!) {
          fetchAssetsByTickers(params: $params) {
            assets {
              symbol
              bars(params: { timeframe: DAY_1, range: M3, limit: 3 }) {
                nodes { at open high low close } currency source nextCursor
              }
            }
          }
        }`,
        variables: given({ tickers: ['AAPL', 'FPH', 'BTC'] }),
        data: () => ({
          fetchAssetsByTickers: {
            assets: [
              ['AAPL', 'USD'],
              ['FPH', 'NZD'],
              ['BTC', 'USD'],
            ].map(([symbol, currency]) => ({
              symbol,
              bars: {
                nodes: Array.from({ length: 3 }, () => ({ close: DECIMAL })),
                currency,
                source: 'simulated',
                nextCursor: expect.any(String),
              },
            })),
          },
        }),
        keep: { cursor: 'fetchAssetsByTickers.assets.0.bars.nextCursor' },
      },
      {
        document: `query On($params: GetStockHistoricalDataInput!) {
          getStockHistoricalData(params: $params) { nodes { close low } currency }
        }`,
        variables: ({ cursor }) => ({
          params: { asset: { symbol: 'AAPL' }, range: 'M3', limit: 2, cursor },
        }),
        data: () => ({ getStockHistoricalData: { nodes: [{ close: DECIMAL }, { low: DECIMAL }] } }),
      },
      refusedAsset(
        'bars(params: { limit: 1001 }) { currency }',
        'params.limit',
        'must be at most 1000',
      ),
      refusedAsset(
        'bars(params: { from: "2026-11-02T00:00:00Z", to: "2026-11-01T00:00:00Z" }) { currency }',
        'params.from',
        'must not be after `to`',
      ),
    ],
  },
  {
    title: 'an asset tells its dividends and splits, the newest first and as many as asked for',
    steps: [
      ofAsset('KO', 'dividends(params: { limit: 2 }) { amountPerShare currency }', {
        dividends: [1, 2].map(() => ({
          amountPerShare: DECIMAL,
          currency: 'USD',
        })),
      }),
      ofAsset('KO', 'dividends(params: { to: "2015-01-02" }) { exDate }', { dividends: [] }),
      ofAsset('BTC', 'dividends { exDate } splits { exDate }', { dividends: [], splits: [] }),
      refusedAsset(
        'dividends(params: { limit: 501 }) { exDate }',
        'params.limit',
        'must be at most 500',
      ),
      refusedAsset(
        'dividends(params: { from: "2026-05-02", to: "2026-05-01" }) { exDate }',
        'params.from',
        'must not be after `to`',
      ),
      refusedAsset(
        'splits(params: { from: "2027-01-01" }) { exDate }',
        'params.from',
        'must not be in the future',
      ),
    ],
  },
];
