import { beforeEach, describe, expect, test } from 'vitest';
import { addOpeningPosition } from '../lots/add-opening-position.ts';
import { positionLotsInRequest } from '../lots/load-position-lots.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { placeOrder } from '../orders/place-order.ts';
import { readPositions } from '../positions/read-positions.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  AAPL,
  limit,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { applyActions } from './index.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
  for (const price of ['100', '120']) {
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
});

async function lots() {
  const [position] = await readPositions(world.deps, ada.actor);
  if (position === undefined) return [];
  return positionLotsInRequest({ deps: world.deps, actor: ada.actor }, position);
}

const shown = async () =>
  (await lots()).map(({ unitCost, quantity, quantityAvailable }) =>
    [unitCost, quantity, quantityAvailable].join(' '),
  );

async function open(quantity: string) {
  const lotId = (await lots()).at(-1)?.id ?? '';
  const order = limit('150', { side: 'SELL', quantity, lots: [{ lotId, quantity }] });
  return placeOrder(world.deps, ada.actor, order);
}

describe('a split reaches the lots that an order names', () => {
  const split = async (numerator: number, denominator: number) => {
    world.clock.advance(60_000);
    world.market.act({
      id: 'split',
      kind: 'SPLIT',
      assetId: AAPL,
      exAt: world.clock.now(),
      numerator,
      denominator,
    });
    world.clock.advance(60_000);
    await applyActions(world.deps);
  };
  test('as it reaches the order', async () => {
    await open('4');
    await split(2, 1);
    expect(await shown()).toEqual(['50 20 20', '60 20 12']);
    expect(await faultsOfTheBooks(world.db)).toEqual([]);
  });

  test('and frees them where the order cannot follow', async () => {
    const { id } = await open('5');
    await split(1, 2);
    expect((await world.db.one(orderOfUser, ada.userId, id)).status).toBe('CANCELED');
    expect(await shown()).toEqual(['200 5 5', '240 5 5']);
  });
});
