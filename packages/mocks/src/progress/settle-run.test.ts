import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { describe, expect, test } from 'vitest';
import { type TestPlatform, testPlatform } from '../contract/contract.fixture.ts';
import { isMore, minus, plus, times, total } from '../facts/amounts.ts';

const MINUTE = 60_000;
type Shown = Readonly<Record<string, string>>;

async function buyingPower({ run, realm }: TestPlatform): Promise<string> {
  const { value } = await run('getBrokerAccounts', { tradingMode: 'LIVE' });
  const accountId = realm.own.list('ActiveStrategy')[0]?.brokerAccountId;
  return Object(value).find(({ id }: Shown) => id === accountId).buyingPower;
}

async function shown({ run }: TestPlatform, id: string) {
  const { value } = await run('fetchActiveStrategy', { id });
  return Object(value);
}

/** The orders of the strategy's last run. */
async function ordersOf({ run }: TestPlatform, id: string): Promise<Shown[]> {
  const document = `query ($params: FetchActiveStrategyInput!) { fetchActiveStrategy(params: $params) {
    runs { nodes { orders {
      side status symbol quantityFilled averageFilledPrice activeStrategyId } } } } }`;
  const { value } = await run('fetchActiveStrategy', { id }, document);
  return Object(value).runs.nodes[0].orders;
}

const tradedValue = (orders: readonly Shown[], side: string) =>
  total(
    orders
      .filter((order) => order['side'] === side)
      .map(({ quantityFilled, averageFilledPrice }) => times(quantityFilled, averageFilledPrice)),
  );

async function created(mocks: TestPlatform): Promise<string> {
  const { value } = await mocks.run(
    'createActiveStrategy',
    mocks.exampleOf('createActiveStrategy'),
  );
  return Object(value).id;
}

describe('an active strategy', () => {
  test('takes its money from the account when it is made, and buys with orders', async () => {
    const mocks = testPlatform();
    const before = await buyingPower(mocks);
    const id = await created(mocks);
    expect(minus(before, await buyingPower(mocks))).toBe('2500');
    expect(await ordersOf(mocks, id)).toEqual([]);
    mocks.platform.clock.advance(MINUTE);
    const { status, cash, holdings } = await shown(mocks, id);
    const orders = await ordersOf(mocks, id);
    expect(status).toBe('ACTIVE');
    expect(orders).toHaveLength(holdings.length);
    for (const order of orders) {
      expect(order).toMatchObject({ side: 'BUY', status: 'FILLED', activeStrategyId: id });
    }
    expect(Number(plus(cash, tradedValue(orders, 'BUY')))).toBeCloseTo(2_500, 1);
    expect(minus(before, await buyingPower(mocks))).toBe('2500');
    for (const { targetPercent, actualPercent } of holdings) {
      expect(Number(actualPercent)).toBeCloseTo(Number(targetPercent), 0);
    }
  });

  test('trades at the price that a test has fixed, as its previews say', async () => {
    const mocks = testPlatform();
    const id = await created(mocks);
    const { holdings } = await shown(mocks, id);
    for (const { asset } of holdings) {
      mocks.platform.market.setPrice(theAssetBySymbol('symbol', asset.symbol), '40');
    }
    mocks.platform.clock.advance(MINUTE);
    const prices = (await ordersOf(mocks, id)).map((order) => order['averageFilledPrice']);
    expect(prices).toEqual(holdings.map(() => '40'));
  });

  test('keeps its shares from the rest of the account', async () => {
    const mocks = testPlatform();
    const id = await created(mocks);
    mocks.platform.clock.advance(MINUTE);
    const [{ asset, quantity }] = (await shown(mocks, id)).holdings;
    const { value } = await mocks.run('getPositions', { tradingMode: 'LIVE' });
    const position = Object(value).find(({ symbol }: Shown) => symbol === asset.symbol);
    expect(isMore(quantity, '0')).toBe(true);
    expect(isMore(plus(position.quantityAvailable, quantity), position.quantity)).toBe(false);
  });

  test('exchanges its money for assets of another currency, and back', async () => {
    const mocks = testPlatform();
    const assets = [{ assetId: theAssetBySymbol('symbol', 'FPH').id, targetPercent: '100' }];
    const before = await buyingPower(mocks);
    const { value } = await mocks.run('createActiveStrategy', {
      ...Object(mocks.exampleOf('createActiveStrategy')),
      source: { weights: { assets } },
      amount: '1000',
      autoSync: false,
    });
    const { id } = Object(value);
    mocks.platform.clock.advance(MINUTE);
    const { marketValue, currency } = await shown(mocks, id);
    expect(currency).toBe('USD');
    // The person's plan takes half a percent.
    expect(Number(marketValue)).toBeCloseTo(995, 0);
    await mocks.run('liquidateActiveStrategy', { id, size: { percent: '100' } });
    mocks.platform.clock.advance(MINUTE);
    expect(Number(minus(before, await buyingPower(mocks)))).toBeCloseTo(10, 0);
  });

  test('takes a contribution from the account, and none that it does not have', async () => {
    const mocks = testPlatform();
    const id = await created(mocks);
    mocks.platform.clock.advance(MINUTE);
    const before = await buyingPower(mocks);
    await mocks.run('contributeToActiveStrategy', { id, amount: '100' });
    expect(minus(before, await buyingPower(mocks))).toBe('100');
    mocks.platform.clock.advance(MINUTE);
    const orders = await ordersOf(mocks, id);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ side }) => side === 'BUY')).toBe(true);
    const more = plus(await buyingPower(mocks), '0.01');
    const { codes } = await mocks.run('contributeToActiveStrategy', { id, amount: more });
    expect(codes).toEqual(['INSUFFICIENT_FUNDS']);
  });

  test('gives what its sales bring to the account, and its cash', async () => {
    const mocks = testPlatform();
    const id = await created(mocks);
    mocks.platform.clock.advance(MINUTE);
    const before = await buyingPower(mocks);
    const { cash } = await shown(mocks, id);
    await mocks.run('liquidateActiveStrategy', { id, size: { percent: '100' } });
    mocks.platform.clock.advance(MINUTE);
    const orders = await ordersOf(mocks, id);
    expect(orders.every(({ side }) => side === 'SELL')).toBe(true);
    const gained = minus(await buyingPower(mocks), before);
    expect(Number(gained)).toBeCloseTo(Number(plus(cash, tradedValue(orders, 'SELL'))), 1);
    expect(await shown(mocks, id)).toMatchObject({ status: 'CLOSED', cash: '0', marketValue: '0' });
  });

  test('sells for an amount of money, less than it is worth', async () => {
    const mocks = testPlatform();
    const id = await created(mocks);
    mocks.platform.clock.advance(MINUTE);
    const before = await buyingPower(mocks);
    const { marketValue } = await shown(mocks, id);
    const all = await mocks.run('liquidateActiveStrategy', { id, size: { amount: marketValue } });
    expect(all.codes).toEqual(['BAD_USER_INPUT']);
    await mocks.run('liquidateActiveStrategy', { id, size: { amount: '500' } });
    mocks.platform.clock.advance(MINUTE);
    expect(Number(minus(await buyingPower(mocks), before))).toBeCloseTo(500, -1);
    expect(await shown(mocks, id)).toMatchObject({ status: 'ACTIVE' });
  });

  test('sells what new weights leave out, and buys what they name', async () => {
    const mocks = testPlatform();
    const id = await created(mocks);
    mocks.platform.clock.advance(MINUTE);
    const [kept] = (await shown(mocks, id)).holdings;
    const assets = [
      { assetId: kept.asset.id, targetPercent: '40' },
      { assetId: theAssetBySymbol('symbol', 'AAPL').id, targetPercent: '50' },
    ];
    const weights = { assets, cashPercent: '10' };
    const { codes } = await mocks.run('updateActiveStrategy', { id, weights });
    expect(codes).toEqual([]);
    await mocks.run('rebalanceActiveStrategy', { id });
    mocks.platform.clock.advance(MINUTE);
    const { holdings, customWeights } = await shown(mocks, id);
    expect(customWeights).toBe(true);
    for (const { targetPercent, actualPercent } of holdings) {
      expect(Number(actualPercent)).toBeCloseTo(Number(targetPercent), 0);
    }
    expect(holdings.map(({ targetPercent }: Shown) => targetPercent)).toContain('0');
  });

  test('brings shares in that the account holds', async () => {
    const mocks = testPlatform();
    const assetId = theAssetBySymbol('symbol', 'AAPL').id;
    const example = Object(mocks.exampleOf('createActiveStrategy'));
    const invested = (quantity: string) =>
      mocks.run('createActiveStrategy', { ...example, attachShares: [{ assetId, quantity }] });
    expect((await invested('1000')).codes).toEqual(['INSUFFICIENT_QUANTITY']);
    const { value, codes } = await invested('2');
    expect(codes).toEqual([]);
    expect(isMore(Object(value).marketValue, '2500')).toBe(true);
    expect(Object(value).profitLoss).toBe('0');
  });

  test('leaves its shares in the account where they are to be kept', async () => {
    const mocks = testPlatform();
    const id = await created(mocks);
    mocks.platform.clock.advance(MINUTE);
    const available = async () => {
      const { value } = await mocks.run('getPositions', { tradingMode: 'LIVE' });
      return total(Object(value).map(({ quantityAvailable }: Shown) => quantityAvailable));
    };
    const before = await available();
    const held = total((await shown(mocks, id)).holdings.map(({ quantity }: Shown) => quantity));
    const size = { percent: '100' };
    await mocks.run('liquidateActiveStrategy', { id, size, keepShares: true });
    mocks.platform.clock.advance(MINUTE);
    expect(await ordersOf(mocks, id)).toEqual([]);
    expect(minus(await available(), before)).toBe(held);
  });
});
