import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { netWorthDashboard } from '../../networth/dashboard/net-worth-dashboard.ts';
import { netWorthAssetHistory } from '../../networth/history/asset-history.ts';
import { type NetWorthWorld, netWorthWorld } from '../../networth/networth.fixture.ts';
import { asset, refusal, type Trader } from '../../trading/trading.fixture.ts';
import { portfolioJobs } from '../jobs.ts';
import { getDefaultPortfolio, portfolioOf } from '../read-portfolios.ts';
import { deleteTrade, updateTrade } from '../trades/change-trade.ts';
import { createTrade } from '../trades/create-trade.ts';
import { getTrades } from '../trades/get-trades.ts';
import { createPortfolio, deleteInstrument, deletePortfolio } from '../write-portfolio.ts';
import { forkingChain } from './forking-chain.fixture.ts';
import { addWalletWatch, createCryptoWallet, deleteWalletWatch } from './own-watches.ts';
import { walletWatches, walletWatchOf } from './watches-shown.ts';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const BTC_ID = asset('BTC').id;
const OTHER = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const BTC = { chain: 'BTC', address: ADDRESS } as const;
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

let db: Database;
let world: NetWorthWorld;
let chain: ReturnType<typeof forkingChain>;
let ada: Trader;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  chain = forkingChain(world.clock);
  ada = world.ada;
});

afterEach(() => db.close());

const deps = () => ({ ...world.deps, chainData: chain.source });
const wallet = (given = {}) =>
  createCryptoWallet(deps(), ada.actor, { name: 'Cold', currency: 'USD', watch: BTC, ...given });
const watch = (given = {}) => addWalletWatch(deps(), ada.actor, { ...BTC, ...given });
const look = async (minutes = 20) => {
  world.clock.advance(minutes * 60_000);
  await runDueJobs(deps(), portfolioJobs(deps()));
};
const theWatch = async () => {
  const [found] = await walletWatches(deps(), ada.actor, {});
  if (found === undefined) throw new Error('nothing is watched');
  return found;
};
const tradesShown = async () => {
  const { nodes } = await getTrades(deps(), ada.actor, { limit: 100 });
  return nodes.map(({ type, quantity, tradedOn }) => `${tradedOn} ${type} ${quantity}`);
};

test('what an address holds becomes trades of a portfolio and counts in the net worth', async () => {
  chain.mine('0.5');
  world.moveDays(3);
  chain.mine('-0.2');
  const id = await wallet();
  expect(await theWatch()).toMatchObject({
    status: 'SYNCING',
    stale: true,
    balances: [],
    value: null,
  });
  await look();
  const found = await theWatch();
  const shown = {
    status: 'ACTIVE',
    stale: false,
    failureCode: null,
    unpricedCount: 0,
    currency: 'USD',
  };
  expect(found).toMatchObject({ ...shown, portfolioId: id });
  expect(found.balances).toMatchObject([{ symbol: 'BTC', contract: null, quantity: '0.3' }]);
  const portfolio = await portfolioOf(deps(), ada.actor, id);
  expect(portfolio).toMatchObject({ kind: 'CRYPTO_WALLET', value: found.value });
  expect(portfolio.lastSyncedAt).toEqual(found.lastSyncedAt);
  expect(portfolio.holdings).toMatchObject([{ instrumentId: BTC_ID, quantity: '0.3' }]);
  expect(await tradesShown()).toEqual([
    '2026-11-23 TRANSFER_OUT 0.2',
    '2026-11-20 TRANSFER_IN 0.5',
  ]);
  const { totals } = await netWorthDashboard(deps(), ada.actor);
  expect(totals.totalAssets).toBe(found.value);
});

test('the same is read again and again without a change, and only what is new is recorded', async () => {
  chain.mine('0.5');
  await watch();
  await look();
  const ids = async () => (await getTrades(deps(), ada.actor, {})).nodes.map(({ id }) => id);
  const before = await ids();
  await look();
  expect(await ids()).toEqual(before);
  world.moveDays(2);
  chain.mine('0.1');
  await look();
  expect(await tradesShown()).toEqual(['2026-11-22 TRANSFER_IN 0.1', '2026-11-20 TRANSFER_IN 0.5']);
});

describe('where the chain changes its mind', () => {
  test('what was in a block that is replaced is taken back, and nothing else', async () => {
    chain.mine('0.5');
    world.moveDays(1);
    chain.mine('0.25');
    await watch();
    await look();
    chain.fork(1);
    await look();
    expect(await tradesShown()).toEqual(['2026-11-20 TRANSFER_IN 0.5']);
    chain.mine('0.3');
    await look();
    expect((await theWatch()).balances).toMatchObject([{ quantity: '0.8' }]);
  });

  test('a block that was thought to stay is found by what is missing', async () => {
    chain.mine('0.5');
    chain.mine('0.25');
    await watch();
    await look();
    chain.grow(1_000);
    await look();
    chain.fork(1);
    await look();
    expect(await tradesShown()).toEqual(['2026-11-20 TRANSFER_IN 0.5']);
  });

  test(`holdings follow the chain through any life, seed ${SEED}`, async () => {
    let state = SEED;
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    await watch();
    for (let step = 0; step < 25; step += 1) {
      const roll = next(6);
      const held = chain.held();
      if (roll <= 2) chain.mine(String((next(500) + 1) / 1_000));
      else if (roll === 3 && held.greaterThan(0)) chain.mine(held.times('-0.5').toFixed(4));
      else if (roll === 4) chain.fork(next(3));
      else chain.grow(next(40));
      if (chain.held().lessThan(0)) chain.setUntold(chain.held().negated().plus(1).toString());
      if (next(2) === 0) world.moveDays(1);
      await look();
      const { holdings } = await getDefaultPortfolio(deps(), ada.actor, 'ASSETS');
      const quantity = holdings.find((one) => one.instrumentId === BTC_ID)?.quantity ?? '0';
      expect(quantity).toBe(chain.held().toString());
      expect((await theWatch()).status).toBe('ACTIVE');
    }
  });
});

describe('what cannot be read', () => {
  test('leaves what was read last, says so, and is read again', async () => {
    chain.mine('0.5');
    await watch();
    await look();
    const before = await theWatch();
    chain.setSilent(true);
    await look(90);
    const silent = await theWatch();
    expect(silent).toMatchObject({
      status: 'FAILED',
      failureCode: 'PROVIDER_ERROR',
      stale: true,
      balances: before.balances,
      lastSyncedAt: before.lastSyncedAt,
    });
    const { totals } = await netWorthDashboard(deps(), ada.actor);
    expect(totals.totalAssets).toBe(silent.value);
    chain.setSilent(false);
    await look(6);
    expect(await theWatch()).toMatchObject({ status: 'ACTIVE', failureCode: null, stale: false });
  });

  test.each(['TOO_LARGE', 'UNKNOWN_ADDRESS'] as const)('is told: %s', async (failureCode) => {
    chain.setUnreadable(failureCode);
    await watch();
    await look();
    expect(await theWatch()).toMatchObject({ status: 'FAILED', failureCode, balances: [] });
  });

  test('beside sales recorded by hand of what left is told, and goes on once they are gone', async () => {
    chain.mine('0.5');
    const id = await wallet();
    await look();
    const sale = { instrumentId: BTC_ID, type: 'SELL', quantity: '0.4', price: '90000' } as const;
    await createTrade(deps(), ada.actor, { ...sale, portfolioId: id, tradedOn: '2026-11-20' });
    chain.mine('-0.4');
    await look();
    expect(await theWatch()).toMatchObject({ failureCode: 'CONFLICTING_TRADES' });
    const { id: watchId } = await theWatch();
    const kept = await refusal(deleteWalletWatch(deps(), ada.actor, watchId));
    expect([kept.code, kept.fields?.[0]?.path]).toEqual(['INSUFFICIENT_QUANTITY', 'params.id']);
  });
});

test('what a chain says cannot be changed or taken out by hand, and what it cost can', async () => {
  chain.mine('0.5');
  const portfolioId = await wallet();
  await look();
  const [trade] = (await getTrades(deps(), ada.actor, {})).nodes;
  const id = trade?.id ?? '';
  const state = async (attempt: Promise<unknown>) => (await refusal(attempt)).code;
  expect(await state(updateTrade(deps(), ada.actor, { id, quantity: '1' }))).toBe('INVALID_STATE');
  expect(await state(deleteTrade(deps(), ada.actor, id))).toBe('INVALID_STATE');
  const out = deleteInstrument(deps(), ada.actor, { portfolioId, instrumentId: BTC_ID });
  expect(await state(out)).toBe('INVALID_STATE');
  await updateTrade(deps(), ada.actor, { id, price: '20000', note: 'Bought long ago' });
  await look();
  const { holdings } = await portfolioOf(deps(), ada.actor, portfolioId);
  expect(holdings).toMatchObject([{ quantity: '0.5', costBasis: '10000' }]);
});

describe('a watch', () => {
  test('that is deleted takes what it brought out of the portfolio, also of the past', async () => {
    chain.mine('0.5');
    world.moveDays(10);
    const id = await watch();
    await look();
    const eve = await world.another();
    const foreign = await refusal(deleteWalletWatch(deps(), eve.actor, id));
    expect(foreign.code).toBe('NOT_FOUND');
    await deleteWalletWatch(deps(), ada.actor, id);
    expect(await walletWatches(deps(), ada.actor, {})).toEqual([]);
    expect(await tradesShown()).toEqual([]);
    const { totals, assets } = await netWorthDashboard(deps(), ada.actor);
    expect([totals.totalAssets, assets]).toEqual(['0', []]);
    const past = await netWorthAssetHistory(deps(), ada.actor, { range: 'M1' });
    expect(past.nodes.every(({ value }) => value === null || Number(value) === 0)).toBe(true);
    await look();
    expect(await tradesShown()).toEqual([]);
  });

  test('is there once for an address, and once for a key', async () => {
    const once = { idempotencyKey: 'k', label: 'Cold' };
    const id = await watch(once);
    expect(await watch(once)).toBe(id);
    expect((await refusal(watch({ address: ADDRESS.toUpperCase() }))).code).toBe('CONFLICT');
    expect((await refusal(wallet())).code).toBe('CONFLICT');
    expect(await walletWatches(deps(), ada.actor, {})).toHaveLength(1);
    expect(await walletWatchOf(deps(), ada.actor, id)).toMatchObject({ label: 'Cold' });
    const eve = await world.another();
    expect(await walletWatches(deps(), eve.actor, { ids: [id] })).toEqual([]);
  });

  test('takes addresses of its chain, chains that are read, and portfolios that record', async () => {
    const wrong = await refusal(watch({ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }));
    expect([wrong.code, wrong.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.address']);
    const inWallet = await refusal(wallet({ watch: { chain: 'LTC', address: ADDRESS } }));
    expect(inWallet.fields?.[0]?.path).toBe('params.watch.address');
    const unread = watch({ chain: 'XRP', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' });
    expect((await refusal(unread)).code).toBe('PROVIDER_UNAVAILABLE');
    const debts = await getDefaultPortfolio(deps(), ada.actor, 'LIABILITIES');
    expect((await refusal(watch({ portfolioId: debts.id }))).code).toBe('INVALID_STATE');
    const eve = await world.another();
    const hers = await getDefaultPortfolio(deps(), eve.actor, 'ASSETS');
    expect((await refusal(watch({ portfolioId: hers.id }))).code).toBe('NOT_FOUND');
    const asked = walletWatches(deps(), ada.actor, { portfolioIds: [hers.id] });
    expect((await refusal(asked)).code).toBe('NOT_FOUND');
  });

  test('moves with the trades of a portfolio that is deleted, or goes with them', async () => {
    chain.mine('0.5');
    const first = await wallet();
    await look();
    await deletePortfolio(deps(), ada.actor, { id: first, keepTrades: true });
    const assets = await getDefaultPortfolio(deps(), ada.actor, 'ASSETS');
    expect(await theWatch()).toMatchObject({ portfolioId: assets.id, status: 'ACTIVE' });
    chain.mine('0.1');
    await look();
    const { holdings } = await getDefaultPortfolio(deps(), ada.actor, 'ASSETS');
    expect(holdings).toMatchObject([{ quantity: '0.6' }]);
    const second = await createPortfolio(deps(), ada.actor, { name: 'Another' });
    await watch({ address: OTHER, portfolioId: second });
    await deletePortfolio(deps(), ada.actor, { id: second });
    expect(await walletWatches(deps(), ada.actor, {})).toHaveLength(1);
    await look();
  });
});
