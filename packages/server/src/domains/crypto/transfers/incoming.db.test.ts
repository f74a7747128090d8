import { theNetwork } from '@investing-platform/rules/crypto/networks';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { mailsOf } from '../../funding/funding.fixture.ts';
import { giveCash, refusal, type Trader } from '../../trading/trading.fixture.ts';
import { type CryptoWorld, cryptoWorld, holder, work } from '../crypto.fixture.ts';
import { fetchTransfers } from './fetch-transfers.ts';
import { blocks, books, pay, receiving, spend, transfersNow } from './transfers.fixture.ts';

let world: CryptoWorld;
let ada: Trader;
let hers: Awaited<ReturnType<typeof receiving>>;

onBooks(async (db) => {
  world = await cryptoWorld({ db });
  ada = await holder(world, 'ada@example.com', '0');
});
beforeEach(async () => {
  world.market.setPrice('BTC', '50000');
  hers = await receiving(world, ada);
});

const accountStatus = statement<{ status: string }, [id: string]>(
  'test_crypto_account_status',
  'select status from broker_accounts where id = $1',
);
const unclaimed = statement<{ amount: string; memo: string | null }>(
  'test_crypto_unclaimed',
  'select trim_scale(amount)::text as amount, memo from crypto_unclaimed order by tx_hash',
);
const statusOf = async () => (await world.deps.db.one(accountStatus, ada.live.id)).status;
const soleTransfer = async () => (await transfersNow(world, ada))[0];

test('a payment is seen at once, and credited with its confirmations at what it is worth', async () => {
  const txHash = await pay(world, { ...hers, amount: '0.5', fromAddress: 'tb1qsender' });
  await blocks(world, 1);
  expect(await soleTransfer()).toMatchObject({
    direction: 'INCOMING',
    status: 'PROCESSING',
    amount: '0.5',
    netAmount: '0.5',
    networkFee: '0',
    value: { amount: '25000', currency: 'USD' },
    fromAddress: 'tb1qsender',
    toAddress: hers.address,
    txHash,
    explorerUrl: `https://mempool.space/tx/${txHash}`,
    confirmations: 1,
    requiredConfirmations: 2,
    completedAt: null,
  });
  expect(await books(world, ada)).toEqual({});
  await blocks(world, 1);
  expect(await soleTransfer()).toMatchObject({ status: 'COMPLETED', confirmations: 2 });
  expect(await books(world, ada)).toEqual({ 'position BTC': '0.5' });
  await blocks(world, 8);
  expect(await books(world, ada)).toEqual({ 'position BTC': '0.5' });
  expect(await transfersNow(world, ada)).toHaveLength(1);
});

describe('what a chain does not keep', () => {
  test('is never credited where it vanishes before', async () => {
    await pay(world, { ...hers, amount: '0.5', fate: 'DROPPED' });
    world.clock.advance(1_000);
    await work(world);
    world.clock.advance(31_000);
    await work(world);
    expect(await soleTransfer()).toMatchObject({ status: 'PROCESSING', confirmations: 0 });
    await blocks(world, 4);
    expect(await soleTransfer()).toMatchObject({
      status: 'FAILED',
      failureCode: 'REFUSED_BY_CHAIN',
      completedAt: null,
    });
    expect(await books(world, ada)).toEqual({});
  });

  test('is taken out again where it vanishes after, and the person is told', async () => {
    await pay(world, { ...hers, amount: '0.5', fate: 'TAKEN_BACK' });
    await blocks(world, 2);
    expect(await books(world, ada)).toEqual({ 'position BTC': '0.5' });
    await blocks(world, 2);
    expect(await soleTransfer()).toMatchObject({ status: 'FAILED' });
    expect(await books(world, ada)).toEqual({});
    expect(await statusOf()).toBe('ACTIVE');
    expect((await mailsOf(world)).at(-1)?.subject).toBe('A crypto transfer was taken back');
  });

  test('is owed where it is spent, and restricts the account until it is paid', async () => {
    await pay(world, { ...hers, amount: '0.5', fate: 'TAKEN_BACK' });
    await blocks(world, 2);
    await spend(world, ada, '0.3');
    await blocks(world, 2);
    expect(await books(world, ada)).toEqual({ 'debt USD': '-15000' });
    expect(await statusOf()).toBe('RESTRICTED');
    await giveCash(world, ada, 'USD', '15000.5');
    expect(await books(world, ada)).toEqual({ 'cash USD': '0.5' });
    expect(await statusOf()).toBe('ACTIVE');
  });

  test('is paid at once out of cash that is there', async () => {
    await giveCash(world, ada, 'USD', '20000');
    await pay(world, { ...hers, amount: '0.5', fate: 'TAKEN_BACK' });
    await blocks(world, 2);
    await spend(world, ada, '0.3');
    await blocks(world, 2);
    expect(await books(world, ada)).toEqual({ 'cash USD': '5000' });
    expect(await statusOf()).toBe('ACTIVE');
  });

  test('is credited again where a later block has it', async () => {
    await pay(world, { ...hers, amount: '0.5', fate: 'REORGANIZED' });
    await blocks(world, 4);
    expect(await books(world, ada)).toEqual({});
    await blocks(world, 8);
    expect(await soleTransfer()).toMatchObject({ status: 'COMPLETED', failureCode: null });
    expect(await books(world, ada)).toEqual({ 'position BTC': '0.5' });
  });
});

test('dust is shown with its reason and not credited', async () => {
  await pay(world, { ...hers, amount: '0.00000999' });
  await blocks(world, 3);
  expect(await soleTransfer()).toMatchObject({
    status: 'REJECTED',
    failureCode: 'REFUSED_BY_PLATFORM',
    failureReason: expect.stringContaining('less than the least'),
  });
  expect(await books(world, ada)).toEqual({});
});

test('people who share an address are told apart by its tag; without one nobody is guessed', async () => {
  const xrp = theNetwork('params', 'XRP', 'XRP');
  const eve = await holder(world, 'eve@example.com', '0');
  const [adas, eves] = [
    await receiving(world, ada, 'XRP', 'XRP'),
    await receiving(world, eve, 'XRP', 'XRP'),
  ];
  await pay(world, { ...adas, amount: '10' });
  await pay(world, { ...eves, amount: '20' });
  await pay(world, { ...adas, memo: null, amount: '30' });
  await pay(world, { ...adas, memo: '99', amount: '40' });
  await blocks(world, 20, xrp);
  expect(await books(world, ada)).toEqual({ 'position XRP': '10' });
  expect(await books(world, eve)).toEqual({ 'position XRP': '20' });
  const rows = await world.deps.db.all(unclaimed);
  expect(rows.toSorted((a, b) => Number(a.amount) - Number(b.amount))).toEqual([
    { amount: '30', memo: null },
    { amount: '40', memo: '99' },
  ]);
});

test('a chain that does not answer delays what came in, and loses nothing', async () => {
  await pay(world, { ...hers, amount: '0.5' });
  const silent = { arrivals: () => Promise.reject(new Error('no answer')) };
  const deps = { ...world.deps, chains: { ...world.deps.chains, ...silent } };
  await blocks({ ...world, deps }, 3);
  expect(await transfersNow(world, ada)).toEqual([]);
  await blocks(world, 3);
  expect(await books(world, ada)).toEqual({ 'position BTC': '0.5' });
});

test('transfers are listed newest first by what is asked for, and belong to one person', async () => {
  for (const amount of ['0.1', '0.2', '0.3']) {
    await pay(world, { ...hers, amount });
    await blocks(world, 1);
  }
  const read = (asked: Parameters<typeof fetchTransfers>[2]) =>
    fetchTransfers(world.deps, ada.actor, asked);
  const first = await read({ limit: 2 });
  expect(first.nodes.map(({ amount }) => amount)).toEqual(['0.3', '0.2']);
  const second = await read({ limit: 2, cursor: first.nextCursor });
  expect(second.nodes.map(({ amount }) => amount)).toEqual(['0.1']);
  expect((await read({ statuses: ['COMPLETED'] })).nodes).toHaveLength(2);
  expect((await read({ directions: ['OUTGOING'] })).nodes).toEqual([]);
  expect((await read({ from: world.clock.now() })).nodes).toHaveLength(1);
  const refused = await refusal(read({ currencies: ['USD'] }));
  expect(refused).toMatchObject({ fields: [{ path: 'params.currencies.0' }] });
  const eve = await holder(world, 'eve@example.com', '0');
  expect(await transfersNow(world, eve)).toEqual([]);
});
