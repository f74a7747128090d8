import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { type FundingWorld, fundingWorld } from '../../funding/funding.fixture.ts';
import { trader } from '../../trading/trading.fixture.ts';
import { payerIn, work } from './billing.fixture.ts';
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
