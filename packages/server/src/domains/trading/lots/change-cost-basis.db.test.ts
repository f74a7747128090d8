import type { CostBasisMethod } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { runOnce } from '../matching/matcher.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { readPositions } from '../positions/read-positions.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import { moveShares, openBook } from '../settlement/books.ts';
import {
  AAPL,
  buy,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { addOpeningPosition } from './add-opening-position.ts';
import { changeCostBasis } from './change-cost-basis.ts';
import { positionLotsInRequest } from './load-position-lots.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await tradingWorld(db);
  ada = await trader(world, '100000');
});
afterEach(() => world.db.close());

async function ownAt(price: string): Promise<void> {
  await world.db.transaction((tx) =>
    addOpeningPosition(tx, world.deps, {
      userId: ada.userId,
      brokerAccountId: ada.live.id,
      tradingMode: 'LIVE',
      assetId: AAPL,
      quantity: '10',
      price,
    }),
  );
  world.clock.advance(1_000);
}

const change = (method: CostBasisMethod) =>
  world.db.transaction((tx) => changeCostBasis(tx, world.deps, ada.live.id, method));

async function lots() {
  const [position] = await readPositions(world.deps, ada.actor);
  if (position === undefined) return [];
  return positionLotsInRequest({ deps: world.deps, actor: ada.actor }, position);
}

const shown = async () =>
  (await lots()).map(({ quantity, costBasis, unitCost }) =>
    [quantity, 'for', costBasis, 'at', unitCost].join(' '),
  );

async function trade(order: PlaceOrderInput): Promise<void> {
  await placeOrder(world.deps, ada.actor, order);
  await runOnce(world.deps);
}

test('from AVERAGE on all that was bought is one lot, and stays it under another method', async () => {
  await ownAt('100');
  const [oldest] = await lots();
  await ownAt('120');
  expect(await shown()).toEqual(['10 for 1000 at 100', '10 for 1200 at 120']);
  await change('AVERAGE');
  expect(await shown()).toEqual(['20 for 2200 at 110']);
  expect(await lots()).toMatchObject([{ id: oldest?.id, acquiredAt: oldest?.acquiredAt }]);
  await change('FIFO');
  expect(await shown()).toEqual(['20 for 2200 at 110']);
  await ownAt('130');
  expect(await shown()).toEqual(['20 for 2200 at 110', '10 for 1300 at 130']);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('what comes back from a strategy joins the one lot under AVERAGE', async () => {
  await ownAt('100');
  await ownAt('120');
  const strategy = '0193b5a0-0000-7000-8000-000000000001';
  const account = {
    userId: ada.userId,
    brokerAccountId: ada.live.id,
    tradingMode: 'LIVE' as const,
    sourceType: 'active_strategy',
    sourceId: strategy,
  };
  const move = (fromBookId: string, toBookId: string) =>
    world.db.transaction((tx) =>
      moveShares(tx, world.deps, { ...account, fromBookId, toBookId }, AAPL, decimal('5')),
    );
  await world.db.transaction((tx) => openBook(tx, world.deps, strategy, account));
  await move(ada.live.id, strategy);
  await change('AVERAGE');
  expect((await shown()).sort()).toEqual(['15 for 1700 at 113.3333333333', '5 for 500 at 100']);
  await move(strategy, ada.live.id);
  expect(await shown()).toEqual(['20 for 2200 at 110']);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('lots that an open order names cannot become one until it ends', async () => {
  await ownAt('100');
  await ownAt('120');
  const [lot] = await lots();
  const order = await placeOrder(
    world.deps,
    ada.actor,
    buy({
      side: 'SELL',
      type: 'LIMIT',
      limitPrice: '900',
      quantity: '4',
      lots: [{ lotId: lot?.id ?? '', quantity: '4' }],
    }),
  );
  const refused = await refusal(change('AVERAGE'));
  expect(refused.code).toBe('INVALID_STATE');
  expect(refused.message).toContain(order.id);
  expect(await shown()).toHaveLength(2);
  await change('HIFO');
  await cancelOrder(world.deps, ada.actor, { id: order.id });
  await runOnce(world.deps);
  await change('AVERAGE');
  expect(await shown()).toEqual(['20 for 2200 at 110']);
});

const figures = statement<{ cost: string; lots: string }, [accountId: string]>(
  'test_cost_basis_figures',
  `select
     (select coalesce(sum(cost), 0) from positions where broker_account_id = $1) as cost,
     (select coalesce(sum(cost), 0) from position_lots where broker_account_id = $1) as lots`,
);

const step = fc.record({
  side: fc.constantFrom('BUY' as const, 'BUY' as const, 'SELL' as const),
  thousandths: fc.integer({ min: 1, max: 3_000 }),
  cents: fc.integer({ min: 150, max: 90_000 }),
  method: fc.constantFrom<CostBasisMethod>('AVERAGE', 'AVERAGE', 'FIFO', 'LIFO', 'HIFO'),
});

test('no change of the method changes what a position cost, whatever is traded', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
    for (const { side, thousandths, cents, method } of steps) {
      world.market.setPrice('AAPL', toPlain(decimal(cents).div(100)));
      const order = trade(buy({ side, quantity: toPlain(decimal(thousandths).div(1000)) }));
      // There may be too little to sell, or to pay with.
      await order.catch(async () =>
        expect((await refusal(order)).code).toMatch(/INSUFFICIENT|INPUT/),
      );
      const before = await world.db.one(figures, ada.live.id);
      await change(method);
      const after = await world.db.one(figures, ada.live.id);
      expect(decimal(after.cost).equals(before.cost)).toBe(true);
      expect(decimal(after.lots).equals(after.cost)).toBe(true);
      if (method === 'AVERAGE') expect((await shown()).length).toBeLessThanOrEqual(1);
    }
    expect(await faultsOfTheBooks(world.db)).toEqual([]);
  });
  // A failure prints its seed and path, from which it can be run again.
  await fc.assert(run, { numRuns: 10 });
});
