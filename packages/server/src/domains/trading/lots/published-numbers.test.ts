import { relieve } from '@investing-platform/rules/returns/cost-basis';
import { valuation } from '@investing-platform/rules/trading/positions/valuation';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Decimal, decimal, sum, ZERO } from '../../../kernel/decimal.ts';
import { flowsBetween } from '../../../ledger/index.ts';
import type { Broker } from '../../../ports/broker.ts';
import { applyActions } from '../corporate-actions/index.ts';
import { payDividends } from '../corporate-actions/pay-dividends.ts';
import { splitQuantity } from '../corporate-actions/split-amounts.ts';
import { runOnce } from '../matching/matcher.ts';
import { executionsOfOrders } from '../orders/executions.sql.ts';
import { placeOrder } from '../orders/place-order.ts';
import { added, NOTHING_HELD, shownCost } from '../positions/position.ts';
import {
  AAPL,
  balancesOf,
  buy,
  giveCash,
  limit,
  OPEN,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { addOpeningPosition } from './add-opening-position.ts';
import { gainsOfOrders } from './order-lots.sql.ts';

/** What a round trip brought, before the fees of both trades and after them. */
function roundTrip(bought: string, sold: string, fees: readonly string[]) {
  const paid = fees.reduce((total, fee) => total.plus(fee), ZERO);
  const gross = decimal(sold).minus(bought);
  return { gross, net: gross.minus(paid) };
}

describe('the published cases of gains', () => {
  test('1.5: a round trip of 285.80 to 273.20 with fees of 1.55 and 1.65', async () => {
    const world = await tradingWorld();
    const ada = await trader(world);
    const prices = { BUY: '142.90', SELL: '136.60' } as const;
    const fees = { BUY: '1.55', SELL: '1.65' } as const;
    const submit: Broker['submit'] = async ({ side, quantity }) => {
      const [price, fee] = [prices[side], fees[side]];
      const fill = { reference: side, quantity: quantity ?? '', price, fee, at: OPEN };
      return { kind: 'ok', report: { state: 'FILLED', fills: [fill] } };
    };
    const broker = { ...world.deps.broker, greatestFeeRate: () => '0.01', submit };
    const deps = { ...world.deps, broker };
    const trade = async (side: 'BUY' | 'SELL'): Promise<string> => {
      const order = limit(prices[side], { side, quantity: '2' });
      const { id } = await placeOrder(deps, ada.actor, order);
      await runOnce(deps);
      return id;
    };
    const [bought, sold] = [await trade('BUY'), await trade('SELL')];
    const executions = await world.db.all(executionsOfOrders, [bought, sold]);
    const worthOf = (id: string) =>
      sum(
        executions
          .filter(({ orderId }) => orderId === id)
          .map(({ quantity, price }) => decimal(quantity).times(price)),
      );
    const gross = worthOf(sold).minus(worthOf(bought));
    // What the books call the gain is the net one: fees are part of cost and proceeds.
    const [gain] = await world.db.all(gainsOfOrders, ada.userId, [sold]);
    const part = (amount: Decimal) => amount.dividedBy(worthOf(bought)).toDecimalPlaces(19);
    expect([gross.toString(), decimal(gain?.gain ?? '0').toString()]).toEqual(['-12.6', '-15.8']);
    expect([part(gross), part(decimal(gain?.gain ?? '0'))].map(String)).toEqual([
      '-0.0440867739678096571',
      '-0.0552834149755073478',
    ]);
    expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash USD': '99984.2' });
  });

  test('1.7: two round trips with fees of 4 in all', () => {
    const trips = [roundTrip('1885.05', '1890.00', ['2']), roundTrip('2041.10', '2080.10', ['2'])];
    const [gross, net] = (['gross', 'net'] as const).map((name) =>
      trips.reduce((total, trip) => total.plus(trip[name]), ZERO).toString(),
    );
    expect([gross, net]).toEqual(['43.95', '39.95']);
  });

  test('1.8: one share at 298.58 with a fee of 19 has gained 14.25 at 331.83, the dividend apart', () => {
    const { unrealizedProfitLoss } = valuation('1', '331.83', '317.58', 'USD');
    expect(unrealizedProfitLoss).toBe('14.25');
    expect(decimal(unrealizedProfitLoss).plus(19).toString()).toBe('33.25');
  });
});

describe('the published cases of splits', () => {
  const ten = added(NOTHING_HELD, decimal(10), decimal(1000));
  const split = (quantity: Decimal, numerator: number, denominator: number) =>
    splitQuantity(quantity, { numerator, denominator });

  test('1.9: 2 for 1, and 5 of the 20 sold: 15 at 50 are left, for 750', () => {
    const quantity = split(ten.quantity, 2, 1);
    const lot = { id: 'lot', acquiredAt: new Date(0), quantity, cost: ten.cost };
    const [left] = relieve([lot], {
      quantity: decimal(5),
      method: 'FIFO',
      currency: 'USD',
    }).lots;
    expect([left?.quantity.toString(), left?.cost.toString()]).toEqual(['15', '750']);
  });

  test('1.9: 2 for 1 and then 1 for 3 keep the cost of 1000, at 150 a share', () => {
    const quantity = split(split(ten.quantity, 2, 1), 1, 3);
    expect(quantity.toString()).toBe('6.666666666');
    const { averageEntryPrice, costBasis } = shownCost({ ...ten, quantity }, 'USD');
    expect(averageEntryPrice.toDecimalPlaces(6).toString()).toBe('150');
    expect(costBasis.toString()).toBe('1000');
  });

  test('1.10: 100 at 200 become 200 at 100, and 10 more at 150 with a fee of 5 cost 1505', () => {
    const hundred = added(NOTHING_HELD, decimal(100), decimal(20_000));
    const after = { ...hundred, quantity: split(hundred.quantity, 2, 1) };
    expect(shownCost(after, 'USD').averageEntryPrice.toString()).toBe('100');
    const more = added(after, decimal(10), decimal(1505));
    expect(more.cost.minus(after.cost).toString()).toBe('1505');
  });
});

describe('the published cases of trading', () => {
  let world: TradingWorld;
  let ada: Trader;

  beforeEach(async () => {
    world = await tradingWorld();
    ada = await trader(world, '10000');
  });

  const place = (quantity: string) =>
    placeOrder(world.deps, ada.actor, limit('10', { quantity, timeInForce: 'GTC' }));

  test('3.1: with 10,000 an order worth 3,000 leaves 7,000, and one worth 8,000 is refused', async () => {
    await place('300');
    expect((await balancesOf(world, ada.live.id))['cash USD']).toBe('7000');
    expect((await refusal(place('800'))).code).toBe('INSUFFICIENT_FUNDS');
  });

  test('2.10: deposits are flows from outside; trades, dividends and fees are not', async () => {
    const start = new Date(world.clock.now().getTime() - 1);
    world.clock.advance(1_000);
    await giveCash(world, ada, 'USD', '500');
    await placeOrder(world.deps, ada.actor, buy({ quantity: '10' }));
    await runOnce(world.deps);
    world.market.act({
      id: 'dividend',
      kind: 'DIVIDEND',
      assetId: AAPL,
      amountPerShare: '1',
      currency: 'USD',
      withholdingRate: '0.15',
      exAt: new Date('2026-11-23T09:00:00Z'),
      payAt: new Date('2026-11-23T14:00:00Z'),
    });
    world.clock.set(new Date('2026-11-23T15:00:00Z'));
    await applyActions(world.deps);
    expect(await payDividends(world.deps)).toBe(1);
    await placeOrder(world.deps, ada.actor, buy({ side: 'SELL', quantity: '5' }));
    await runOnce(world.deps);
    const book = { id: ada.live.id, sinceEntryId: null };
    const flows = await flowsBetween(world.db, [book], start, world.clock.now());
    const amounts = flows.map(({ asset, amount }) => `${amount.toString()} ${asset}`);
    expect(amounts).toEqual(['10000 USD', '500 USD']);
  });

  test('1.3: 300 at 10, of which 200 are sold at 8: the rest has lost 100 at a price of 9', async () => {
    await world.db.transaction((tx) =>
      addOpeningPosition(tx, world.deps, {
        userId: ada.userId,
        brokerAccountId: ada.live.id,
        tradingMode: 'LIVE',
        assetId: AAPL,
        quantity: '300',
        price: '10',
      }),
    );
    expect(valuation('100', '9', '1000', 'USD').unrealizedProfitLoss).toBe('-100');
    world.market.setPrice('AAPL', '8.01');
    await placeOrder(world.deps, ada.actor, buy({ side: 'SELL', quantity: '200' }));
    await runOnce(world.deps);
    // 10,000 less 3,000 for the shares, and 1,600 for those sold at the bid of 8.
    expect((await balancesOf(world, ada.live.id))['cash USD']).toBe('8600');
  });
});
