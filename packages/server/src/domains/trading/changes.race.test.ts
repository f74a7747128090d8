import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { decimal } from '../../kernel/decimal.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { onBooks } from '../../testing/on-database.ts';
import { racingDatabase, times } from '../../testing/race.ts';
import { applyActions } from './corporate-actions/index.ts';
import { payDividends } from './corporate-actions/pay-dividends.ts';
import { runOnce } from './matching/matcher.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { editOrder } from './orders/edit-order.ts';
import { placeOrder } from './orders/place-order.ts';
import { overlappingIn } from './overlapping.fixture.ts';
import { moveShares, openBook } from './settlement/books.ts';
import {
  AAPL,
  balancesOf,
  buy,
  limit,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from './trading.fixture.ts';

const ROUNDS = 20;

let db: Database;
let world: TradingWorld;
let ada: Trader;

onBooks(async (given) => {
  db = given;
  world = await tradingWorld(db);
  ada = await trader(world, '1000000');
}, racingDatabase);

const place = async (input: Parameters<typeof buy>[0]) =>
  (await placeOrder(world.deps, ada.actor, buy(input))).id;
const edit = (orderId: string, change: object) =>
  editOrder(world.deps, ada.actor, { id: orderId, ...change });
const cancel = (orderId: string) => cancelOrder(world.deps, ada.actor, { id: orderId });

/** How many of many requests at once were carried out; the others were refused for that. */
async function succeeded(
  requests: readonly Promise<unknown>[],
  refusals: readonly string[],
): Promise<number> {
  const settled = await Promise.allSettled(requests);
  const failed = settled.filter((result) => result.status === 'rejected');
  for (const { reason } of failed) {
    if (!(reason instanceof PlatformError)) throw reason;
    expect(refusals).toContain(reason.code);
  }
  return settled.length - failed.length;
}

async function working(): Promise<string> {
  const { id } = await placeOrder(world.deps, ada.actor, limit('90'));
  await runOnce(world.deps);
  return id;
}

test('an edit sent 20 times at once under one key is one edit', async () => {
  const id = await working();
  const change = { limitPrice: '80', idempotencyKey: 'once' };
  const edited = await Promise.all(times(20, () => edit(id, change)));
  expect(new Set(edited.map((order) => order.id)).size).toBe(1);
});

test('of a cancel and an edit at the same time one is carried out', async () => {
  const ids = await Promise.all(times(ROUNDS, working));
  const refusals = ['ORDER_NOT_EDITABLE', 'ORDER_NOT_CANCELABLE'];
  const both = ids.map((id) => succeeded([edit(id, { limitPrice: '80' }), cancel(id)], refusals));
  expect(await Promise.all(both)).toEqual(times(ROUNDS, () => 1));
});

const overlapping = (
  first: (deps: TradingWorld['deps']) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> => overlappingIn(db, (slow) => first({ ...world.deps, db: slow }), second);

const sale = () => place({ side: 'SELL', quantity: '10' });
const match = (deps: TradingWorld['deps']) => runOnce(deps);

async function strategyBook() {
  const { deps } = world;
  const { userId, live } = ada;
  const bookId = newId(deps.clock, deps.random);
  const owner = { userId, brokerAccountId: live.id, tradingMode: 'LIVE' as const };
  await db.transaction((tx) => openBook(tx, deps, bookId, owner));
  const transfer = { ...owner, fromBookId: live.id, toBookId: bookId };
  const source = { sourceType: 'test', sourceId: bookId };
  const move = (own: TradingWorld['deps']) =>
    own.db.transaction((tx) =>
      moveShares(tx, own, { ...transfer, ...source }, AAPL, decimal('10')),
    );
  return { bookId, move };
}

describe('of one lot', () => {
  beforeEach(() => own(world, ada, '100'));

  const held = async (bookId: string) => (await balancesOf(world, bookId))['position AAPL'];

  test('a strategy gets a part while another is sold', async () => {
    const { bookId, move } = await strategyBook();
    await sale();
    await overlapping(move, () => match(world.deps));
    expect([await held(ada.live.id), await held(bookId)]).toEqual(['80', '10']);
  });

  test('a part is sold while a strategy gets another', async () => {
    const { bookId, move } = await strategyBook();
    await sale();
    await overlapping(match, () => move(world.deps));
    expect([await held(ada.live.id), await held(bookId)]).toEqual(['80', '10']);
  });

  test('a part is sold while the shares are split', async () => {
    await sale();
    splitNow();
    await overlapping(match, () => applyActions(world.deps));
    expect(await held(ada.live.id)).toBe('180');
  });

  test('the shares are split while a part is sold', async () => {
    await sale();
    splitNow();
    await overlapping(applyActions, () => match(world.deps));
    await match(world.deps);
    expect(await held(ada.live.id)).toBe('180');
  });
});

/** Two for one, for whatever stands now. */
function splitNow(): void {
  world.clock.advance(1);
  const action = { id: 'split', assetId: AAPL, exAt: world.clock.now() };
  world.market.act({ ...action, kind: 'SPLIT', numerator: 2, denominator: 1 });
}

test('dividends that five processes pay at once are paid once', async () => {
  await own(world, ada, '10');
  for (let round = 0; round < ROUNDS; round += 1) {
    world.clock.advance(1_000);
    const exAt = world.clock.now();
    const terms = { amountPerShare: '1', currency: 'USD', withholdingRate: '0' };
    const action = { id: `dividend ${round}`, assetId: AAPL, exAt, payAt: exAt };
    world.market.act({ kind: 'DIVIDEND', ...action, ...terms });
    await applyActions(world.deps);
    const paid = await Promise.all(times(5, () => payDividends(world.deps)));
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(1);
  }
  expect((await balancesOf(world, ada.live.id))['cash USD']).toBe(String(999_000 + 10 * ROUNDS));
});
