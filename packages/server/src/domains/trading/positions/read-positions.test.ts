import { beforeEach, expect, test } from 'vitest';
import { runOnce } from '../matching/matcher.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import {
  AAPL,
  asset,
  BTC,
  buy,
  countingReads,
  limit,
  OPEN,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { type PositionsInput, readPositions } from './read-positions.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const positions = (input: PositionsInput = {}, owner = ada) =>
  readPositions(world.deps, owner.actor, input);
const symbols = async (input: PositionsInput = {}, owner = ada) =>
  (await positions(input, owner)).map(({ symbol }) => symbol);

async function bought(changes: Parameters<typeof buy>[0]): Promise<void> {
  await placeOrder(world.deps, ada.actor, buy(changes));
  await runOnce(world.deps);
}

test('a position shows what was paid, what it is worth and what can be sold', async () => {
  await own(world, ada, '10');
  await placeOrder(world.deps, ada.actor, limit('130', { side: 'SELL', quantity: '4' }));
  world.market.setPrice('AAPL', '120');
  expect(await positions()).toEqual([
    {
      name: 'Apple Inc.',
      assetClass: 'EQUITY',
      id: expect.any(String),
      assetId: AAPL,
      symbol: 'AAPL',
      quantity: '10',
      quantityHeld: '4',
      quantityAvailable: '6',
      averageEntryPrice: '100',
      costBasis: '1000',
      marketValue: '1200',
      unrealizedProfitLoss: '200',
      unrealizedProfitLossPercent: '20',
      currentPrice: '120',
      previousClose: '120',
      intradayProfitLoss: '200',
      intradayProfitLossPercent: '20',
      changeTodayPercent: '0',
      priceAsOf: OPEN,
      stale: false,
      currency: 'USD',
      brokerAccountId: ada.live.id,
      tradingMode: 'LIVE',
      shownIn: { currency: 'USD', at: world.clock.now() },
    },
  ]);
});

test('a sale takes the oldest shares first, and a position sold whole is gone', async () => {
  await own(world, ada, '10');
  await bought({ quantity: '10' });
  await bought({ side: 'SELL', quantity: '5' });
  expect((await positions())[0]).toMatchObject({
    quantity: '15',
    averageEntryPrice: '100.0066666667',
  });
  await bought({ side: 'SELL', quantity: '15' });
  expect(await positions()).toEqual([]);
});

test('a position that changes at an unchanged price is shown as it is now', async () => {
  await own(world, ada, '10');
  expect((await positions())[0]).toMatchObject({ quantity: '10', marketValue: '1000' });
  expect((await positions())[0]).toMatchObject({ quantity: '10', marketValue: '1000' });
  await own(world, ada, '1');
  expect((await positions())[0]).toMatchObject({ quantity: '11', marketValue: '1100' });
  await placeOrder(world.deps, ada.actor, limit('130', { side: 'SELL', quantity: '4' }));
  expect((await positions())[0]).toMatchObject({ quantity: '11', quantityAvailable: '7' });
  world.market.setPrice('AAPL', '101');
  expect((await positions())[0]).toMatchObject({ marketValue: '1111' });
});

test('positions come by symbol', async () => {
  for (const symbol of ['MSFT', 'AAPL', 'KO']) {
    await bought({ assetId: asset(symbol).id, quantity: '1' });
  }
  await bought({ assetId: BTC, quantity: '1', timeInForce: 'GTC' });
  expect(await symbols()).toEqual(['AAPL', 'BTC', 'KO', 'MSFT']);
});

test('live and practice are never mixed; nothing said is live', async () => {
  await own(world, ada, '1');
  await bought({ assetId: asset('KO').id, quantity: '1', brokerAccountId: ada.paper.id });
  expect(await symbols()).toEqual(['AAPL']);
  expect(await symbols({ tradingMode: null })).toEqual(['AAPL']);
  expect(await symbols({ tradingMode: 'LIVE' })).toEqual(['AAPL']);
  expect(await symbols({ tradingMode: 'PAPER' })).toEqual(['KO']);
  expect(await symbols({ brokerAccountId: ada.paper.id })).toEqual([]);
  expect(await symbols({ tradingMode: 'PAPER', brokerAccountId: ada.paper.id })).toEqual(['KO']);
  const brokerCredentialId = ada.paper.credentialId;
  expect(await symbols({ tradingMode: 'PAPER', brokerCredentialId })).toEqual(['KO']);
  expect(await symbols({ tradingMode: 'LIVE', brokerCredentialId })).toEqual([]);
});

test.each(['live', 'ALL', '', 'LIVE '])('the mode %o is BAD_USER_INPUT', async (tradingMode) => {
  const error = await refusal(positions({ tradingMode }));
  expect(error.code).toBe('BAD_USER_INPUT');
  expect(error.fields?.map(({ path }) => path)).toEqual(['params.tradingMode']);
});

test('positions are nobody else’s', async () => {
  await own(world, ada, '1');
  const eve = await trader(world, '1', 'eve@example.com');
  expect(await symbols({ brokerAccountId: ada.live.id }, eve)).toEqual([]);
});

test('what is held for an order is given back with its cancel', async () => {
  await own(world, ada, '10');
  const sale = limit('130', { side: 'SELL', quantity: '4' });
  const order = await placeOrder(world.deps, ada.actor, sale);
  await cancelOrder(world.deps, ada.actor, { id: order.id });
  expect((await positions())[0]?.quantityAvailable).toBe('10');
});

test('a position whose price was never known is shown without one, and keeps no other out', async () => {
  await bought({ assetId: asset('MSFT').id, quantity: '1' });
  await own(world, ada, '1');
  const unknown = asset('MSFT').id;
  const marketData = {
    ...world.market,
    quotes: async (ids: readonly string[]) => {
      const known = await world.market.quotes(ids.filter((id) => id !== unknown));
      return new Map([...known].filter(([id]) => id !== unknown));
    },
    pricesAt: async (ids: readonly string[]) => new Map(ids.map((id) => [id, [null]])),
  };
  const deps = { ...world.deps, marketData } as typeof world.deps;
  expect(await readPositions(deps, ada.actor)).toMatchObject([
    { symbol: 'AAPL', marketValue: expect.any(String), stale: false },
    {
      symbol: 'MSFT',
      quantity: '1',
      costBasis: expect.any(String),
      currentPrice: null,
      marketValue: null,
      unrealizedProfitLoss: null,
      unrealizedProfitLossPercent: null,
      intradayProfitLoss: null,
      priceAsOf: null,
      stale: true,
    },
  ]);
});

test('where no quote can be had, the last price of the past counts and is called stale', async () => {
  await own(world, ada, '2');
  const marketData = {
    ...world.market,
    quotes: async () => new Map(),
    pricesAt: async (ids: readonly string[]) => new Map(ids.map((id) => [id, ['50']])),
  };
  const deps = { ...world.deps, marketData } as typeof world.deps;
  expect(await readPositions(deps, ada.actor)).toMatchObject([
    { currentPrice: '50', marketValue: '100', intradayProfitLoss: null, stale: true },
  ]);
});

test('positions take one statement, however many there are', async () => {
  for (const symbol of ['MSFT', 'AAPL', 'KO']) {
    await bought({ assetId: asset(symbol).id, quantity: '1' });
  }
  const { db, sent } = countingReads(world.db);
  expect(await readPositions({ ...world.deps, db }, ada.actor)).toHaveLength(3);
  expect(sent).toHaveLength(1);
});
