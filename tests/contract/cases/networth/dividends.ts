import type { Case, Known } from '../../support/case.ts';
import { AAPL as APPLE } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const DIVIDEND = `id portfolioId symbol state origin exDate paidOn quantity amountPerShare
  grossAmount withholdingTax imputationCredits netAmount currency exchangeRate
  netAmountInDisplayCurrency reinvestTradeId note instrument { id }`;
const open = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id } }`;
const buy = `mutation ($params: CreateTradeInput!) { createTrade(params: $params) { id } }`;
const receive = `mutation ($params: CreateNetWorthDividendInput!) {
  createNetWorthDividend(params: $params) { ${DIVIDEND} } }`;
const decide = `mutation ($params: ConfirmNetWorthDividendInput!) {
  confirmNetWorthDividend(params: $params) { ${DIVIDEND} } }`;
const list = `query ($params: NetWorthAssetDividendsInput) {
  netWorthAssetDividends(params: $params) { nodes { ${DIVIDEND} } nextCursor } }`;
/** The days are those of each side's market. */
const proposed = `query ($params: NetWorthAssetDividendsInput) {
  netWorthAssetDividends(params: $params) { nodes { id portfolioId symbol state origin quantity
    withholdingTax currency exchangeRate reinvestTradeId } } }`;
const refuseOne = `mutation ($params: ConfirmNetWorthDividendInput!) {
  confirmNetWorthDividend(params: $params) { state } }`;
const held = `query ($params: GetPortfoliosInput) {
  getPortfolios(params: $params) { gain { income } holdings { quantity } } }`;

const own = ({ portfolioId }: Known) => portfolioId;

const opened = [
  step(
    open,
    { name: 'Shares', currency: 'USD' },
    { keep: { portfolioId: 'createNetworthPortfolio.id' } },
  ),
  step(buy, (known: Known) => ({
    portfolioId: own(known),
    instrumentId: APPLE,
    type: 'BUY',
    tradedOn: '2026-10-01',
    quantity: '10',
    price: '250',
  })),
];

const PAID = { paidOn: '2026-11-16', exDate: '2026-11-09', withholdingTax: '0.38' };
const received = (given: object) => (known: Known) => ({
  portfolioId: own(known),
  instrument: { symbol: 'AAPL.XNAS' },
  amount: { perShare: '0.25' },
  ...PAID,
  ...given,
});

export const dividendCases: readonly Case[] = [
  {
    title: 'a received dividend counts as income, with what it was reinvested in',
    steps: [
      ...opened,
      step(receive, received({ reinvestment: { quantity: '0.5', price: '4.24' } }), {
        data: (known) => ({
          createNetWorthDividend: {
            portfolioId: own(known),
            symbol: 'AAPL.XNAS',
            state: 'CONFIRMED',
            origin: 'MANUAL',
            exDate: '2026-11-09',
            paidOn: '2026-11-16',
            quantity: '10',
            amountPerShare: '0.25',
            grossAmount: '2.5',
            withholdingTax: '0.38',
            imputationCredits: '0',
            netAmount: '2.12',
            currency: 'USD',
            exchangeRate: '1',
            netAmountInDisplayCurrency: '2.12',
            note: null,
            instrument: { id: APPLE },
          },
        }),
        keep: { dividendId: 'createNetWorthDividend.id' },
      }),
      step(held, (known: Known) => ({ ids: [own(known)] }), {
        data: () => ({
          getPortfolios: [{ gain: { income: '2.12' }, holdings: [{ quantity: '10.5' }] }],
        }),
      }),
      step(decide, ({ dividendId }: Known) => ({ id: dividendId, decision: 'REJECT' }), {
        data: () => ({ confirmNetWorthDividend: { state: 'REJECTED', reinvestTradeId: null } }),
      }),
      step(
        decide,
        ({ dividendId }: Known) => ({ id: dividendId, decision: 'CONFIRM' }),
        refused('confirmNetWorthDividend', 'INVALID_STATE'),
      ),
      step(held, (known: Known) => ({ ids: [own(known)] }), {
        data: () => ({
          getPortfolios: [{ gain: { income: '0' }, holdings: [{ quantity: '10' }] }],
        }),
      }),
      step(list, (known: Known) => ({ portfolioIds: [own(known)], states: ['CONFIRMED'] }), {
        data: () => ({ netWorthAssetDividends: { nodes: [], nextCursor: null } }),
      }),
    ],
  },
  {
    title: 'dividends of what was held wait for its owner, each once',
    steps: [
      ...opened.slice(0, 1),
      step(buy, (known: Known) => ({
        portfolioId: own(known),
        instrumentId: APPLE,
        type: 'BUY',
        tradedOn: '2026-01-05',
        quantity: '10',
        price: '250',
      })),
      step(
        proposed,
        (known: Known) => ({ portfolioIds: [own(known)], states: ['PENDING'], limit: 1 }),
        {
          eventually: true,
          data: (known) => ({
            netWorthAssetDividends: {
              nodes: [
                {
                  portfolioId: own(known),
                  symbol: 'AAPL.XNAS',
                  state: 'PENDING',
                  origin: 'CORPORATE_ACTION',
                  quantity: '10',
                  withholdingTax: '0',
                  currency: 'USD',
                  exchangeRate: null,
                  reinvestTradeId: null,
                },
              ],
            },
          }),
          keep: { dividendId: 'netWorthAssetDividends.nodes.0.id' },
        },
      ),
      step(refuseOne, ({ dividendId }: Known) => ({ id: dividendId, decision: 'REJECT' }), {
        data: () => ({ confirmNetWorthDividend: { state: 'REJECTED' } }),
      }),
      step(proposed, (known: Known) => ({ portfolioIds: [own(known)], states: ['REJECTED'] }), {
        data: () => ({
          netWorthAssetDividends: { nodes: [{ origin: 'CORPORATE_ACTION', quantity: '10' }] },
        }),
      }),
    ],
  },
  {
    title: 'a dividend that cannot be is refused with its field',
    steps: [
      ...opened,
      step(
        receive,
        received({ exDate: null, paidOn: '2026-09-01' }),
        refused('createNetWorthDividend', 'BAD_USER_INPUT', 'quantity'),
      ),
      step(
        receive,
        received({ exDate: '2026-11-17' }),
        refused('createNetWorthDividend', 'BAD_USER_INPUT', 'exDate'),
      ),
      step(
        receive,
        received({ withholdingTax: '2.51' }),
        refused('createNetWorthDividend', 'BAD_USER_INPUT', 'withholdingTax'),
      ),
      step(
        receive,
        received({ instrument: { symbol: 'MSFT' } }),
        refused('createNetWorthDividend', 'NOT_FOUND'),
      ),
    ],
  },
];
