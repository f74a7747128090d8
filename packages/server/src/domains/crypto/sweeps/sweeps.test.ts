import { describe, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { setAccountStatus } from '../../funding/funding.fixture.ts';
import { depositCash, takeBackDeposit } from '../../trading/accounts/deposit-cash.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import { type CryptoWorld, cryptoWorld, holder, work } from '../crypto.fixture.ts';
import { blocks, books, pay, receiving, spend } from '../transfers/transfers.fixture.ts';
import { createSweep, deleteSweep, fetchSweeps } from './own-sweeps.ts';

let world: CryptoWorld;
let ada: Trader;
let hers: Awaited<ReturnType<typeof receiving>>;

onBooks(async (db) => {
  world = await cryptoWorld({ db });
  world.market.setPrice('BTC', '50000');
  ada = await holder(world, 'ada@example.com', '0');
  hers = await receiving(world, ada);
});

const make = (differing: object = {}, of = ada) =>
  createSweep(world.deps, of.actor, { currency: 'BTC', ...differing });
const only = async () => (await fetchSweeps(world.deps, ada.actor, null))[0];

/** Lets a payment be credited, and its sale be made and noted. */
async function arrives(amount: string): Promise<void> {
  await pay(world, { ...hers, amount });
  await blocks(world, 3);
  await runOnce(world.deps);
  await blocks(world, 1);
}

test('what comes in is sold, and what it brought is counted', async () => {
  const rule = await make();
  expect(rule).toMatchObject({ status: 'ACTIVE', totalSwept: '0', lastRunAt: null });
  await arrives('0.1');
  const now = await books(world, ada);
  expect(Object.keys(now)).toEqual(['cash USD']);
  expect(await only()).toMatchObject({ totalSwept: now['cash USD'], lastRunAt: expect.any(Date) });
  expect(Number(now['cash USD'])).toBeGreaterThan(4_900);
  await blocks(world, 3);
  expect(await books(world, ada)).toEqual(now);
});

test('a part of it is sold, in whole steps of the coin', async () => {
  await make({ sellPercent: '33' });
  await arrives('0.00010001');
  expect(await books(world, ada)).toMatchObject({ 'position BTC': '0.00006701' });
});

test('what it brings becomes the currency of the rule', async () => {
  await make({ targetCurrency: 'NZD' });
  await arrives('0.1');
  const now = await books(world, ada);
  expect(Object.keys(now)).toEqual(['cash NZD']);
  expect(await only()).toMatchObject({ totalSwept: now['cash NZD'] });
});

test('what pays a debt first becomes nothing else, and the rest does', async () => {
  const { deps } = world;
  await make({ targetCurrency: 'NZD' });
  await pay(world, { ...hers, amount: '0.1' });
  await blocks(world, 3);
  const deposit = { account: ada.live, currency: 'USD', amount: decimal(4_000) };
  await deps.db.transaction((tx) => takeBackDeposit(tx, deps, ada.userId, deposit));
  await runOnce(world);
  const { 'cash USD': left } = await books(world, ada);
  expect(Number(left)).toBeGreaterThan(900);
  await blocks(world, 1);
  const now = await books(world, ada);
  expect(Object.keys(now)).toEqual(['cash NZD']);
  expect(await only()).toMatchObject({ status: 'ACTIVE', totalSwept: now['cash NZD'] });
});

test('what all paid a debt takes nothing of what comes later', async () => {
  const { deps } = world;
  await make({ targetCurrency: 'NZD' });
  await pay(world, { ...hers, amount: '0.1' });
  await blocks(world, 3);
  const deposit = { account: ada.live, currency: 'USD', amount: decimal(9_000) };
  const move = (carry: typeof depositCash) =>
    deps.db.transaction((tx) => carry(tx, deps, ada.userId, deposit));
  await move(takeBackDeposit);
  await runOnce(world);
  await blocks(world, 1);
  expect(Object.keys(await books(world, ada))).toEqual(['debt USD']);
  await move(depositCash);
  await blocks(world, 3);
  expect(Object.keys(await books(world, ada))).toEqual(['cash USD']);
  expect(await only()).toMatchObject({ totalSwept: '0', lastRunAt: null });
});

describe('nothing is sold', () => {
  test.each([
    ['of less than the rule asks for', { minimumAmount: '0.2' }, '0.1'],
    ['of what came in on another chain', { currency: 'ETH', chain: 'BASE' }, '0.1'],
    ['of less than an order may be of', { sellPercent: '10' }, '0.00005'],
  ])('%s', async (_what, rule, amount) => {
    await make(rule);
    await arrives(amount);
    expect(await books(world, ada)).toEqual({ 'position BTC': amount });
  });

  test('of what came in before the rule, or after it is deleted', async () => {
    await arrives('0.1');
    const { id } = await make();
    await blocks(world, 2);
    await deleteSweep(world.deps, ada.actor, id);
    await arrives('0.2');
    expect(await books(world, ada)).toEqual({ 'position BTC': '0.3' });
  });

  test('while the account is restricted, which the rule shows', async () => {
    await make();
    const set = (status: string) =>
      world.deps.db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, status));
    await set('RESTRICTED');
    expect(await only()).toMatchObject({ status: 'PAUSED', failureCode: 'ACCOUNT_RESTRICTED' });
    await arrives('0.1');
    await set('ACTIVE');
    await blocks(world, 2);
    expect(await books(world, ada)).toEqual({ 'position BTC': '0.1' });
    expect(await only()).toMatchObject({ status: 'ACTIVE', failureCode: null });
  });

  test('of what is spent before its sale', async () => {
    await make();
    world.market.setStale(true);
    await pay(world, { ...hers, amount: '0.1' });
    await blocks(world, 3);
    await spend(world, ada, '0.05');
    world.market.setStale(false);
    await blocks(world, 2);
    expect(await books(world, ada)).toEqual({ 'position BTC': '0.05' });
  });
});

test('one rule covers an asset on a chain', async () => {
  await make();
  const overlap = await refusal(make({ chain: 'BTC' }));
  expect(overlap.code).toBe('CONFLICT');
  await make({ currency: 'ETH', chain: 'ETH' });
  await make({ currency: 'ETH', chain: 'BASE' });
  expect((await refusal(make({ currency: 'ETH' }))).code).toBe('CONFLICT');
  const keyed = { currency: 'SOL', idempotencyKey: 'once' };
  expect((await make(keyed)).id).toBe((await make(keyed)).id);
  expect(await fetchSweeps(world.deps, ada.actor, null)).toHaveLength(4);
});

test('a rule needs the agreement and belongs to one person', async () => {
  const bob = await trader(world, '0', 'bob@example.com');
  expect((await refusal(make({}, bob))).code).toBe('AGREEMENT_REQUIRED');
  const { id } = await make();
  expect(await fetchSweeps(world.deps, bob.actor, [id])).toEqual([]);
  expect((await refusal(deleteSweep(world.deps, bob.actor, id))).code).toBe('NOT_FOUND');
  await work(world);
});
