import { netWorthDashboard } from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import type { Case } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const history = `query ($params: NetWorthAssetHistoryInput) { netWorthAssetHistory(params: $params) {
  nodes { date value totalLiabilities netWorth } nextCursor timeframe currency } }`;

const dashboard = `query ($params: NetWorthDashboardInput) { netWorthDashboard(params: $params) {
  totals { totalAssets totalLiabilities netWorth } assets { name valuedOn } currency } }`;
const recordAsset = `mutation ($params: CreateCustomInstrumentWithDetailsInput!) {
  createCustomInstrumentWithDetails(params: $params) { id portfolioId } }`;

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
  {
    title: 'the dashboard of a past day is the point that the history has for it',
    steps: [
      step(
        recordAsset,
        {
          name: 'Old boat',
          category: 'VEHICLE',
          currency: 'USD',
          purchasedOn: '2026-03-01',
          purchasePrice: '12000',
        },
        { keep: { portfolioId: 'createCustomInstrumentWithDetails.portfolioId' } },
      ),
      step(
        dashboard,
        { asOf: '2026-05-04' },
        {
          data: () => ({
            netWorthDashboard: {
              totals: { totalAssets: '12000', totalLiabilities: '0', netWorth: '12000' },
              assets: [{ name: 'Old boat', valuedOn: '2026-03-01' }],
            },
          }),
        },
      ),
      step(
        history,
        { from: '2026-05-04', to: '2026-05-04' },
        {
          data: () => ({
            netWorthAssetHistory: {
              nodes: [{ value: '12000', totalLiabilities: '0', netWorth: '12000' }],
            },
          }),
        },
      ),
      step(
        dashboard,
        { asOf: '2026-02-28' },
        { data: () => ({ netWorthDashboard: { totals: { netWorth: '0' }, assets: [] } }) },
      ),
      step(dashboard, ({ portfolioId }) => ({ portfolioIds: [portfolioId] }), {
        data: () => ({
          netWorthDashboard: { totals: { netWorth: '12000' }, assets: [{ name: 'Old boat' }] },
        }),
      }),
    ],
  },
  {
    title: 'a dashboard names the day and the portfolio that it cannot be of',
    steps: [
      step(
        dashboard,
        { asOf: '2026-11-21' },
        {
          errors: [
            {
              code: 'BAD_USER_INPUT',
              path: ['netWorthDashboard'],
              fields: ['params.asOf'],
              message: 'params.asOf: must not be in the future',
            },
          ],
        },
      ),
      step(dashboard, ({ liveAccountId }) => ({ portfolioIds: [liveAccountId] }), {
        errors: [
          {
            code: 'NOT_FOUND',
            path: ['netWorthDashboard'],
            message: 'Portfolio not found',
          },
        ],
      }),
      step(
        dashboard,
        { portfolioIds: [] },
        refused('netWorthDashboard', 'BAD_USER_INPUT', 'portfolioIds'),
      ),
      step(dashboard, {}, { as: 'identity', errors: [{ code: 'FORBIDDEN' }] }),
    ],
  },
];
