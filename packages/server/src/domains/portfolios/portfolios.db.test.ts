import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { netWorthDashboard } from '../networth/dashboard/net-worth-dashboard.ts';
import { netWorthAssetHistory } from '../networth/history/asset-history.ts';
import { createCustomInstrument } from '../networth/instruments/custom-instruments.ts';
import { addInstrumentPrice } from '../networth/instruments/instrument-prices.ts';
import { searchInstruments } from '../networth/instruments/search-instruments.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth/networth.fixture.ts';
import { AAPL, refusal, type Trader } from '../trading/trading.fixture.ts';
import { gainsBetween } from './history/gain-between.ts';
import { performanceOf } from './history/performance.ts';
import {
  getDefaultPortfolio,
  getPortfolios,
  lotsInRequest,
  portfolioOf,
} from './read-portfolios.ts';
import { deleteTrade, updateTrade } from './trades/change-trade.ts';
import {
  type CreateRelayTradeInput,
  createRelayTrade,
  createTrade,
  createTradeForAsset,
} from './trades/create-trade.ts';
import { getTrades } from './trades/get-trades.ts';
import type { TradeInput } from './trades/trade-input.ts';
import {
  type CreatePortfolioInput,
  createPortfolio,
  deleteInstrument,
  deletePortfolio,
  renamePortfolio,
} from './write-portfolio.ts';

let db: Database;
let world: NetWorthWorld;
let ada: Trader;
/** A share of one's own, so that its prices are the test's. */
let kea: string;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  ada = world.ada;
  const named = { name: 'Kea Robotics', symbol: 'KEA', currency: 'USD' } as const;
  const instrument = { ...named, category: 'PRIVATE_EQUITY' } as const;
  kea = (await createCustomInstrument(world.deps, ada.actor, instrument)).id;
});

afterEach(() => db.close());

const open = (given: Partial<CreatePortfolioInput> = {}) =>
  createPortfolio(world.deps, ada.actor, { name: 'Shares', costBasisMethod: 'FIFO', ...given });

const tenKeas = () => ({ instrumentId: kea, type: 'BUY', quantity: '10', price: '100' }) as const;

const record = (portfolioId: string | null, given: Partial<TradeInput> & { tradedOn: string }) =>
  createTrade(world.deps, ada.actor, { ...tenKeas(), portfolioId, ...given });

const price = (date: string, amount: string) =>
  addInstrumentPrice(world.deps, ada.actor, { instrumentId: kea, date, price: amount });

async function holdingOf(portfolioId: string) {
  const portfolio = await portfolioOf(world.deps, ada.actor, portfolioId);
  const [holding] = portfolio.holdings;
  if (holding === undefined) throw new Error('nothing is held');
  return holding;
}

const request = () => ({ deps: world.deps, actor: ada.actor });

test('everybody has two portfolios, and those of their own stand under the one of assets', async () => {
  const assets = await getDefaultPortfolio(world.deps, ada.actor, 'ASSETS');
  expect(assets).toMatchObject({ kind: 'ASSETS', default: true, parentId: null, value: '0' });
  const id = await open({ name: 'Zoo', country: 'NZ', currency: 'NZD', costBasisMethod: null });
  const under = await open({ name: 'Ape', parentId: id });
  await renamePortfolio(world.deps, ada.actor, { id, name: 'Farm' });
  const all = await getPortfolios(world.deps, ada.actor);
  expect(all.map(({ name, parentId }) => [name, parentId])).toEqual([
    ...[
      ['Assets', null],
      ['Liabilities', null],
      ['Ape', id],
      ['Farm', assets.id],
    ],
  ]);
  expect(all[3]).toMatchObject({ financialYearEnd: '03-31', costBasisMethod: 'AVERAGE' });
  expect(all[0]?.children.map((child) => child.id)).toEqual([id]);
  const deepest = await open({ parentId: under });
  const tooDeep = await refusal(open({ parentId: deepest }));
  expect([tooDeep.code, tooDeep.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.parentId']);
  await deletePortfolio(world.deps, ada.actor, { id });
  expect((await portfolioOf(world.deps, ada.actor, under)).parentId).toBe(assets.id);
  const kept = deletePortfolio(world.deps, ada.actor, { id: assets.id });
  expect((await refusal(kept)).code).toBe('INVALID_STATE');
});

test('a portfolio of another program is there once, and only such have a name elsewhere', async () => {
  const there = { kind: 'RELAY', externalProvider: 'tracker', externalId: '1' } as const;
  await open(there);
  expect((await refusal(open(there))).code).toBe('CONFLICT');
  expect((await refusal(open({ ...there, kind: 'MANUAL' }))).code).toBe('BAD_USER_INPUT');
  const wrong = await refusal(open({ financialYearEnd: '02-30' }));
  expect(wrong.fields?.[0]?.path).toBe('params.financialYearEnd');
  const keyed = { name: 'Once', idempotencyKey: 'k' };
  expect(await open(keyed)).toBe(await open(keyed));
});

describe('what a portfolio holds', () => {
  test('follows from its trades, is worth its price, and counts once in the net worth', async () => {
    const id = await open();
    await record(id, { tradedOn: '2026-01-05' });
    await record(id, { tradedOn: '2026-02-05', price: '130', fee: '5' });
    await record(id, { tradedOn: '2026-03-05', type: 'SELL', quantity: '4', price: '150' });
    await price('2026-06-01', '160');
    const portfolio = await portfolioOf(world.deps, ada.actor, id);
    expect(portfolio).toMatchObject({ value: '2560', costBasis: '1905', unpricedCount: 0 });
    const parts = { capital: '855', income: '0', currencyEffect: '0', total: '855', fees: '5' };
    const gain = { ...parts, realizedGain: '200', unrealizedGain: '655' };
    expect(portfolio.gain).toMatchObject(gain);
    const holding = await holdingOf(id);
    expect(holding).toMatchObject({ quantity: '16', value: '2560', firstTradedOn: '2026-01-05' });
    expect(await lotsInRequest(request(), holding)).toMatchObject([
      { tradedOn: '2026-01-05', quantity: '10', remainingQuantity: '6', unitCost: '100' },
      { tradedOn: '2026-02-05', remainingQuantity: '10', unitCost: '130.5' },
    ]);
    const { totals, assets } = await netWorthDashboard(world.deps, ada.actor);
    expect(totals.totalAssets).toBe('2560');
    expect(assets).toMatchObject([{ id: holding.id, quantity: '16', costBasis: '1905' }]);
    const portfolioId = assets[0]?.portfolioId;
    const asked = { portfolioId, from: '2026-01-04', timeframe: 'MONTH_1' } as const;
    const { nodes } = await netWorthAssetHistory(world.deps, ada.actor, asked);
    expect(nodes.at(-1)).toMatchObject({
      value: '2560',
      costBasis: '1905',
      netContributions: '1705',
    });
  });

  test('a listed share is priced by the market, now and on the days before', async () => {
    const apples = { assetId: AAPL, type: 'BUY', tradedOn: '2026-11-12', quantity: '2' } as const;
    const trade = await createTradeForAsset(world.deps, ada.actor, apples);
    expect(Number(trade.price)).toBeGreaterThan(0);
    const assets = await getDefaultPortfolio(world.deps, ada.actor, 'ASSETS');
    const [holding] = assets.holdings;
    expect(holding).toMatchObject({ instrumentId: AAPL, quantity: '2', stale: false });
    const { totals } = await netWorthDashboard(world.deps, ada.actor);
    expect(totals.totalAssets).toBe(assets.value);
    const past = await netWorthDashboard(world.deps, ada.actor, { asOf: '2026-11-12' });
    const { nodes } = await netWorthAssetHistory(world.deps, ada.actor, { from: '2026-11-12' });
    expect(nodes[0]?.value).toBe(past.totals.totalAssets);
    expect(nodes.at(-1)?.value).toBe(assets.value);
  });

  test('a trade of the past changes what follows and nothing before', async () => {
    const id = await open();
    await record(id, { tradedOn: '2026-03-02' });
    await price('2026-01-01', '100');
    const before = await portfolioOf(world.deps, ada.actor, id);
    const early = await record(id, { tradedOn: '2026-02-02', quantity: '5' });
    const gain = async (to: string) =>
      gainsBetween(request(), before.all, 'USD', { from: '2026-01-15', to });
    expect((await gain('2026-02-01')).endValue).toBe('0');
    expect((await gain('2026-02-02')).endValue).toBe('500');
    expect((await gain('2026-03-02')).endValue).toBe('1500');
    await updateTrade(world.deps, ada.actor, { id: early.id, tradedOn: '2026-02-20' });
    expect((await gain('2026-02-02')).endValue).toBe('0');
    await deleteTrade(world.deps, ada.actor, early.id);
    expect(await gain('2026-03-02')).toMatchObject({
      endValue: '1000',
      cashflow: '1000',
      gain: '0',
    });
  });

  test('more than is held cannot be sold, then or later: the day and the field are told', async () => {
    const id = await open();
    const bought = await record(id, { tradedOn: '2026-02-02' });
    const sale = { type: 'SELL', price: '1' } as const;
    const { code, fields, message } = await refusal(
      record(id, { ...sale, tradedOn: '2026-03-02', quantity: '11' }),
    );
    expect([code, fields?.[0]?.path]).toEqual(['INSUFFICIENT_QUANTITY', 'params.quantity']);
    expect(message).toContain('2026-03-02');
    await record(id, { ...sale, tradedOn: '2026-03-02', quantity: '8' });
    const back = record(id, { ...sale, tradedOn: '2026-02-20', quantity: '3' });
    expect((await refusal(back)).message).toContain('2026-03-02');
    const gone = await refusal(deleteTrade(world.deps, ada.actor, bought.id));
    expect([gone.code, gone.fields?.[0]?.path]).toEqual(['INSUFFICIENT_QUANTITY', 'params.id']);
    expect((await holdingOf(id)).quantity).toBe('2');
  });

  test('in two currencies gains are split to the cent', async () => {
    const id = await open({ currency: 'NZD' });
    await record(id, { tradedOn: '2026-02-02', exchangeRate: '1.6' });
    await price('2026-02-03', '110');
    const portfolio = await portfolioOf(world.deps, ada.actor, id);
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    expect(cents(portfolio.gain.total)).toBe(cents(portfolio.value) - 160_000);
    expect(cents(portfolio.gain.capital) + cents(portfolio.gain.currencyEffect)).toBe(
      cents(portfolio.gain.total),
    );
    expect(cents(portfolio.gain.currencyEffect)).not.toBe(0);
  });

  test('has returns that leave out, and that weigh, when money came', async () => {
    const id = await open();
    await price('2025-11-19', '100');
    await record(id, { tradedOn: '2025-11-20' });
    await price('2026-11-19', '120');
    const { gain } = await portfolioOf(world.deps, ada.actor, id);
    const { timeWeighted, timeWeightedAnnualized, moneyWeighted } = await performanceOf(
      request(),
      gain,
    );
    expect(timeWeighted).toBe('20');
    expect(Number(timeWeightedAnnualized)).toBeCloseTo(19.96, 1);
    expect(Number(moneyWeighted)).toBeCloseTo(19.96, 1);
  });
});

describe('a trade that is recorded', () => {
  test('twice under its own name is one, also after it is deleted', async () => {
    const id = await open();
    const bought = { type: 'BUY', tradedOn: '2026-02-02', quantity: '1', price: '5' } as const;
    const whose = { portfolioId: id, symbol: 'kea', uniqueIdentifier: 'n-1' };
    const named: CreateRelayTradeInput = { ...bought, ...whose };
    const first = await createRelayTrade(world.deps, ada.actor, named);
    expect(first).toMatchObject({ origin: 'RELAY_SYNC', state: 'CONFIRMED', value: '5' });
    const again = await createRelayTrade(world.deps, ada.actor, { ...named, quantity: '2' });
    expect(again).toMatchObject({ id: first.id, quantity: '1' });
    await deleteTrade(world.deps, ada.actor, first.id);
    const back = createRelayTrade(world.deps, ada.actor, named);
    expect((await refusal(back)).code).toBe('CONFLICT');
  });

  test('with what its type does not allow is refused field by field', async () => {
    const id = await open({ currency: 'NZD' });
    const wrong = record(id, { tradedOn: '2030-01-01', type: 'SPLIT', feeCurrency: 'JPY' });
    expect((await refusal(wrong)).fields?.map(({ path }) => path)).toEqual([
      ...['params.quantity', 'params.price', 'params.ratio', 'params.tradedOn'],
      'params.feeCurrency',
    ]);
  });

  test('is listed by page, the latest day first, and of nobody else', async () => {
    const id = await open();
    for (const tradedOn of ['2026-02-02', '2026-03-02', '2026-01-02'])
      await record(id, { tradedOn });
    const read = (cursor?: string) => getTrades(world.deps, ada.actor, { limit: 2, cursor });
    const first = await read();
    expect(first.nodes.map(({ tradedOn }) => tradedOn)).toEqual(['2026-03-02', '2026-02-02']);
    const rest = await read(first.nextCursor ?? undefined);
    expect(rest.nodes.map(({ tradedOn }) => tradedOn)).toEqual(['2026-01-02']);
    const eve = await world.another();
    expect((await getTrades(world.deps, eve.actor, {})).nodes).toEqual([]);
    const theirs = getTrades(world.deps, eve.actor, { portfolioIds: [id] });
    expect((await refusal(theirs)).code).toBe('NOT_FOUND');
  });

  test('names its purchases only where these are chosen', async () => {
    const id = await open({ costBasisMethod: 'SPECIFIC' });
    await record(id, { tradedOn: '2026-02-02' });
    const dear = await record(id, { tradedOn: '2026-02-03', price: '130' });
    const lotSelections = [{ tradeId: dear.id, quantity: '10' }];
    const sale = { type: 'SELL', tradedOn: '2026-03-02', price: '150', lotSelections } as const;
    await record(id, sale);
    expect((await holdingOf(id)).costBasis).toBe('1000');
    const other = await open();
    expect((await refusal(record(other, sale))).fields?.[0]?.path).toBe('params.lotSelections');
  });
});

test('what is taken out is gone with its trades, and what is kept moves up', async () => {
  const id = await open();
  const trade = await record(id, { tradedOn: '2026-02-02' });
  const portfolioId = await open({ name: 'Other', currency: 'NZD' });
  await record(portfolioId, { tradedOn: '2026-02-05', quantity: '7' });
  await deletePortfolio(world.deps, ada.actor, { id: portfolioId, keepTrades: true });
  const assets = await getDefaultPortfolio(world.deps, ada.actor, 'ASSETS');
  expect(assets.holdings).toMatchObject([{ quantity: '7', costBasis: '700' }]);
  const taken = { portfolioId: id, instrumentId: kea };
  expect(await deleteInstrument(world.deps, ada.actor, taken)).toEqual([trade.id]);
  expect((await portfolioOf(world.deps, ada.actor, id)).holdings).toEqual([]);
  const again = deleteInstrument(world.deps, ada.actor, taken);
  expect((await refusal(again)).code).toBe('NOT_FOUND');
});

test('instruments are found by word, and one’s own beside those of the catalogue', async () => {
  const find = (query: string) => searchInstruments(world.deps, ada.actor, { query });
  expect((await find('kea'))[0]?.id).toBe(kea);
  expect((await find('apple'))[0]).toMatchObject({ id: AAPL, kind: 'LISTED', symbol: 'AAPL.XNAS' });
  expect((await refusal(searchInstruments(world.deps, ada.actor, {}))).code).toBe('BAD_USER_INPUT');
});
