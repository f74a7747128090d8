import type { CuratedTool } from './curated.ts';

/** Prices. */
export const marketTools: readonly CuratedTool[] = [
  {
    name: 'get_quotes',
    title: 'Quotes',
    description: 'Last prices by ticker, and the assets’ ids, which orders need.',
    document: `query Quotes($symbols: [String!]!) {
      fetchAssetsByTickers(params: { tickers: $symbols }) {
        assets { id symbol name assetClass exchange currency tradable fractionable
          quote { price bid ask previousClose changePercent currency session asOf delayedMinutes
            stale } }
        unknownTickers
      }
    }`,
    sections: [
      {
        heading: 'Quotes',
        at: 'fetchAssetsByTickers.assets',
        columns: [
          ['', 'symbol', 'word'],
          ['', 'name', 'name'],
          ['', 'quote.price', 'money'],
          ['today', 'quote.changePercent', 'percent'],
          ['as of', 'quote.asOf', 'moment'],
          ['old price', 'quote.stale', 'word'],
          ['assetId', 'id', 'word'],
        ],
      },
      {
        heading: 'No such ticker',
        at: 'fetchAssetsByTickers.unknownTickers',
        columns: [['', '', 'name']],
        seldom: true,
      },
    ],
  },
  {
    name: 'get_price_history',
    title: 'Price history',
    description: 'Past prices of one asset as bars, oldest first.',
    document: `query PriceHistory($asset: AssetReferenceInput!, $range: PastRange,
      $timeframe: Timeframe! = DAY_1, $from: DateTime, $to: DateTime, $limit: Int! = 60,
      $cursor: String) {
      getStockHistoricalData(params: { asset: $asset, range: $range, timeframe: $timeframe,
        from: $from, to: $to, limit: $limit, cursor: $cursor }) {
        nodes { at open high low close volume } currency source nextCursor
      }
    }`,
    sections: [
      {
        heading: 'Bars',
        at: 'getStockHistoricalData.nodes',
        currency: '/getStockHistoricalData.currency',
        columns: [
          ['', 'at', 'moment'],
          ['open', 'open', 'number'],
          ['high', 'high', 'number'],
          ['low', 'low', 'number'],
          ['close', 'close', 'money'],
        ],
      },
    ],
  },
];
