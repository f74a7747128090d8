import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { type FundingWorld, fundingWorld } from '../../funding/funding.fixture.ts';
import { trader } from '../../trading/trading.fixture.ts';
import { operate, payerIn, work } from './billing.fixture.ts';
import { subscriptionWork } from './renew.ts';

let db: Database;
let world: FundingWorld;
let hers: ReturnType<typeof payerIn>;
const never = new AbortController().signal;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await fundingWorld({ db });
  hers = payerIn(world, await trader(world, '1'));
  await hers.given('FREE');
  await hers.card();
});
afterEach(() => db.close());

const eight = <Result>(act: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: 8 }, act));

test('eight who subscribe at once have one subscription and are charged once', async () => {
  await eight(() => hers.subscribe('PRO'));
  await work(world);
  expect(await hers.list()).toMatchObject([{ status: 'ACTIVE' }]);
  expect(await hers.charges()).toEqual(['19 SUCCEEDED']);
});

test('a period that eight renew at once is charged once', async () => {
  const { id, periodEndsAt } = await hers.subscribe('PRO');
  world.clock.set(periodEndsAt);
  const { run } = subscriptionWork(world.deps);
  const runs = await eight(() => run(id, never));
  expect(runs.filter(({ status }) => status === 'rejected')).toEqual([]);
  await work(world);
  expect(await hers.list()).toMatchObject([{ status: 'ACTIVE', periodStartsAt: periodEndsAt }]);
  expect(await hers.charges()).toEqual(['19 SUCCEEDED', '19 SUCCEEDED']);
});

test('who cancels while the period is renewed pays for nothing that they do not get', async () => {
  const { id, periodEndsAt } = await hers.subscribe('PRO');
  world.clock.set(periodEndsAt);
  const { run } = subscriptionWork(world.deps);
  await Promise.all([run(id, never), hers.cancel(id, false), work(world)]);
  await work(world);
  await work(world);
  expect(await hers.list()).toMatchObject([{ status: 'CANCELED', endedAt: periodEndsAt }]);
  expect(await hers.plan()).toBe('FREE');
  const [first, second = '19 TAKEN_BACK'] = await hers.charges();
  expect(first).toBe('19 SUCCEEDED');
  // Cancelled once the renewal was paid, nothing is paid back, as for every period.
  expect(['19 TAKEN_BACK', '19 CANCELED', '19 SUCCEEDED']).toContain(second);
});

test('the last use of a coupon is had by one of two who want it at once, and once', async () => {
  const half = ['--percent', '50', '--months', '1', '--redemptions', '1'];
  await operate(world, 'make-coupon', 'HALF', ...half);
  const theirs = payerIn(world, await trader(world, '1', 'eve@example.com'));
  await theirs.given('FREE');
  await theirs.card();
  const taking = [hers, theirs].map((one) =>
    eight(() => one.subscribe('PRO', 'MONTH', { coupon: 'HALF' })),
  );
  const outcomes = await Promise.all(taking);
  const refused = outcomes.map((all) => all.every(({ status }) => status === 'rejected'));
  expect(refused.toSorted()).toEqual([false, true]);
  await work(world);
  const charges = await Promise.all([hers.charges(), theirs.charges()]);
  expect(charges.flat()).toEqual(['9.5 SUCCEEDED']);
  expect(await operate(world, 'list-coupons')).toContain('taken 1 of 1');
});
