import { countries } from '@investing-platform/schema/countries';
import {
  getAvailableCountries,
  healthCheck,
  netWorthDashboard,
  recordPushReceipt,
} from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import type { Case, Step } from '../../support/case.ts';

const receipt = (status: string, affectedCount: number, more: object = {}): Step => ({
  as: 'nobody',
  document: recordPushReceipt,
  variables: ({ receiptId }) => ({ params: { receiptId, status, ...more } }),
  data: () => ({ recordPushReceipt: { id: null, affectedCount, affectedIds: [] } }),
});

/** Both sides run without anybody outside. */
const EVERYBODY_OUTSIDE = [
  'MARKET',
  'OPTIONS',
  'RATES',
  'NEWS',
  'VENUE',
  'BANK',
  'CARDS',
  'IDENTITY',
  'CHAINS',
];

const everyCountry = {
  getAvailableCountries: countries.map(({ code, currency }) => ({ code, currency })),
};

export const platformCases: readonly Case[] = [
  {
    title: 'healthCheck answers everybody',
    steps: [
      {
        as: 'nobody',
        document: healthCheck,
        data: () => ({
          healthCheck: {
            status: 'OK',
            checks: [
              { name: 'database', status: 'OK' },
              { name: 'marketData', status: 'OK' },
            ],
            simulatedParties: EVERYBODY_OUTSIDE,
          },
        }),
      },
    ],
  },
  {
    title: 'getAvailableCountries names all countries to everybody, by name',
    steps: [{ as: 'nobody', document: getAvailableCountries, data: () => everyCountry }],
  },
  {
    title: 'recordPushReceipt needs no token and keeps the first record of each status',
    steps: [
      receipt('DELIVERED', 1),
      receipt('DELIVERED', 0),
      receipt('OPENED', 1, { at: '2099-01-01T00:00:00Z' }),
    ],
  },
  {
    title: 'recordPushReceipt does not find receipts that were never given out',
    steps: [
      {
        as: 'nobody',
        document: recordPushReceipt,
        variables: () => ({ params: { receiptId: 'x'.repeat(40), status: 'FAILED' } }),
        errors: [
          {
            code: 'NOT_FOUND',
            message: 'Push notification not found',
            path: ['recordPushReceipt'],
          },
        ],
      },
      {
        as: 'nobody',
        document: recordPushReceipt,
        variables: ({ receiptId }) => ({
          params: { receiptId, status: 'DELIVERED', at: 'yesterday' },
        }),
        errors: [{ code: 'GRAPHQL_VALIDATION_FAILED', fields: ['params.at'] }],
      },
    ],
  },
  {
    title: 'netWorthDashboard sums the cash and positions of live accounts',
    steps: [
      {
        as: 'reader',
        document: netWorthDashboard,
        data: () => ({
          netWorthDashboard: {
            currency: 'USD',
            totals: { totalLiabilities: '0', totalAnnualIncome: '0', totalMonthlyExpenses: '0' },
            assets: [
              { name: 'Platform account: USD', value: '73500', category: 'CASH', symbol: null },
              { symbol: 'BTC', category: 'CRYPTO', quantity: '0.5' },
              { symbol: 'AAPL', category: 'EQUITY', stale: false },
            ],
            liabilities: [],
            goals: [],
            allocation: [
              { category: 'CASH', value: '73500' },
              { category: 'CRYPTO' },
              { category: 'EQUITY', percent: expect.any(String) },
            ],
          },
        }),
      },
    ],
  },
  {
    title: 'netWorthDashboard needs portfolio.read',
    steps: [
      {
        as: 'identity',
        document: netWorthDashboard,
        errors: [
          {
            code: 'FORBIDDEN',
            message: 'token missing the required scope portfolio.read for: netWorthDashboard',
          },
        ],
      },
    ],
  },
];
