import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { getPortfolioHistory } from '../../brokerage/history/portfolio-history.ts';
import { netWorthDashboard } from '../../networth/dashboard/net-worth-dashboard.ts';
import { createCustomInstrument } from '../../networth/instruments/custom-instruments.ts';
import { addInstrumentPrice } from '../../networth/instruments/instrument-prices.ts';
import { type NetWorthWorld, netWorthWorld } from '../../networth/networth.fixture.ts';
import { AAPL, refusal } from '../../trading/trading.fixture.ts';
import { getDefaultPortfolio, portfolioOf } from '../read-portfolios.ts';
import { createTrade, createTradeForAsset } from '../trades/create-trade.ts';
import { createPortfolio } from '../write-portfolio.ts';
import { gainOfAsset } from './gain-of-asset.ts';

let db: Database;
let world: NetWorthWorld;
let id: string;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  const { deps, ada } = world;
  id = await createPortfolio(deps, ada.actor, { name: 'Shares', costBasisMethod: 'FIFO' });
});

afterEach(() => db.close());

const historyOf = (portfolioId: string, asked: object = {}) =>
  getPortfolioHistory(world.deps, world.ada.actor, { source: { portfolioId }, ...asked });

test('the course of a portfolio leaves out what was paid in, and ends with its value', async () => {
  const { deps, ada } = world;
  const kea = { name: 'Kea', currency: 'USD', category: 'PRIVATE_EQUITY' } as const;
  const { id: instrumentId } = await createCustomInstrument(deps, ada.actor, kea);
  const price = (date: string, amount: string) =>
    addInstrumentPrice(deps, ada.actor, { instrumentId, date, price: amount });
  await price('2026-09-01', '100');
  const bought = { instrumentId, portfolioId: id, type: 'BUY', price: '100' } as const;
  await createTrade(deps, ada.actor, { ...bought, tradedOn: '2026-10-06', quantity: '10' });
  await price('2026-10-12', '110');
  await createTrade(deps, ada.actor, {
    ...bought,
    tradedOn: '2026-10-20',
    quantity: '10',
    price: '110',
  });
  await price('2026-11-02', '121');
  const { points, currency, baseValue, ...all } = await historyOf(id, {
    from: new Date('2026-09-30T12:00:00Z'),
    timeframe: 'DAY_1',
  });
  expect([currency, baseValue]).toEqual(['USD', '0']);
  const { value } = await portfolioOf(deps, ada.actor, id);
  expect(value).toBe('2420');
  expect(points.at(-1)).toMatchObject({
    equity: value,
    profitLoss: '320',
    profitLossPercent: '15.238095',
    timeWeightedReturnPercent: '21',
    unpricedCount: 0,
  });
  const paid = points.filter(({ cashflow }) => cashflow !== '0');
  expect(paid.map(({ cashflow, equity }) => [cashflow, equity])).toEqual([
    ['1000', '1000'],
    ['1100', '2200'],
  ]);
  // 1000 were there for the whole 45.6 days, 1100 for the last 31.6 of them.
  const average = 1_000 + (1_100 * 31.6) / 45.6;
  expect(Number(all.modifiedDietzReturnPercent)).toBeCloseTo(32_000 / average, 1);
  const late = await historyOf(id, { from: new Date('2026-10-30T12:00:00Z'), timeframe: 'DAY_1' });
  const known = new Map(points.map(({ at, equity }) => [at.getTime(), equity]));
  expect(late.points.map(({ equity }) => equity)).toEqual(
    late.points.map(({ at }) => known.get(at.getTime())),
  );
});

test('the portfolio of all assets has those under it, at the prices of the market', async () => {
  const { deps, ada } = world;
  const apples = { assetId: AAPL, type: 'BUY', tradedOn: '2026-11-12', quantity: '2' } as const;
  await createTradeForAsset(deps, ada.actor, { ...apples, portfolioId: id });
  const assets = await getDefaultPortfolio(deps, ada.actor, 'ASSETS');
  const { points } = await historyOf(assets.id, { range: 'M1' });
  expect(Number(assets.value)).toBeGreaterThan(0);
  expect(points.at(-1)?.equity).toBe(assets.value);
});

test('debts and the portfolios of others are refused', async () => {
  const { deps, ada } = world;
  const debts = await getDefaultPortfolio(deps, ada.actor, 'LIABILITIES');
  const ofDebts = await refusal(historyOf(debts.id));
  expect([ofDebts.code, ofDebts.fields?.[0]?.path]).toEqual([
    'BAD_USER_INPUT',
    'params.source.portfolioId',
  ]);
  const eve = await world.another();
  const theirs = getPortfolioHistory(deps, eve.actor, { source: { portfolioId: id } });
  expect((await refusal(theirs)).code).toBe('NOT_FOUND');
});

test('an asset of the dashboard tells what the person’s part of it has gained', async () => {
  const { deps, ada } = world;
  const named = { name: 'Half', ownershipPercent: '50', costBasisMethod: 'FIFO' } as const;
  const half = await createPortfolio(deps, ada.actor, named);
  const apples = { assetId: AAPL, type: 'BUY', tradedOn: '2026-11-12', quantity: '3' } as const;
  await createTradeForAsset(deps, ada.actor, { ...apples, price: '100', portfolioId: half });
  const { assets } = await netWorthDashboard(deps, ada.actor);
  const asset = assets.find(({ portfolioId }) => portfolioId === half);
  const gain = await gainOfAsset({ deps, actor: ada.actor }, { id: asset?.id ?? '' });
  expect(asset).toMatchObject({ ownershipPercent: '50', costBasis: '150' });
  expect(Number(gain?.total)).toBeCloseTo(Number(asset?.value) - 150, 2);
  expect(await gainOfAsset({ deps, actor: ada.actor }, { id: AAPL })).toBeNull();
});
