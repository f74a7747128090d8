import { fetchAssetByTicker, getTradableAssets } from '@investing-platform/schema/operations';
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
];
