import type { Case, Known, Step } from '../../support/case.ts';
import { AAPL } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';

const passkeys = `query ($params: FetchMyPasskeysInput) {
  fetchMyPasskeys(params: $params) { id } }`;
const devices = `query ($params: FetchMyDeviceTokensInput) {
  fetchMyDeviceTokens(params: $params) { id } }`;
const register = `mutation ($params: RegisterDeviceTokenInput!) {
  registerDeviceToken(params: $params) { id } }`;
const experts = `query ($params: FetchExpertsInput) {
  fetchExperts(params: $params) { nodes { id } nextCursor } }`;
const prices = `query ($params: GetInstrumentPricesInput!) {
  getInstrumentPrices(params: $params) { nodes { id } nextCursor } }`;
const shares = `query ($params: GetAvailableSharesToAttachInput) {
  getAvailableSharesToAttach(params: $params) { id } }`;
const record = `mutation ($params: CreateCustomInstrumentInput!) {
  createCustomInstrument(params: $params) { id } }`;
const price = `mutation ($params: AddInstrumentPriceInput!) {
  addInstrumentPrice(params: $params) { id } }`;

const device = (token: string) => ({ token: token.repeat(64), platform: 'ANDROID' });

const ofExperts: Step[] = [
  step(
    experts,
    { ids: [UNKNOWN] },
    { data: () => ({ fetchExperts: { nodes: [], nextCursor: null } }) },
  ),
  step(experts, { ids: ['kea'] }, refused('fetchExperts', 'BAD_USER_INPUT', 'ids')),
  step(experts, { ids: [] }, refused('fetchExperts', 'BAD_USER_INPUT', 'ids')),
];

const ofDevices: Step[] = [
  step(register, device('a'), {}),
  step(register, device('b'), { keep: { deviceId: 'registerDeviceToken.id' } }),
  step(devices, ({ deviceId }: Known) => ({ ids: [deviceId, UNKNOWN] }), {
    data: ({ deviceId }) => ({ fetchMyDeviceTokens: [{ id: deviceId }] }),
  }),
  step(devices, ({ deviceId }: Known) => ({ ids: [deviceId] }), {
    as: 'other',
    data: () => ({ fetchMyDeviceTokens: [] }),
  }),
  step(passkeys, { ids: [UNKNOWN] }, { data: () => ({ fetchMyPasskeys: [] }) }),
];

const ofPrices: Step[] = [
  step(
    record,
    { name: 'Boat', currency: 'USD', category: 'VEHICLE' },
    { keep: { instrumentId: 'createCustomInstrument.id' } },
  ),
  step(price, ({ instrumentId }: Known) => ({ instrumentId, date: '2026-11-18', price: '1' }), {}),
  step(price, ({ instrumentId }: Known) => ({ instrumentId, date: '2026-11-19', price: '2' }), {
    keep: { priceId: 'addInstrumentPrice.id' },
  }),
  step(prices, ({ instrumentId, priceId }: Known) => ({ instrumentId, ids: [priceId, UNKNOWN] }), {
    data: ({ priceId }) => ({
      getInstrumentPrices: { nodes: [{ id: priceId }], nextCursor: null },
    }),
  }),
  step(
    prices,
    ({ instrumentId, priceId }: Known) => ({ instrumentId, ids: [priceId], to: '2026-11-18' }),
    { data: () => ({ getInstrumentPrices: { nodes: [], nextCursor: null } }) },
  ),
];

const ofMarketPrices: Step[] = [
  step(
    prices,
    { instrumentId: AAPL, limit: 3 },
    {
      keep: { marketPriceId: 'getInstrumentPrices.nodes.2.id' },
    },
  ),
  step(
    prices,
    ({ marketPriceId }: Known) => ({
      instrumentId: AAPL,
      ids: [UNKNOWN, marketPriceId],
    }),
    {
      data: ({ marketPriceId }) => ({
        getInstrumentPrices: { nodes: [{ id: marketPriceId }], nextCursor: null },
      }),
    },
  ),
];

export const listByIdCases: readonly Case[] = [
  {
    title: 'unknown ids of experts are passed over, and what is no id is refused',
    steps: ofExperts,
  },
  { title: 'devices and passkeys are read by id by their owner alone', steps: ofDevices },
  { title: 'prices that a person recorded are read by id among others', steps: ofPrices },
  { title: 'prices of the market keep their ids', steps: ofMarketPrices },
  {
    title: 'shares to attach are read by the ids of their positions',
    steps: [step(shares, { ids: [UNKNOWN] }, { data: () => ({ getAvailableSharesToAttach: [] }) })],
  },
];
