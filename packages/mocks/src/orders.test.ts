import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { HOUR_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from './kernel/random.ts';
import { mocksForTests } from './mocks.fixture.ts';

const mocks = mocksForTests();
const PLACE = 'mutation($params: PlaceOrderInput!) { placeOrder(params: $params) { id status } }';

async function place(symbol: string, order: object): Promise<string> {
  const { data, errors } = await mocks.ask(PLACE, {
    assetId: theAssetBySymbol('symbol', symbol).id,
    side: 'BUY',
    type: 'MARKET',
    timeInForce: 'DAY',
    ...order,
  });
  expect(errors).toEqual([]);
  return Object(data).placeOrder.id;
}

async function orderOf(id: string): Promise<Record<string, unknown>> {
  const { data } = await mocks.ask(`{ getOrders(params: { limit: 500 }) { nodes {
    id status quantityFilled averageFilledPrice fees failureReason canceledAt expiredAt filledAt
    executions { quantity price fee } } } }`);
  return Object(data).getOrders.nodes.find((order: { id: string }) => order.id === id);
}

const inUsd = () => {
  const found = mocks.world.person.live?.cash.get('USD');
  if (found === undefined) throw new Error('no cash in USD');
  return found;
};

/** What the person's active strategy has set aside, which is no order's. */
let setAside = decimal(0);

beforeEach(async () => {
  await mocks.ask('{ getPositions { id } }');
  setAside = inUsd().held;
});

const cash = () => {
  const { total, held } = inUsd();
  return { total: toPlain(total), held: toPlain(held.minus(setAside)) };
};

describe('orders on the mock market', () => {
  test('a buy pays the ask and its fee out of what it held', async () => {
    mocks.world.setPrice('BTC', '50000');
    const before = cash();
    const id = await place('BTC', { timeInForce: 'IOC', quantity: '0.01' });
    // 2.5 percent above the ask of 50,010 are 512.61, and a quarter percent of that is 1.29.
    expect(cash().held).toBe('513.9');
    expect(await orderOf(id)).toMatchObject({
      status: 'FILLED',
      averageFilledPrice: '50010',
      fees: '1.25',
      executions: [{ quantity: '0.01', price: '50010', fee: '1.25' }],
    });
    expect(cash().held).toBe('0');
    const paid = decimal(before.total).minus(decimal(cash().total));
    expect(toPlain(paid)).toBe('501.35');
  });

  test('a sale brings the bid less the fee, and takes its share of the cost', async () => {
    mocks.world.setPrice('BTC', '50000');
    const holding = '{ getPositions { symbol quantity costBasis averageEntryPrice } }';
    const bitcoin = async () => {
      const { data } = await mocks.ask(holding);
      return Object(data).getPositions.find((one: { symbol: string }) => one.symbol === 'BTC');
    };
    const before = await bitcoin();
    const total = cash().total;
    await place('BTC', { side: 'SELL', timeInForce: 'IOC', quantity: '0.01' });
    const after = await bitcoin();
    expect(toPlain(decimal(before.quantity).minus(decimal(after.quantity)))).toBe('0.01');
    expect(after.averageEntryPrice).toBe(before.averageEntryPrice);
    expect(toPlain(decimal(cash().total).minus(decimal(total)))).toBe('498.65');
  });

  test('an order by notional buys what the money comes to, cut off at nine places', async () => {
    mocks.world.setPrice('AAPL', '300');
    const id = await place('AAPL', { notional: '100' });
    expect(await orderOf(id)).toMatchObject({ status: 'FILLED', quantityFilled: '0.333266679' });
  });

  test('a day order waits for the open, and is filled then', async () => {
    mocks.advance(10 * HOUR_MS);
    const id = await place('AAPL', { quantity: '1' });
    expect(await orderOf(id)).toMatchObject({ status: 'ACCEPTED' });
    mocks.advance(61 * HOUR_MS);
    expect(await orderOf(id)).toMatchObject({
      status: 'FILLED',
      filledAt: expect.stringMatching(/^2026-11-23T14:3/),
    });
  });

  test('a day order that was not filled lapses with the session', async () => {
    const id = await place('AAPL', { type: 'LIMIT', limitPrice: '1', quantity: '1' });
    expect(cash().held).toBe('1');
    mocks.advance(6 * HOUR_MS);
    expect(await orderOf(id)).toMatchObject({
      status: 'EXPIRED',
      expiredAt: expect.stringMatching(/^2026-11-20T21:00/),
    });
    expect(cash().held).toBe('0');
  });

  test('a stop order is held until its price is reached', async () => {
    mocks.world.setPrice('AAPL', '300');
    const id = await place('AAPL', { type: 'STOP', stopPrice: '310', quantity: '1' });
    expect(await orderOf(id)).toMatchObject({ status: 'HELD' });
    mocks.world.setPrice('AAPL', '311');
    expect(await orderOf(id)).toMatchObject({ status: 'FILLED' });
  });

  test('an order for an auction is held until then, and filled there at its one price', async () => {
    mocks.world.setPrice('AAPL', '300');
    const id = await place('AAPL', { timeInForce: 'CLS', quantity: '1' });
    expect(await orderOf(id)).toMatchObject({ status: 'HELD' });
    mocks.advance(6 * HOUR_MS);
    expect(await orderOf(id)).toMatchObject({
      status: 'FILLED',
      averageFilledPrice: '300',
      filledAt: expect.stringMatching(/^2026-11-20T21:0/),
    });
  });

  test('what the auction does not fill lapses, and past its cut-off none is taken', async () => {
    mocks.world.setPrice('AAPL', '300');
    const below = { type: 'LIMIT', limitPrice: '299', timeInForce: 'OPG', quantity: '1' };
    const { errors } = await mocks.ask(PLACE, {
      assetId: theAssetBySymbol('symbol', 'AAPL').id,
      side: 'BUY',
      ...below,
    });
    expect(errors).toMatchObject([{ extensions: { code: 'MARKET_CLOSED' } }]);
    mocks.advance(10 * HOUR_MS);
    const id = await place('AAPL', below);
    mocks.advance(62 * HOUR_MS);
    expect(await orderOf(id)).toMatchObject({ status: 'EXPIRED', quantityFilled: '0' });
  });

  test('an order at once that the market cannot fill is cancelled', async () => {
    const limit = { type: 'LIMIT', limitPrice: '1', timeInForce: 'IOC', quantity: '1' };
    const id = await place('AAPL', limit);
    expect(await orderOf(id)).toMatchObject({ status: 'CANCELED', quantityFilled: '0' });
  });

  test('a market order is refused while its price is stale', async () => {
    const thaw = mocks.scenarios.stalePrice('AAPL');
    const params = {
      assetId: theAssetBySymbol('symbol', 'AAPL').id,
      side: 'BUY',
      type: 'MARKET',
      timeInForce: 'DAY',
      quantity: '1',
    };
    expect((await mocks.ask(PLACE, params)).errors).toMatchObject([
      {
        message: 'There is no current price of AAPL',
        extensions: { code: 'PROVIDER_UNAVAILABLE' },
      },
    ]);
    thaw();
    expect((await mocks.ask(PLACE, params)).errors).toEqual([]);
  });

  test('real money needs an identity check and the customer agreement, practice does not', async () => {
    const { world } = mocks;
    const user = world.addUser({ agreementSigned: false });
    const live = world.addAccount(user, { cash: { USD: '1000' } });
    const paper = world.addAccount(user, { tradingMode: 'PAPER', cash: { USD: '1000' } });
    const params = {
      assetId: theAssetBySymbol('symbol', 'AAPL').id,
      side: 'BUY',
      type: 'LIMIT',
      limitPrice: '1',
      timeInForce: 'DAY',
      quantity: '1',
    };
    const codesOf = async (more: object) => {
      const token = world.issueToken({ user });
      const { errors } = await mocks.ask(PLACE, { ...params, ...more }, { token });
      return errors.map(({ extensions }) => extensions.code);
    };
    expect(await codesOf({})).toEqual(['AGREEMENT_REQUIRED']);
    expect(await codesOf({ brokerAccountId: live.id })).toEqual(['AGREEMENT_REQUIRED']);
    expect(await codesOf({ brokerAccountId: paper.id })).toEqual([]);
    user.kycStatus = 'NOT_STARTED';
    expect(await codesOf({})).toEqual(['KYC_REQUIRED']);
    user.kycStatus = 'APPROVED';
    user.agreementSigned = true;
    expect(await codesOf({})).toEqual([]);
  });

  test('a loss of the day as large as its limit stops purchases, and no sales', async () => {
    const { world } = mocks;
    const user = world.addUser();
    const account = world.addAccount(user, { cash: { USD: '1000' } });
    world.addPosition(account, { symbol: 'AAPL', quantity: '10', price: '200' });
    const token = world.issueToken({ user });
    const limit = { dailyLossLimit: { amount: '1000', currency: 'USD' } };
    await mocks.ask(
      `mutation ($params: UpdatePlatformInvestAccountConfigInput!) {
        updatePlatformInvestAccountConfig(params: $params) { dailyLossLimit { amount } } }`,
      limit,
      { token },
    );
    const codesOf = async (side: string, symbol: string) => {
      const assetId = theAssetBySymbol('symbol', symbol).id;
      const params = { assetId, side, type: 'MARKET', timeInForce: 'DAY', quantity: '1' };
      const { errors } = await mocks.ask(PLACE, params, { token });
      return errors.map(({ extensions }) => extensions.code);
    };
    expect(await codesOf('BUY', 'KO')).toEqual([]);
    world.setPrice('AAPL', '50');
    expect(await codesOf('BUY', 'KO')).toEqual(['ORDER_REJECTED']);
    expect(await codesOf('SELL', 'AAPL')).toEqual([]);
  });

  test('tests may fill an order in parts', async () => {
    mocks.world.setPrice('AAPL', '300');
    const limit = { type: 'LIMIT', limitPrice: '200', quantity: '10' };
    const id = await place('AAPL', limit);
    mocks.world.setPrice('AAPL', '100');
    mocks.world.fillOrder(id, '4');
    mocks.world.setPrice('AAPL', '300');
    expect(await orderOf(id)).toMatchObject({ status: 'PARTIALLY_FILLED', quantityFilled: '4' });
    expect(cash().held).toBe('1200');
    mocks.world.setPrice('AAPL', '150');
    expect(await orderOf(id)).toMatchObject({
      status: 'FILLED',
      averageFilledPrice: '130.026',
      executions: [{ quantity: '4', price: '100.02' }, { quantity: '6' }],
    });
    expect(cash().held).toBe('0');
  });

  test('tests may let the market refuse an order', async () => {
    const id = await place('AAPL', { type: 'LIMIT', limitPrice: '1', quantity: '1' });
    mocks.world.rejectOrder(id, 'halted');
    expect(await orderOf(id)).toMatchObject({ status: 'REJECTED', failureReason: 'halted' });
    expect(cash().held).toBe('0');
    expect(() => mocks.world.rejectOrder(id, 'again')).toThrow('Open order not found');
  });

  test.each([1, 2, 3, 4, 5])(
    'whatever happens, nothing is held without an order and nothing is below zero (seed %i)',
    async (seed) => {
      const random = seededRandom(`orders ${seed}`);
      const placed: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        const params = {
          assetId: theAssetBySymbol('symbol', ['BTC', 'AAPL'][random.below(2)] ?? 'BTC').id,
          side: ['BUY', 'SELL'][random.below(2)],
          type: ['MARKET', 'LIMIT'][random.below(2)],
          timeInForce: 'GTC',
          quantity: String(1 + random.below(5)),
          limitPrice: null as string | null,
        };
        if (params.type === 'LIMIT') params.limitPrice = String(100 + random.below(400));
        const { data } = await mocks.ask(PLACE, params);
        if (data) placed.push(Object(data).placeOrder.id);
        const [some] = placed.splice(random.below(placed.length + 3), 1);
        const cancel = `mutation { cancelOrder(params: { id: "${some}" }) { status } }`;
        if (some !== undefined) await mocks.ask(cancel);
        mocks.world.setPrice('AAPL', String(100 + random.below(400)));
        mocks.advance(1_000);
        const account = mocks.world.person.live;
        for (const { total, held } of account?.cash.values() ?? []) {
          expect(held.comparedTo(decimal(0))).toBeGreaterThanOrEqual(0);
          expect(total.comparedTo(held)).toBeGreaterThanOrEqual(0);
        }
      }
      for (const id of placed) {
        await mocks.ask(`mutation { cancelOrder(params: { id: "${id}" }) { status } }`);
      }
      expect(cash().held).toBe('0');
      const { data } = await mocks.ask('{ getPositions { symbol quantity quantityAvailable } }');
      for (const { symbol, quantity, quantityAvailable } of Object(data).getPositions) {
        if (['AAPL', 'BTC'].includes(symbol)) expect(quantityAvailable).toBe(quantity);
      }
      expect(mocks.faults).toEqual([]);
    },
  );
});
