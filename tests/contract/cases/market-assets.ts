import {
  fetchAssetByTicker,
  fetchAssetsByTickers,
  getTradableAssets,
} from '@investing-platform/schema/operations';
import type { Case } from '../support/case.ts';

const given = (params: object) => () => ({ params });

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
];
