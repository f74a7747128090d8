import { expect } from 'vitest';
import type { Case, Known } from '../../support/case.ts';
import { step } from '../../support/steps.ts';

const record = `mutation ($params: CreateCustomInstrumentWithDetailsInput!) {
  createCustomInstrumentWithDetails(params: $params) { id instrumentId priceAsOf } }`;
const removePrice = `mutation ($params: DeleteInstrumentPriceInput!) {
  deleteInstrumentPrice(params: $params) { id } }`;
const prices = `query ($params: GetInstrumentPricesInput!) {
  getInstrumentPrices(params: $params) { nodes { id date } } }`;
const listed = `query ($params: NetWorthAssetsInput) {
  netWorthAssets(params: $params) { value wholeValue valueInDisplayCurrency price costBasis gain {
    total } valuedOn priceAsOf stale equityInDisplayCurrency } }`;
const history = `query ($params: NetWorthAssetHistoryInput) {
  netWorthAssetHistory(params: $params) { nodes { date value unpricedCount } } }`;

const HOUSE = {
  name: 'House in Wellington',
  currency: 'USD',
  category: 'PROPERTY',
  purchasedOn: '2026-11-16',
  purchasePrice: '700000',
  ownershipPercent: '50',
  currentPrice: '900000',
  pricedOn: '2026-11-18',
};
const recorded = step(record, HOUSE, {
  data: () => ({
    createCustomInstrumentWithDetails: { priceAsOf: expect.stringMatching(/^2026-11-18T23:59:59/) },
  }),
  keep: {
    netWorthAssetId: 'createCustomInstrumentWithDetails.id',
    instrumentId: 'createCustomInstrumentWithDetails.instrumentId',
  },
});

export const netWorthUnpricedCases: readonly Case[] = [
  {
    title: 'a thing without a price is worth nothing that is known, and never what it cost',
    steps: [
      recorded,
      step(prices, ({ instrumentId }: Known) => ({ instrumentId, direction: 'ASC' }), {
        keep: {
          firstPriceId: 'getInstrumentPrices.nodes.0.id',
          lastPriceId: 'getInstrumentPrices.nodes.1.id',
        },
      }),
      step(removePrice, ({ firstPriceId }: Known) => ({ id: firstPriceId }), {}),
      step(history, ({ netWorthAssetId }: Known) => ({ netWorthAssetId, from: '2026-11-17' }), {
        data: () => ({
          netWorthAssetHistory: {
            nodes: [
              { date: '2026-11-17', value: '0', unpricedCount: 1 },
              { date: '2026-11-18', value: '450000', unpricedCount: 0 },
              {},
              {},
            ],
          },
        }),
      }),
      step(removePrice, ({ lastPriceId }: Known) => ({ id: lastPriceId }), {}),
      step(
        listed,
        { categories: ['PROPERTY'] },
        {
          data: () => ({
            netWorthAssets: [
              {
                value: null,
                wholeValue: null,
                valueInDisplayCurrency: null,
                price: null,
                costBasis: '350000',
                valuedOn: null,
                priceAsOf: null,
                stale: true,
                equityInDisplayCurrency: null,
              },
            ],
          }),
        },
      ),
      {
        document:
          '{ netWorthDashboard { totals { unpricedCount } allocation { category value unpricedCount } } }',
        data: () => ({
          netWorthDashboard: {
            totals: { unpricedCount: 1 },
            allocation: expect.arrayContaining([
              { category: 'PROPERTY', value: '0', unpricedCount: 1 },
            ]),
          },
        }),
      },
    ],
  },
];
