import type { LotSelection } from '@investing-platform/rules/trading/orders/named-lots';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { runOnce } from '../matching/matcher.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { editOrder } from '../orders/edit-order.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { liquidatePosition } from '../positions/liquidate-position.ts';
import { readPositions } from '../positions/read-positions.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import { moveShares, openBook } from '../settlement/books.ts';
import {
  AAPL,
  buy,
  limit,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { addOpeningPosition } from './add-opening-position.ts';
import { gainInRequest } from './load-order-gains.ts';
import { orderLotsInRequest } from './load-order-lots.ts';
import { positionLotsInRequest } from './load-position-lots.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
  await ownAt('100');
  world.clock.advance(1_000);
  await ownAt('120');
  world.clock.advance(1_000);
});

const ownAt = (price: string) =>
  world.db.transaction((tx) =>
    addOpeningPosition(tx, world.deps, {
      userId: ada.userId,
      brokerAccountId: ada.live.id,
      tradingMode: 'LIVE',
      assetId: AAPL,
      quantity: '10',
      price,
    }),
  );

async function lots(owner = ada) {
  const [position] = await readPositions(world.deps, owner.actor);
  if (position === undefined) return [];
  return positionLotsInRequest({ deps: world.deps, actor: owner.actor }, position);
}

/** The lots by what one unit cost. */
async function lotOf(unitCost: string): Promise<string> {
  const found = (await lots()).find((lot) => lot.unitCost === unitCost);
  if (found === undefined) throw new Error(`there is no lot of ${unitCost}`);
  return found.id;
}

const named = async (...parts: readonly (readonly [unitCost: string, quantity: string])[]) =>
  Promise.all(
    parts.map(async ([unitCost, quantity]) => ({ lotId: await lotOf(unitCost), quantity })),
  );

const sell = (quantity: string, selections: readonly LotSelection[] | null, differing = {}) =>
  placeOrder(
    world.deps,
    ada.actor,
    buy({ side: 'SELL', quantity, lots: selections, ...differing }),
  );

const shown = async () =>
  (await lots()).map(({ unitCost, quantity, quantityAvailable }) =>
    [unitCost, quantity, quantityAvailable].join(' '),
  );

const gains = statement<{ method: string; quantity: string; cost: string }, [string]>(
  'test_gains',
  `select method, quantity, trim_scale(cost) as cost from realised_gains
   where broker_account_id = $1 order by id`,
);

const gainsNow = () => world.db.all(gains, ada.live.id);

test('lots are shown with what they cost, oldest first', async () => {
  expect(await lots()).toMatchObject([
    { quantity: '10', quantityAvailable: '10', costBasis: '1000', unitCost: '100' },
    { quantity: '10', quantityAvailable: '10', costBasis: '1200', unitCost: '120' },
  ]);
});

describe('a sale of 10 after buys of 10 at 100 and 10 at 120', () => {
  test('costs 1200 where it names the second lot', async () => {
    const order = await sell('10', await named(['120', '10']));
    await runOnce(world.deps);
    expect(await gainsNow()).toEqual([{ method: 'SPECIFIC', quantity: '10', cost: '1200' }]);
    const sold = await world.db.one(orderOfUser, ada.userId, order.id);
    const request = { deps: world.deps, actor: ada.actor };
    // Sold at the bid of 99.99.
    expect(await gainInRequest(request, sold)).toBe('-200.1');
    expect(await gainInRequest(request, order)).toBeNull();
    expect((await readPositions(world.deps, ada.actor))[0]).toMatchObject({ costBasis: '1000' });
    expect(await faultsOfTheBooks(world.db)).toEqual([]);
  });

  test('costs 1000 where it names none', async () => {
    await sell('10', null);
    await runOnce(world.deps);
    expect(await gainsNow()).toEqual([{ method: 'FIFO', quantity: '10', cost: '1000' }]);
  });
});

test('a lot is held by name while its order is open, and other sales leave it alone', async () => {
  const order = await sell('10', await named(['100', '10']), { type: 'LIMIT', limitPrice: '150' });
  expect(await shown()).toEqual(['100 10 0', '120 10 10']);
  await sell('10', null);
  await runOnce(world.deps);
  expect(await gainsNow()).toEqual([{ method: 'FIFO', quantity: '10', cost: '1200' }]);
  await cancelOrder(world.deps, ada.actor, { id: order.id });
  expect(await shown()).toEqual(['100 10 10']);
});

test('a partial fill takes the lots in their order, and a cancel frees the rest', async () => {
  world.market.setVolume('30');
  const order = await sell('8', await named(['120', '4'], ['100', '4']));
  await runOnce(world.deps);
  const filled = Number((await world.db.one(orderOfUser, ada.userId, order.id)).quantityFilled);
  expect(filled).toBeGreaterThan(0);
  expect(filled).toBeLessThan(4);
  expect(await shown()).toEqual(['100 10 6', `120 ${10 - filled} 6`]);
  const request = { deps: world.deps, actor: ada.actor };
  expect(await orderLotsInRequest(request, order)).toMatchObject([
    { quantity: '4', quantitySold: String(filled) },
    { quantity: '4', quantitySold: '0' },
  ]);
  await cancelOrder(world.deps, ada.actor, { id: order.id });
  expect(await shown()).toEqual(['100 10 10', `120 ${10 - filled} ${10 - filled}`]);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

describe('an edit of an order that names its lots', () => {
  const open = async () =>
    sell('8', await named(['120', '4'], ['100', '4']), { type: 'LIMIT', limitPrice: '150' });
  const edit = async (change: object) => {
    const { id } = await open();
    await runOnce(world.deps);
    return editOrder(world.deps, ada.actor, { id: id, ...change });
  };

  test('keeps the lots where the price changes', async () => {
    await edit({ limitPrice: '90' });
    expect(await shown()).toEqual(['100 10 6', '120 10 6']);
    await runOnce(world.deps);
    expect((await gainsNow()).map(({ cost }) => cost)).toEqual(['480', '400']);
    expect(await shown()).toEqual(['100 6 6', '120 6 6']);
  });

  test('gives back those named last where it becomes smaller', async () => {
    await edit({ quantity: '5' });
    expect(await shown()).toEqual(['100 10 9', '120 10 6']);
  });

  test('cannot make it larger', async () => {
    const { code, message } = await refusal(edit({ quantity: '9' }));
    expect(code).toBe('BAD_USER_INPUT');
    expect(message).toContain('names more lots');
  });
});

describe('lots are refused', () => {
  const lotIds = async () => ({ first: await lotOf('100'), second: await lotOf('120') });

  test.each<[string, (ids: { first: string }) => Partial<PlaceOrderInput>, string]>([
    ['for a buy', () => ({ side: 'BUY' }), 'params.lots'],
    ['for a notional', () => ({ quantity: null, notional: '100' }), 'params.lots'],
    ['that do not sum to the quantity', () => ({ quantity: '9' }), 'params.lots'],
    [
      'that are named twice',
      ({ first }) => ({ lots: Array(2).fill({ lotId: first, quantity: '5' }) }),
      'params.lots.1.lotId',
    ],
  ])('%s', async (_title, differing, path) => {
    const ids = await lotIds();
    const lot = { lotId: ids.first, quantity: '10' };
    const order = { side: 'SELL', lots: [lot], ...differing(ids) } as const;
    const { code, fields } = await refusal(placeOrder(world.deps, ada.actor, buy(order)));
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toMatchObject([{ path }]);
  });

  test('that somebody else has', async () => {
    const bob = await trader(world, '10000', 'bob@example.com');
    const others = await named(['100', '1']);
    await world.db.transaction((tx) =>
      addOpeningPosition(tx, world.deps, {
        userId: bob.userId,
        brokerAccountId: bob.live.id,
        tradingMode: 'LIVE',
        assetId: AAPL,
        quantity: '1',
        price: '100',
      }),
    );
    const order = buy({ side: 'SELL', quantity: '1', lots: others });
    expect((await refusal(placeOrder(world.deps, bob.actor, order))).code).toBe('NOT_FOUND');
  });

  test('that another order names', async () => {
    const all = await named(['100', '10']);
    await sell('10', all, { type: 'LIMIT', limitPrice: '150' });
    const { code, message } = await refusal(sell('10', all));
    expect(code).toBe('INSUFFICIENT_QUANTITY');
    expect(message).toContain('only 0 can be sold');
    expect((await readPositions(world.deps, ada.actor))[0]?.quantityAvailable).toBe('10');
  });

  test('where the account sells at the average cost', async () => {
    await world.db.transaction((tx) => tx.run(setMethod, ada.live.id, 'AVERAGE'));
    const { message } = await refusal(sell('10', await named(['100', '10'])));
    expect(message).toContain('AVERAGE');
  });

  test('that an active strategy holds', async () => {
    const bookId = '01926d0e-7c00-7000-8000-000000000009';
    const owner = {
      userId: ada.userId,
      brokerAccountId: ada.live.id,
      tradingMode: 'LIVE' as const,
      fromBookId: ada.live.id,
      toBookId: bookId,
      sourceType: 'active_strategy',
      sourceId: bookId,
    };
    await world.db.transaction(async (tx) => {
      await openBook(tx, world.deps, bookId, owner);
      await moveShares(tx, world.deps, owner, AAPL, decimal(10));
    });
    const held = (await lots()).find(({ activeStrategyId }) => activeStrategyId === bookId);
    expect(held).toMatchObject({ quantity: '10', quantityAvailable: '0', unitCost: '100' });
    const order = sell('1', [{ lotId: held?.id ?? '', quantity: '1' }]);
    expect((await refusal(order)).fields).toMatchObject([{ path: 'params.lots.0.lotId' }]);
  });
});

const setMethod = statement<never, [accountId: string, method: string]>(
  'test_set_method',
  'update broker_accounts set cost_basis_method = $2 where id = $1',
);

test.each([
  ['LIFO', '1200'],
  ['HIFO', '1200'],
  ['AVERAGE', '1100'],
  ['SPECIFIC', '1000'],
])('by %s a sale of 10 that names no lots costs %s', async (method, cost) => {
  await world.db.transaction((tx) => tx.run(setMethod, ada.live.id, method));
  await sell('10', null);
  await runOnce(world.deps);
  expect((await gainsNow()).map((gain) => gain.cost)).toEqual([cost]);
});

test('a position is closed by the lots that are named', async () => {
  const size = { lots: await named(['120', '10'], ['100', '1']) };
  await liquidatePosition(world.deps, ada.actor, { asset: { symbol: 'AAPL' }, size });
  await runOnce(world.deps);
  expect(await shown()).toEqual(['100 9 9']);
});

test('a repetition with the same key names the lots once', async () => {
  const input = limit('150', {
    side: 'SELL',
    quantity: '4',
    idempotencyKey: 'lots-1',
    lots: await named(['120', '4']),
  });
  const first = await placeOrder(world.deps, ada.actor, input);
  const second = await placeOrder(world.deps, ada.actor, input);
  expect(second.id).toBe(first.id);
  expect(await shown()).toEqual(['100 10 10', '120 10 6']);
});
