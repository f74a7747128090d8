import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { providedDatabase } from '../../../db/testing.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { readPositions } from '../../trading/positions/read-positions.ts';
import {
  BTC,
  buy,
  giveCash,
  limit,
  own,
  refusal,
  type Trader,
  tokenActor,
  trader,
} from '../../trading/trading.fixture.ts';
import { fetchActivities } from '../activities/activities.ts';
import { fetchBalances } from '../balances.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { fundPaperAccount } from './fund-paper-account.ts';
import { fetchConfig, type UpdateConfigInput, updateConfig } from './invest-account-config.ts';

let world: BrokerageWorld;
let ada: Trader;

beforeEach(async () => {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await brokerageWorld({ db });
  ada = await trader(world, '10000');
});

afterEach(() => world.db.close());

const balances = (currency?: string) => fetchBalances(world.deps, ada.actor, { currency });
const place = (input: Parameters<typeof placeOrder>[2]) => placeOrder(world.deps, ada.actor, input);
const filled = async (input: Parameters<typeof placeOrder>[2]) => {
  await place(input);
  await runOnce(world.deps);
};
const update = (input: UpdateConfigInput) => updateConfig(world.deps, ada.actor, input);

test('an order for 3,000 of 10,000 leaves a buying power of 7,000, and one for 8,000 is refused', async () => {
  await filled(limit('100', { quantity: '30' }));
  expect(await balances()).toMatchObject({
    cash: '10000',
    buyingPower: '7000',
    heldForOrders: '3000',
    withdrawable: '7000',
    equity: '10000',
  });
  const more = place(limit('100', { quantity: '80' }));
  expect((await refusal(more)).code).toBe('INSUFFICIENT_FUNDS');
});

test('what a sale brings can buy at once, and be withdrawn once it has settled', async () => {
  await own(world, ada, '10');
  await filled(buy({ side: 'SELL', quantity: '10' }));
  expect(await balances()).toMatchObject({
    cash: '9999.9',
    settledCash: '9000',
    unsettledCash: '999.9',
    buyingPower: '9999.9',
    withdrawable: '9000',
  });
  world.clock.set(new Date('2026-11-23T04:59:00Z'));
  expect((await balances()).unsettledCash).toBe('999.9');
  world.clock.set(new Date('2026-11-23T05:01:00Z'));
  expect(await balances()).toMatchObject({ unsettledCash: '0', withdrawable: '9999.9' });
});

test('a sale of a crypto asset settles at once', async () => {
  const coin = { assetId: BTC, timeInForce: 'GTC' as const };
  await filled(buy({ ...coin, quantity: '1' }));
  await filled(buy({ ...coin, side: 'SELL', quantity: '1' }));
  expect((await balances()).unsettledCash).toBe('0');
});

test('the change of a day leaves out what was paid in', async () => {
  await own(world, ada, '10');
  world.clock.set(new Date('2026-11-24T15:00:00Z'));
  await giveCash(world, ada, 'USD', '500');
  world.clock.advance(1_000);
  world.market.setPrice('AAPL', '103');
  expect(await balances()).toMatchObject({
    equity: '10530',
    positionsValue: '1030',
    lastEquity: '10000',
    dayChange: '30',
    dayChangePercent: '0.3',
  });
});

test('all is shown in the currency asked for, and cash by the currency that it is in', async () => {
  await giveCash(world, ada, 'NZD', '170');
  expect(await balances('NZD')).toMatchObject({
    currency: 'NZD',
    cash: '17170',
    cashByCurrency: [
      { currency: 'NZD', amount: '170' },
      { currency: 'USD', amount: '10000' },
    ],
  });
});

test('a currency whose rate is not known now leaves out what it cannot count, and says so', async () => {
  const { deps } = world;
  const marketData = { ...deps.marketData, fxRate: () => Promise.reject(new Error('silent')) };
  const silent = { ...deps, marketData };
  const shown = await fetchBalances(silent, ada.actor, { currency: 'NZD' });
  expect(shown).toMatchObject({ currency: 'NZD', cash: '0', equity: '0', unpricedCount: 1 });
  expect(shown.cashByCurrency).toEqual([{ currency: 'USD', amount: '10000' }]);
  const unheard = refusal(fetchBalances(silent, ada.actor, { currency: 'ZZZ' }));
  expect(await unheard).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('without an account there are no balances, but a configuration', async () => {
  const nobody = tokenActor('01900000-0000-7000-8000-000000000001', world.clock);
  expect((await refusal(fetchBalances(world.deps, nobody, {}))).code).toBe('KYC_REQUIRED');
  expect((await fetchActivities(world.deps, nobody, {})).nodes).toEqual([]);
});

test('activities tell of deposits and fills, newest first, with the day of settlement', async () => {
  await filled(buy({ quantity: '2' }));
  const { nodes } = await fetchActivities(world.deps, ada.actor, {});
  expect(nodes).toMatchObject([
    {
      type: 'FILL',
      status: 'EXECUTED',
      symbol: 'AAPL',
      side: 'BUY',
      quantity: '2',
      price: '100.01',
      netAmount: '-200.02',
      settlesOn: '2026-11-23',
      description: 'Bought 2 AAPL at 100.01 USD',
    },
    { type: 'DEPOSIT', netAmount: '10000', currency: 'USD', symbol: null, settlesOn: null },
  ]);
});

test('activities are read page by page, in both directions, and by type, day and asset', async () => {
  for (let day = 0; day < 4; day += 1) {
    await filled(buy({ quantity: '1' }));
    world.clock.advance(60_000);
  }
  const read = async (direction: 'ASC' | 'DESC') => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const input = { direction, limit: 2, cursor } as const;
      const page: Awaited<ReturnType<typeof fetchActivities>> = await fetchActivities(
        world.deps,
        ada.actor,
        input,
      );
      ids.push(...page.nodes.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return ids;
  };
  const newest = await read('DESC');
  expect(newest).toHaveLength(5);
  expect(await read('ASC')).toEqual(newest.toReversed());
  const only = async (input: Parameters<typeof fetchActivities>[2]) =>
    (await fetchActivities(world.deps, ada.actor, input)).nodes.length;
  expect(await only({ types: ['DEPOSIT'] })).toBe(1);
  expect(await only({ asset: { symbol: 'AAPL' } })).toBe(4);
  expect(await only({ asset: { assetId: assetsBySymbol('AAPL')[0]?.id } })).toBe(4);
  expect(await only({ asset: { symbol: 'MSFT' } })).toBe(0);
  expect(await only({ from: '2026-11-20', to: '2026-11-20' })).toBe(5);
  expect(await only({ to: '2026-11-19' })).toBe(0);
});

test('each account has activities of its own, since it was reset', async () => {
  const { paper } = ada;
  const read = async (brokerAccountId: string, cursor: string | null = null) =>
    fetchActivities(world.deps, ada.actor, { brokerAccountId, cursor, limit: 1 });
  await filled(buy({ quantity: '1' }));
  await fundPaperAccount(world.deps, ada.actor, { id: paper.id, amount: '900', mode: 'ADD' });
  await filled(buy({ quantity: '2', brokerAccountId: paper.id }));
  const [newest] = (await read(paper.id)).nodes;
  expect(newest).toMatchObject({ brokerAccountId: paper.id, type: 'FILL', quantity: '2' });
  expect((await read(ada.live.id)).nodes).toMatchObject([{ brokerAccountId: ada.live.id }]);
  const asUsual = await fetchActivities(world.deps, ada.actor, { limit: 1 });
  expect(asUsual).toEqual(await read(ada.live.id));
  expect((await refusal(read(paper.id, asUsual.nextCursor))).code).toBe('BAD_USER_INPUT');
  world.clock.advance(60_000);
  await fundPaperAccount(world.deps, ada.actor, { id: paper.id, amount: '70', mode: 'RESET' });
  const { nodes } = await fetchActivities(world.deps, ada.actor, { brokerAccountId: paper.id });
  expect(nodes.map(({ type }) => type)).not.toContain('FILL');
  const eve = await trader(world, '1', 'eve@example.com');
  const foreign = fetchActivities(world.deps, eve.actor, { brokerAccountId: paper.id });
  expect((await refusal(foreign)).code).toBe('NOT_FOUND');
});

test.each([
  ['days that are reversed', { from: '2026-11-20', to: '2026-11-19' }, 'params.from'],
  ['a cursor of another list', { cursor: 'x' }, 'params.cursor'],
  ['an ambiguous ticker', { asset: { symbol: 'AIR' } }, 'params.asset.symbol'],
])('activities of %s are BAD_USER_INPUT', async (_title, input, path) => {
  const error = await refusal(fetchActivities(world.deps, ada.actor, input));
  expect(error.code).toBe('BAD_USER_INPUT');
  expect(error.fields?.[0]?.path).toBe(path);
});

test('a new account has the usual settings', async () => {
  expect(await fetchConfig(world.deps, ada.actor)).toEqual({
    brokerAccountId: ada.live.id,
    status: 'ACTIVE',
    baseCurrency: 'USD',
    fractionalTrading: true,
    extendedHoursDefault: false,
    suspendTrade: false,
    tradeConfirmEmail: true,
    dividendReinvestment: false,
    costBasisMethod: 'FIFO',
    autoConvertDeposits: true,
    maxOrderNotional: null,
    dailyLossLimit: null,
    updatedAt: null,
  });
});

test('what is left out stays, and null removes a limit', async () => {
  const limits = { amount: '500', currency: 'USD' };
  await update({ maxOrderNotional: limits, dailyLossLimit: limits, suspendTrade: true });
  expect(await update({ maxOrderNotional: null, suspendTrade: null })).toMatchObject({
    maxOrderNotional: null,
    dailyLossLimit: limits,
    suspendTrade: true,
    updatedAt: world.clock.now(),
  });
});

test.each<[string, UpdateConfigInput, Parameters<typeof buy>[0], string]>([
  ['suspendTrade', { suspendTrade: true }, {}, 'ACCOUNT_RESTRICTED'],
  [
    'fractionalTrading',
    { fractionalTrading: false },
    { quantity: '1.5' },
    'ASSET_NOT_FRACTIONABLE',
  ],
  [
    'maxOrderNotional',
    { maxOrderNotional: { amount: '1000', currency: 'USD' } },
    { quantity: '10' },
    'ORDER_REJECTED',
  ],
  [
    'maxOrderNotional in another currency',
    { maxOrderNotional: { amount: '1700', currency: 'NZD' } },
    { quantity: '10' },
    'ORDER_REJECTED',
  ],
])('an order that breaks %s is refused', async (_title, settings, order, code) => {
  await update(settings);
  expect((await refusal(place(buy(order)))).code).toBe(code);
  const onPaper = { ...order, brokerAccountId: ada.paper.id };
  expect((await place(buy(onPaper))).status).toBe('PENDING_NEW');
});

test('beyond the loss of a day sales are taken, buys are not', async () => {
  await own(world, ada, '50');
  await update({ dailyLossLimit: { amount: '200', currency: 'USD' } });
  world.clock.set(new Date('2026-11-24T15:00:00Z'));
  world.market.setPrice('AAPL', '96.01');
  expect((await place(buy({ quantity: '1' }))).status).toBe('PENDING_NEW');
  await runOnce(world.deps);
  world.market.setPrice('AAPL', '95.5');
  expect((await refusal(place(buy({ quantity: '1' })))).code).toBe('ORDER_REJECTED');
  expect((await place(buy({ side: 'SELL', quantity: '1' }))).status).toBe('PENDING_NEW');
  world.clock.set(new Date('2026-11-25T15:00:00Z'));
  expect((await place(buy({ quantity: '1', side: 'SELL' }))).status).toBe('PENDING_NEW');
});

test.each<[UpdateConfigInput, string]>([
  [{ maxOrderNotional: { amount: '0', currency: 'USD' } }, 'params.maxOrderNotional.amount'],
])('%j is BAD_USER_INPUT', async (input, path) => {
  expect((await refusal(update(input))).fields?.[0]?.path).toBe(path);
});

test.each([
  ['HIFO', '100'],
  ['SPECIFIC', '200.01'],
] as const)('sales that name no lots go by %s from then on', async (costBasisMethod, left) => {
  await own(world, ada, '1');
  world.market.setPrice('AAPL', '200');
  await filled(buy({ quantity: '1' }));
  expect((await update({ costBasisMethod })).costBasisMethod).toBe(costBasisMethod);
  await filled(buy({ side: 'SELL', quantity: '1' }));
  expect((await readPositions(world.deps, ada.actor))[0]?.costBasis).toBe(left);
});
