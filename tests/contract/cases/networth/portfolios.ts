import type { Case, Known } from '../../support/case.ts';
import { AAPL as APPLE } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const input = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
const mutation = (name: string, selection: string): string =>
  `mutation ($params: ${input(name)}!) { ${name}(params: $params) { ${selection} } }`;

const PORTFOLIO = `id name kind default parentId currency costBasisMethod financialYearEnd
  ownershipPercent value unpricedCount costBasis`;
const TRADE = `id portfolioId type state origin tradedOn quantity price fee currency value note
  instrument { id kind currency }`;
const create = mutation('createNetworthPortfolio', PORTFOLIO);
const rename = mutation('renameNetWorthPortfolio', PORTFOLIO);
const remove = mutation('deleteRelayPortfolio', 'id affectedCount');
const buy = mutation('createTrade', TRADE);
const relay = mutation('createRelayTrade', TRADE);
const change = mutation('updateRelayTrade', TRADE);
const drop = mutation('deleteRelayTrade', 'id affectedCount');
const takeOut = mutation('deleteInstrumentFromPortfolio', 'id affectedCount');
const list = `query ($params: GetPortfoliosInput) { getPortfolios(params: $params) { ${PORTFOLIO} } }`;
const trades = `query ($params: GetRelayTradesInput!) {
  getRelayTrades(params: $params) { nodes { ${TRADE} } nextCursor } }`;
const holdings = `query ($params: GetPortfoliosInput) { getPortfolios(params: $params) {
  costBasis holdings { quantity costBasis averageCost currency instrument { id } } } }`;
const defaults = `{ getDefaultPortfolio { kind default parentId }
  getDefaultLiabilityPortfolio { kind default parentId } }`;
const debts = '{ getDefaultLiabilityPortfolio { id } }';
const createUnder = (parent: string, name: string, keep: string) =>
  step(create, (known: Known) => ({ name, parentId: known[parent] }), {
    // Nothing else being said, as the one above has it.
    data: (known) => ({
      createNetworthPortfolio: { parentId: known[parent], costBasisMethod: 'FIFO' },
    }),
    keep: { [keep]: 'createNetworthPortfolio.id' },
  });
const RELAY = { name: 'Relay', kind: 'RELAY', externalProvider: 'Broker', externalId: '7' };
const history = `query ($params: GetPortfolioHistoryInput!) {
  getPortfolioHistory(params: $params) { currency } }`;
const search = `query ($params: SearchInstrumentsInput!) {
  searchInstruments(params: $params) { id kind currency } }`;

const own = ({ portfolioId }: Known) => portfolioId;
const opened = step(
  create,
  { name: 'Shares', currency: 'USD', costBasisMethod: 'FIFO', ownershipPercent: '50' },
  {
    data: () => ({
      createNetworthPortfolio: {
        name: 'Shares',
        kind: 'MANUAL',
        default: false,
        currency: 'USD',
        value: '0',
        costBasisMethod: 'FIFO',
        ownershipPercent: '50',
        costBasis: '0',
        unpricedCount: 0,
      },
    }),
    keep: { portfolioId: 'createNetworthPortfolio.id' },
  },
);

const BOUGHT = { type: 'BUY', tradedOn: '2026-11-10', quantity: '10', price: '250', fee: '3' };
const bought = step(
  buy,
  (known: Known) => ({ portfolioId: own(known), instrumentId: APPLE, ...BOUGHT }),
  {
    data: (known) => ({
      createTrade: {
        portfolioId: own(known),
        type: 'BUY',
        state: 'CONFIRMED',
        origin: 'MANUAL',
        tradedOn: '2026-11-10',
        quantity: '10',
        price: '250',
        fee: '3',
        value: '2500',
        instrument: { id: APPLE, kind: 'LISTED', currency: 'USD' },
      },
    }),
    keep: { tradeId: 'createTrade.id' },
  },
);

export const portfolioCases: readonly Case[] = [
  {
    title: 'everybody has two portfolios; others are made, named and deleted by their owner',
    steps: [
      step(
        defaults,
        {},
        {
          data: () => ({
            getDefaultPortfolio: { kind: 'ASSETS', default: true, parentId: null },
            getDefaultLiabilityPortfolio: { kind: 'LIABILITIES', default: true, parentId: null },
          }),
        },
      ),
      opened,
      step(rename, (known: Known) => ({ id: own(known), name: 'Retirement' }), {
        data: () => ({ renameNetWorthPortfolio: { name: 'Retirement', kind: 'MANUAL' } }),
      }),
      step(list, (known: Known) => ({ ids: [own(known)] }), {
        data: () => ({ getPortfolios: [{ name: 'Retirement', ownershipPercent: '50' }] }),
      }),
      step(history, (known: Known) => ({ source: { portfolioId: own(known) }, range: 'D1' }), {
        data: () => ({ getPortfolioHistory: { currency: 'USD' } }),
      }),
      step(
        debts,
        {},
        {
          data: () => ({ getDefaultLiabilityPortfolio: {} }),
          keep: { debtsId: 'getDefaultLiabilityPortfolio.id' },
        },
      ),
      step(
        history,
        (known: Known) => ({ source: { portfolioId: known['debtsId'] } }),
        refused('getPortfolioHistory', 'BAD_USER_INPUT', 'source.portfolioId'),
      ),
      step(remove, (known: Known) => ({ id: own(known) }), {
        data: (known) => ({ deleteRelayPortfolio: { id: own(known), affectedCount: 1 } }),
      }),
      step(
        remove,
        (known: Known) => ({ id: own(known) }),
        refused('deleteRelayPortfolio', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'a portfolio is put under another, three levels deep, and never under debts',
    steps: [
      opened,
      createUnder('portfolioId', 'Old age', 'secondId'),
      createUnder('secondId', 'Bonds', 'thirdId'),
      step(
        create,
        ({ thirdId }: Known) => ({ name: 'Deep', parentId: thirdId }),
        refused('createNetworthPortfolio', 'BAD_USER_INPUT', 'parentId'),
      ),
      step(
        debts,
        {},
        {
          data: () => ({ getDefaultLiabilityPortfolio: {} }),
          keep: { debtsId: 'getDefaultLiabilityPortfolio.id' },
        },
      ),
      step(
        create,
        ({ debtsId }: Known) => ({ name: 'Owed', parentId: debtsId }),
        refused('createNetworthPortfolio', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'a portfolio of a provider is known by its id there, once',
    steps: [
      step(create, RELAY, { data: () => ({ createNetworthPortfolio: { kind: 'RELAY' } }) }),
      step(create, RELAY, refused('createNetworthPortfolio', 'CONFLICT')),
      ...(
        [
          [{ ...RELAY, externalId: undefined }, 'externalId'],
          [{ ...RELAY, externalProvider: undefined }, 'externalProvider'],
          [{ ...RELAY, kind: 'MANUAL' }, 'externalProvider'],
          [{ name: 'Year', financialYearEnd: '02-30' }, 'financialYearEnd'],
        ] as const
      ).map(([params, field]) =>
        step(create, params, refused('createNetworthPortfolio', 'BAD_USER_INPUT', field)),
      ),
    ],
  },
  {
    title: 'trades make a holding, and what cannot be is refused',
    steps: [
      opened,
      bought,
      step(holdings, (known: Known) => ({ ids: [own(known)] }), {
        data: () => ({
          getPortfolios: [
            { holdings: [{ quantity: '10', currency: 'USD', instrument: { id: APPLE } }] },
          ],
        }),
      }),
      step(
        relay,
        (known: Known) => ({
          portfolioId: own(known),
          symbol: 'AAPL.XNAS',
          type: 'SELL',
          quantity: '4',
          tradedOn: '2026-11-11',
          price: '260',
        }),
        {
          data: () => ({ createRelayTrade: { type: 'SELL', origin: 'RELAY_SYNC', value: '1040' } }),
        },
      ),
      step(
        buy,
        (known: Known) => ({
          portfolioId: own(known),
          instrumentId: APPLE,
          ...BOUGHT,
          type: 'SELL',
          quantity: '7',
          tradedOn: '2026-11-12',
        }),
        refused('createTrade', 'INSUFFICIENT_QUANTITY', 'quantity'),
      ),
      step(
        buy,
        (known: Known) => ({
          portfolioId: own(known),
          instrumentId: APPLE,
          type: 'SPLIT',
          tradedOn: '2026-11-12',
          ratio: { numerator: 1, denominator: 2 },
        }),
        refused('createTrade', 'BAD_USER_INPUT', 'ratio'),
      ),
      step(trades, (known: Known) => ({ portfolioIds: [own(known)] }), {
        data: () => ({ getRelayTrades: { nodes: [{ type: 'SELL' }, { type: 'BUY' }] } }),
      }),
      step(takeOut, (known: Known) => ({ portfolioId: own(known), instrumentId: APPLE }), {
        data: () => ({ deleteInstrumentFromPortfolio: { id: APPLE, affectedCount: 2 } }),
      }),
    ],
  },
  {
    title: 'a trade is changed and deleted',
    steps: [
      opened,
      bought,
      step(change, ({ tradeId }: Known) => ({ id: tradeId, price: '255', note: 'Corrected' }), {
        data: () => ({ updateRelayTrade: { price: '255', value: '2550', note: 'Corrected' } }),
      }),
      step(drop, ({ tradeId }: Known) => ({ id: tradeId }), {
        data: ({ tradeId }) => ({ deleteRelayTrade: { id: tradeId, affectedCount: 1 } }),
      }),
      step(
        drop,
        ({ tradeId }: Known) => ({ id: tradeId }),
        refused('deleteRelayTrade', 'NOT_FOUND'),
      ),
      step(
        search,
        { query: 'apple', kinds: ['LISTED'], limit: 1 },
        {
          data: () => ({ searchInstruments: [{ id: APPLE, kind: 'LISTED', currency: 'USD' }] }),
        },
      ),
    ],
  },
];
