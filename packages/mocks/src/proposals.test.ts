import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { describe, expect, test } from 'vitest';
import { mocksForTests, type TestMocks } from './mocks.fixture.ts';

const DIVIDENDS = `query ($params: NetWorthAssetDividendsInput) {
  netWorthAssetDividends(params: $params) {
    nodes { id state origin quantity exDate amountPerShare grossAmount } } }`;
const TRADES = `query ($params: GetRelayTradesInput) { getRelayTrades(params: $params) {
  nodes { id type state origin tradedOn ratio { numerator denominator } } } }`;
const TRADE = 'mutation ($params: CreateTradeInput!) { createTrade(params: $params) { id } }';
const OPEN = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id } }`;
const DECIDE = `mutation ($params: ConfirmNetWorthDividendInput!) {
  confirmNetWorthDividend(params: $params) { state } }`;
const DECIDE_TRADE = `mutation ($params: ConfirmNetWorthTradeInput!) {
  confirmNetWorthTrade(params: $params) { state } }`;
const RECEIVE = `mutation ($params: CreateNetWorthDividendInput!) {
  createNetWorthDividend(params: $params) { id } }`;
const HELD = `query ($params: GetPortfoliosInput) {
  getPortfolios(params: $params) { holdings { quantity } } }`;

interface Proposal {
  readonly id: string;
  readonly exDate: string;
  readonly quantity: string;
}

/** A person who bought shares long ago, in a portfolio of their own. */
async function investor(mocks: TestMocks, symbol: string, tradedOn: string) {
  const ask = async (document: string, params: object) => {
    const { data, errors } = await mocks.ask(document, params);
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as Record<string, unknown>;
  };
  const { id: portfolioId } = await ask(OPEN, { name: 'Shares', currency: 'USD' });
  const instrumentId = theAssetBySymbol('symbol', symbol).id;
  const trade = (given: object) =>
    ask(TRADE, { portfolioId, instrumentId, price: '100', ...given });
  await trade({ type: 'BUY', tradedOn, quantity: '10' });
  const list = async (states = ['PENDING']) => {
    const { nodes } = await ask(DIVIDENDS, { portfolioIds: [portfolioId], states });
    return nodes as Proposal[];
  };
  return { ask, trade, list, portfolioId, instrumentId };
}

describe('what companies did with what is held', () => {
  const mocks = mocksForTests();
  const PAYS = 'AAPL.XNAS';

  test('waits for its owner: of what was held the day before, once, and follows it', async () => {
    const { ask, trade, list } = await investor(mocks, PAYS, '2026-01-05');
    const proposed = await list();
    expect(proposed.length).toBeGreaterThan(1);
    for (const one of proposed) {
      expect(one).toMatchObject({ origin: 'CORPORATE_ACTION', quantity: '10' });
    }
    const [last, earlier] = proposed;
    await trade({ type: 'BUY', tradedOn: last?.exDate, quantity: '7' });
    expect(await list()).toEqual(proposed);
    await ask(DECIDE, { id: earlier?.id, decision: 'REJECT' });
    await trade({ type: 'BUY', tradedOn: '2026-01-06', quantity: '5' });
    expect((await list()).map(({ quantity }) => quantity)).toEqual(
      proposed.slice(1).map(() => '15'),
    );
  });

  test('goes where nothing was held, and where its owner noted it', async () => {
    const { ask, trade, list, portfolioId, instrumentId } = await investor(
      mocks,
      PAYS,
      '2026-01-05',
    );
    const [{ exDate: last = '' } = {}, ...earlier] = await list();
    const noted = { instrument: { id: instrumentId }, amount: { gross: '2.62' }, exDate: last };
    await ask(RECEIVE, { portfolioId, ...noted, paidOn: last });
    expect((await list()).map(({ exDate }) => exDate)).toEqual(earlier.map(({ exDate }) => exDate));
    await trade({ type: 'SELL', tradedOn: '2026-01-06', quantity: '10' });
    expect(await list()).toEqual([]);
  });
});

describe('a split of what is held', () => {
  const mocks = mocksForTests({ now: new Date('2024-07-01T12:00:00Z') });

  test('is proposed as a trade that counts once it is confirmed', async () => {
    const { ask, portfolioId } = await investor(mocks, 'NVDA.XNAS', '2024-06-03');
    const { nodes } = await ask(TRADES, { portfolioIds: [portfolioId], states: ['PENDING'] });
    const [split, ...more] = nodes as Proposal[];
    expect(more).toEqual([]);
    expect(split).toMatchObject({
      type: 'SPLIT',
      origin: 'CORPORATE_ACTION',
      tradedOn: '2024-06-10',
      ratio: { numerator: 10, denominator: 1 },
    });
    await ask(DECIDE_TRADE, { id: split?.id, decision: 'CONFIRM' });
    const held = await ask(HELD, { ids: [portfolioId] });
    expect(held).toMatchObject([{ holdings: [{ quantity: '100' }] }]);
  });
});
