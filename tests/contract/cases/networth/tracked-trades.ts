import type { Case, Known } from '../../support/case.ts';
import { AAPL as APPLE } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const TRADE = 'id type state origin tradedOn quantity price currency value instrument { id }';
const open = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id } }`;
const upload = `mutation ($params: UploadNetWorthFileInput!) {
  uploadNetWorthFile(params: $params) { id } }`;
const trades = `query ($params: GetRelayTradesInput) {
  getRelayTrades(params: $params) { nodes { ${TRADE} } } }`;
const record = `mutation ($params: CreateTradeForAssetInput!) {
  createTradeForAsset(params: $params) { ${TRADE} } }`;
const confirm = `mutation ($params: ConfirmNetWorthTradeInput!) {
  confirmNetWorthTrade(params: $params) { ${TRADE} } }`;

const relay = `mutation ($params: CreateRelayTradeInput!) {
  createRelayTrade(params: $params) { ${TRADE} } }`;
const receive = `mutation ($params: CreateNetWorthDividendInput!) {
  createNetWorthDividend(params: $params) { id grossAmount } }`;

const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';
/** Ten at 250 are not 2,600: the row waits for a person. */
const DOUBTFUL = Buffer.from(
  'Date,Type,Symbol,Quantity,Price,Fee,Total\n2026-03-02,BUY,AAPL,10,250,1,2600\n',
).toString('base64');
const BOUGHT = { assetId: APPLE, type: 'BUY', tradedOn: '2026-11-10', quantity: '10' } as const;

const opened = step(
  open,
  { name: 'Shares', currency: 'USD' },
  { keep: { portfolioId: 'createNetworthPortfolio.id' } },
);
const inPortfolio =
  (more: object) =>
  ({ portfolioId }: Known) => ({ portfolioId, ...more });
const decided =
  (more: object) =>
  ({ tradeId }: Known) => ({ id: tradeId, ...more });

const waiting: Case = {
  title: 'a trade that waits is decided once, by its owner',
  steps: [
    opened,
    step(upload, inPortfolio({ fileName: 'doubtful.csv', content: { base64: DOUBTFUL } })),
    step(
      trades,
      ({ portfolioId }: Known) => ({ portfolioIds: [portfolioId], states: ['PENDING'] }),
      {
        eventually: true,
        data: () => ({ getRelayTrades: { nodes: [{ state: 'PENDING', quantity: '10' }] } }),
        keep: { tradeId: 'getRelayTrades.nodes.0.id' },
      },
    ),
    step(confirm, decided({ decision: 'CONFIRM' }), {
      as: 'other',
      ...refused('confirmNetWorthTrade', 'NOT_FOUND'),
    }),
    step(
      confirm,
      decided({ decision: 'REJECT', quantity: '9' }),
      refused('confirmNetWorthTrade', 'BAD_USER_INPUT', 'quantity'),
    ),
    step(confirm, decided({ decision: 'CONFIRM', quantity: '9' }), {
      data: () => ({
        confirmNetWorthTrade: { state: 'CONFIRMED', origin: 'FILE', quantity: '9', value: '2250' },
      }),
    }),
    step(
      confirm,
      decided({ decision: 'REJECT' }),
      refused('confirmNetWorthTrade', 'INVALID_STATE'),
    ),
  ],
};

const ofAsset: Case = {
  title: 'a trade of an asset of the catalogue takes the price of its day, or the one that is told',
  steps: [
    opened,
    step(record, inPortfolio({ ...BOUGHT, price: '250' }), {
      data: () => ({
        createTradeForAsset: {
          type: 'BUY',
          state: 'CONFIRMED',
          origin: 'MANUAL',
          quantity: '10',
          price: '250',
          value: '2500',
          currency: 'USD',
          instrument: { id: APPLE },
        },
      }),
    }),
    step(record, inPortfolio({ ...BOUGHT, quantity: '1' }), {
      data: () => ({ createTradeForAsset: { state: 'CONFIRMED', quantity: '1' } }),
    }),
    step(
      record,
      inPortfolio({ ...BOUGHT, type: 'SELL', quantity: '12', price: '250' }),
      refused('createTradeForAsset', 'INSUFFICIENT_QUANTITY', 'quantity'),
    ),
    step(
      record,
      inPortfolio({ ...BOUGHT, tradedOn: '2035-01-01', price: '250' }),
      refused('createTradeForAsset', 'BAD_USER_INPUT', 'tradedOn'),
    ),
    step(
      record,
      inPortfolio({ ...BOUGHT, assetId: UNKNOWN, price: '250' }),
      refused('createTradeForAsset', 'NOT_FOUND'),
    ),
    step(record, inPortfolio({ ...BOUGHT, price: '250' }), {
      as: 'other',
      ...refused('createTradeForAsset', 'NOT_FOUND'),
    }),
  ],
};

const NAMED = {
  type: 'BUY',
  tradedOn: '2026-11-10',
  quantity: '10',
  symbol: 'AAPL.XNAS',
  price: '250',
  uniqueIdentifier: 'CN-482913',
};
const PAID = { instrument: { id: APPLE }, paidOn: '2026-11-12', amount: { perShare: '0.25' } };
const named: Case = {
  title: 'what has a name of its own is recorded once in a portfolio, and shown as it was',
  steps: [
    opened,
    step(relay, inPortfolio(NAMED), {
      data: () => ({ createRelayTrade: { quantity: '10' } }),
      keep: { tradeId: 'createRelayTrade.id' },
    }),
    step(relay, inPortfolio({ ...NAMED, quantity: '12' }), {
      data: ({ tradeId }) => ({ createRelayTrade: { id: tradeId, quantity: '10' } }),
    }),
    step(trades, ({ portfolioId }: Known) => ({ portfolioIds: [portfolioId] }), {
      data: ({ tradeId }) => ({ getRelayTrades: { nodes: [{ id: tradeId }] } }),
    }),
    step(receive, inPortfolio({ ...PAID, uniqueIdentifier: 'D-1' }), {
      data: () => ({ createNetWorthDividend: { grossAmount: '2.5' } }),
      keep: { dividendId: 'createNetWorthDividend.id' },
    }),
    step(receive, inPortfolio({ ...PAID, uniqueIdentifier: 'D-1', quantity: '4' }), {
      data: ({ dividendId }) => ({
        createNetWorthDividend: { id: dividendId, grossAmount: '2.5' },
      }),
    }),
  ],
};

export const trackedTradeCases: readonly Case[] = [waiting, ofAsset, named];
