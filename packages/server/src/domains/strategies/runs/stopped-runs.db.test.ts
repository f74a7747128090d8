import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { restrictAccount } from '../../trading/accounts/restrict-account.ts';
import { getOrders } from '../../trading/orders/get-orders.ts';
import {
  type Investor,
  invested,
  investor,
  lastRun,
  quantitiesOf,
  read,
  settle,
  work,
} from '../strategies.fixture.ts';
import { advanceRun } from './advance-run.ts';
import { rebalanceActiveStrategy } from './rebalance-active-strategy.ts';

let db: Database;
let ada: Investor;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
});

const openOrders = async () =>
  (await getOrders(ada.world.deps, ada.actor, { group: 'OPEN' })).nodes.map(({ side }) => side);

/** A run that has placed its sale, and waits for it: nothing is traded. */
async function selling() {
  const { id, holdings } = await invested(ada);
  ada.world.market.setPrice('AAPL', '200');
  ada.world.market.setVolume('0');
  const run = await rebalanceActiveStrategy(ada.world.deps, ada.actor, { id });
  await advanceRun(ada.world.deps, run.id);
  expect(await openOrders()).toEqual(['SELL']);
  return { id, before: quantitiesOf({ holdings }) };
}

const shutOut = (column: 'suspended_at' | 'closed_at') =>
  statement<never, [userId: string, now: Date]>(
    `test_shut_out_${column}`,
    `update users set ${column} = $2 where id = $1`,
  );

test.each(['suspended_at', 'closed_at'] as const)(
  'the run of a person whose %s is set takes its orders back and ends',
  async (column) => {
    const { id, before } = await selling();
    const now = ada.world.clock.now();
    await db.transaction((tx) => tx.run(shutOut(column), ada.userId, now));
    await settle(ada.world);
    expect(await openOrders()).toEqual([]);
    expect(await lastRun(ada, id)).toMatchObject({
      status: 'CANCELED_MID_RUN',
      failureReason: 'Its owner is suspended, or has closed the account',
    });
    expect(quantitiesOf(await read(ada, id))).toEqual(before);
  },
);

test('a run does not buy for an account that was restricted while it sold', async () => {
  const { id, before } = await selling();
  await db.transaction((tx) => restrictAccount(tx, ada.world.deps, ada.live.id));
  ada.world.market.setVolume('1000000');
  await work(ada.world);
  await settle(ada.world);
  expect(await lastRun(ada, id)).toMatchObject({
    status: 'ERROR',
    failureReason: 'The account is RESTRICTED at present',
  });
  const after = quantitiesOf(await read(ada, id));
  expect(Number(after.AAPL)).toBeLessThan(Number(before.AAPL));
  expect(after.MSFT).toBe(before.MSFT);
});
