import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import { decimal } from '../../kernel/decimal.ts';
import { systemRandom } from '../../kernel/random.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import { onBooks } from '../../testing/on-database.ts';
import { codeOf, outcomes } from '../../testing/outcomes.ts';
import { racingDatabase, times } from '../../testing/race.ts';
import { withdrawCash } from '../trading/accounts/deposit-cash.ts';
import { applyActions } from '../trading/corporate-actions/index.ts';
import { runOnce } from '../trading/matching/matcher.ts';
import { getOrders } from '../trading/orders/get-orders.ts';
import { placeOrder } from '../trading/orders/place-order.ts';
import { readPositions } from '../trading/positions/read-positions.ts';
import { faultsOfTheBooks } from '../trading/settlement/books.fixture.ts';
import { balancesOf, buy, own } from '../trading/trading.fixture.ts';
import { contributeToActiveStrategy } from './actives/contribute-to-active-strategy.ts';
import { setAssetShares } from './actives/set-asset-shares.ts';
import { advanceRun } from './runs/advance-run.ts';
import { strategyJobs } from './runs/jobs.ts';
import { rebalanceActiveStrategy } from './runs/rebalance-active-strategy.ts';
import {
  AAPL,
  type Investor,
  invest,
  invested,
  investor,
  lastRun,
  MSFT,
  quantitiesOf,
  read,
  runsOf,
  settle,
} from './strategies.fixture.ts';

const ROUNDS = 6;
const SPLITS = 40;
const turn = promisify(setImmediate);
const ONE = { ok: 1 };

let db: Database;
let ada: Investor;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
}, racingDatabase);

const all = { weights: { assets: [{ assetId: MSFT, targetPercent: '100' }] } };

test('strategies that buy an asset for the first time at once all count in the position', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await investor({ email: `person${round}@example.com` }, ada.world);
    const made = await Promise.all(times(8, () => invest(person, { source: all, amount: '100' })));
    await Promise.all(
      made.map(async ({ id }) => advanceRun(person.world.deps, (await lastRun(person, id)).id)),
    );
    await settle(ada.world);
    const views = await Promise.all(made.map(({ id }) => read(person, id)));
    const held = views.map((view) => quantitiesOf(view).MSFT ?? '0');
    const total = held.reduce((sum, quantity) => sum.plus(quantity), decimal(0));
    const [position] = await readPositions(ada.world.deps, person.actor, {});
    expect(position?.quantity).toBe(total.toFixed());
  }
});

test('shares that are sold and attached to a strategy at once are sold or attached', async () => {
  const { id, holdings } = await invested(ada);
  await own(ada.world, ada, '10');
  const { deps } = ada.world;
  const quantity = decimal(quantitiesOf({ holdings }).AAPL ?? '0')
    .plus(10)
    .toFixed();
  const counts = await outcomes([
    placeOrder(deps, ada.actor, buy({ side: 'SELL', quantity: '10' })),
    setAssetShares(deps, ada.actor, {
      id,
      shares: [{ assetId: AAPL, quantity }],
    }),
  ]);
  expect(counts).toEqual({ ...ONE, INSUFFICIENT_QUANTITY: 1 });
  await runOnce(deps);
});

test('a run and orders of its owner for the same shares take only what is theirs', async () => {
  const { id, holdings } = await invested(ada);
  await own(ada.world, ada, '10');
  ada.world.market.setPrice('AAPL', '200');
  const { deps } = ada.world;
  const run = await rebalanceActiveStrategy(deps, ada.actor, { id });
  const sell = (quantity: string) =>
    codeOf(placeOrder(deps, ada.actor, buy({ side: 'SELL', quantity })));
  const answers = await Promise.all([
    ...times(3, () => sell('5')),
    ...times(3, () => advanceRun(deps, run.id)),
    runOnce(deps),
  ]);
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(2);
  await settle(ada.world);
  expect(await balancesOf(ada.world, ada.live.id)).not.toHaveProperty('position AAPL');
  const after = quantitiesOf(await read(ada, id)).AAPL ?? '0';
  expect(Number(after)).toBeGreaterThan(0);
  expect(Number(after)).toBeLessThan(Number(quantitiesOf({ holdings }).AAPL));
});

test('cash that is contributed and withdrawn at once is contributed or withdrawn', async () => {
  const { id } = await invested(ada);
  const { deps } = ada.world;
  const withdrawal = { account: ada.live, currency: 'USD', amount: decimal('5000') };
  const counts = await outcomes([
    ...times(3, () => contributeToActiveStrategy(deps, ada.actor, { id, amount: '5000' })),
    ...times(3, () => db.transaction((tx) => withdrawCash(tx, deps, ada.userId, withdrawal))),
  ]);
  expect(counts.ok).toBe(1);
  await settle(ada.world);
});

test('a run that the jobs of several processes advance places one set of orders', async () => {
  const { id } = await invested(ada);
  ada.world.market.setPrice('AAPL', '200');
  const { deps } = ada.world;
  const before = (await getOrders(deps, ada.actor, {})).nodes.length;
  await rebalanceActiveStrategy(deps, ada.actor, { id });
  const secrets = secretBox([{ id: 'test', key: new Uint8Array(32) }], systemRandom);
  const processes = times(3, () => strategyJobs({ ...deps, secrets }));
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(processes.flatMap((handlers) => [runDueJobs(deps, handlers), runOnce(deps)]));
    ada.world.clock.advance(1_000);
  }
  expect((await getOrders(deps, ada.actor, {})).nodes.length - before).toBe(2);
  expect(await runsOf(ada, id)).toMatchObject([{ status: 'COMPLETED_SUCCESS' }, {}]);
});

test('a split that comes while a run trades leaves what both come to', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await investor({ email: `person${round}@example.com` }, ada.world);
    const { id } = await invested(person);
    const { deps, clock, market } = ada.world;
    market.setPrice('MSFT', String(150 + round));
    const run = await rebalanceActiveStrategy(deps, person.actor, { id });
    clock.advance(1_000);
    const ratio = { numerator: 2, denominator: 1 };
    const exAt = clock.now();
    market.act({ kind: 'SPLIT', id: `split ${round}`, assetId: MSFT, exAt, ...ratio });
    await Promise.all([
      ...times(2, () => advanceRun(deps, run.id)),
      ...times(2, () => applyActions(deps)),
      runOnce(deps),
    ]);
    await settle(ada.world);
    expect((await lastRun(person, id)).completedAt).not.toBeNull();
  }
});

test('shares that are attached while they are split are all there, in lots too', async () => {
  await own(ada.world, ada, '20');
  const { id } = await invested(ada);
  const { deps, clock, market } = ada.world;
  for (let round = 0; round < SPLITS; round += 1) {
    clock.advance(1_000);
    const ratio =
      round % 2 === 0 ? { numerator: 2, denominator: 1 } : { numerator: 1, denominator: 2 };
    market.act({ kind: 'SPLIT', id: `split ${round}`, assetId: AAPL, exAt: clock.now(), ...ratio });
    const shares = [{ assetId: AAPL, quantity: String(1 + (round % 7)) }];
    const splitting = applyActions(deps);
    for (let count = 0; count < round; count += 1) await turn();
    await Promise.all([splitting, setAssetShares(deps, ada.actor, { id, shares })]);
    expect(await faultsOfTheBooks(db)).toEqual([]);
  }
});
