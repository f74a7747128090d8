import { expect } from 'vitest';
import type { Case, Known, Step } from '../../support/case.ts';
import { AAPL, place } from '../../support/order-steps.ts';
import { step } from '../../support/steps.ts';

const mutation = (name: string, selection = 'id'): string =>
  `mutation ($params: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    ${name}(params: $params) { ${selection} } }`;

const history = `query ($params: GetPortfolioHistoryInput) { getPortfolioHistory(params: $params) {
  currency timeframe baseValue baseValueAsOf unpricedCount points { at equity unpricedCount
    profitLoss profitLossPercent cashflow timeWeightedReturnPercent }
  moneyWeightedReturnPercent moneyWeightedReturnAnnualizedPercent modifiedDietzReturnPercent } }`;
const portfolios = `query ($params: GetPortfoliosInput) { getPortfolios(params: $params) {
  value gain { totalPercent timeWeightedReturnPercent timeWeightedReturnAnnualizedPercent
    moneyWeightedReturnPercent } } }`;
const accounts = `query ($params: GetBrokerAccountsInput) { getBrokerAccounts(params: $params) {
  equity cash currency } }`;

const price = mutation('addInstrumentPrice');

const priced = (date: string, amount: string): Step =>
  step(price, ({ instrumentId }: Known) => ({ instrumentId, date, price: amount }));
const traded = (tradedOn: string, given: object): Step =>
  step(mutation('createTrade'), ({ portfolioId, instrumentId }: Known) => ({
    portfolioId,
    instrumentId,
    tradedOn,
    ...given,
  }));

/** 10 for 100 each on the 10th, 5 for 110 on the 13th; a tenth more on the 12th and on the 16th. */
const fund: readonly Step[] = [
  step(
    mutation('createNetworthPortfolio'),
    { name: 'Fund', currency: 'USD' },
    { keep: { portfolioId: 'createNetworthPortfolio.id' } },
  ),
  step(
    mutation('createCustomInstrument'),
    { name: 'Unit of a fund', currency: 'USD', category: 'OTHER' },
    { keep: { instrumentId: 'createCustomInstrument.id' } },
  ),
  priced('2026-11-09', '100'),
  priced('2026-11-12', '110'),
  priced('2026-11-16', '121'),
  traded('2026-11-10', { type: 'BUY', quantity: '10', price: '100' }),
  traded('2026-11-13', { type: 'BUY', quantity: '5', price: '110' }),
];

const ofPortfolio = (terms: object, data: Step['data']): Step =>
  step(history, ({ portfolioId }: Known) => ({ source: { portfolioId }, ...terms }), {
    ...(data === undefined ? {} : { data }),
  });

const SINCE = { from: '2026-11-09T20:00:00Z' };
/** So that one point is told: that of now. */
const NOW_ALONE = { from: '2026-11-20T15:29:59Z', timeframe: 'MONTH_1' };
const at = (day: string): string => `2026-11-${day}T21:00:00.000Z`;

const tracked: readonly Case[] = [
  {
    title: 'a tracked portfolio was worth what its trades had left at the prices of then',
    steps: [
      ...fund,
      ofPortfolio({ ...SINCE, to: at('19'), timeframe: 'DAY_1' }, () => ({
        getPortfolioHistory: {
          currency: 'USD',
          baseValue: '0',
          baseValueAsOf: at('06'),
          unpricedCount: 0,
          points: [
            { at: at('09'), equity: '0', cashflow: '0', profitLoss: '0' },
            { at: at('10'), equity: '1000', cashflow: '1000', profitLoss: '0' },
            { at: at('11'), equity: '1000', cashflow: '0' },
            { at: at('12'), equity: '1100', profitLoss: '100', timeWeightedReturnPercent: '10' },
            { at: at('13'), equity: '1650', cashflow: '550', profitLoss: '100' },
            { at: at('16'), equity: '1815', profitLoss: '265', timeWeightedReturnPercent: '21' },
            { at: at('17'), equity: '1815' },
            { at: at('18'), equity: '1815' },
            {
              at: at('19'),
              equity: '1815',
              cashflow: '0',
              profitLoss: '265',
              profitLossPercent: '17.096774',
              timeWeightedReturnPercent: '21',
            },
          ],
          moneyWeightedReturnPercent: '19.3074',
          moneyWeightedReturnAnnualizedPercent: null,
          modifiedDietzReturnPercent: '19.162471',
        },
      })),
      step(portfolios, ({ portfolioId }: Known) => ({ ids: [portfolioId] }), {
        data: () => ({
          getPortfolios: [
            {
              value: '1815',
              gain: {
                totalPercent: '17.096774',
                timeWeightedReturnPercent: '21',
                timeWeightedReturnAnnualizedPercent: null,
                moneyWeightedReturnPercent: null,
              },
            },
          ],
        }),
      }),
    ],
  },
  {
    title: 'a moment of a tracked portfolio is the same whatever range and steps it is asked with',
    steps: [
      ...fund,
      ofPortfolio({ ...SINCE, timeframe: 'WEEK_1' }, () => ({
        getPortfolioHistory: {
          points: [{ at: at('13'), equity: '1650', cashflow: '1550' }, { equity: '1815' }],
        },
      })),
      ofPortfolio({ range: 'ALL', timeframe: 'DAY_1' }, () => ({
        getPortfolioHistory: {
          baseValue: '0',
          points: expect.arrayContaining([
            expect.objectContaining({ at: at('13'), equity: '1650', profitLoss: '100' }),
          ]),
        },
      })),
      ofPortfolio({ from: at('12'), to: at('13') }, () => ({
        getPortfolioHistory: {
          baseValue: '1100',
          points: expect.arrayContaining([
            expect.objectContaining({ at: at('13'), equity: '1650', profitLoss: '0' }),
          ]),
        },
      })),
      ofPortfolio(NOW_ALONE, () => ({
        getPortfolioHistory: { baseValue: '0', points: [{ equity: '1815', cashflow: '1550' }] },
      })),
    ],
  },
  {
    title: 'units that come or go for no money count at their price, whatever they had cost',
    steps: [
      ...fund,
      traded('2026-11-17', { type: 'TRANSFER_OUT', quantity: '5' }),
      traded('2026-11-18', { type: 'TRANSFER_IN', quantity: '2', costBasis: '20' }),
      traded('2026-11-19', { type: 'ADJUST_COST_BASIS', costBasis: '1' }),
      ofPortfolio({ from: at('16'), to: at('19'), timeframe: 'DAY_1' }, () => ({
        getPortfolioHistory: {
          points: [
            { at: at('17'), equity: '1210', cashflow: '-605', timeWeightedReturnPercent: '0' },
            { at: at('18'), equity: '1452', cashflow: '242', profitLoss: '0' },
            { at: at('19'), equity: '1452', cashflow: '0', timeWeightedReturnPercent: '0' },
          ],
        },
      })),
    ],
  },
  {
    title: 'what a sale or a dividend brings goes out of a tracked portfolio, and gains nothing',
    steps: [
      ...fund,
      traded('2026-11-17', { type: 'SELL', quantity: '5', price: '121' }),
      step(mutation('createNetWorthDividend'), ({ portfolioId, instrumentId }: Known) => ({
        portfolioId,
        instrument: { id: instrumentId },
        paidOn: '2026-11-18',
        amount: { gross: '30' },
        withholdingTax: '5',
        currency: 'USD',
      })),
      ofPortfolio({ from: at('16') }, () => ({
        getPortfolioHistory: {
          baseValue: '1815',
          points: expect.arrayContaining([
            expect.objectContaining({ equity: '1210', timeWeightedReturnPercent: '2.066116' }),
          ]),
        },
      })),
      ofPortfolio({ from: at('16'), timeframe: 'DAY_1' }, () => ({
        getPortfolioHistory: {
          points: [
            { at: at('17'), equity: '1210', cashflow: '-605', profitLoss: '0' },
            { at: at('18'), equity: '1210', cashflow: '-25', profitLoss: '25' },
            {},
            { profitLoss: '25' },
          ],
        },
      })),
    ],
  },
  {
    title: 'what nobody has priced yet is left out of a history, and counted',
    steps: [
      step(
        mutation('createNetworthPortfolio'),
        { name: 'Fund', currency: 'USD' },
        { keep: { portfolioId: 'createNetworthPortfolio.id' } },
      ),
      step(
        mutation('createCustomInstrument'),
        { name: 'Unit of a fund', currency: 'USD', category: 'OTHER' },
        { keep: { instrumentId: 'createCustomInstrument.id' } },
      ),
      priced('2026-11-12', '110'),
      traded('2026-11-10', { type: 'BUY', quantity: '10', price: '100' }),
      ofPortfolio({ from: at('09'), to: at('12'), timeframe: 'DAY_1' }, () => ({
        getPortfolioHistory: {
          points: [
            { equity: '0', unpricedCount: 1, profitLoss: null, cashflow: '1000' },
            { equity: '0', unpricedCount: 1, profitLoss: null },
            { equity: '1100', unpricedCount: 0, profitLoss: '100' },
          ],
        },
      })),
    ],
  },
];

const ofAccount = (terms: object, data: Step['data']): Step =>
  step(history, ({ accountId }: Known) => ({ source: { brokerAccountId: accountId }, ...terms }), {
    ...(data === undefined ? {} : { data }),
  });
const opened: Step = step(
  mutation('createPartnerPaperAccount'),
  { name: 'Play', start: { cash: { amount: '1000', currency: 'USD' } } },
  { keep: { accountId: 'createPartnerPaperAccount.id' } },
);
const funded = (mode: string, amount: string): Step =>
  step(mutation('fundPaperAccount'), ({ accountId }: Known) => ({ id: accountId, mode, amount }));
const deposited: Step = step(mutation('simulatePaperDeposit'), ({ accountId }: Known) => ({
  brokerAccountId: accountId,
  amount: '500',
  currency: 'USD',
  outcome: 'COMPLETED',
  delaySeconds: 0,
}));

const ofAccounts: readonly Case[] = [
  {
    title: 'play money that came in moves the equity of an account, and gains nothing',
    steps: [
      opened,
      ofAccount(NOW_ALONE, () => ({
        getPortfolioHistory: {
          currency: 'USD',
          baseValue: '0',
          points: [{ equity: '1000', cashflow: '1000', profitLoss: '0', unpricedCount: 0 }],
        },
      })),
      deposited,
      ofAccount(NOW_ALONE, () => ({
        getPortfolioHistory: {
          baseValue: '0',
          points: [{ equity: '1500', cashflow: '1500', profitLoss: '0' }],
        },
      })),
      funded('SET', '400'),
      ofAccount(NOW_ALONE, () => ({
        getPortfolioHistory: { points: [{ equity: '400', cashflow: '400', profitLoss: '0' }] },
      })),
      funded('RESET', '70'),
      ofAccount(NOW_ALONE, () => ({
        getPortfolioHistory: { points: [{ equity: '70', cashflow: '70', profitLoss: '0' }] },
      })),
    ],
  },
  {
    title: 'the last point of an account is what its cash and its positions come to',
    steps: [
      opened,
      place(({ accountId }: Known) => ({
        assetId: AAPL,
        side: 'BUY',
        type: 'MARKET',
        timeInForce: 'DAY',
        quantity: '2',
        brokerAccountId: accountId,
      })),
      step(accounts, ({ accountId }: Known) => ({ ids: [accountId] }), {
        keep: { equity: 'getBrokerAccounts.0.equity' },
      }),
      ofAccount(NOW_ALONE, ({ equity }) => ({ getPortfolioHistory: { points: [{ equity }] } })),
      ofAccount({ range: 'M3' }, ({ equity }) => ({
        getPortfolioHistory: {
          points: expect.arrayContaining([expect.objectContaining({ equity })]),
        },
      })),
    ],
  },
];

export const portfolioHistoryCases: readonly Case[] = [...tracked, ...ofAccounts];
