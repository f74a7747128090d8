import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { getOrders } from '../../trading/orders/get-orders.ts';
import type { TradingWorld } from '../../trading/trading.fixture.ts';
import { liquidateActiveStrategy } from '../actives/liquidate-active-strategy.ts';
import { getRebalancePreview } from '../previews/get-rebalance-preview.ts';
import {
  type Investor,
  invested,
  investor,
  lastRun,
  quantitiesOf,
  read,
} from '../strategies.fixture.ts';
import { advanceRun } from './advance-run.ts';
import { rebalanceActiveStrategy } from './rebalance-active-strategy.ts';

let db: Database;
let ada: Investor;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
});

/** A process that ends right before, or right after, its nth transaction commits. */
function mortal({ deps }: TradingWorld, commits: number, isAfter: boolean): TradingWorld['deps'] {
  let left = commits;
  const alive = (): void => {
    if (left <= 0) throw new Error('the process has ended');
  };
  const checked: Database = {
    ...db,
    async all(...args) {
      alive();
      return db.all(...args);
    },
    async maybe(...args) {
      alive();
      return db.maybe(...args);
    },
    async one(...args) {
      alive();
      return db.one(...args);
    },
    async transaction(work, options) {
      alive();
      left -= 1;
      if (left > 0) return db.transaction(work, options);
      const result = db.transaction(async (tx) => {
        const done = await work(tx);
        if (!isAfter) throw new Error('the process has ended');
        return done;
      }, options);
      await result;
      throw new Error('the process has ended');
    },
  };
  return { ...deps, db: checked };
}

const MAX_ROUNDS = 200;

/** Advances a run by processes that end again and again, until it has ended. */
async function advanceByMortals(runId: string, commits: number, isAfter: boolean): Promise<number> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // One process in two lives on, so that something ever gets done.
    const process = round % 2 === 0 ? mortal(ada.world, commits, isAfter) : ada.world.deps;
    const next = await advanceRun(process, runId).catch(() => ada.world.clock.now());
    if (next === null) return round;
    await runOnce(ada.world.deps);
    ada.world.clock.advance(1_000);
  }
  throw new Error('the run did not end');
}

test.each([
  [1, false],
  [1, true],
  [2, false],
  [2, true],
  [3, true],
])('a run survives processes that end at transaction %i, after its commit: %s', async (...end) => {
  const { id } = await invested(ada);
  const { deps } = ada.world;
  const count = (await getOrders(deps, ada.actor, {})).nodes.length;
  ada.world.market.setPrice('AAPL', '200');
  const { lines } = await getRebalancePreview(deps, ada.actor, { activeStrategyId: id });
  const run = await rebalanceActiveStrategy(deps, ada.actor, { id });
  await advanceByMortals(run.id, ...end);
  expect((await getOrders(deps, ada.actor, {})).nodes.length - count).toBe(2);
  expect((await lastRun(ada, id)).status).toBe('COMPLETED_SUCCESS');
  expect(quantitiesOf(await read(ada, id))).toEqual(
    Object.fromEntries(lines.map(({ symbol, targetQuantity }) => [symbol, targetQuantity])),
  );
});

test('a liquidation pays out once, however often its process ends', async () => {
  const { id } = await invested(ada);
  const size = { percent: '100' };
  const run = await liquidateActiveStrategy(ada.world.deps, ada.actor, { id, size });
  await advanceByMortals(run.id, 1, true);
  const view = await read(ada, id);
  expect(view).toMatchObject({ status: 'CLOSED', cash: '0', takenOut: '999.8' });
});
