import { expect } from 'vitest';
import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const mutation = (name: string, selection: string): string =>
  `mutation ($params: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    ${name}(params: $params) { ${selection} } }`;

const ASSET = `id name category instrumentId quantity price value wholeValue currency costBasis
  valueInDisplayCurrency ownershipPercent valuedOn stale liquidity linkedLiabilityIds
  equityInDisplayCurrency symbol brokerAccountId priceAsOf`;
const INSTRUMENT = `id kind symbol name category currency metadata { name value } priceStale
  latestPrice { date price source } asset { id }`;
const PRICE = 'id instrumentId date price currency source note';

const record = mutation('createCustomInstrumentWithDetails', ASSET);
const create = mutation('createCustomInstrument', INSTRUMENT);
const update = mutation('updateCustomInstrument', INSTRUMENT);
const note = mutation('setCustomInstrumentMetaData', INSTRUMENT);
const remove = mutation('deleteCustomInstrument', 'id affectedCount affectedIds');
const addPrice = mutation('addInstrumentPrice', PRICE);
const changePrice = mutation('updateInstrumentPrice', PRICE);
const removePrice = mutation('deleteInstrumentPrice', 'id affectedCount affectedIds');
const history = `query ($params: NetWorthAssetHistoryInput) {
  netWorthAssetHistory(params: $params) { nodes { date value } } }`;

const prices = `query ($params: GetInstrumentPricesInput!) {
  getInstrumentPrices(params: $params) { nodes { date price source currency } nextCursor } }`;

const HALF = { purchasedOn: '2026-11-16', purchasePrice: '700000', ownershipPercent: '50' };
const WORTH = { currentPrice: '900000', pricedOn: '2026-11-18' };
const NAMED = { name: 'House in Wellington', currency: 'USD', category: 'PROPERTY' };
const HOUSE = { ...NAMED, ...HALF, ...WORTH, idempotencyKey: 'house' };
const HALF_OF_IT = { quantity: '1', price: '900000', value: '450000', wholeValue: '900000' };
const CURRENT = { valuedOn: '2026-11-18', liquidity: 'MONTHS', stale: false };
const recorded = step(record, HOUSE, {
  data: () => ({
    createCustomInstrumentWithDetails: { ...HALF_OF_IT, costBasis: '350000', ...CURRENT },
  }),
  keep: {
    netWorthAssetId: 'createCustomInstrumentWithDetails.id',
    instrumentId: 'createCustomInstrumentWithDetails.instrumentId',
  },
});
const instrument = (more: object) => (known: Known) => ({ id: known.instrumentId, ...more });

const listed = `query ($params: NetWorthAssetsInput) {
  netWorthAssets(params: $params) { ${ASSET} } }`;

const putIn = `query ($params: NetWorthAssetHistoryInput) {
  netWorthAssetHistory(params: $params) { nodes { date netContributions } } }`;
/** 34 characters in capitals. */
const LONG = 'ß'.repeat(17);
const custom = { name: 'Boat', currency: 'USD', category: 'VEHICLE' };

export const netWorthAssetCases: readonly Case[] = [
  {
    title: 'a history tells what was put in: what recorded things cost, and money of accounts',
    steps: [
      { ...recorded, as: 'unchecked' },
      step(
        putIn,
        { from: '2026-11-15', to: '2026-11-16' },
        {
          as: 'unchecked',
          data: () => ({
            netWorthAssetHistory: { nodes: [{ netContributions: '350000' }] },
          }),
        },
      ),
      step(
        putIn,
        {},
        {
          data: () => ({
            netWorthAssetHistory: { nodes: [{ netContributions: expect.any(String) }] },
          }),
        },
      ),
    ],
  },
  {
    title: 'a thing owned is priced in what had a rate then, and named in 32 capitals at most',
    steps: [
      step(
        record,
        { ...HOUSE, currency: 'BTC', purchasedOn: '2008-01-01' },
        refused('createCustomInstrumentWithDetails', 'BAD_USER_INPUT', 'currency'),
      ),
      step(
        create,
        { ...custom, symbol: LONG },
        refused('createCustomInstrument', 'BAD_USER_INPUT', 'symbol'),
      ),
      step(create, custom, { keep: { instrumentId: 'createCustomInstrument.id' } }),
      step(
        update,
        instrument({ symbol: LONG }),
        refused('updateCustomInstrument', 'BAD_USER_INPUT', 'symbol'),
      ),
      step(update, instrument({ symbol: 'ß'.repeat(16) }), {
        data: () => ({ updateCustomInstrument: { symbol: 'S'.repeat(32) } }),
      }),
    ],
  },
  {
    title: 'what somebody has owned is listed as of now and as of a day, the largest value first',
    steps: [
      recorded,
      step(
        listed,
        {},
        {
          data: () => ({ netWorthAssets: [{ value: '450000' }, {}, {}, {}] }),
        },
      ),
      step(
        listed,
        { categories: ['PROPERTY'], asOf: '2026-11-17' },
        {
          data: () => ({
            netWorthAssets: [
              {
                name: 'House in Wellington',
                price: '700000',
                value: '350000',
                costBasis: '350000',
              },
            ],
          }),
        },
      ),
      step(listed, { asOf: '2026-11-15' }, { data: () => ({ netWorthAssets: [] }) }),
      step(listed, { asOf: '2026-11-21' }, refused('netWorthAssets', 'BAD_USER_INPUT', 'asOf')),
      step(
        listed,
        ({ liveAccountId }: Known) => ({ portfolioIds: [liveAccountId] }),
        refused('netWorthAssets', 'NOT_FOUND'),
      ),
      step(
        listed,
        { categories: ['PROPERTY'] },
        {
          as: 'other',
          data: () => ({ netWorthAssets: [] }),
        },
      ),
    ],
  },
  {
    title: 'something owned is recorded once, and its history follows from its prices',
    steps: [
      recorded,
      recorded,
      step(history, ({ netWorthAssetId }: Known) => ({ netWorthAssetId }), {
        data: () => ({
          netWorthAssetHistory: {
            nodes: [
              { date: '2026-11-16', value: '350000' },
              { date: '2026-11-17', value: '350000' },
              { date: '2026-11-18', value: '450000' },
              { date: '2026-11-19', value: '450000' },
              { date: '2026-11-20', value: '450000' },
            ],
          },
        }),
      }),
      step(
        addPrice,
        ({ instrumentId }: Known) => ({ instrumentId, date: '2026-11-20', price: '1000000' }),
        {
          data: () => ({ addInstrumentPrice: { price: '1000000', source: 'MANUAL', note: null } }),
          keep: { priceId: 'addInstrumentPrice.id' },
        },
      ),
      step(
        addPrice,
        ({ instrumentId }: Known) => ({ instrumentId, date: '2026-11-20', price: '1' }),
        refused('addInstrumentPrice', 'CONFLICT'),
      ),
      step(
        addPrice,
        ({ instrumentId }: Known) => ({ instrumentId, date: '2026-11-21', price: '1' }),
        refused('addInstrumentPrice', 'BAD_USER_INPUT', 'date'),
      ),
      step(prices, ({ instrumentId }: Known) => ({ instrumentId, direction: 'ASC' }), {
        data: () => ({
          getInstrumentPrices: {
            nodes: [
              { date: '2026-11-16', price: '700000', source: 'MANUAL' },
              { date: '2026-11-18', price: '900000', source: 'MANUAL' },
              { date: '2026-11-20', price: '1000000', source: 'MANUAL' },
            ],
            nextCursor: null,
          },
        }),
      }),
      step(prices, ({ instrumentId }: Known) => ({ instrumentId }), {
        as: 'other',
        ...refused('getInstrumentPrices', 'NOT_FOUND'),
      }),
      step(changePrice, ({ priceId }: Known) => ({ id: priceId, price: '800000', note: 'agent' }), {
        data: () => ({ updateInstrumentPrice: { price: '800000', note: 'agent' } }),
      }),
      step(history, ({ netWorthAssetId }: Known) => ({ netWorthAssetId, from: '2026-11-20' }), {
        data: () => ({
          netWorthAssetHistory: { nodes: [{ date: '2026-11-20', value: '400000' }] },
        }),
      }),
      step(removePrice, ({ priceId }: Known) => ({ id: priceId }), {
        data: ({ priceId }) => ({
          deleteInstrumentPrice: { id: priceId, affectedCount: 1, affectedIds: [priceId] },
        }),
      }),
      step(
        removePrice,
        ({ priceId }: Known) => ({ id: priceId }),
        refused('deleteInstrumentPrice', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'an instrument of one’s own is renamed, noted on and deleted with what is held of it',
    steps: [
      recorded,
      step(update, instrument({ name: 'Town house', symbol: 'home' }), {
        data: () => ({
          updateCustomInstrument: {
            kind: 'CUSTOM',
            name: 'Town house',
            symbol: 'HOME',
            category: 'PROPERTY',
            latestPrice: { date: '2026-11-18', price: '900000', source: 'MANUAL' },
          },
        }),
      }),
      step(note, instrument({ metadata: [{ name: 'Area', value: '124 m2' }] }), {
        data: () => ({
          setCustomInstrumentMetaData: { metadata: [{ name: 'Area', value: '124 m2' }] },
        }),
      }),
      step(
        create,
        { name: 'Another', currency: 'NZD', category: 'OTHER', symbol: 'Home' },
        refused('createCustomInstrument', 'CONFLICT'),
      ),
      step(remove, instrument({}), refused('deleteCustomInstrument', 'CONFLICT')),
      step(remove, instrument({ force: true }), {
        data: ({ instrumentId }) => ({ deleteCustomInstrument: { id: instrumentId } }),
      }),
      step(remove, instrument({ force: true }), refused('deleteCustomInstrument', 'NOT_FOUND')),
    ],
  },
  {
    title: 'something owned is nobody else’s to change, and needs its scope to record',
    steps: [
      recorded,
      ...(
        [
          [update, 'updateCustomInstrument', { name: 'Mine' }],
          [note, 'setCustomInstrumentMetaData', { metadata: [] }],
          [remove, 'deleteCustomInstrument', { force: true }],
        ] as const
      ).map(([document, name, more]) =>
        step(document, instrument(more), { as: 'other', ...refused(name, 'NOT_FOUND') }),
      ),
      step(
        addPrice,
        ({ instrumentId }: Known) => ({ instrumentId, date: '2026-11-20', price: '1' }),
        { as: 'other', ...refused('addInstrumentPrice', 'NOT_FOUND') },
      ),
      step(record, HOUSE, { as: 'reader', errors: [{ code: 'FORBIDDEN' }] }),
    ],
  },
  {
    title: 'something owned whose days do not fit is refused with every one of them',
    steps: [
      step(
        record,
        { ...HOUSE, purchasedOn: '2026-11-21', pricedOn: '2026-11-22' },
        refused(
          'createCustomInstrumentWithDetails',
          'BAD_USER_INPUT',
          ...['purchasedOn', 'pricedOn'],
        ),
      ),
      step(
        record,
        { ...HOUSE, pricedOn: '2026-11-16' },
        refused('createCustomInstrumentWithDetails', 'BAD_USER_INPUT', 'pricedOn'),
      ),
      step(
        record,
        { ...HOUSE, currency: 'VUV' },
        refused('createCustomInstrumentWithDetails', 'BAD_USER_INPUT', 'currency'),
      ),
    ],
  },
];
