import { netWorthDashboard } from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import type { Case } from '../support/case.ts';
import { refused, step } from '../support/steps.ts';

const history = `query ($params: NetWorthAssetHistoryInput) { netWorthAssetHistory(params: $params) {
  nodes { date value totalLiabilities netWorth } nextCursor timeframe currency } }`;

const someAmount = expect.stringMatching(/^\d+(\.\d+)?$/);
/** Accounts of a cast are opened on the day that it is made. */
const FIRST = { date: '2026-11-20', totalLiabilities: '0' };

export const netWorthHistoryCases: readonly Case[] = [
  {
    title:
      'the history of a net worth begins with the first asset, and ends with the totals of now',
    steps: [
      step(
        history,
        { range: 'Y1' },
        {
          data: () => ({
            netWorthAssetHistory: {
              nodes: [{ ...FIRST, value: someAmount, netWorth: someAmount }],
              nextCursor: null,
              timeframe: 'DAY_1',
              currency: 'USD',
            },
          }),
          keep: { netWorth: 'netWorthAssetHistory.nodes.0.netWorth' },
        },
      ),
      {
        document: '{ netWorthDashboard { totals { netWorth } currency } }',
        data: ({ netWorth }) => ({ netWorthDashboard: { totals: { netWorth }, currency: 'USD' } }),
      },
    ],
  },
  {
    title: 'the history of one asset is its own, and is not found for anybody else',
    steps: [
      {
        document: netWorthDashboard,
        data: () => ({ netWorthDashboard: { currency: 'USD' } }),
        keep: { netWorthAssetId: 'netWorthDashboard.assets.0.id' },
      },
      step(history, ({ netWorthAssetId }) => ({ netWorthAssetId, timeframe: 'MONTH_1' }), {
        data: () => ({
          netWorthAssetHistory: {
            nodes: [{ date: '2026-11-20', value: someAmount, netWorth: null }],
            timeframe: 'MONTH_1',
          },
        }),
      }),
      step(history, ({ netWorthAssetId }) => ({ netWorthAssetId }), {
        as: 'other',
        ...refused('netWorthAssetHistory', 'NOT_FOUND'),
      }),
      step(
        history,
        ({ liveAccountId }) => ({
          portfolioId: liveAccountId,
        }),
        refused('netWorthAssetHistory', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'a history of net worth names the field of a range that does not fit',
    steps: [
      step(
        history,
        { to: '2026-11-20' },
        { data: () => ({ netWorthAssetHistory: { nodes: [{ date: '2026-11-20' }] } }) },
      ),
      step(history, { range: 'CUSTOM' }, { errors: [{ code: 'GRAPHQL_VALIDATION_FAILED' }] }),
      step(
        history,
        { from: '2026-11-20', to: '2026-11-19' },
        refused('netWorthAssetHistory', 'BAD_USER_INPUT', 'from'),
      ),
      step(
        history,
        { from: '2026-11-21' },
        refused('netWorthAssetHistory', 'BAD_USER_INPUT', 'from'),
      ),
      step(
        history,
        { range: 'Y1', to: '2026-11-19' },
        refused('netWorthAssetHistory', 'BAD_USER_INPUT', 'range', 'to'),
      ),
      step(history, { timeframe: 'HOUR_1' }, { errors: [{ code: 'GRAPHQL_VALIDATION_FAILED' }] }),
      step(
        history,
        { cursor: 'made-up' },
        refused('netWorthAssetHistory', 'BAD_USER_INPUT', 'cursor'),
      ),
      step(history, {}, { as: 'identity', errors: [{ code: 'FORBIDDEN' }] }),
    ],
  },
];
