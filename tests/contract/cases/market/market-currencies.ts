import {
  fetchAssetByTicker,
  fetchMarketHours,
  getCurrentStockPrice,
  getTradableAssets,
  placeOrder,
  searchBar,
} from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import { asset } from '../../support/assets.ts';
import type { Case } from '../../support/case.ts';

const given = (params: object) => () => ({ params });
const NAME = 'New Zealand Dollar / US Dollar';
const historyWithoutBars = `query Bars($params: GetStockHistoricalDataInput!) {
  getStockHistoricalData(params: $params) { currency source nextCursor }
}`;

export const currencyCases: readonly Case[] = [
  {
    title: 'a pair of currencies is an asset, found by its ticker and by searching',
    steps: [
      {
        document: fetchAssetByTicker,
        variables: given({ ticker: 'nzdusd' }),
        data: () => ({
          fetchAssetByTicker: {
            symbol: 'NZDUSD',
            name: NAME,
            assetClass: 'FX',
            exchange: 'FX',
            mic: null,
            currency: 'USD',
            tradable: false,
            isin: null,
            country: null,
            sector: null,
          },
        }),
      },
      ...['nzdusd', 'NZD/USD'].map((query) => ({
        document: searchBar,
        variables: given({ query, limit: 1 }),
        data: () => ({
          searchBar: [{ kind: 'ASSET', title: 'NZDUSD', score: '1', subtitle: NAME, news: null }],
        }),
      })),
    ],
  },
  {
    title: 'a pair of currencies has one price, without a spread, in its second currency',
    steps: [
      {
        document: getCurrentStockPrice,
        variables: given({ symbol: 'EURUSD' }),
        data: () => ({
          getCurrentStockPrice: {
            symbol: 'EURUSD',
            currency: 'USD',
            session: 'REGULAR',
            stale: false,
            price: expect.stringMatching(/^[01]\.\d+$/),
            source: 'simulated',
          },
        }),
      },
      {
        document: historyWithoutBars,
        variables: given({ asset: { symbol: 'USDJPY' }, timeframe: 'DAY_1', range: 'W1' }),
        data: () => ({
          getStockHistoricalData: {
            currency: 'JPY',
            source: 'simulated',
            nextCursor: null,
          },
        }),
      },
    ],
  },
  {
    title: 'currencies are traded from Sunday to Friday without a break',
    steps: [
      {
        document: fetchMarketHours,
        variables: given({ exchange: 'FX', from: '2026-11-20', to: '2026-11-23' }),
        data: () => ({
          fetchMarketHours: {
            timeZone: 'America/New_York',
            open: true,
            session: 'REGULAR',
            nextClosesAt: '2026-11-20T22:00:00.000Z',
            nextOpensAt: '2026-11-22T22:00:00.000Z',
            days: [
              { opensAt: '2026-11-19T22:00:00.000Z', closesAt: '2026-11-20T22:00:00.000Z' },
              { opensAt: null, holiday: false },
              { opensAt: null, holiday: false },
              {
                opensAt: '2026-11-22T22:00:00.000Z',
                preMarketOpensAt: null,
                afterHoursClosesAt: null,
              },
            ],
          },
        }),
      },
    ],
  },
  {
    title: 'no orders are taken for a pair of currencies',
    steps: [
      {
        document: getTradableAssets,
        variables: given({ assetClasses: ['FX'] }),
        data: () => ({ getTradableAssets: { nodes: [], nextCursor: null } }),
      },
      {
        document: placeOrder,
        variables: given({
          assetId: asset('NZDUSD').id,
          side: 'BUY',
          type: 'MARKET',
          timeInForce: 'DAY',
          quantity: '1',
        }),
        errors: [{ code: 'ASSET_NOT_TRADABLE', path: ['placeOrder'] }],
      },
    ],
  },
  {
    title: 'searchBar answers the kinds that are asked for alone',
    steps: [
      {
        document: searchBar,
        variables: given({ query: 'apple', kinds: ['ASSET'], limit: 2 }),
        data: () => ({
          searchBar: [{ kind: 'ASSET', title: 'AAPL', news: null }, { kind: 'ASSET' }],
        }),
      },
      {
        document: searchBar,
        variables: given({ query: 'zzzzzz', kinds: ['NEWS', 'EXPERT', 'STRATEGY'] }),
        data: () => ({ searchBar: [] }),
      },
    ],
  },
];
