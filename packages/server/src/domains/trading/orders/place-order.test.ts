import { beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../account/index.ts';
import {
  AAPL,
  asset,
  BTC,
  balancesOf,
  buy,
  CLOSED,
  giveCash,
  limit,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  tokenActor,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { getOrders } from './get-orders.ts';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const place = (input: PlaceOrderInput, owner = ada) => placeOrder(world.deps, owner.actor, input);

describe('a placed order', () => {
  test('is answered as taken, with nothing filled', async () => {
    const order = await place(buy({ clientOrderId: 'first', notional: '0', limitPrice: '0' }));
    expect(order).toEqual({
      id: expect.any(String),
      activeStrategyId: null,
      replacesOrderId: null,
      replacedByOrderId: null,
      status: 'PENDING_NEW',
      quantityFilled: '0',
      averageFilledPrice: null,
      clientOrderId: 'first',
      assetId: AAPL,
      symbol: 'AAPL',
      side: 'BUY',
      type: 'MARKET',
      timeInForce: 'DAY',
      quantity: '10',
      notional: null,
      limitPrice: null,
      stopPrice: null,
      premarket: false,
      tradingMode: 'LIVE',
      brokerAccountId: ada.live.id,
      failureReason: null,
      failureCode: null,
      source: 'API',
      brokerOrderId: null,
      brokerCredentialId: null,
      updatedAt: world.clock.now(),
      expiresAt: new Date('2026-11-20T21:00:00Z'),
      replacedAt: null,
      fees: '0',
      currency: 'USD',
      submittedAt: world.clock.now(),
      filledAt: null,
      canceledAt: null,
      expiredAt: null,
      fillCount: 0,
    });
  });

  test.each<[string, string, Partial<PlaceOrderInput>, string]>([
    [
      'a limit at quantity times limit',
      '100',
      { type: 'LIMIT', limitPrice: '300', quantity: '10' },
      '3000',
    ],
    ['a market buy at the ask and 2.5 percent', '100', { quantity: '10' }, '1025.11'],
    ['a market buy below 50 at the ask and 4 percent', '40', { quantity: '10' }, '416.11'],
    ['a stop at its price and 2.5 percent', '100', { type: 'STOP', stopPrice: '110' }, '1127.5'],
    ['a stop below 50 at its price and 4 percent', '40', { type: 'STOP', stopPrice: '45' }, '468'],
    [
      'a stop-limit at its limit',
      '100',
      { type: 'STOP_LIMIT', stopPrice: '110', limitPrice: '111' },
      '1110',
    ],
    ['a notional at itself', '100', { quantity: '0', notional: '250.5' }, '250.5'],
    [
      'a fraction in whole cents, rounded up',
      '100',
      { type: 'LIMIT', limitPrice: '10.01', quantity: '0.333' },
      '3.34',
    ],
    [
      'a coin with its fee',
      '100',
      { assetId: BTC, timeInForce: 'GTC', type: 'LIMIT', limitPrice: '1000', quantity: '1' },
      '1002.5',
    ],
    [
      'a notional of a coin with its fee',
      '100',
      { assetId: BTC, timeInForce: 'GTC', quantity: null, notional: '1000' },
      '1002.5',
    ],
  ])('holds for %s', async (_title, price, changes, held) => {
    world.market.setPrice('AAPL', price);
    await place(buy(changes));
    expect((await balancesOf(world, ada.live.id))['cash_hold USD']).toBe(held);
  });

  test('leaves the rest of the cash to further orders', async () => {
    const bob = await trader(world, '10000', 'bob@example.com');
    await place(limit('300', { quantity: '10' }), bob);
    expect(await balancesOf(world, bob.live.id)).toEqual({
      'cash USD': '7000',
      'cash_hold USD': '3000',
    });
    const error = await refusal(place(limit('800', { quantity: '10' }), bob));
    expect(error.code).toBe('INSUFFICIENT_FUNDS');
    expect((await balancesOf(world, bob.live.id))['cash USD']).toBe('7000');
  });

  test('to sell holds the shares', async () => {
    await own(world, ada, '5');
    await place(buy({ side: 'SELL', quantity: '3' }));
    expect(await balancesOf(world, ada.live.id)).toMatchObject({
      'position AAPL': '2',
      'position_hold AAPL': '3',
    });
    const error = await refusal(place(buy({ side: 'SELL', quantity: '3' })));
    expect(error.code).toBe('INSUFFICIENT_QUANTITY');
  });

  test('to sell for a notional holds the shares that it comes to, outside of hours too', async () => {
    await own(world, ada, '5');
    world.clock.set(CLOSED);
    const sale = buy({ side: 'SELL', quantity: '0', notional: '300' });
    await place(sale);
    // 300 at the bid of 99.99, cut off at nine places.
    expect((await balancesOf(world, ada.live.id))['position_hold AAPL']).toBe('3.00030003');
    expect((await refusal(place(sale))).code).toBe('INSUFFICIENT_QUANTITY');
  });

  test('trades in the currency of its asset alone', async () => {
    const airNewZealand = limit('1', { assetId: asset('AIR.XNZE').id });
    expect((await refusal(place(airNewZealand))).code).toBe('INSUFFICIENT_FUNDS');
    await giveCash(world, ada, 'NZD', '10');
    expect((await place(airNewZealand)).currency).toBe('NZD');
  });

  test.each(['DAY', 'GTC'] as const)('with %s waits for a closed market', async (timeInForce) => {
    world.clock.set(CLOSED);
    expect((await place(limit('100', { timeInForce }))).status).toBe('PENDING_NEW');
  });

  test.each<[string, () => PlaceOrderInput]>([
    ['by its id', () => buy({ brokerAccountId: ada.paper.id })],
    ['by its credential', () => buy({ brokerCredentialId: ada.paper.credentialId })],
    [
      'by both',
      () => buy({ brokerAccountId: ada.paper.id, brokerCredentialId: ada.paper.credentialId }),
    ],
  ])('goes to the practice account named %s', async (_title, input) => {
    const order = await place(input());
    expect(order).toMatchObject({ tradingMode: 'PAPER', brokerAccountId: ada.paper.id });
    expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash USD': '100000' });
  });
});

describe('an order is refused, and nothing is held, with', () => {
  async function expectRefusal(input: PlaceOrderInput, code: string, owner = ada) {
    expect((await refusal(place(input, owner))).code).toBe(code);
    const { nodes } = await getOrders(world.deps, owner.actor, {});
    expect(nodes).toEqual([]);
  }

  test('NOT_FOUND for an asset that is not in the catalogue', () =>
    expectRefusal(buy({ assetId: '01900000-0000-7000-8000-000000000000' }), 'NOT_FOUND'));

  test('NOT_FOUND for an account of somebody else', async () => {
    const eve = await trader(world, '1', 'eve@example.com');
    await expectRefusal(buy({ brokerAccountId: eve.paper.id }), 'NOT_FOUND');
    await expectRefusal(buy({ brokerCredentialId: eve.paper.credentialId }), 'NOT_FOUND');
  });

  test('NOT_FOUND for an account that the credential does not hold', () =>
    expectRefusal(
      buy({ brokerAccountId: ada.live.id, brokerCredentialId: ada.paper.credentialId }),
      'NOT_FOUND',
    ));

  test.each(['IOC', 'FOK'] as const)(
    'MARKET_CLOSED for %s on a closed market',
    async (timeInForce) => {
      world.clock.set(CLOSED);
      await expectRefusal(limit('100', { timeInForce }), 'MARKET_CLOSED');
    },
  );

  test('PROVIDER_UNAVAILABLE for a market order at a stale price, while a limit order is taken', async () => {
    world.market.setStale(true);
    await expectRefusal(buy(), 'PROVIDER_UNAVAILABLE');
    expect((await place(limit('100'))).status).toBe('PENDING_NEW');
  });

  test('BAD_USER_INPUT for a notional that comes to less than the least of a coin', async () => {
    world.market.setPrice('BTC', '900000');
    await expectRefusal(
      buy({ assetId: BTC, timeInForce: 'GTC', quantity: '0', notional: '1' }),
      'BAD_USER_INPUT',
    );
  });

  test.each([
    ['KYC_REQUIRED', 'NOT_STARTED'],
    ['AGREEMENT_REQUIRED', 'APPROVED'],
  ] as const)('%s on the platform account', async (code, kycStatus) => {
    const user = await world.db.transaction((tx) =>
      createUser(tx, world.deps, { email: 'new@example.com', passwordHash: 'none', kycStatus }),
    );
    const actor = tokenActor(user.id, world.clock);
    await expectRefusal(buy(), code, { ...ada, userId: user.id, actor });
  });
});
