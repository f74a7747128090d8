import { HOUR_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { refuse } from '../../../kernel/errors.ts';
import { type NetWorthWorld, netWorthWorld } from '../../networth/networth.fixture.ts';
import { confirmDividend } from '../../portfolios/dividends/confirm-dividend.ts';
import { createDividend } from '../../portfolios/dividends/create-dividend.ts';
import { getDividends } from '../../portfolios/dividends/read-dividends.ts';
import { createTrade } from '../../portfolios/trades/create-trade.ts';
import { getTrades } from '../../portfolios/trades/get-trades.ts';
import { createPortfolio } from '../../portfolios/write-portfolio.ts';
import { asset } from '../../trading/test-market.fixture.ts';
import type { Trader } from '../../trading/trading.fixture.ts';
import { eventProposals } from './propose-events.ts';

let db: Database;
let world: NetWorthWorld;
let ada: Trader;
let portfolioId: string;
const APPLE = asset('AAPL').id;
const dividend = {
  kind: 'DIVIDEND',
  id: 'aapl-2026-q3',
  assetId: APPLE,
  exAt: new Date('2026-08-10T08:00:00Z'),
  payAt: new Date('2026-08-14T13:30:00Z'),
  amountPerShare: '0.2625',
  currency: 'USD',
  withholdingRate: '0.15',
} as const;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  ada = world.ada;
  portfolioId = await createPortfolio(world.deps, ada.actor, { name: 'Shares', currency: 'USD' });
});
afterEach(() => db.close());

const trade = (tradedOn: string, quantity: string, type: 'BUY' | 'SELL' = 'BUY') =>
  createTrade(world.deps, ada.actor, {
    type,
    tradedOn,
    quantity,
    price: '100',
    portfolioId,
    instrumentId: APPLE,
  });
const work = () => runDueJobs(world.deps, [eventProposals(world.deps)]);
const states = ['PENDING', 'CONFIRMED', 'REJECTED'] as const;
const list = async () =>
  (await getDividends(world.deps, ada.actor, { states: [...states] })).nodes.map(
    ({ id, state, origin, quantity, grossAmount, exDate, paidOn }) => {
      return { id, state, origin, quantity, grossAmount, exDate, paidOn };
    },
  );

test('a dividend of what was held the day before its ex-date waits for its owner, once', async () => {
  world.market.act(dividend);
  await trade('2026-08-09', '10');
  // Those that are bought on the day itself come without it.
  await trade('2026-08-10', '7');
  await work();
  const [proposed, ...more] = await list();
  expect(more).toEqual([]);
  expect(proposed).toMatchObject({
    state: 'PENDING',
    origin: 'CORPORATE_ACTION',
    quantity: '10',
    grossAmount: '2.62',
    exDate: '2026-08-10',
    paidOn: '2026-08-14',
  });
  world.moveDays(1);
  expect(await work()).toBe(1);
  expect(await list()).toEqual([proposed]);
  const confirmed = {
    id: proposed?.id ?? '',
    decision: 'CONFIRM',
    withholdingTax: '0.39',
  } as const;
  expect(await confirmDividend(world.deps, ada.actor, confirmed)).toMatchObject({
    state: 'CONFIRMED',
    netAmount: '2.23',
    exchangeRate: '1',
  });
});

test('a proposal follows what was held, and goes where nothing was', async () => {
  world.market.act(dividend);
  await trade('2026-07-01', '10');
  await work();
  await trade('2026-07-02', '5');
  await work();
  expect(await list()).toMatchObject([{ quantity: '15', grossAmount: '3.94' }]);
  await trade('2026-08-01', '5', 'SELL');
  await work();
  expect(await list()).toMatchObject([{ quantity: '10' }]);
  await trade('2026-08-02', '10', 'SELL');
  await work();
  expect(await list()).toEqual([]);
});

test('what was rejected is not proposed again', async () => {
  world.market.act(dividend);
  await trade('2026-07-01', '10');
  await work();
  const [{ id = '' } = {}] = await list();
  await confirmDividend(world.deps, ada.actor, { id, decision: 'REJECT' });
  await trade('2026-07-02', '5');
  await work();
  expect(await list()).toMatchObject([{ id, state: 'REJECTED' }]);
});

test.each([
  ['with its ex-date', { exDate: '2026-08-10', paidOn: '2026-08-31' }],
  ['of about that day', { paidOn: '2026-08-20' }],
])('what its owner noted %s takes the place of its proposal', async (_, days) => {
  world.market.act(dividend);
  await trade('2026-07-01', '10');
  await work();
  const told = { portfolioId, instrument: { id: APPLE }, amount: { gross: '2.62' }, ...days };
  await createDividend(world.deps, ada.actor, told);
  await work();
  expect(await list()).toMatchObject([{ state: 'CONFIRMED', origin: 'MANUAL' }]);
});

const split = {
  kind: 'SPLIT',
  id: 'aapl-split',
  assetId: APPLE,
  exAt: new Date('2026-08-10T08:00:00Z'),
  numerator: 4,
  denominator: 1,
} as const;

test('a split that its owner noted on about its day is not proposed beside that', async () => {
  world.market.act(split);
  await trade('2026-07-01', '10');
  await work();
  const noted = { portfolioId, instrumentId: APPLE, tradedOn: '2026-08-12' };
  const ratio = { numerator: 4, denominator: 1 };
  await createTrade(world.deps, ada.actor, { ...noted, type: 'SPLIT', ratio });
  await work();
  const { nodes } = await getTrades(world.deps, ada.actor, { types: ['SPLIT'] });
  expect(nodes).toMatchObject([{ state: 'CONFIRMED', origin: 'MANUAL' }]);
});

test('a split is proposed as a trade that does not count yet', async () => {
  world.market.act(split);
  await trade('2026-07-01', '10');
  await work();
  const { nodes } = await getTrades(world.deps, ada.actor, { states: ['PENDING'] });
  expect(nodes).toMatchObject([
    {
      type: 'SPLIT',
      origin: 'CORPORATE_ACTION',
      tradedOn: '2026-08-10',
      ratio: { numerator: 4, denominator: 1 },
    },
  ]);
});

test('a source that is away is asked again, and nothing older than a year and a month counts', async () => {
  world.market.act({
    ...dividend,
    id: 'old',
    exAt: new Date('2025-08-10T08:00:00Z'),
    payAt: new Date('2025-08-14T13:30:00Z'),
  });
  world.market.act(dividend);
  await trade('2025-01-02', '10');
  const { corporateActions } = world.market;
  world.market.corporateActions = async () => {
    throw refuse('PROVIDER_UNAVAILABLE', 'The source does not answer now');
  };
  await work();
  expect(await list()).toEqual([]);
  world.market.corporateActions = corporateActions;
  world.clock.advance(HOUR_MS);
  await work();
  expect(await list()).toMatchObject([{ exDate: '2026-08-10' }]);
});
