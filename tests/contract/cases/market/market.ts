import {
  fetchAssetByTicker,
  fetchAssetsByAssetIds,
  fetchMarketHours,
  getCurrentStockPrice,
  searchBar,
} from '@investing-platform/schema/operations';
import { asset } from '../../support/assets.ts';
import type { Case, ExpectedError, Step } from '../../support/case.ts';

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const given = (params: object) => () => ({ params });

const assetNotFound = (field: string): ExpectedError => ({
  code: 'NOT_FOUND',
  message: 'Asset not found',
  path: [field],
});

const ambiguous = (field: string, path: string): ExpectedError => ({
  code: 'BAD_USER_INPUT',
  message: `${path}: several exchanges use this ticker: say AIR.XNYS or AIR.XNZE`,
  path: [field],
  fields: [path],
});

const badInput = (path: string, message: string): ExpectedError => ({
  code: 'BAD_USER_INPUT',
  message: `${path}: ${message}`,
  fields: [path],
});

const ticker = (params: object, answer: Pick<Step, 'data' | 'errors'>): Step => ({
  as: 'identity',
  document: fetchAssetByTicker,
  variables: given(params),
  ...answer,
});

const hours = (params: object, error: ExpectedError): Step => ({
  document: fetchMarketHours,
  variables: given(params),
  errors: [error],
});

export const marketCases: readonly Case[] = [
  {
    title: 'fetchAssetByTicker takes a ticker in either case, alone or with its market',
    steps: ['AAPL', 'aapl', 'AAPL.XNAS'].map((text) =>
      ticker(
        { ticker: text },
        {
          data: () => ({
            fetchAssetByTicker: {
              id: asset('AAPL').id,
              symbol: 'AAPL',
              exchange: 'NASDAQ',
              quote: { symbol: 'AAPL', session: 'REGULAR', stale: false, source: 'simulated' },
            },
          }),
        },
      ),
    ),
  },
  {
    title: 'fetchAssetByTicker names the candidates of an ambiguous ticker',
    steps: [
      ticker({ ticker: 'AIR' }, { errors: [ambiguous('fetchAssetByTicker', 'params.ticker')] }),
      ticker(
        { ticker: 'AIR', exchange: 'NZX' },
        { data: () => ({ fetchAssetByTicker: { mic: 'XNZE', currency: 'NZD' } }) },
      ),
      ticker(
        { ticker: 'AIR.XNYS' },
        { data: () => ({ fetchAssetByTicker: { exchange: 'NYSE', currency: 'USD' } }) },
      ),
    ],
  },
  {
    title: 'fetchAssetByTicker refuses unknown tickers and empty texts',
    steps: [
      ticker({ ticker: 'NOSUCH' }, { errors: [assetNotFound('fetchAssetByTicker')] }),
      ticker(
        { ticker: '' },
        { errors: [badInput('params.ticker', 'must have at least 1 character')] },
      ),
    ],
  },
  {
    title: 'market data needs a token of any kind',
    steps: [
      {
        as: 'nobody',
        document: fetchMarketHours,
        status: 401,
        errors: [{ code: 'UNAUTHENTICATED' }],
      },
      { as: 'free', document: fetchMarketHours },
    ],
  },
  {
    title: 'fetchAssetsByAssetIds answers in the order asked for and lists unknown ids',
    steps: [
      {
        document: fetchAssetsByAssetIds,
        variables: given({
          assetIds: [asset('MSFT').id, UNKNOWN_ID, asset('BTC').id.toUpperCase(), asset('MSFT').id],
        }),
        data: () => ({
          fetchAssetsByAssetIds: {
            assets: [
              { symbol: 'MSFT', minOrderSize: null },
              { symbol: 'BTC', mic: null, country: null },
            ],
            unknownIds: [UNKNOWN_ID],
          },
        }),
      },
      {
        document: fetchAssetsByAssetIds,
        variables: given({ assetIds: Array.from({ length: 201 }, () => UNKNOWN_ID) }),
        errors: [badInput('params.assetIds', 'must have at most 200 entries; it has 201')],
      },
      {
        document: fetchAssetsByAssetIds,
        variables: given({ assetIds: [] }),
        errors: [badInput('params.assetIds', 'must have at least 1 entry')],
      },
    ],
  },
  {
    title: 'searchBar puts an exact symbol first and forgives a small error',
    steps: [
      {
        document: searchBar,
        variables: given({ query: 'aapl', limit: 1 }),
        data: () => ({ searchBar: [{ kind: 'ASSET', title: 'AAPL', score: '1' }] }),
      },
      {
        document: searchBar,
        variables: given({ query: 'Mircosoft', limit: 1 }),
        data: () => ({ searchBar: [{ title: 'MSFT', subtitle: 'Microsoft Corporation' }] }),
      },
      {
        document: searchBar,
        variables: given({ query: 'zzzzzz' }),
        data: () => ({ searchBar: [] }),
      },
    ],
  },
  {
    title: 'searchBar refuses limits outside of 1 to 50 and unknown kinds',
    steps: [
      {
        document: searchBar,
        variables: given({ query: 'a', limit: 51 }),
        errors: [badInput('params.limit', 'must be at most 50')],
      },
      {
        document: searchBar,
        variables: given({ query: 'a', kinds: ['PERSON'] }),
        errors: [{ code: 'GRAPHQL_VALIDATION_FAILED', fields: ['params.kinds.0'] }],
      },
    ],
  },
  {
    title: 'getCurrentStockPrice takes an id or a symbol',
    steps: [
      {
        document: getCurrentStockPrice,
        variables: given({ assetId: asset('BTC').id }),
        data: () => ({
          getCurrentStockPrice: { symbol: 'BTC', session: 'REGULAR', delayedMinutes: 0 },
        }),
      },
      {
        document: getCurrentStockPrice,
        variables: given({ symbol: 'FPH' }),
        data: () => ({ getCurrentStockPrice: { currency: 'NZD', session: 'CLOSED' } }),
      },
      {
        document: getCurrentStockPrice,
        variables: given({ symbol: 'AIR' }),
        errors: [ambiguous('getCurrentStockPrice', 'params.symbol')],
      },
      {
        document: getCurrentStockPrice,
        variables: given({ assetId: UNKNOWN_ID }),
        errors: [assetNotFound('getCurrentStockPrice')],
      },
      {
        document: getCurrentStockPrice,
        variables: given({ assetId: '42' }),
        errors: [badInput('params.assetId', 'must be an id as the API gave it, a UUID')],
      },
      {
        document: getCurrentStockPrice,
        variables: given({ assetId: asset('BTC').id, symbol: 'BTC' }),
        errors: [{ code: 'BAD_USER_INPUT', fields: ['params.assetId', 'params.symbol'] }],
      },
      {
        document: getCurrentStockPrice,
        variables: given({ assetId: asset('BTC').id, symbol: null }),
        data: () => ({ getCurrentStockPrice: { symbol: 'BTC' } }),
      },
    ],
  },
  {
    title: 'fetchMarketHours tells the week ahead with holidays and early closes',
    steps: [
      {
        document: fetchMarketHours,
        data: () => ({
          fetchMarketHours: {
            exchange: 'NYSE',
            timeZone: 'America/New_York',
            open: true,
            session: 'REGULAR',
            nextOpensAt: '2026-11-23T14:30:00.000Z',
            nextClosesAt: '2026-11-20T21:00:00.000Z',
          },
        }),
      },
      {
        document: fetchMarketHours,
        variables: given({ exchange: 'NYSE', from: '2026-11-26', to: '2026-11-27' }),
        data: () => ({
          fetchMarketHours: {
            days: [
              { date: '2026-11-26', holiday: true, holidayName: 'Thanksgiving Day', opensAt: null },
              {
                date: '2026-11-27',
                holiday: false,
                earlyClose: true,
                preMarketOpensAt: '2026-11-27T09:00:00.000Z',
                closesAt: '2026-11-27T18:00:00.000Z',
              },
            ],
          },
        }),
      },
      {
        document: fetchMarketHours,
        variables: given({ exchange: 'NZX', from: '2026-04-06', to: '2026-04-06' }),
        data: () => ({
          fetchMarketHours: {
            timeZone: 'Pacific/Auckland',
            open: false,
            days: [{ holidayName: 'Easter Monday' }],
          },
        }),
      },
      {
        document: fetchMarketHours,
        variables: given({ exchange: 'CRYPTO' }),
        data: () => ({ fetchMarketHours: { open: true, nextOpensAt: null, nextClosesAt: null } }),
      },
    ],
  },
  {
    title: 'fetchMarketHours refuses days that it does not know, and too many of them',
    steps: [
      hours(
        { from: '2014-12-31' },
        badInput('params.from', 'the calendar holds the days from 2015-01-01 to 2030-12-31'),
      ),
      hours(
        { from: '2026-01-02', to: '2026-01-01' },
        badInput('params.from', 'must not be after `to`'),
      ),
      hours(
        { from: '2026-01-01', to: '2027-01-02' },
        badInput('params.to', 'at most 366 days can be read at once'),
      ),
      hours({ from: '2026-02-30' }, { code: 'GRAPHQL_VALIDATION_FAILED', fields: ['params.from'] }),
    ],
  },
];
