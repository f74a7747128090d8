import { beforeEach, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { receiveShares } from '../lots/receive-shares.ts';
import { runOnce } from '../matching/matcher.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { placeOrder } from '../orders/place-order.ts';
import { readPositions } from '../positions/read-positions.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import { moveShares, openBook } from '../settlement/books.ts';
import {
  AAPL,
  asset,
  balancesOf,
  buy,
  limit,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { applyActions, corporateActions } from './index.ts';
import { payDividends } from './pay-dividends.ts';

const EX = new Date('2026-11-23T09:00:00Z');

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const whole = asset('AIR.XNZE');
const balances = () => balancesOf(world, ada.live.id);
const position = async () => (await readPositions(world.deps, ada.actor))[0];
const act = (action: Partial<CorporateAction> & Pick<CorporateAction, 'kind'>) =>
  world.market.act({ id: action.kind, assetId: AAPL, exAt: EX, ...action } as CorporateAction);
const after = async (text = '2026-11-23T15:00:00Z') => {
  world.clock.set(new Date(text));
  return applyActions(world.deps);
};
const place = async (input: Parameters<typeof placeOrder>[2]) => {
  const { id } = await placeOrder(world.deps, ada.actor, input);
  await runOnce(world.deps);
  return id;
};
const order = (id: string) => world.deps.db.one(orderOfUser, ada.userId, id);

const split = (numerator: number, denominator: number) =>
  act({ kind: 'SPLIT', numerator, denominator });
const dividend = (differing = {}) =>
  act({
    kind: 'DIVIDEND',
    amountPerShare: '0.26',
    currency: 'USD',
    payAt: new Date('2026-12-01T14:00:00Z'),
    withholdingRate: '0.15',
    ...differing,
  });

test.each<[string, number, number, string, string, string]>([
  ['2 for 1', 2, 1, '20', '50', '1000'],
  ['1 for 10', 1, 10, '1', '1000', '1000'],
  ['1 for 3, kept to nine places', 1, 3, '3.333333333', '300', '1000'],
])(
  'a split of %s changes shares and price, not the cost',
  async (_t, n, d, shares, price, cost) => {
    await own(world, ada, '10');
    split(n, d);
    expect(await after()).toBe(1);
    const held = await position();
    expect(held).toMatchObject({ quantity: shares, costBasis: cost });
    expect(Number(held?.averageEntryPrice)).toBeCloseTo(Number(price), 5);
    expect(await faultsOfTheBooks(world.db)).toEqual([]);
  },
);

test('a split is applied once, however often and by however many it is looked for', async () => {
  await own(world, ada, '10');
  split(2, 1);
  await after();
  expect(await applyActions(world.deps)).toBe(0);
  const counts = await Promise.all([applyActions(world.deps), applyActions(world.deps)]);
  expect(counts).toEqual([0, 0]);
  expect((await position())?.quantity).toBe('20');
});

test('shares bought after the ex-day are not split', async () => {
  await own(world, ada, '10');
  split(2, 1);
  world.clock.set(new Date('2026-11-23T15:00:00Z'));
  await own(world, ada, '7');
  await applyActions(world.deps);
  expect((await position())?.quantity).toBe('27');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('orders follow a split: more shares at a lower price, for the same cash', async () => {
  await own(world, ada, '10');
  const id = await place(limit('120', { side: 'SELL', quantity: '4', timeInForce: 'GTC' }));
  const buyId = await place(
    buy({ assetId: AAPL, type: 'LIMIT', limitPrice: '90.01', timeInForce: 'GTC' }),
  );
  split(3, 1);
  await after();
  expect(await order(id)).toMatchObject({ quantity: '12', limitPrice: '40' });
  expect(await order(buyId)).toMatchObject({ quantity: '30', limitPrice: '30' });
  expect(await balances()).toMatchObject({ 'position AAPL': '18', 'position_hold AAPL': '12' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('an order that would come to a part of a share is cancelled', async () => {
  const id = await place(limit('90', { timeInForce: 'GTC', quantity: '5' }));
  split(1, 10);
  await after();
  expect((await order(id)).status).toBe('CANCELED');
  expect(await balances()).toEqual({ 'cash USD': '100000' });
});

test('a strategy has its shares split too', async () => {
  await own(world, ada, '10');
  const bookId = '01900000-0000-7000-8000-00000000000f';
  const owner = { userId: ada.userId, brokerAccountId: ada.live.id, tradingMode: 'LIVE' } as const;
  await world.deps.db.transaction(async (tx) => {
    await openBook(tx, world.deps, bookId, owner);
    const transfer = { ...owner, fromBookId: ada.live.id, toBookId: bookId };
    const source = { sourceType: 'active_strategy', sourceId: bookId };
    await moveShares(tx, world.deps, { ...transfer, ...source }, AAPL, decimal(4));
  });
  split(2, 1);
  await after();
  expect(await balancesOf(world, bookId)).toEqual({ 'position AAPL': '8' });
  expect(await position()).toMatchObject({ quantity: '20', quantityAvailable: '12' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a part of a share of an asset without parts is paid in cash', async () => {
  expect(whole.fractionable).toBe(false);
  const { deps } = world;
  await deps.db.transaction(async (tx) => {
    await receiveShares(tx, deps, {
      userId: ada.userId,
      brokerAccountId: ada.live.id,
      tradingMode: 'LIVE',
      assetId: whole.id,
      quantity: decimal(15),
      cost: decimal(150),
      source: { type: 'test', id: 'test' },
      description: 'Given',
    });
  });
  world.market.setPrice('AIR.XNZE', '20');
  act({ kind: 'SPLIT', numerator: 1, denominator: 10, assetId: whole.id });
  await after();
  expect(await balances()).toMatchObject({ 'position AIR': '1', 'cash NZD': '10' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a dividend is paid on its day for what was held before the ex-day, its tax withheld', async () => {
  await own(world, ada, '10');
  dividend();
  await after();
  await own(world, ada, '5');
  expect(await payDividends(world.deps)).toBe(0);
  world.clock.set(new Date('2026-12-01T15:00:00Z'));
  expect(await payDividends(world.deps)).toBe(1);
  expect(await payDividends(world.deps)).toBe(0);
  expect((await balances())['cash USD']).toBe('98501.82');
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test.each([
  ['the instant before', -1, 1],
  ['the first instant', 0, 0],
])('what was bought at %s of the ex-day decides whether a dividend is paid', async (...row) => {
  const [, milliseconds, paid] = row;
  world.clock.set(new Date(EX.getTime() + milliseconds));
  await own(world, ada, '10');
  dividend();
  await after();
  world.clock.set(new Date('2026-12-01T15:00:00Z'));
  expect(await payDividends(world.deps)).toBe(paid);
});

test('a dividend of 0.10 on half a share is 0.05', async () => {
  await own(world, ada, '0.5');
  dividend({ amountPerShare: '0.1', withholdingRate: '0' });
  await after();
  world.clock.set(new Date('2026-12-01T15:00:00Z'));
  await payDividends(world.deps);
  expect((await balances())['cash USD']).toBe('99950.05');
});

test('what was sold after the ex-day is paid still', async () => {
  await own(world, ada, '10');
  dividend({ withholdingRate: '0' });
  world.clock.set(new Date('2026-11-23T15:00:00Z'));
  await place(buy({ side: 'SELL' }));
  await applyActions(world.deps);
  world.clock.set(new Date('2026-12-01T15:00:00Z'));
  await payDividends(world.deps);
  expect((await balances())['cash USD']).toBe('100002.5');
});

test('a spin-off moves a part of the cost to the new shares', async () => {
  await own(world, ada, '10');
  const msft = asset('MSFT').id;
  act({ kind: 'SPIN_OFF', newAssetId: msft, numerator: 1, denominator: 4, costShare: '0.2' });
  await after();
  const positions = await readPositions(world.deps, ada.actor);
  expect(positions.map(({ symbol, quantity, costBasis }) => [symbol, quantity, costBasis])).toEqual(
    [
      ['AAPL', '10', '800'],
      ['MSFT', '2.5', '200'],
    ],
  );
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a new ticker is shown with positions and open orders', async () => {
  await own(world, ada, '10');
  const id = await place(limit('90', { timeInForce: 'GTC' }));
  act({ kind: 'SYMBOL_CHANGE', symbol: 'APPL' });
  await after();
  expect((await position())?.symbol).toBe('APPL');
  expect((await order(id)).symbol).toBe('APPL');
});

test.each([
  ['2026-11-23T08:59:20.500Z', '2026-11-23T09:00:00.000Z'],
  ['2026-11-23T09:00:00.000Z', '2026-11-23T09:01:00.000Z'],
  ['2026-11-22T20:00:00.000Z', '2026-11-22T20:01:00.000Z'],
])('the job that ran at %s runs at %s, as soon as a trading day begins', async (at, next) => {
  world.clock.set(new Date(at));
  const again = await corporateActions(world.deps).run('all', new AbortController().signal);
  expect(again?.toISOString()).toBe(next);
});

test('the job looks for actions and pays what is due', async () => {
  await own(world, ada, '10');
  dividend({ withholdingRate: '0', payAt: EX });
  world.clock.set(new Date('2026-11-23T15:00:00Z'));
  await corporateActions(world.deps).run('all', new AbortController().signal);
  expect((await balances())['cash USD']).toBe('99002.6');
});
